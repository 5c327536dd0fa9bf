"""The facts of editions, their values, state-based actions and layers in words: (English, Chinese)."""

# ruff: noqa: E501 - one message a line reads best

from __future__ import annotations

from typing import Final

Both = tuple[str, str]

FACTS: Final[dict[str, Both]] = {
    "mana_burn": ("unspent mana costs life (mana burn)", "未用的魔法力造成失去生命（魔法力灼伤）"),
    "mana_empties_each_step": ("pools empty after every step, not only phases", "每个步骤结束时也清空法术力池"),
    "damage_uses_stack": ("combat damage goes onto the stack", "战斗伤害使用堆叠"),
    "damage_assignment_order": ("blockers are put in a damage order", "需排列伤害分配顺序"),
    "deathtouch_lowers_lethal": ("one damage of deathtouch is lethal when assigning", "分配时，死触来源的1点伤害即算致命"),
    "legend_rule": ("legend rule", "传奇规则"),
    "planeswalkers_unique_by_type": ("planeswalkers that share a type go", "类别相同的鹏洛客置入坟墓场"),
    "planes_exist": ("planes exist (Planechase)", "有时空（竞逐时空）"),
    "planeswalkers_exist": ("planeswalkers exist", "有鹏洛客"),
    "later_mana_symbols": ("mana symbols beyond colours, numbers, X and hybrids", "颜色、数字、X及混血以外的法术力符号"),
    "planeswalker_redirection": ("noncombat damage to a player may go to a planeswalker instead", "对玩家的非战斗伤害可改为对鹏洛客造成"),
    "any_target": ("what \"any target\" (creature or player) may be", "“任意一个目标”（生物或玩家）包括"),
    "costless_uncastable": ("a card without a mana cost can't be cast", "没有法术力费用的牌不能施放"),
    "prowl_opponents_only": ("prowl counts only damage to opponents", "徘徊只计对对手造成的伤害"),
    "offering_at_announcement": ("offering sacrifices at announcement", "献祭异能于宣告时牺牲"),
    "commander_replaces": ("zones a commander may avoid", "指挥官可避免进入的区域"),
    "phasing_zone": ("phased-out is a zone", "跃离是一个区域"),
    "phased_tokens_cease": ("tokens that phase out cease to exist", "跃离的衍生物不再存在"),
    "token_owner": ("owner of a token", "衍生物的拥有者"),
    "mulligan": ("mulligan", "再调度"),
    "mulligans_together": ("players decide on mulligans at the same time", "各玩家同时决定是否再调度"),
    "first_mulligan_free_multiplayer": ("first mulligan free with three or more players", "多人游戏中首次再调度免费"),
    "illegal_targets_counter": ("all targets illegal: countered by the rules", "目标全部不合法时被规则反击"),
    "counters_annihilate": ("+1/+1 and -1/-1 counters remove each other", "+1/+1与-1/-1指示物互相抵消"),
    "cda_pt_everywhere": ("power/toughness that a card defines itself counts in all zones", "特征定义的力量／防御力在所有区域生效"),
    "convoke_reduces": ("convoke reduces the cost", "召集减少费用"),
    "indestructible_keyword": ("indestructible is a keyword ability", "不灭是关键词异能"),
    "wishes_reach_exile": ("\"outside the game\" includes exiled cards", "“游戏之外”包括移出游戏的牌"),
    "lethal_deathtouch_sba": ("deathtouch destroys as a state-based action", "死触以状态动作消灭生物"),
    "poison_loses": ("poison counters that lose the game", "输掉游戏的中毒指示物数量"),
    "requirements_count_helpers": (
        "requirements are counted with the help of other creatures",
        "计算要求时计入其他生物的配合",
    ),
    "bands_with_other_of_each": (
        "only creatures with the same bands-with-other ability band by it",
        "只有具相同“与其它结合”异能的生物能以此结合",
    ),
    "regeneration_optional": ("using a regeneration shield is optional", "可选择是否使用重生盾"),
    "first_turn_draw_skipped": ("the first player skips the first draw", "先手玩家略过第一次抓牌"),
    "lifelink_static": ("lifelink is part of the damage itself", "系命是伤害结果的一部分"),
    "starting_life": ("starting life", "起始生命"),
    "team_life": ("starting life of a team with two heads", "双头巨人队伍的起始生命"),
    "team_shares_poison": ("a team shares its poison counters", "队伍共享中毒指示物"),
    "team_poison_loses": ("poison counters that lose a team the game", "队伍输掉游戏的中毒指示物数量"),
    "commander_life": ("starting life with a commander (0: no such format)", "指挥官赛的起始生命（0：无此赛制）"),
    "commander_damage_loses": ("combat damage from one commander that loses", "同一指挥官令人输掉的战斗伤害"),
    "commander_sba": ("a commander goes back after it has died", "指挥官死去之后才返回统帅区"),
    "pool": ("cards that exist", "可用的牌"),
    "vocabulary": ("words of the year", "用语年代"),
    "sideboard": ("sideboard", "备牌"),
    "loops_by_numbers": ("players name numbers for a loop", "玩家为循环选择次数"),
    "graveyard_order": ("owners order cards put into a graveyard together", "拥有者排列同时置入坟墓场的牌"),
}  # fmt: skip

VALUES: Final[dict[str, Both]] = {
    "choose": ("each player keeps one of theirs", "每位玩家保留自己的一个"),
    "all": ("all", "全部"),
    "london": ("London: draw seven, put back one for each", "伦敦：抓七张，每次放回一张"),
    "paris": ("Paris: one card fewer each time", "巴黎：每次少一张"),
    "creator": ("the player who created it", "派出它的玩家"),
    "enters-under": ("the player under whose control it entered", "它进场时的操控者"),
    "effect-controller": ("the controller of the effect", "效应的操控者"),
    "up-to-15": ("up to 15 cards", "最多15张"),
    "exactly-0-or-15": ("exactly 15 cards or none", "恰好15张或没有"),
    "never": ("never", "从不"),
    "where-it-matters": ("in games with a card that reads the order", "仅在有牌关注顺序的对局中"),
    "always": ("always", "总是"),
    "any": ("any number", "任意数量"),
    "era-2006": ("printed up to October 2006", "2006年10月及以前印行的"),
    "era-2010": ("printed up to January 2010", "2010年1月及以前印行的"),
    "creature": ("creature", "生物"),
    "player": ("player", "玩家"),
    "planeswalker": ("planeswalker", "鹏洛客"),
    "battle": ("battle", "战役"),
    "current": ("current", "现行"),
    "snow": ("snow", "雪境"),
    "monohybrid": ("two generic or one coloured", "两点一般或一点有色"),
    "phyrexian": ("Phyrexian", "非瑞克西亚"),
    "colorless": ("colourless", "无色"),
    "end": ("end step", "结束步骤"),
    "hand": ("hand", "手牌"),
    "library": ("library", "牌库"),
    "graveyard": ("graveyard", "坟墓场"),
    "exile": ("exile", "放逐区"),
}

STATE_BASED: Final[dict[str, Both]] = {
    "sba-life-zero": ("life 0", "生命为0"),
    "sba-drew-from-empty-library": ("drew from an empty library", "从空牌库抓牌"),
    "sba-poison": ("poison", "中毒"),
    "sba-toughness-zero": ("toughness 0", "防御力为0"),
    "sba-lethal-damage": ("lethal damage", "致命伤害"),
    "sba-loyalty-zero": ("loyalty 0", "忠诚为0"),
    "sba-legend-rule": ("legend rule", "传奇规则"),
    "sba-planeswalker-uniqueness": ("planeswalkers of one type", "鹏洛客唯一规则"),
    "sba-world-rule": ("world rule", "世界规则"),
    "sba-aura-illegal": ("illegal attachment", "不合法的结附"),
    "sba-token-ceases": ("token away from the battlefield", "衍生物离开战场"),
    "sba-counter-limit": ("too many counters of a kind", "指示物过多"),
    "sba-counters-removed-in-pairs": ("counters removed in pairs", "指示物成对移除"),
}

LAYERS: Final[dict[str, Both]] = {
    "copy": ("1 copy", "1 复制"),
    "control": ("2 control", "2 操控权"),
    "text": ("3 text", "3 文字"),
    "type": ("4 type", "4 类别"),
    "other": ("5 all other effects", "5 其他效应"),
    "color": ("5 colour", "5 颜色"),
    "ability": ("6 abilities", "6 异能"),
    "6a": ("6a P/T a card defines", "6a 特征定义的力量／防御力"),
    "6b": ("6b other P/T", "6b 其他力量／防御力效应"),
    "6c": ("6c counters", "6c 指示物"),
    "6d": ("6d P/T changes of static abilities", "6d 静止式异能的增减"),
    "6e": ("6e switching", "6e 互换"),
    "7a": ("7a P/T a card defines", "7a 特征定义的力量／防御力"),
    "7b": ("7b P/T set to a value", "7b 设定力量／防御力"),
    "7c": ("7c P/T changes and counters", "7c 增减与指示物"),
    "7d": ("7d switching", "7d 互换"),
}

# Where layer 7 has five parts, counters have one of their own.
LAYERS_OF_FIVE: Final[dict[str, Both]] = {
    "7c": ("7c P/T changes", "7c 增减"),
    "7d": ("7d counters", "7d 指示物"),
    "7e": ("7e switching", "7e 互换"),
}
