"""Every message of the command line in English and Simplified Chinese. Help pages are in
`help_texts`, sentences of the library in `playing.sentences`."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from apnap.playing.sentences import ENDINGS, in_chinese, translated

from .help_texts import HELP

LANGS: Final = ("en", "zh")


def language_of(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that the command line asks for with `--lang`, else that of the locale."""
    for place, word in enumerate(words):
        if word == "--":
            break
        given = word[7:] if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(words):
            given = words[place + 1]
        if given in LANGS:
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "zh" if environment[name].lower().startswith("zh") else "en"
    return "en"


class Texts:
    """The messages in one language: `t("saved", path=...)`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._column = LANGS.index(lang)

    def __call__(self, key: str, /, **slots: object) -> str:
        both = MESSAGES.get(key) or HELP[key]
        return both[self._column].format(**slots) if slots else both[self._column]

    def engine(self, sentence: str, name: Callable[[int], str] | None = None) -> str:
        """A sentence of the library in this language; `name` turns ids of objects into names."""
        return translated(sentence, self.lang, name)

    def label(self, words: str) -> str:
        """A name or unit of the library in this language."""
        return in_chinese(words) if self.lang == "zh" else words

    def ending(self, reason: str) -> str:
        """Why a game ended."""
        both = ENDINGS.get(reason)
        return both[self._column] if both else reason.replace("-", " ")


MESSAGES: Final[dict[str, tuple[str, str]]] = {
    # Joining words
    "comma": (", ", "、"),
    "or": (" or ", "或"),
    "and": (" and ", "与"),
    "none": ("none", "无"),
    "yes": ("yes", "是"),
    "no": ("no", "否"),
    "from-to": ("{least} to {most}", "{least}至{most}"),
    # What a command line can get wrong
    "did-you-mean": ("did you mean {names}?", "是否想输入{names}？"),
    "see-help": ("`apnap --help` shows what there is.", "请用 `apnap --help` 查看。"),
    "see-decks": ("`apnap decks` lists those that come along.", "请用 `apnap decks` 查看附带的套牌。"),
    "choose-from": ("choose from {names}.", "请选择：{names}。"),
    "check-spelling": ("check the spelling.", "请检查拼写。"),
    "no-command": ("there is no command {name!r}; {hint}", "没有命令“{name}”；{hint}"),
    "no-option": ("there is no option {option}; {hint}", "没有选项 {option}；{hint}"),
    "extra-argument": ("{what!r} is one word too many for {command}; see `apnap {command} --help`.", "{command} 命令多出了“{what}”；请看 `apnap {command} --help`。"),
    "missing-parameter": ("{what} is missing; add it.", "缺少 {what}；请补上。"),
    "option-needs-value": ("{option} needs a value after it.", "{option} 后面需要一个值。"),
    "option-takes-no-value": ("{option} takes no value; leave it out.", "{option} 不带值；请去掉。"),
    "bad-parameter": ("{what}: {why}", "{what}：{why}"),
    "bad-usage": ("{why}", "用法有误：{why}"),
    "need-whole": ("give a whole number from {least} to {most}, not {value!r}.", "请给出{least}至{most}的整数，而不是“{value}”。"),
    "need-word": ("give one of {words}, not {value!r}.", "请给出 {words} 之一，而不是“{value}”。"),
    "interrupted": ("stopped.", "已中止。"),
    "no-card": ("there is no card {name!r} in the pool; {hint}", "牌池中没有“{name}”；{hint}"),
    "no-agent": ("there is no agent {name!r}; {hint}", "没有名为“{name}”的电脑牌手；{hint}"),
    "no-deck": ("there is no deck {name!r}, neither as a file nor among those that come along; {hint}", "没有套牌“{name}”，既非文件，也不在附带的套牌之中；{hint}"),
    "no-save": ("there is no saved game {path}; check the path.", "没有存档 {path}；请检查路径。"),
    "is-a-folder": ("{path} is a folder; name a file in it.", "{path} 是文件夹；请指定其中的文件。"),
    "too-many-decks": ("a duel takes two decks, not {n}; leave some out, or say --players.", "对局只用两副套牌，而不是{n}副；请减少，或用 --players 指定人数。"),
    "need-two-decks": ("simulate takes --deck twice, here it stands {n} times; name two decks.", "simulate 需要两个 --deck，这里有{n}个；请指定两副套牌。"),
    "need-decks": ("simulate takes one to {players} decks for {players} players, here it has {n}; name them with --deck.", "{players}位玩家需要1至{players}副套牌，这里有{n}副；请用 --deck 指定。"),
    "need-two-agents": ("--agents takes two names with a comma between them, such as random,heuristic, not {given!r}.", "--agents 需要两个以逗号分隔的名字，例如 random,heuristic，而不是“{given}”。"),
    "hotseat-or-opponent": ("--hotseat and --opponent exclude each other; leave one out.", "--hotseat 与 --opponent 不能并用；请去掉一个。"),
    "load-alone": ("--load brings decks, edition and seed along; leave out --deck, --edition, --seed and --hotseat.", "--load 已包含套牌、规则版本与种子；请去掉 --deck、--edition、--seed 与 --hotseat。"),
    "no-web-extra": ("apnap: the pages need more packages; install them with: pip install 'apnap[web]'. Playing at the terminal instead.", "apnap：网页需要更多软件包，请运行：pip install 'apnap[web]'。改在终端中对局。"),
    "page-at": ("The game is at {address}", "游戏网址：{address}"),
    "page-how": ("Ctrl-C ends the server; games in progress are kept. --terminal plays here instead.", "按 Ctrl-C 停止服务，进行中的游戏会保留。加 --terminal 可在此处对局。"),
    "host-not-here": ("{host} is no address of this machine; leave out --host, or name one, such as 127.0.0.1 or 0.0.0.0.", "{host}不是本机的地址；请去掉 --host，或改用 127.0.0.1、0.0.0.0 等地址。"),
    "port-taken": ("port {port} is taken by another program; name another one, or 0 for any that is free.", "端口{port}已被其他程序占用；请另选一个，或用0表示任意空闲端口。"),
    "need-terminal": ("a saved game goes on at a terminal only; `apnap replay` prints one anywhere.", "存档只能在终端中继续；`apnap replay` 可在任何地方显示。"),
    "save-is-over": ("{path}: this game is over; `apnap replay` shows it.", "{path}：这盘游戏已结束；可用 `apnap replay` 查看。"),
    "no-origin": ("{path}: the file does not say how the game was set up, so it cannot be replayed; go on with it by `apnap play --load`.", "{path}：文件没有记录游戏的开局，无法重放；可用 `apnap play --load` 继续。"),
    "record-too-long": ("the saved game has answers after its end; it was written by another version.", "存档在游戏结束后仍有回答；它由其他版本写成。"),
    "record-does-not-fit": ("the saved game has an answer that the rules refuse; it was written by another version.", "存档含有规则不接受的回答；它由其他版本写成。"),
    "replay-differs": ("{path}: the replay comes to another position than the saved one; it was written by another version.", "{path}：重放得到的局面与存档不同；它由其他版本写成。"),
    "nothing-to-run": ("there is nothing to run; name scenario files or folders.", "没有可运行的内容；请指定场景文件或文件夹。"),
    "unknown-step": ("there is no step {word!r}; steps are {steps}.", "没有步骤“{word}”；步骤有：{steps}。"),
    # Names and words of the board
    "you-name": ("Player", "我方"),
    "opponent-name": ("Opponent", "对手"),
    "player-n": ("Player {n}", "玩家{n}"),
    "opponent-n": ("Opponent {n}", "对手{n}"),
    "player-1": ("Player 1", "玩家甲"),
    "player-2": ("Player 2", "玩家乙"),
    "first-name": ("Alice", "小红"),
    "second-name": ("Bob", "小明"),
    "a-card": ("a card", "一张牌"),
    "ability-of": ("ability of {name}", "{name}的异能"),
    "face-down": ("a face-down card", "牌面朝下的牌"),
    "face-down-own": ("face-down {name}", "牌面朝下的{name}"),
    "in-parens": (" ({what})", "（{what}）"),
    "says": ("{name}: {text}", "{name}：{text}"),
    "counted": ("{n}× {name}", "{n}个{name}"),
    "tapped": ("tapped", "已横置"),
    "note-tapped": (" (tapped)", "（已横置）"),
    "so-many-tapped": (" ({n} tapped)", "（{n}个已横置）"),
    "damaged": ("{n} damage", "{n}点伤害"),
    "summoning-sick": ("summoning sick", "召唤失调"),
    "attacking": ("attacking", "攻击中"),
    "blocking": ("blocks {names}", "阻挡{names}"),
    "blocked-by": ("← blocked by {names}", "← 被{names}阻挡"),
    "blocked-by-nobody": ("← blocked, the blocker is gone", "← 已被阻挡，阻挡者已离开"),
    "before-the-game": ("Before the first turn", "游戏开始前"),
    "turn-of": ("Turn {n}: {player}", "第{n}回合：{player}"),
    "turn-beside": (" | {player}: {step}", " | {player}：{step}"),
    "stack-beside": (" (stack {n})", "（堆叠{n}）"),
    "that-is-you": (" (you)", "（你）"),
    "life-total": ("{n} life", "{n}点生命"),
    "mana-in-pool": ("[mana] {other}", "[mana]{other}"),
    "stack-title": ("Stack, top first", "堆叠（最上面的在前）"),
    "combat-title": ("Combat", "战斗"),
    "your-hand": ("Hand: ", "手牌："),
    "no-cards": ("no cards", "没有牌"),
    "step-untap": ("untap", "重置"),
    "step-upkeep": ("upkeep", "维持"),
    "step-draw": ("draw", "[draw]牌"),
    "step-main1": ("main 1", "[main-phase]一"),
    "step-beginning_of_combat": ("combat", "战斗"),
    "step-declare_attackers": ("attack", "攻击"),
    "step-declare_blockers": ("block", "阻挡"),
    "step-first_strike_damage": ("first strike", "先攻"),
    "step-combat_damage": ("damage", "伤害"),
    "step-end_of_combat": ("combat ends", "战斗结束"),
    "step-main2": ("main 2", "[main-phase]二"),
    "step-end": ("end", "结束"),
    "step-cleanup": ("cleanup", "清除"),
    "score": ("{player} {life} life, hand {hand}, library {library}", "{player} {life}点生命、手牌{hand}、牌库{library}"),
    # How games end
    "won-by": ("{player} wins in turn {turn}.", "{player}在第{turn}回合获胜。"),
    "drawn": ("The game is a draw in turn {turn}.", "游戏在第{turn}回合成为平局。"),
    "undetermined": ("The game was stopped without a result in turn {turn}.", "游戏在第{turn}回合中止，未分胜负。"),
    "not-over": ("The game stands in turn {turn}.", "游戏停在第{turn}回合。"),
    "asked-now": ("{player} is asked: {prompt}", "正询问{player}：{prompt}"),
    # A duel
    "greeting": ("A duel under {edition} (seed {seed})", "对局开始：{edition}（种子{seed}）"),
    "greeting-help": ("h shows what you can type; ? NAME shows a card; q leaves and keeps the game.", "输入 h 查看帮助，? 牌名 查看牌，q 离开并保存。"),
    "going-on": ("Going on with {path}", "继续 {path}"),
    "left": ("The game is saved in {path}\nGo on with: apnap play --load {path}", "游戏已保存在 {path}\n继续请用：apnap play --load {path}"),
    "crashed": ("The program failed here; the game up to your last answer is in {path}", "程序在此出错；到你上一个回答为止的游戏保存在 {path}"),
    "saved": ("Saved in {path}", "已保存在 {path}"),
    "cannot-save": ("{path}: the game cannot be saved ({why}); name another file with `save FILE`.", "{path}：无法保存游戏（{why}）；请用 `save 文件` 另选文件。"),
    "replay-hint": ("See the whole game again with: apnap replay {path}", "重看整盘游戏：apnap replay {path}"),
    "hand-over": ("{player} decides now. When only {player} looks at the screen, press Enter.", "现在由{player}决定。请{player}看屏幕，再按回车。"),
    "places": ("To:", "去处："),
    "places-attackers": ("Attackers:", "攻击者："),
    "how-priority": ("Enter: pass · 1: act · f: pass to your turn · ? 1: card text · u: undo · h: help", "回车：让过 · 1：行动 · f：让过至自己的回合 · ? 1：看牌 · u：撤销 · h：帮助"),
    "how-attackers": ("Who attacks? 1 3, all, none; 1:2 sends 1 to place 2", "谁攻击？1 3、all（全部）、none（不攻击）；1:2 让1攻击去处2"),
    "how-blockers": ("Who blocks? 2:1 lets 2 block attacker 1; none for no block", "谁阻挡？2:1 让2阻挡攻击者1；none 不阻挡"),
    "how-one": ("Type one number.", "输入一个数字。"),
    "how-yes-no": ("y or n", "y（是）或 n（否）"),
    "how-some": ("Type {least} to {most} numbers, such as 1 3; all; none.", "输入{least}至{most}个数字，例如 1 3；all 全部；none 不选。"),
    "how-order": ("Type the numbers in the order wanted; Enter keeps this order.", "按想要的顺序输入数字；回车保持此顺序。"),
    "ambiguous-answer": ("{typed!r} fits several options ({numbers}); type a number.", "“{typed}”符合多个选项（{numbers}）；请输入数字。"),
    "need-yes-or-no": ("Type y or n (h shows what else you can type).", "请输入 y（是）或 n（否）；h 查看帮助。"),
    "need-number": ("Type a number up to {last} (h shows what else you can type).", "请输入不超过{last}的数字；h 查看帮助。"),
    "need-numbers": ("Type numbers such as 1 3, or all, or none.", "请输入数字，例如 1 3，或 all（全部）、none（不选）。"),
    "need-numbers-not": ("{typed!r} is no number; type numbers such as 1 3 (h shows what else you can type).", "“{typed}”不是数字；请输入数字，例如 1 3；h 查看帮助。"),
    "need-count": ("Choose {wanted}, not {given}.", "请选择{wanted}个，而不是{given}个。"),
    "need-number-between": ("Type a number from {least} to {most}.", "请输入{least}至{most}的数字。"),
    "need-parts": ("Type {count} numbers that add up to {total}, in the order of the list.", "请按列表顺序输入{count}个数字，总和为{total}。"),
    "parts-do-not-add-up": ("The numbers must add up to {total}, not {sum}.", "这些数字的总和须为{total}，而不是{sum}。"),
    "part-too-small": ("Each number must be at least {least}.", "每个数字至少为{least}。"),
    "need-assignment": ("Type numbers such as 1 3, or all, or none.", "请输入数字，例如 1 3，或 all（全部）、none（不选）。"),
    "no-such-number": ("There is no {number}; the numbers go up to {last}.", "没有{number}；数字最大为{last}。"),
    "only-pass": ("There is nothing to do but pass: press Enter.", "现在只能让过：请按回车。"),
    "no-place": ("There is no place {number}; the places go up to {last}.", "没有去处{number}；去处最大为{last}。"),
    "not-there": ("{name} cannot go to {number}.", "{name}不能去{number}。"),
    "goes-nowhere": ("{name} cannot be chosen here.", "{name}在这里不能选择。"),
    "name-the-attacker": ("Say whom {number} blocks, such as {number}:1.", "请指明{number}阻挡谁，例如 {number}:1。"),
    "nothing-to-undo": ("There is nothing to take back.", "没有可以撤销的行动。"),
    "undone": ("Taken back.", "已撤销。"),
    "only-with-priority": ("This works only while you have priority; answer the question first.", "只有在你有优先权时才能这样做；请先回答问题。"),
    "log-how": ("Type l, l 50 or l all.", "请输入 l、l 50 或 l all。"),
    "card-how": ("Type ? and an option's number or a card's name, such as ? 2 or ? Shock.", "请输入 ? 加选项的数字或牌名，例如 ? 2 或 ? Shock。"),
    "no-card-there": ("Option {number} is no card.", "选项{number}不是牌。"),
    "explain-on": ("The log now shows everything with rule numbers.", "记录现在显示全部内容与规则编号。"),
    "explain-off": ("The log now shows the essentials.", "记录现在只显示要点。"),
    "stops-own": ("Stops in your turns: {steps}", "自己回合的停顿：{steps}"),
    "stops-others": ("Stops in the opponent's turns: {steps}", "对手回合的停顿：{steps}"),
    "must-act": ("You have cut the loop short: you must do something now.", "你中断了循环：现在必须有所行动。"),
    "loop-how": ("loop 100 repeats your last action a hundred times, loop 100 2 your last two.", "循环 100 将上一个行动再执行100次；循环 100 2 为最近两个行动。"),
    "loop-nothing": ("You have not acted yet, so there is nothing to repeat.", "你还没有行动，无可重复。"),
    "really-concede": ("Concede the game? y or n", "要认输吗？y 或 n"),
    "playing-on": ("The game goes on.", "游戏继续。"),
    # A demonstration, a replay
    "demo-title": ("A demonstration game under {edition} (seed {seed})", "示范对局：{edition}（种子{seed}）"),
    "agent-is": ("played by the {name} agent", "由 {name} 电脑牌手操作"),
    "replay-title": ("Replay of a game under {edition} (seed {seed})", "重放对局：{edition}（种子{seed}）"),
    # Tables
    "colors": ("colours", "颜色"),
    "identity": ("colour identity", "标识色"),
    "layout": ("layout", "版式"),
    "layout-split": ("split card", "连体牌"),
    "layout-flip": ("flip card", "倒转牌"),
    "layout-transform": ("double-faced card", "双面牌"),
    "layout-modal": ("modal double-faced card", "模式双面牌"),
    "layout-adventure": ("adventurer card", "历险者牌"),
    "layout-leveler": ("level up card", "升级牌"),
    "layout-saga": ("Saga", "传纪"),
    "layout-class": ("Class", "职业"),
    "layout-token": ("token", "衍生物"),
    "in-decks": ("in the decks", "见于套牌"),
    "deck-name": ("deck", "套牌"),
    "deck-cards": ("cards", "张数"),
    "deck-has": ("among others", "主要咒语"),
    "decks-hint": ("apnap decks NAME shows one; apnap play --deck NAME plays it.", "apnap decks 名称 查看；apnap play --deck 名称 使用。"),
    "deck-legal": ("{cards} cards, nothing wrong with them", "共{cards}张，套牌合法"),
    "sideboard": ("Sideboard", "备牌"),
    "simulating": ("games", "对局"),
    "simulate-interrupted": ("stopped after {n} of {games} games; the results are of these.", "在{games}盘中的第{n}盘后中止；结果只含这些对局。"),
    "sim-agent": ("agent", "牌手"),
    "sim-wins": ("wins", "胜"),
    "sim-rate": ("win rate", "胜率"),
    "sim-interval": ("95% interval", "95%置信区间"),
    "match-score": ("The match: {score}", "对局赛比分：{score}"),
    "match-won": ("{player} wins the match.", "{player}赢得对局赛。"),
    "match-drawn": ("The match is drawn.", "对局赛以平局结束。"),
    "how-sideboard": ("3 for all of line 3, 3:2 for two of them, nothing for no change", "3 表示第3行全部，3:2 表示其中两张，直接回车不更换"),
    "sim-matches": ("matches of the best of {n}; {games} games in all", "{n}盘制对局赛，共{games}盘"),
    "sim-rest": ("{games} games: {draws} drawn, {undetermined} undetermined, {turns} turns (median), {seconds} seconds", "{games}盘：平局{draws}，未定{undetermined}，回合数中位数{turns}，用时{seconds}秒"),
    "status-passed": ("passed", "通过"),
    "status-failed": ("FAILED", "失败"),
    "status-error": ("ERROR ", "错误"),
    "run-summary": ("{passed} passed, {failed} failed, {errors} could not be run", "通过{passed}，失败{failed}，无法运行{errors}"),
    "editions-what": ("what", "项目"),
    "editions-hint": ("Facts on which all agree are left out; `apnap editions --facts` lists them all.", "各版本相同的项目已省略；`apnap editions --facts` 列出全部。"),
    "editions-hint-facts": ("A file with a parent and some of these facts is an edition of your own: --edition FILE.toml", "写明 parent 与其中若干项目的文件即是自定版本：--edition 文件.toml"),
    "row-step": ("step: {name}", "步骤：{name}"),
    "row-sba": ("state-based action: {name}", "状态动作：{name}"),
    "row-layers": ("layers of continuous effects", "持续性效应的层"),
    "measuring": ("measuring", "测量中"),
    "bench-what": ("budget", "项目"),
    "bench-target": ("target", "目标"),
    "bench-measured": ("measured", "实测"),
    "bench-unit": ("unit", "单位"),
    "met": ("met", "达到"),
    "missed": ("MISSED", "未达到"),
    "bench-reference": ("fib(30) takes {seconds} s here; targets are scaled from a machine where it takes 0.08 s.", "fib(30) 在此需{seconds}秒；目标按其需0.08秒的机器折算。"),
    "bench-missed": ("{n} of {total} budgets are missed.", "{total}项中有{n}项未达到目标。"),
    "bench-met": ("All {total} budgets are met.", "{total}项全部达到目标。"),
    "fuzz-games": ("{edition}: random games", "{edition}：随机对局"),
    "fuzz-undo": ("{edition}: taking everything back", "{edition}：全部撤销"),
    "fuzz-save": ("{edition}: saving at every question", "{edition}：每次询问都保存"),
    "fuzz-done": ("{edition}: {n} random games, {undo} taken back whole, {save} saved at every question, nothing broken ({seconds} s)", "{edition}：随机对局{n}盘，全部撤销{undo}盘，逐问保存{save}盘，一切正常（{seconds}秒）"),
    "fuzz-broken": ("{edition}: a property of the engine does not hold: {why}", "{edition}：引擎的性质不成立：{why}"),
}  # fmt: skip
