"""Log phrases of keyword abilities."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Keyword abilities: evergreen
    "keyword-applied": ("{other} of {object} applies.", "{object}的{other}异能生效。"),
    "keyword-deathtouch": (
        "Any damage from {object} to a creature is deadly (deathtouch).",
        "{object}具死触，对生物造成的伤害足以致命。",
    ),
    "keyword-defender": ("{object} can't attack (defender).", "{object}具守军，不能进行攻击。"),
    "keyword-double-strike": (
        "{object} deals combat damage in both steps (double strike).",
        "{object}具连击，在两个战斗伤害步骤都造成伤害。",
    ),
    "keyword-enchant": ("{object} can enchant only: {other}.", "{object}只能结附于：{other}。"),
    "keyword-equip": (
        "{player} moves {object} to {target} (equip).",
        "{player}将{object}佩带到{target}上。",
    ),
    "keyword-first-strike": (
        "{object} deals combat damage first (first strike).",
        "{object}具先攻，先造成战斗伤害。",
    ),
    "keyword-flash": (
        "{player} [casts] {object} at instant speed (flash).",
        "{object}具闪现，{player}在瞬间的时机[cast]。",
    ),
    "keyword-flying": (
        "{other} can't block {object} (flying).",
        "{object}具飞行，{other}不能阻挡它。",
    ),
    "keyword-haste": (
        "{object} needs no time to attack or tap (haste).",
        "{object}具敏捷，不受召唤失调影响。",
    ),
    "keyword-hexproof": (
        "{target} can't be the target of {player}'s {object} (hexproof).",
        "{target}具辟邪，不能成为{player}的{object}的目标。",
    ),
    "keyword-indestructible": (
        "{object} is indestructible and stays.",
        "{object}不会毁坏，未被消灭。",
    ),
    "keyword-intimidate": (
        "{other} can't block {object} (intimidate).",
        "{object}具威吓，{other}不能阻挡它。",
    ),
    "keyword-landwalk": (
        "{object} can't be blocked, as {player} controls a {other} (landwalk).",
        "{player}操控{other}，{object}具地行者，不能被阻挡。",
    ),
    "keyword-lifelink": (
        "{player} gains {n} life from {object} (lifelink).",
        "{object}具系命，{player}获得{n}点生命。",
    ),
    "keyword-menace": (
        "{object} can't be blocked by one creature alone (menace).",
        "{object}具威慑，不能只被一个生物阻挡。",
    ),
    "keyword-protection": (
        "{target}'s protection from {other} stops {source}.",
        "{target}具反{other}保护，{source}对其无效。",
    ),
    "keyword-prowess": (
        "{object} gets +1/+1 until end of turn (prowess).",
        "{object}因灵技得+1/+1直到回合结束。",
    ),
    "keyword-reach": (
        "{object} can block flying creatures (reach).",
        "{object}具延势，可以阻挡飞行生物。",
    ),
    "keyword-shroud": ("{target} can't be a target (shroud).", "{target}具帷幕，不能成为目标。"),
    "keyword-trample": (
        "{object} assigns {n} damage past its blockers to {target} (trample).",
        "{object}具践踏，越过阻挡者对{target}分配{n}点伤害。",
    ),
    "keyword-vigilance": (
        "{object} attacks without tapping (vigilance).",
        "{object}具警戒，攻击时不横置。",
    ),
    "keyword-ward": (
        "{object} is countered unless {player} pays {other} (ward).",
        "因守护，除非{player}支付{other}，否则反击{object}。",
    ),
    # Keyword abilities: the others of the older editions
    "keyword-banding": ("{player} uses banding: {list}.", "{player}运用结合：{list}。"),
    "keyword-rampage": (
        "{object} gets +{n}/+{n} until end of turn (rampage).",
        "{object}因狂暴得+{n}/+{n}直到回合结束。",
    ),
    "keyword-cumulative-upkeep": (
        "{player} must pay {other} for {object} (cumulative upkeep).",
        "{player}须为{object}支付累积维持费用{other}。",
    ),
    "keyword-flanking": (
        "{target} gets -1/-1 until end of turn (flanking of {object}).",
        "{object}具侧面攻击，{target}得-1/-1直到回合结束。",
    ),
    "keyword-phasing": (
        "{object} phases in or out as the turn begins (phasing).",
        "{object}具时间跳跃，在回合开始时跃回或跃离。",
    ),
    "keyword-buyback": (
        "{object} returns to {player}'s hand (buyback).",
        "{object}因购回移回{player}手上。",
    ),
    "keyword-shadow": (
        "{other} can't block {object} (shadow).",
        "因次元幽影，{other}不能阻挡{object}。",
    ),
    "keyword-cycling": ("{player} cycles {object}.", "{player}循环{object}。"),
    "keyword-typecycling": (
        "{player} cycles {object} to search for: {other}.",
        "{player}循环{object}，搜寻：{other}。",
    ),
    "keyword-echo": (
        "{player} must pay {other} or sacrifice {object} (echo).",
        "{player}须支付返响费用{other}，否则牺牲{object}。",
    ),
    "keyword-horsemanship": (
        "{other} can't block {object} (horsemanship).",
        "{object}具马术，{other}不能阻挡它。",
    ),
    "keyword-fading": (
        "{object} loses a fade counter or is sacrificed (fading).",
        "{object}移去一个消退指示物，否则牺牲（消退）。",
    ),
    "keyword-kicker": ("{object} was kicked: {other}.", "{object}已增幅：{other}。"),
    "keyword-flashback": (
        "{player} [casts] {object} from the graveyard (flashback).",
        "{player}因返照从坟墓场[cast]{object}。",
    ),
    "keyword-madness": (
        "{player} discards {object} and may [cast] it for {other} (madness).",
        "{player}弃掉{object}，可以支付疯魔费用{other}[cast]之。",
    ),
    "keyword-fear": ("{other} can't block {object} (fear).", "{object}具恐惧，{other}不能阻挡它。"),
    "keyword-morph": (
        "{player} may turn {object} face up for {other} (morph).",
        "{player}可以支付变身费用{other}，将{object}翻回正面。",
    ),
    "keyword-amplify": (
        "{object} [enters] with {n} +1/+1 counter(s) (amplify).",
        "{object}因增强，[enters]时上面有{n}个+1/+1指示物。",
    ),
    "keyword-provoke": (
        "{target} untaps and must block {object} (provoke).",
        "{object}挑拨{target}，使其重置并须阻挡。",
    ),
    "keyword-storm": ("{object} is copied {n} time(s) (storm).", "{object}因风暴复制{n}次。"),
    "keyword-affinity": ("{object} costs {n} less (affinity).", "{object}因共鸣减少{n}点费用。"),
    "keyword-entwine": (
        "{player} chooses all modes of {object} (entwine).",
        "{player}因打包选择{object}的所有模式。",
    ),
    "keyword-modular": (
        "{target} gets {n} +1/+1 counter(s) from {object} (modular).",
        "{target}因{object}的套件得到{n}个+1/+1指示物。",
    ),
    "keyword-sunburst": (
        "{object} [enters] with {n} counter(s) (sunburst).",
        "{object}因辉映，[enters]时上面有{n}个指示物。",
    ),
    "keyword-bushido": (
        "{object} gets +{n}/+{n} until end of turn (bushido).",
        "{object}因武士道得+{n}/+{n}直到回合结束。",
    ),
    "keyword-soulshift": (
        "{player} returns {target} to hand (soulshift of {object}).",
        "因{object}的转生，{player}将{target}移回手上。",
    ),
    "keyword-splice": (
        "{player} adds the text of {other} to {object} (splice).",
        "{player}将{other}的叙述通联到{object}上。",
    ),
    "keyword-offering": (
        "{player} sacrifices {target} to [cast] {object} (offering).",
        "{player}献祭{target}，以[cast]{object}。",
    ),
    "keyword-ninjutsu": (
        "{player} returns {target} to put {object} [onto-battlefield] (ninjutsu).",
        "{player}移回{target}，以忍术让{object}[onto-battlefield]。",
    ),
    "keyword-epic": (
        "{player} can [cast] no more spells; {object} repeats (epic).",
        "{player}不能再[cast]咒语，{object}将重复（历传）。",
    ),
    "keyword-convoke": (
        "{player} taps {list} for {object} (convoke).",
        "{player}横置{list}以召集{object}。",
    ),
    "keyword-dredge": (
        "{player} returns {object} to hand for a draw (dredge {n}).",
        "{player}以发掘{n}代替[draw]牌，将{object}移回手上。",
    ),
    "keyword-transmute": ("{player} transmutes {object}.", "{player}易质{object}。"),
    "keyword-bloodthirst": (
        "{object} [enters] with {n} +1/+1 counter(s) (bloodthirst).",
        "{object}因嗜血，[enters]时上面有{n}个+1/+1指示物。",
    ),
    "keyword-haunt": ("{object} haunts {target}.", "{object}缠身于{target}。"),
    "keyword-replicate": (
        "{object} is copied {n} time(s) (replicate).",
        "{object}因覆诵复制{n}次。",
    ),
    "keyword-forecast": (
        "{player} reveals {object} for its forecast.",
        "{player}展示{object}，使用其预报异能。",
    ),
    "keyword-graft": (
        "{target} gets a +1/+1 counter from {object} (graft).",
        "{object}接殖，将一个+1/+1指示物移到{target}上。",
    ),
    "keyword-recover": (
        "{player} may pay {other} to return {object} (recover).",
        "{player}可以支付复还费用{other}，移回{object}。",
    ),
    "keyword-ripple": (
        "{player} reveals {n} card(s) for {object} (ripple).",
        "{player}因{object}的涟动展示{n}张牌。",
    ),
    "keyword-split-second": (
        "Nobody can respond to {object} (split second).",
        "{object}具转瞬，不能响应。",
    ),
    "keyword-suspend": (
        "{object} loses a time counter (suspend); {n} left.",
        "{object}移去一个计时指示物，还剩{n}个（延缓）。",
    ),
    "keyword-vanishing": (
        "{object} loses a time counter (vanishing); {n} left.",
        "{object}移去一个计时指示物，还剩{n}个（消逝）。",
    ),
    "keyword-absorb": (
        "{object} prevents {n} damage from {source} (absorb).",
        "{object}抵受{source}的{n}点伤害。",
    ),
    "keyword-aura-swap": (
        "{player} exchanges {object} with {target} (aura swap).",
        "{player}将{object}与{target}灵气转换。",
    ),
    "keyword-delve": (
        "{player} pays for {object} with {list}, now [exiled] (delve).",
        "{player}为{object}掘穴，将{list}[exiled]。",
    ),
    "keyword-fortify": (
        "{player} moves {object} to {target} (fortify).",
        "{player}将{object}筑工到{target}上。",
    ),
    "keyword-frenzy": (
        "{object} gets +{n}/+0 until end of turn (frenzy).",
        "{object}因狂热得+{n}/+0直到回合结束。",
    ),
    "keyword-gravestorm": (
        "{object} is copied {n} time(s) (gravestorm).",
        "{object}因坟场风暴复制{n}次。",
    ),
    "keyword-poisonous": (
        "{player} gets {n} poison counter(s) from {object} (poisonous).",
        "{player}因{object}的剧毒得到{n}个中毒指示物。",
    ),
    "keyword-transfigure": ("{player} transfigures {object}.", "{player}易形{object}。"),
    "keyword-champion": ("{object} champions {target}.", "{object}夺冠{target}。"),
    "keyword-changeling": (
        "{object} is every creature type (changeling).",
        "{object}具化形，具有所有生物类别。",
    ),
    "keyword-evoke": ("{player} evokes {object}.", "{player}呼魂{object}。"),
    "keyword-hideaway": (
        "{player} hides a card under {object} (hideaway).",
        "{player}将一张牌掩蔽于{object}之下。",
    ),
    "keyword-prowl": (
        "{player} [casts] {object} for its prowl cost {other}.",
        "{player}支付伺机费用{other}[cast]{object}。",
    ),
    "keyword-reinforce": (
        "{player} discards {object} to put {n} +1/+1 counter(s) on {target}.",
        "{player}以{object}补强，在{target}上放置{n}个+1/+1指示物。",
    ),
    "keyword-conspire": (
        "{player} taps {list} to copy {object} (conspire).",
        "{player}横置{list}，协力复制{object}。",
    ),
    "keyword-persist": (
        "{object} returns with a -1/-1 counter (persist).",
        "{object}留存，带一个-1/-1指示物返回。",
    ),
    "keyword-wither": (
        "{source} deals damage as -1/-1 counters (wither).",
        "{source}具干枯，以-1/-1指示物造成伤害。",
    ),
    "keyword-retrace": (
        "{player} discards {other} to [cast] {object} from the graveyard (retrace).",
        "{player}弃掉{other}，从坟墓场追溯{object}。",
    ),
    "keyword-devour": (
        "{object} devours {n} creature(s): {list}.",
        "{object}吞噬{n}个生物：{list}。",
    ),
    "keyword-exalted": (
        "{object} gets +1/+1 until end of turn (exalted of {source}).",
        "{source}的颂威使{object}得+1/+1直到回合结束。",
    ),
    "keyword-unearth": (
        "{player} unearths {object} for one turn.",
        "{player}破坟{object}，为时一回合。",
    ),
    "keyword-cascade": (
        "{player} cascades from {object} into {other}.",
        "{player}因{object}倾曳出{other}。",
    ),
    "keyword-soulbond": ("{object} is paired with {target}.", "{object}与{target}组成搭档。"),
    "keyword-cipher": ("{object} is encoded on {target}.", "{object}加密于{target}上。"),
    "keyword-bestow": ("{object} is a creature again.", "{object}再度成为生物。"),
    "keyword-assist": (
        "{player} pays {n} for {object} (assist).",
        "{player}为{object}支付{n}（协力）。",
    ),
}
