"""Messages and help pages of `apnap cards`, `apnap card --text` and `apnap compile` in English and
Simplified Chinese."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from typing import Final

CARDS: Final[dict[str, tuple[str, str]]] = {
    # Help
    "meta-query": ("QUERY...", "查询..."),
    "meta-pool": ("POOL", "牌池"),
    "meta-text-value": ("TEXT", "文字"),
    "meta-cost": ("COST", "费用"),
    "meta-type": ("TYPE", "类别"),
    "short-cards": ("your card database: import, search, count", "你的牌库资料：导入、搜索、统计"),
    "help-cards": ("Bring card data of your own (MTGJSON or Scryfall files), search the cards, count them. Cards in the database can be played in decks and scenarios: their texts are compiled when they are needed. Without a database the search goes through the embedded pool.", "导入自己的牌张数据（MTGJSON 或 Scryfall 文件）、搜索牌张、统计。数据库中的牌可用于套牌与场景：需要时即编译其文字。没有数据库时，在内附牌池中搜索。"),
    "examples-cards": ("apnap cards import AtomicCards.json.gz\napnap cards search t:goblin c:r mv<=2\napnap cards stats", "apnap cards import AtomicCards.json.gz\napnap cards search t:goblin c:r mv<=2\napnap cards stats"),
    "short-cards-import": ("take in a file of MTGJSON or Scryfall", "导入 MTGJSON 或 Scryfall 文件"),
    "help-cards-import": ("Take a card file into the database: MTGJSON's AtomicCards, AllPrintings or a set file; Scryfall's oracle-cards, default-cards or all-cards. It may be plain or packed (.gz, .xz, .bz2, .zip). All is taken in or nothing; taking a file in again changes nothing. Tokens, art cards and joke cards are left out. Chinese names are kept.", "将牌张文件导入数据库：MTGJSON 的 AtomicCards、AllPrintings 或单个系列文件；Scryfall 的 oracle-cards、default-cards 或 all-cards。可为原文件或压缩文件（.gz、.xz、.bz2、.zip）。要么全部导入，要么毫无改动；重复导入不变。衍生物、插画牌与玩笑牌不收。中文牌名会保留。"),
    "examples-cards-import": ("apnap cards import AtomicCards.json.gz\napnap cards import default-cards.json --json", "apnap cards import AtomicCards.json.gz\napnap cards import default-cards.json --json"),
    "short-cards-search": ("find cards by what is on them", "按牌面内容找牌"),
    "help-cards-search": (
        """Find cards. Words are parts of names; conditions:

o:"draw a card"  rules text (~: its own name)    t:goblin  type line
c:r c>=ug c=wub c:multicolor c:colorless         id<=wg  colour identity
mv<=2 pow>=4 tou<pow loy=3                       kw:flying  keyword
set:lea r:rare r>=uncommon year<1996             legal:2006 legal:modern
is:supported is:permanent is:spell is:vanilla is:split is:flip is:chinese

-word turns a condition round; "or" and parentheses join conditions.""",
        """找牌。单词为牌名的一部分；条件：

o:"draw a card"  规则文字（~ 代表牌名）          t:goblin  类别
c:r c>=ug c=wub c:multicolor c:colorless         id<=wg  标识色
mv<=2 pow>=4 tou<pow loy=3                       kw:flying  关键词
set:lea r:rare r>=uncommon year<1996             legal:2006 legal:modern
is:supported is:permanent is:spell is:vanilla is:split is:flip is:chinese

- 表示否定；用 or 与括号组合条件。""",
    ),
    "examples-cards-search": ("apnap cards search t:goblin c:r mv<=2\napnap cards search 'o:\"draw a card\" -t:creature legal:2006'\napnap cards search '(t:elf or t:goblin) pow>=4' --json", "apnap cards search t:goblin c:r mv<=2\napnap cards search 'o:\"draw a card\" -t:creature legal:2006'\napnap cards search '(t:elf or t:goblin) pow>=4' --json"),
    "short-cards-stats": ("how much there is of what", "统计"),
    "help-cards-stats": ("Count the cards of the embedded pool and of the database, and name what keeps most cards from being played, among those that were compiled.", "统计内附牌池与数据库中的牌，并列出已编译的牌中最常见的不可用原因。"),
    "examples-cards-stats": ("apnap cards stats\napnap cards stats --json", "apnap cards stats\napnap cards stats --json"),
    "opt-limit": ("how many cards to show (default 50)", "显示的张数（默认50）"),
    "opt-text": ("a rules text of your own, instead of a card's name", "自写的规则文字，代替牌名"),
    "opt-own-name": ("the name of your card", "自制牌的牌名"),
    "opt-own-cost": ("its cost, such as {1}{R}", "其费用，例如 {1}{R}"),
    "opt-own-type": ("its type line, such as \"Creature - Goblin\"", "其类别，例如 \"Creature - Goblin\""),
    "opt-own-pt": ("its power and toughness, such as 2/2", "其力量与防御力，例如 2/2"),
    "opt-own-loyalty": ("its loyalty, if it is a planeswalker", "其忠诚（限鹏洛客）"),
    "opt-allow": ("play cards that are not supported as blank ones, marked by ∅", "不可用的牌按无文字的牌使用，以 ∅ 标记"),
    "short-compile": ("count the cards of a file that can be played", "统计文件中可用的牌"),
    "help-compile": ("Compile the texts of a card file and report how many cards are exact (their text is understood word by word and everything in it can be run), and what keeps the others from it. POOL is era-2006, era-2010 or all; lists of names in a pools.json(.gz) beside the file go before those that come along.", "编译牌张文件中的文字，报告完全可用的牌数（文字逐词理解且均可执行），以及其余不可用的原因。牌池为 era-2006、era-2010 或 all；文件旁的 pools.json(.gz) 中的名单优先于内附名单。"),
    "examples-compile": ("apnap compile AtomicCards.json.gz --pool era-2006\napnap compile AtomicCards.json.gz --pool all --report out.json --jobs 2", "apnap compile AtomicCards.json.gz --pool era-2006\napnap compile AtomicCards.json.gz --pool all --report out.json --jobs 2"),
    "opt-pool": ("which cards: era-2006, era-2010, all (default all)", "哪些牌：era-2006、era-2010、all（默认 all）"),
    "opt-report": ("write the whole report as JSON to this file", "将完整报告以 JSON 写入此文件"),
    # A file of cards
    "data-fault": ("{path}: {why}; nothing was changed.", "{path}：{why}；未作任何改动。"),
    "data-fault-read": ("{path}: {why}.", "{path}：{why}。"),
    "data-missing": ("there is no such file, check the path", "没有这个文件，请检查路径"),
    "data-folder": ("this is a folder, name a file in it", "这是文件夹，请指定其中的文件"),
    "data-no-file": ("this is not a regular file, save the data in a file", "这不是普通文件，请先存为文件"),
    "data-unreadable": ("the file cannot be read ({why}), check who may read it", "无法读取文件（{why}），请检查读取权限"),
    "data-empty": ("the file is empty, download it again", "文件是空的，请重新下载"),
    "data-cut": ("the file is cut short, download it again", "文件不完整，请重新下载"),
    "data-damaged": ("the file is damaged ({why}), download it again", "文件已损坏（{why}），请重新下载"),
    "data-malformed": ("the file is no proper JSON ({why}), download it again", "文件不是正确的 JSON（{why}），请重新下载"),
    "data-encoding": ("the text is not in UTF-8, download the file again or save it as UTF-8", "文字不是 UTF-8 编码，请重新下载或存为 UTF-8"),
    "data-binary": ("the file is binary, name a JSON file of MTGJSON or Scryfall", "这是二进制文件，请指定 MTGJSON 或 Scryfall 的 JSON 文件"),
    "data-kind": ("this is a {kind} file, name a JSON file of MTGJSON or Scryfall (.json, .gz, .xz, .bz2, .zip)", "这是 {kind} 文件，请指定 MTGJSON 或 Scryfall 的 JSON 文件（.json、.gz、.xz、.bz2、.zip）"),
    "data-zip": ("the archive has {n} JSON files where one is wanted, unpack it and name one", "压缩包中有{n}个 JSON 文件，而只需一个，请解压后指定"),
    "data-not-json": ("this is no JSON, name a JSON file of MTGJSON or Scryfall", "这不是 JSON，请指定 MTGJSON 或 Scryfall 的 JSON 文件"),
    "data-no-cards": ("there are no cards in it, neither as MTGJSON nor as Scryfall writes them; name one of their files", "其中没有 MTGJSON 或 Scryfall 格式的牌，请指定它们的文件"),
    "data-only-skipped": ("all that is in it is left out (tokens, joke cards, prints in other languages, incomplete entries); name a file with cards", "其中的内容都不收（衍生物、玩笑牌、其他语言的印刷、不完整的条目），请指定含有牌的文件"),
    "importing": ("reading", "读取"),
    "imported": ("{cards} cards read ({new} new), {sets} sets", "读取{cards}张牌（新增{new}张），{sets}个系列"),
    "imported-into": ("The database is {database}", "数据库：{database}"),
    "skipped": ("{n} skipped: {why}", "略过{n}项：{why}"),
    "skip-token": ("tokens and emblems", "衍生物与徽记"),
    "skip-art": ("art cards", "插画牌"),
    "skip-joke": ("joke cards", "玩笑牌"),
    "skip-extra": ("helper cards and other extras", "辅助牌等"),
    "skip-language": ("prints in other languages", "其他语言的印刷"),
    "skip-incomplete": ("entries without the facts of a card", "缺少必要资料的条目"),
    # Searching
    "compiling": ("compiling", "编译"),
    "reading-pool": ("reading the pool", "读取牌池"),
    "search-name": ("name", "牌名"),
    "search-cost": ("cost", "费用"),
    "search-type": ("type", "类别"),
    "search-nothing": ("No card fits.", "没有符合的牌。"),
    "search-more": ("{n} of {total} cards; --limit shows more.", "共{total}张，显示{n}张；用 --limit 显示更多。"),
    # Counting
    "stats-pool": ("cards of the embedded pool", "内附牌池的牌"),
    "stats-cards": ("cards in the database", "数据库中的牌"),
    "stats-sets": ("sets", "系列"),
    "stats-printings": ("prints", "印刷"),
    "stats-chinese": ("cards with a Chinese name", "有中文名的牌"),
    "stats-supported": ("compiled so far: supported", "已编译：可用"),
    "stats-declined": ("compiled so far: not supported", "已编译：不可用"),
    "stats-reasons": ("What keeps most of these from being played:", "其中最常见的不可用原因："),
    "stats-empty": ("No card data have been imported; `apnap cards import FILE` does that.", "尚未导入牌张数据；请用 `apnap cards import 文件`。"),
    # Cards that are not supported
    "not-supported": ("{name} cannot be played as it is written:", "{name}无法按牌面使用："),
    "deck-not-supported": ("{place}: {n} cards cannot be played as they are written; leave them out, or play them without their texts by --allow-unsupported:", "{place}：有{n}种牌无法按牌面使用；请去掉，或加 --allow-unsupported 按无文字的牌使用："),
    "deck-not-supported-card": ("  {name}: {why}", "  {name}：{why}"),
    "played-blank": ("Played without their texts (marked ∅): {names}", "按无文字的牌使用（以 ∅ 标记）：{names}"),
    "why-stopped": ("the text is not understood here:", "此处文字无法理解："),
    "why-different": ("the text is understood otherwise than it is written here:", "此处文字的理解与原文不符："),
    "why-ambiguous": ("the text can be understood in two ways:", "此处文字有歧义："),
    "why-other": ("the text is not understood ({reason}):", "文字无法理解（{reason}）："),
    "why-engine": ("the engine has no behaviour for: {what}", "引擎尚不支持：{what}"),
    "why-no-stop": ("the full stop at the end is missing:", "末尾缺少句点："),
    "why-written-so": ("the text is understood in another spelling:", "换一种写法才能理解："),
    "why-old-words": ("these are words of the edition {edition} (--edition {edition} takes them):", "这是{edition}版本的用语（可加 --edition {edition}）："),
    "why-write": ("write: {text}", "请写作：{text}"),
    "why-nearest": ("the nearest known phrase: {phrase}", "最接近的已知短语：{phrase}"),
    "name-or-text": ("a name and --text exclude each other; leave one out.", "牌名与 --text 不能并用；请去掉一个。"),
    "need-name-or-text": ("name a card, or give a text of your own with --text.", "请给出牌名，或用 --text 给出自写的文字。"),
    "only-with-text": ("{option} goes with --text only; add --text, or leave it out.", "{option} 只能与 --text 并用；请加上 --text 或去掉它。"),
    "own-no-type": ("the type is missing; add it by --type, such as --type Instant, or by --pt for a creature.", "缺少类别；请用 --type 写出，例如 --type Instant，或用 --pt 表示生物。"),
    "own-type": ("{word!r} is no card type; {hint}", "没有“{word}”这个类别；{hint}"),
    "own-no-size": ("a creature has power and toughness; add them, such as --pt 2/2.", "生物须有力量与防御力；请加上，例如 --pt 2/2。"),
    "own-size": ("power and toughness are for creatures; leave out --pt, or make it a creature by --type.", "只有生物才有力量与防御力；请去掉 --pt，或用 --type 改为生物。"),
    "own-no-loyalty": ("a planeswalker has loyalty; add it, such as --loyalty 3.", "鹏洛客须有忠诚；请加上，例如 --loyalty 3。"),
    "own-loyalty": ("loyalty is for planeswalkers; leave out --loyalty, or make it a planeswalker by --type.", "只有鹏洛客才有忠诚；请去掉 --loyalty，或用 --type 改为鹏洛客。"),
    "own-no-text": ("the text is empty, which only a creature's may be; say in --text what the card does.", "文字是空的，只有生物可以没有文字；请在 --text 中写出牌的作用。"),
    "own-no-enchant": ("an Aura says what it enchants; add a line such as 'Enchant creature' to --text.", "灵气须写明所结附的对象；请在 --text 中加上一行，例如“Enchant creature”。"),
    "own-card": ("Own card", "自制牌"),
    "printed-in": ("printed in", "收录于"),
    "and-more": ("{names} and {n} more", "{names}等，另有{n}个"),
    # Compiling a corpus
    "compile-done": ("{pool}: {exact} of {cards} cards exact ({share:.1%}), {declined} declined, in {seconds} s", "{pool}：{cards}张牌中{exact}张完全可用（{share:.1%}），{declined}张不可用，用时{seconds}秒"),
    "compile-reasons": ("What keeps most cards from it (cards it alone keeps out, cards it touches):", "最常见的原因（仅因此不可用的牌数、涉及的牌数）："),
    "compile-report": ("The report is in {path}", "报告写入 {path}"),
    "compile-no-pool": ("there is no pool {name!r}; {hint}", "没有牌池“{name}”；{hint}"),
    "compile-no-cards": ("{path}: no card of the pool {pool} is in the file; name another file or pool.", "{path}：文件中没有牌池 {pool} 的牌；请另选文件或牌池。"),
    "cannot-write": ("{path}: the file cannot be written ({why}); name another one.", "{path}：无法写入文件（{why}）；请另选文件。"),
}  # fmt: skip
