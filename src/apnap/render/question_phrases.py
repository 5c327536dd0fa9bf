"""What is asked, by question key, and what can be picked, by kind of option, in both languages.

Templates as in `vocabulary`: `{slots}` are filled from the question, `[tokens]` with the words of
the edition. `{source}` is what asks, `{object}` another object, `{n}` and `{total}` numbers,
`{least}` and `{most}` the limits, `{other}` words.
"""

from __future__ import annotations

from typing import Final

PROMPTS: Final[dict[str, tuple[str, str]]] = {
    # Before and between turns
    "defending-player": ("Which opponent do you attack?", "攻击哪位对手？"),
    "starting-player": ("Who takes the first turn?", "由谁进行第一个回合？"),
    "sideboard": (
        "Which cards change places between your deck and your sideboard?",
        "哪些牌要在套牌与备牌之间交换？",
    ),
    "mulligan": ("Take a mulligan? ({n} card(s) in hand)", "要再调度吗？（{n}张手牌）"),
    "mulligan-bottom": (
        "Choose {n} card(s) for the bottom of your library.",
        "选择{n}张牌置于牌库底。",
    ),
    "priority": ("You have priority: what do you do?", "你有优先权，要作什么？"),
    "untap": ("Untap {source}?", "要重置{source}吗？"),
    "untap-which": ("Choose {n} to untap.", "选择要重置的{n}个永久物。"),
    "commander": ("Put {source} into the command zone?", "要将{source}置于统帅区吗？"),
    # Loops
    "loop-times": ("How many times is the loop repeated?", "循环执行几次？"),
    "loop-shorten": (
        "After how many repetitions of {n} do you step in? ({n}: not at all)",
        "在{n}次循环中，执行几次后你要介入？（{n}：不介入）",
    ),
    "loop-lower": (
        "The loop is to happen {n} times: agree, or name a lower number.",
        "循环将执行{n}次：同意，或说出较小的次数。",
    ),
    "loop-higher": (
        "The loop is to happen {n} times: agree, or name a higher number.",
        "循环将执行{n}次：同意，或说出较大的次数。",
    ),
    # Casting and activating
    "cast": ("Which part do you [cast]?", "[cast]哪一部分？"),
    "may-cast": ("[cast-upper] {object}?", "要[cast]{object}吗？"),
    "mode": ("Choose a mode for {source}.", "为{source}选择一项。"),
    "modes": ("Choose modes for {source}.", "为{source}选择模式。"),
    "target": ("Choose a target for {source}.", "为{source}选择目标。"),
    "may-retarget": ("Choose new targets for {source}?", "要为{source}选择新的目标吗？"),
    "new-target": ("Choose a new target for {source}.", "为{source}选择新的目标。"),
    "x": ("Choose X for {source}.", "为{source}选择X的数值。"),
    "division": ("Divide {total} for {source}.", "为{source}分配{total}点。"),
    "optional-cost": ("Pay for {source}: {other}?", "要为{source}支付{other}费用吗？"),
    "cost-way": ("How do you pay for {source}?", "为{source}选择支付方式。"),
    "counters": ("How many counters do you remove?", "要移去多少个指示物？"),
    "counter-kind": ("Which kind of counter?", "选择哪一种指示物？"),
    "additional-cost": (
        "Which additional cost do you pay for {source}?",
        "为{source}支付哪一项额外费用？",
    ),
    "pay": ("Pay {other} for {source}.", "为{source}支付{other}。"),
    "pay:yes": ("Pay the cost for {source}?", "要为{source}支付费用吗？"),
    "mana": ("Choose the mana that {source} adds.", "选择{source}所加的[mana]。"),
    "convoke": ("Tap creatures to pay for {source}.", "横置生物以召集{source}。"),
    "convoke-color": ("Which colour does {source} pay for?", "{source}支付哪种颜色？"),
    "improvise": ("Tap artifacts to pay for {source}.", "横置神器以支付{source}。"),
    "offering": ("Which permanent do you offer for {source}?", "为{source}奉献哪个永久物？"),
    "splice": ("Splice a card onto {source}?", "要将哪张牌通联到{source}上？"),
    "delve": (
        "Choose cards of your graveyard to pay for {source}.",
        "从坟墓场选择牌以支付{source}。",
    ),
    # What is chosen among objects
    "ring-bearer": ("Choose your Ring-bearer.", "选择你的持戒人。"),
    "sacrifice": ("Choose {n} to sacrifice.", "选择{n}个要牺牲的永久物。"),
    "discard": ("Choose {n} card(s) to discard.", "选择{n}张要弃的牌。"),
    "tap": ("Choose {n} to tap.", "选择{n}个要横置的永久物。"),
    "untap:some": ("Choose {n} to untap.", "选择{n}个要重置的永久物。"),
    "exile": ("Choose {n} to be [exiled].", "选择要[exiled]的{n}张牌。"),
    "return": ("Choose {n} to return to hand.", "选择{n}个要移回手上的永久物。"),
    "pause-in-cleanup": ("The end of the clean-up.", "清除步骤结束。"),
    "behold": ("Choose {n} to behold.", "选择{n}个以瞻仰。"),
    "reveal": ("Choose {n} card(s) to reveal.", "选择{n}张要展示的牌。"),
    "choose": ("Choose for {source}.", "为{source}作出选择。"),
    "enchant": ("What does {source} enchant?", "{source}结附于什么？"),
    "pile": (
        "Which of these cards make up the first pile? The rest is the second.",
        "哪些牌组成第一堆？其余为第二堆。",
    ),
    "choose-pile": ("Choose a pile: the first or the second.", "选择一堆：第一堆或第二堆。"),
    "enter-as-copy": ("Which object does {source} copy?", "{source}复制什么？"),
    "damage-source": ("Choose a source of damage.", "选择一个伤害来源。"),
    "coin": ("Which coin counts?", "计算哪一枚硬币？"),
    "legend-rule": ("Which one do you keep?", "保留哪一个？"),
    "stand-in": (
        "Who makes the choice for the player who left?",
        "由哪位[player]代替已离开游戏的[player]作选择？",
    ),
    "team-member": ("Which member of the team is affected?", "由哪位队员受影响？"),
    "opponent": ("Choose an opponent.", "选择一位对手。"),
    # Combat
    "attackers": ("Declare attackers.", "宣告攻击者。"),
    "blockers": ("Declare blockers.", "宣告阻挡者。"),
    "band": ("Form a band of attackers?", "要让哪些攻击者结合为一组？"),
    "attack-target": ("What does it attack?", "它攻击谁？"),
    "damage-order": ("Order what {source} deals damage to.", "排列{source}的伤害分配顺序。"),
    "assign-damage": (
        "Assign {total} combat damage of {source}.",
        "分配{source}的{total}点战斗伤害。",
    ),
    "as-unblocked": (
        "Assign {source}'s damage as though it weren't blocked?",
        "{source}视同未受阻挡来分配战斗伤害吗？",
    ),
    # Yes or no
    "may": ("{source}: do it?", "{source}：要这样作吗？"),
    "may-replace": ("Apply the effect of {source}?", "要使用{source}的效应吗？"),
    "may-replace-of": (
        "Apply the effect of {source} to what {object} does?",
        "要对{object}使用{source}的效应吗？",
    ),
    "may-enter": (
        "Use what {source} allows as it [enters]?",
        "{source}[enters]时，要使用其效应吗？",
    ),
    "regenerate": ("Use the regeneration shield?", "要使用重生护盾吗？"),
    # Libraries, orders, shares
    "search": ("Choose what you search for.", "选择要搜寻的牌。"),
    "dig": ("Choose among the cards for {source}.", "为{source}从这些牌中选择。"),
    "bottom-not-top": (
        "Put {object} on the bottom of the library, not on top?",
        "要将{object}置于牌库底而非牌库顶吗？",
    ),
    "clash-bottom": ("Put the card on the bottom?", "要将该牌置于牌库底吗？"),
    "scry-bottom": ("Which go to the bottom of your library?", "哪些牌置于牌库底？"),
    "surveil": ("Which go to your graveyard?", "哪些牌置入你的坟墓场？"),
    "draw": ("How many cards do you draw?", "要抓几张牌？"),
    "counters-up-to": ("How many counters do you put on it?", "要放置几个指示物？"),
    "order-top": (
        "Order the cards for the top, the first uppermost.",
        "排列牌库顶的牌，首张在最上。",
    ),
    "order-bottom": (
        "Order the cards for the bottom, the first uppermost.",
        "排列牌库底的牌，首张在最上。",
    ),
    "library-order": ("Order the cards for the library.", "排列置入牌库的牌。"),
    "graveyard-order": (
        "Order the cards for the graveyard, the first on top.",
        "排列置入坟墓场的牌，首张在最上。",
    ),
    "timestamp-order": (
        "Order what came together, the earliest timestamp first.",
        "排列同时进入者的时间印记，最早的在前。",
    ),
    "trigger-order": (
        "Order your triggered abilities, the first goes onto the stack first.",
        "排列你的触发式异能，第一个先放入堆叠。",
    ),
    "replacement": ("Which effect applies first?", "先使用哪一个效应？"),
    "share-shield": (
        "Share {total} of the prevention of {source}.",
        "分配{source}防止的{total}点伤害。",
    ),
    "redirect-to-planeswalker": (
        "Deal the damage of {source} to a planeswalker instead?",
        "将{source}的伤害改为对鹏洛客造成吗？",
    ),
    # Values
    "number": ("Choose a number for {source}.", "为{source}选择一个数字。"),
    "color": ("Choose a color.", "选择一种颜色。"),
    "colors": ("Choose one color or more.", "选择一种或数种颜色。"),
    "creature-type": ("Choose a creature type.", "选择一种生物类别。"),
    "land-type": ("Choose a land type.", "选择一种地类别。"),
    "basic-land-type": ("Choose a basic land type.", "选择一种基本地类别。"),
    "land-play": (
        "By which effect do you play {source}? (No: by none, as each turn's land.)",
        "依据哪个效应使用{source}？（否：不依据效应，作为每回合的那张地。）",
    ),
    "played-by": (
        "Which effect lets you play {source}? It lets you do so once each turn.",
        "由哪个效应使用{source}？该效应每回合只能如此一次。",
    ),
    "landwalk": ("Choose a kind of land to walk over.", "选择地行者所指的地。"),
    "card-type": ("Choose a card type.", "选择一种牌类别。"),
    "card-name": ("Name a card.", "说出一个牌名。"),
    "tribute": (
        "Pay tribute, so that {source} [enters] with the counters?",
        "是否献上贡礼，使{source}[enters]时带有指示物？",
    ),
    "riot": ("Choose a +1/+1 counter or haste.", "选择+1/+1指示物或敏捷。"),
    "miracle": ("Reveal {source} for its miracle?", "要展示{source}的奇迹吗？"),
    "assist": ("Who may help to pay for {source}?", "由谁协助支付{source}？"),
    "assist-amount": ("How much do you pay for {source}?", "你为{source}支付多少？"),
    "odd-even": ("Choose odd or even.", "选择奇数或偶数。"),
    "player": ("Choose a [player].", "选择一位[player]。"),
    # How often a cost is paid
    "replicate": ("How often do you pay for replicate?", "支付几次覆诵费用？"),
    "multikicker": ("How often do you pay for multikicker?", "支付几次多重增幅费用？"),
    "squad": ("How often do you pay for squad?", "支付几次额外费用？"),
}
"""question key -> prompt. `key:yes` and `key:some` are used where the question is one of yes or no,
or of several objects, and the plain key is something else."""

SHAPES: Final[tuple[tuple[str, str], ...]] = (
    ("Pick one.", "选择一项。"),
    ("Pick {limits}.", "选择{limits}项。"),
    ("Give a number: {limits}.", "给出一个数字：{limits}。"),
    ("Put them in order.", "排定顺序。"),
    ("Split {total}.", "分配{total}点。"),
    ("Assign each to a place, or leave it out.", "逐一指定去处，也可以不指定。"),
)
"""What to do, by shape of the question."""

UP_TO: Final[tuple[str, str]] = ("Pick up to {limits}.", "最多选择{limits}项。")
"""What to do where some are picked, or none."""

NEUTRAL: Final[tuple[tuple[str, str], ...]] = (
    ("{source} asks for one choice.", "{source}：请选择一项。"),
    ("{source} asks for a choice of several.", "{source}：请选择若干项。"),
    ("{source} asks for a number.", "{source}：请给出一个数字。"),
    ("{source} asks for an order.", "{source}：请排定顺序。"),
    ("{source} asks for a division.", "{source}：请分配。"),
    ("{source} asks for an assignment.", "{source}：请逐一指定。"),
)
"""The prompt of a question without one of its own, by shape."""

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "pass": ("Pass", "让过"),
    "yes": ("Yes", "是"),
    "no": ("No", "否"),
    "stop": ("No more", "到此为止"),
    "auto": ("Pay automatically", "自动支付"),
    "play": ("Play {object}", "使用{object}"),
    "cast": ("[cast-upper] {object}", "[cast]{object}"),
    "activate": ("{object}: ability {n}", "{object}：第{n}个异能"),
    "mana": ("{object}: mana ability {n}", "{object}：第{n}个[mana-ability]"),
    "turn_up": ("Turn {object} face up", "将{object}翻回正面"),
    "mode": ("Mode {n}", "第{n}项"),
    "cost": ("Cost {n}", "第{n}项费用"),
    "effect": ("Effect of {object}", "{object}的效应"),
    "trigger": ("Ability of {object}", "{object}的异能"),
    "trigger-for": ("Ability of {other}: {object}", "{other}的异能：{object}"),
    "roll": ("Roll the planar die", "掷时空骰"),
    "main-card": ("{object} (deck)", "{object}（主牌）"),
    "side-card": ("{object} (sideboard)", "{object}（备牌）"),
    "suspend": ("Suspend {object}", "延缓{object}"),
    "plot": ("Plot {object}", "密谋{object}"),
    "foretell": ("Foretell {object}", "预示{object}"),
    "ignore_effect": ("Ignore the effect of {object}", "忽略{object}的效应"),
    "end_effect": ("End the effect on {object}", "终止对{object}的效应"),
    "special": ("Special action: {object}", "特殊动作：{object}"),
}
"""kind of option -> its words; objects, players, colours and words stand for themselves."""

WAYS: Final[dict[str, tuple[str, str]]] = {
    "morph": ("face down", "牌面朝下"),
    "free": ("without paying its mana cost", "不支付[mana-cost]"),
    "flashback": ("flashback", "返照"),
    "alternative cost": ("alternative cost", "替代性费用"),
    "exiling": ("exiled afterwards", "其后放逐"),
    "offered": ("alternative cost", "替代性费用"),
    "face:0": ("first half", "前半部"),
    "face:1": ("second half", "后半部"),
    "fuse": ("both halves", "两部分"),
}
"""Ways of casting, as `extra` of an option names them."""
