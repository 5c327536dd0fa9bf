"""Messages and help pages of `apnap rule` and `apnap ledger` in English and Simplified Chinese."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from typing import Final

LEDGER: Final[dict[str, tuple[str, str]]] = {
    # Help
    "meta-rule": ("RULE", "规则"),
    "meta-section": ("SECTION", "章节"),
    "meta-text": ("TEXT", "文字"),
    "short-rule": ("what a rule requires, and what shows it", "查看一条规则的内容与依据"),
    "help-rule": ("Show a rule: what it requires, its number in each edition, the code that carries it out, the tests that show it. RULE is a row of the ledger (2006:310.4a), a rule key of the trace (combat-damage-on-stack), or a number with --edition.", "查看一条规则：内容、在各版本中的编号、执行它的代码、验证它的测试。“规则”可以是条目（2006:310.4a）、记录中的规则键（combat-damage-on-stack），或编号加 --edition。"),
    "examples-rule": ("apnap rule 2006:310.4a\napnap rule combat-damage-on-stack\napnap rule 704.5k --edition 2009\napnap rule --search \"mana burn\"", "apnap rule 2006:310.4a\napnap rule combat-damage-on-stack\napnap rule 704.5k --edition 2009\napnap rule --search 魔法力 伤害"),
    "short-ledger": ("how many rules the tests show", "统计测试已验证的规则"),
    "help-ledger": ("Count the rules of the two old books that the tests show, by edition, section and topic. A rule counts only while all its tests passed on the files as they are now; `make test` writes the outcomes.", "统计测试已验证的旧规则条目，按版本、章节与主题。只有全部相关测试在现有文件上通过，条目才计入；结果由 `make test` 写入。"),
    "examples-ledger": ("apnap ledger\napnap ledger --edition 2006 --section 310 --missing\napnap ledger --json", "apnap ledger\napnap ledger --edition 2006 --section 310 --missing\napnap ledger --json"),
    "opt-rule-edition": ("whose number it is: 2006, 2009 or current; with --search, whose rows", "编号所属的版本：2006、2009 或 current；与 --search 并用时为条目的版本"),
    "opt-search": ("list the rows that hold all these words", "列出含有所有这些词的条目（中英文皆可）"),
    "opt-ledger-edition": ("only rows of this edition: 2006 or 2009", "只计此版本的条目：2006 或 2009"),
    "opt-section": ("only rows of this section, such as 310", "只计此章节的条目，例如 310"),
    "opt-missing": ("list the rows that no passing test shows", "列出尚未验证的条目"),
    "opt-topics": ("count by topic too", "也按主题统计"),
    # What can be wrong
    "no-rule": ("there is no rule {name!r}; {hint}", "没有规则“{name}”；{hint}"),
    "see-search": ("look for words with `apnap rule --search`.", "请用 `apnap rule --search` 按词查找。"),
    "which-rule": ("{name!r} may be {names}; name one of them, or add --edition.", "“{name}”可能是{names}；请指明其一，或加上 --edition。"),
    "need-rule": ("name a rule, such as 2006:310.4a, or look for words with --search.", "请指明规则，例如 2006:310.4a，或用 --search 按词查找。"),
    "rule-or-search": ("a rule and --search exclude each other; leave one out.", "规则与 --search 不能并用；请去掉一个。"),
    "search-is-empty": ("--search has no words; write what to look for, such as --search \"first strike\".", "--search 没有内容；请写出要找的词，例如 --search 先攻。"),
    "nothing-found": ("no row holds all of {text!r}; use fewer words.", "没有条目含有“{text}”的所有词；请减少词数。"),
    "no-section": ("there is no testable row of section {section!r} there; `apnap ledger` lists the sections.", "没有章节“{section}”的可验证条目；请用 `apnap ledger` 查看章节。"),
    # A rule
    "rule-own": ("a row of the project's own: the sources leave this rule out", "本项目自写的条目：原始资料缺此规则"),
    "rule-not-testable": ("nothing to test: it points to other rules, or is about the physical game", "无需验证：只是指引，或关于实物"),
    "rule-now": ("other editions", "其他版本"),
    "rule-note": ("note", "说明"),
    "rule-corrected": ("corrected", "更正"),
    "rule-numbers": ("numbers", "编号"),
    "rule-keys": ("in the trace", "记录中"),
    "rule-code": ("code", "代码"),
    "rule-tests": ("tests", "测试"),
    "rule-kind": ("kind", "种类"),
    "rule-topics": ("topics", "主题"),
    "no-number": ("none", "无"),
    "cited-nowhere": ("cited nowhere", "无处引用"),
    "test-passed": ("passed", "通过"),
    "test-failed": ("FAILED", "失败"),
    "test-stale": ("not run on these files", "未在现有文件上运行"),
    "rows-found": ("{n} rows", "共{n}条"),
    # The ledger
    "ledger-shown": ("{shown} of {testable} testable rows are shown by passing tests, {missing} are missing.", "{testable}个可验证条目中，{shown}个由通过的测试验证，{missing}个尚缺。"),
    "ledger-own": ("Rows of the project's own: {shown} of {testable}.", "本项目自写的条目：{testable}个中的{shown}个。"),
    "ledger-fresh": ("Outcomes of commit {commit}{dirty}.", "结果属于提交 {commit}{dirty}。"),
    "ledger-stale": ("The outcomes on file are stale: they belong to commit {commit}{dirty}, and the files have changed since ({rows} rows were shown then). All rows count as missing; `make test` writes new ones.", "现有结果已过期：它们属于提交 {commit}{dirty}，此后文件已改变（当时验证了{rows}个条目）。所有条目都计为尚缺；请运行 `make test`。"),
    "ledger-absent": ("There are no outcomes of tests yet; `make test` writes them.", "尚无测试结果；请运行 `make test`。"),
    "ledger-dirty": (" with changed files", "（文件有改动）"),
    "ledger-group": ("rows", "条目"),
    "ledger-testable": ("testable", "可验证"),
    "ledger-are-shown": ("shown", "已验证"),
    "ledger-edition": ("edition {name}", "版本 {name}"),
    "ledger-section": ("section {name}", "章节 {name}"),
    "ledger-topic": ("topic {name}", "主题 {name}"),
}  # fmt: skip
