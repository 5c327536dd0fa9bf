"""Help pages in English and Simplified Chinese: what commands do, their options, examples."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from typing import Final

from .card_texts import CARDS
from .ledger_texts import LEDGER

HELP: Final[dict[str, tuple[str, str]]] = {
    "usage": ("Usage:", "用法："),
    "options-piece": ("[OPTIONS]", "[选项]"),
    "commands": ("Commands:", "命令："),
    "options": ("Options:", "选项："),
    "examples": ("Examples:", "示例："),
    # Names of values
    "meta-edition": ("EDITION", "版本"),
    "meta-format": ("FORMAT", "赛制"),
    "meta-deck": ("DECK", "套牌"),
    "meta-file": ("FILE", "文件"),
    "meta-agent": ("AGENT", "牌手"),
    "meta-agents": ("A,B", "甲,乙"),
    "meta-name": ("NAME...", "牌名..."),
    "meta-path": ("PATH...", "路径..."),
    "meta-steps": ("STEPS", "步骤"),
    # Options
    "opt-lang": ("language, English or Chinese (default: the locale's)", "语言：英文或中文（默认依系统区域）"),
    "opt-version": ("show the version and exit", "显示版本并退出"),
    "opt-help": ("show this page and exit", "显示本页并退出"),
    "opt-json": ("print JSON", "以 JSON 输出"),
    "opt-edition": ("rules: 2006, 2009, current, or an edition file (.toml, .json); default current", "规则：2006、2009、current 或版本文件（.toml、.json）；默认 current"),
    "opt-edition-words": ("whose words to use: 2006, 2009, current, or an edition file", "采用哪个版本的用语：2006、2009、current 或版本文件"),
    "opt-seed": ("the seed of all chance: the same seed, the same game", "随机种子：种子相同，游戏相同"),
    "opt-decks": ("your deck, then the opponent's: a file or a name from `apnap decks`", "先是你的套牌，再是对手的：文件，或 `apnap decks` 中的名称"),
    "opt-opponent": ("who plays the other seat: heuristic or random", "对手由谁操作：heuristic 或 random"),
    "opt-hotseat": ("two people at one keyboard", "两人共用一个键盘"),
    "opt-load": ("go on with a saved game", "继续存档中的游戏"),
    "opt-save": ("where to save (default: the user's data folder)", "保存位置（默认在用户数据文件夹）"),
    "opt-stops": ("where to stop, such as upkeep,main,their:end; none for nowhere", "停顿的步骤，例如 upkeep,main,their:end；none 表示不停顿"),
    "opt-explain": ("show every rule applied, with its number in this edition", "显示所用的每条规则及其在该版本中的编号"),
    "opt-limited": ("decks of limited play: 40 cards, any number of copies", "限制赛套牌：40张，同名牌不限"),
    "opt-sim-decks": ("the two decks; give it twice", "两副套牌；请给出两次"),
    "opt-games": ("how many games (default 100)", "对局数（默认100）"),
    "opt-agents": ("who plays the decks: two of random, heuristic (default random,random)", "由谁操作：random、heuristic 中的两个（默认 random,random）"),
    "opt-format": ("how is played: duel, free-for-all, two-headed-giant, team-vs-team, emperor, commander ... (default: by the number of players)", "赛制：duel、free-for-all、two-headed-giant、team-vs-team、emperor、commander 等（默认依人数而定）"),
    "opt-match": ("matches of the best of N games, with sideboards in between", "每场为N盘胜负制的对局赛，盘间可换备牌"),
    "opt-terminal": ("play in the terminal instead of the browser (so do --stops, --save and --explain)", "在终端而非浏览器中对局（--stops、--save、--explain 亦然）"),
    "meta-host": ("ADDRESS", "地址"),
    "opt-host": ("the address that the pages are served at (default 127.0.0.1: this machine only)", "网页服务的地址（默认127.0.0.1，仅限本机）"),
    "opt-port": ("the port of the pages (default 8517, or another one if that is taken; 0: any that is free)", "网页服务的端口（默认8517，被占用时另选；0：任意空闲端口）"),
    "opt-no-browser": ("print the address of the pages without opening a browser", "只显示网页地址，不打开浏览器"),
    "opt-ante": ("play for ante", "以赌注进行游戏"),
    "opt-players": ("how many players; the decks and agents named go round (default: as many as decks)", "玩家人数；套牌与牌手依次轮用（默认与套牌数相同）"),
    "opt-play-players": ("how many players, you among them (default 2)", "玩家人数，包括自己（默认2）"),
    "opt-starter": ("who starts: by turns (default), always the first or second deck, or by chance", "谁先手：轮流（默认）、总是第一副或第二副、或随机"),
    "opt-jobs": ("how many processes; the results are the same (default 1)", "进程数；结果不变（默认1）"),
    "opt-run-edition": ("run under this edition instead of those named in the file; may be repeated", "用此版本而非文件所列版本运行；可重复"),
    "opt-run-explain": ("print each step with the rule that decided it", "列出每一步及其依据的规则"),
    "opt-facts": ("all facts, by the names that an edition file uses", "列出全部项目及其在版本文件中的名称"),
    "opt-bench-games": ("random games to measure (default 60)", "用于测量的随机对局数（默认60）"),
    "opt-fuzz-games": ("random games in each edition (default 2000)", "每个版本的随机对局数（默认2000）"),
    "opt-fuzz-undo": ("games taken back answer by answer, in all (default 200)", "逐步撤销的对局总数（默认200）"),
    "opt-fuzz-save": ("games saved and loaded at every question, in all (default 200)", "每次询问都存取的对局总数（默认200）"),
    "opt-fuzz-pool": ("with decks of two colours drawn by chance from all embedded cards of the edition", "用从该版内附的全部牌中随机抽取的双色套牌"),
    "opt-fuzz-players": ("players in each of the random games (default 2)", "随机对局的玩家人数（默认2）"),
    "opt-fuzz-edition": ("only this edition; may be repeated", "只测此版本；可重复"),
    # Commands
    "help-apnap": ("The rules of Magic: The Gathering, edition by edition: play duels, run scenario files, look up cards, compare the rules of the years.", "万智牌规则，按年代版本：进行对局、运行场景文件、查牌、比较各年规则。"),
    "short-play": ("play a duel in the browser or at the terminal", "在浏览器或终端中对局"),
    "help-play": ("Play a duel against the machine, or with a friend on the same screen. At a terminal the program opens its pages in the browser: at the game, if anything was said about it, else where games are begun; games are kept after each answer. With --terminal the game is played by typing: Ctrl-C or q leaves, and it is saved all the time. Without decks two of those that come along are picked. Where nobody can type (no terminal) a demonstration game between two agents is played and printed, unless --host, --port or --no-browser asks for the pages: they are then served until the program is stopped.", "与电脑对局，或与朋友共用屏幕对局。在终端中运行时会在浏览器中打开网页：若已指定对局则直接进入，否则进入新游戏页面；每次回答后都会保存。加 --terminal 则以键入方式对局：按 Ctrl-C 或输入 q 离开，游戏随时自动保存。未指定套牌时从附带的套牌中选两副。没有终端时，进行并显示两个电脑牌手的示范对局；若加 --host、--port 或 --no-browser，则提供网页服务，直到程序被停止。"),
    "short-simulate": ("many games between two agents, with win rates", "让电脑牌手对局多次并统计胜率"),
    "help-simulate": ("Play many games between two agents and print win rates with 95% intervals (Wilson). The same seed gives the same results with any number of processes.", "让两个电脑牌手对局多次，显示胜率与95%置信区间（威尔逊）。种子相同则结果相同，与进程数无关。"),
    "short-run": ("run scenario files", "运行场景文件"),
    "help-run": ("Run scenario files (.yaml, .json), or all those in folders, under each edition that they name. Exit status: 0 all passed, 1 a check failed, 2 a file could not be run.", "运行场景文件（.yaml、.json）或文件夹中的全部场景，依其所列的各版本规则。退出状态：0 全部通过，1 有检查失败，2 有文件无法运行。"),
    "short-card": ("a card's text and facts", "查看一张牌"),
    "help-card": ("Show a card of the pool or of your database: cost, type line, text, facts, or why it cannot be played. With --text show a card of your own as the program understands it; with --edition its text may be in the words of that edition. Unknown names bring near ones.", "查看牌池或数据库中的牌：费用、类别、文字与资料，或不可用的原因。用 --text 查看程序所理解的自制牌；加 --edition 可采用该版本的用语。名称有误时给出相近的牌名。"),
    "short-editions": ("what differs between the editions", "各规则版本的区别"),
    "help-editions": ("Compare the editions of the rule book: facts, steps, state-based actions, layers. Edition files of your own can be named to stand beside them.", "比较规则书的各版本：项目、步骤、状态动作、层。也可加上自己的版本文件。"),
    "short-decks": ("the decks that come along; check a deck", "附带的套牌；检查套牌"),
    "help-decks": ("List the decks that come along, or show one (a name or a file in any common format) and what is wrong with it.", "列出附带的套牌，或显示一副套牌（名称，或任何常见格式的文件）及其问题。"),
    "short-replay": ("tell a saved game from its start", "从头重看存档的游戏"),
    "help-replay": ("Tell a saved game again from its start, up to where it was saved.", "从头讲述存档的游戏，直到保存之处。"),
    "short-bench": ("measure the engine's speed", "测量引擎速度"),
    "help-bench": ("Measure the budgets of speed and memory, each with its target (scaled to this machine) and the value measured.", "测量速度与内存的各项目标，每项列出（按本机折算的）目标与实测值。"),
    "short-fuzz": ("random games with the engine's properties checked", "以随机对局检验引擎"),
    "help-fuzz": ("Play random games in every edition and check the engine: no crash, no stuck question, no endless game, everything can be taken back, saving anywhere changes nothing.", "在每个版本中进行随机对局以检验引擎：不崩溃、不卡住、不无尽、可全部撤销、随处保存都不影响结果。"),
    # Examples
    "examples-apnap": ("apnap play\napnap play --deck red-goblins --deck white-weenie --edition 2006\napnap run examples --explain\napnap card Mogg Fanatic --lang zh", "apnap play\napnap play --deck red-goblins --deck white-weenie --edition 2006\napnap run examples --explain\napnap card Mogg Fanatic --lang zh"),
    "examples-play": ("apnap play\napnap play --terminal\napnap play --deck red-goblins --deck my-deck.txt --edition 2006 --seed 5\napnap play --hotseat --deck green-stompy --deck blue-control\napnap play --stops upkeep,main,their:end\napnap play --load duel.json", "apnap play\napnap play --terminal\napnap play --deck red-goblins --deck my-deck.txt --edition 2006 --seed 5\napnap play --hotseat --deck green-stompy --deck blue-control\napnap play --stops upkeep,main,their:end\napnap play --load duel.json"),
    "examples-simulate": ("apnap simulate --deck red-goblins --deck white-weenie --games 200\napnap simulate --deck a.dck --deck b.txt --agents heuristic,random --jobs 2 --json", "apnap simulate --deck red-goblins --deck white-weenie --games 200\napnap simulate --deck a.dck --deck b.txt --agents heuristic,random --jobs 2 --json"),
    "examples-run": ("apnap run examples\napnap run fanatic.yaml --edition 2006 --explain\napnap run examples --json", "apnap run examples\napnap run fanatic.yaml --edition 2006 --explain\napnap run examples --json"),
    "examples-card": ("apnap card Mogg Fanatic\napnap card shock --edition 2006 --lang zh\napnap card --text \"When this creature dies, draw a card.\" --type \"Creature - Elf\" --pt 2/1 --cost 1G", "apnap card Mogg Fanatic\napnap card shock --edition 2006 --lang zh\napnap card --text \"When this creature dies, draw a card.\" --type \"Creature - Elf\" --pt 2/1 --cost 1G"),
    "examples-editions": ("apnap editions\napnap editions --facts\napnap editions club-rules.toml", "apnap editions\napnap editions --facts\napnap editions club-rules.toml"),
    "examples-decks": ("apnap decks\napnap decks red-goblins\napnap decks my-deck.cod --edition 2006", "apnap decks\napnap decks red-goblins\napnap decks my-deck.cod --edition 2006"),
    "examples-replay": ("apnap replay duel.json\napnap replay duel.json --explain", "apnap replay duel.json\napnap replay duel.json --explain"),
    "examples-bench": ("apnap bench\napnap bench --json --edition 2006", "apnap bench\napnap bench --json --edition 2006"),
    "examples-fuzz": ("apnap fuzz --games 100 --undo 10 --save 5\napnap fuzz --edition 2006 --seed 77", "apnap fuzz --games 100 --undo 10 --save 5\napnap fuzz --edition 2006 --seed 77"),
    # In a duel
    "help-duel": (
        """  Enter, p          pass priority           f   pass until your next turn
  3                 take option 3           e   pass until this turn ends
  Shock             the option with that word
  1 3, 2-4, all, none         several options, attackers
  1:2               attacker 1 to place 2; blocker 1 blocks attacker 2
  2 1               a split in the order of the list
  ? 3, ? NAME       card text               b   draw the board again
  l, l 50, l all    the log with rules      explain   rules in the log on or off
  g                 graveyards, exile       stop, stop upkeep, stop their draw
  u                 take back your last answer
  save, save FILE   save now                concede   give up
  loop N            repeat what you did     loop N 2  the last two actions
  explain 509.1     what a rule says
  q, Ctrl-C         leave; the game is kept""",
        """  回车、p           让过优先权              f   让过至自己的下一回合
  3                 选择第3项               e   让过至本回合结束
  Shock             含有该字样的选项
  1 3、2-4、all、none         多个选项、攻击者
  1:2               攻击者1去处2；阻挡者1阻挡攻击者2
  2 1               按列表顺序分配
  ? 3、? 牌名       查看牌                  b   重画局面
  l、l 50、l all    带规则编号的记录        explain   开关规则编号
  g                 坟墓场与放逐区          stop、stop upkeep、stop their draw
  u                 撤销上一个回答
  save、save 文件   立即保存                concede   认输
  loop N            重复刚才的行动          loop N 2  最近两个行动
  explain 509.1     一条规则的内容
  q、Ctrl-C         离开；游戏已保存""",
    ),
    **LEDGER,
    **CARDS,
}  # fmt: skip
