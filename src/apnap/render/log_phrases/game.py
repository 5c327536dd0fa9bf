"""Log phrases of the game: how it begins and ends, teams, the golden rules."""

from __future__ import annotations

from typing import Final

PHRASES: Final[dict[str, tuple[str, str]]] = {
    # Starting a game
    "starting-player-chosen": ("{player} will take the first turn.", "{player}将进行第一个回合。"),
    "library-shuffled-at-start": (
        "{player} shuffles the deck, which becomes the library.",
        "{player}将套牌洗牌，作为牌库。",
    ),
    "starting-life-set": ("{player} starts at {n} life.", "{player}以{n}点生命开始游戏。"),
    "opening-hand-drawn": (
        "{player} draws an opening hand of {n} card(s).",
        "{player}[draw]{n}张牌作为起手手牌。",
    ),
    "mulligan-taken": (
        "{player} takes a mulligan and draws {n} card(s).",
        "{player}再调度，[draw]{n}张牌。",
    ),
    "mulligan-free": (
        "{player}'s first mulligan costs no card.",
        "{player}的第一次再调度不减少手牌。",
    ),
    "mulligan-cards-bottomed": (
        "{player} puts {n} card(s) on the bottom of the library.",
        "{player}将{n}张牌置于牌库底。",
    ),
    "hand-kept": ("{player} keeps a hand of {n} card(s).", "{player}保留{n}张起手手牌。"),
    "opening-hand-action": (
        "{player} uses {object} from the opening hand.",
        "{player}从起手手牌中运用{object}。",
    ),
    "first-turn-begins": ("{player} begins the first turn.", "{player}开始第一个回合。"),
    "first-draw-skipped": (
        "{player} goes first and so skips the first draw.",
        "{player}为先手，略过第一次[draw]牌。",
    ),
    "companion-revealed": (
        "{player} reveals {object} as a companion.",
        "{player}展示{object}作为行侣。",
    ),
    "mana-outside-identity": (
        "Mana of {source} outside the commander's colors becomes colorless.",
        "{source}产生的、指挥官标识色以外的[mana]变为无色。",
    ),
    "vanguard-card-set-aside": (
        "{player} plays as {object} and starts at {n} life.",
        "{player}以{object}进行游戏，起始生命为{n}。",
    ),
    "planar-deck-shuffled": ("{player} shuffles the planar deck.", "{player}将时空套牌洗牌。"),
    "plane-turned-up": ("{player} turns {object} face up.", "{player}将{object}翻为牌面朝上。"),
    "planar-controller": ("{player} controls {object}.", "{player}操控{object}。"),
    "planar-die-rolled": ("{player} rolls the planar die.", "{player}掷时空骰。"),
    "chaos-ensues": ("{player} rolls chaos.", "{player}掷出混沌。"),
    "planeswalking-ability-triggers": (
        "{player} rolls the planeswalker symbol.",
        "{player}掷出鹏洛客标志。",
    ),
    "planeswalked": ("{player} planeswalks.", "{player}时空转移。"),
    "phenomenon-encountered": ("{player} encounters {object}.", "{player}遭遇{object}。"),
    "planeswalk-impossible": (
        "{player} is not the planar controller and can't planeswalk.",
        "{player}并非时空操控者，不能时空转移。",
    ),
    "commander-set-aside": (
        "{player} puts {object} into the command zone as [commander].",
        "{player}将{object}置于统帅区，作为[commander]。",
    ),
    # Golden rules, teams and range
    "card-overrides-rule": ("{source} overrides the rule.", "{source}的叙述优先于规则。"),
    "cannot-beats-can": (
        "{source} says that it can't happen, and so it doesn't.",
        "{source}使其不能发生，因此不发生。",
    ),
    "shared-life-total": (
        "{player}'s team shares one life total: {n}.",
        "{player}的[team]共用总生命：{n}。",
    ),
    "out-of-range": (
        "{target} is out of {player}'s range of influence.",
        "{target}不在{player}的影响范围之内。",
    ),
    # Ending the game
    "player-wins-last-standing": (
        "{player} is the last one in the game and wins.",
        "{player}是最后留在游戏中的[player]，获得胜利。",
    ),
    "player-wins-by-effect": (
        "{player} wins the game by {source}.",
        "{player}因{source}赢得[this-game]。",
    ),
    "team-wins": ("The team of {list} wins the game.", "{list}的[team]赢得[this-game]。"),
    "player-loses": ("{player} loses the game.", "{player}输掉[this-game]。"),
    "player-loses-by-effect": (
        "{player} loses the game by {source}.",
        "{player}因{source}输掉[this-game]。",
    ),
    "player-concedes": ("{player} concedes.", "{player}认输。"),
    "win-and-loss-is-loss": (
        "{player} would both win and lose, and so loses.",
        "{player}同时赢与输，因此算输。",
    ),
    "team-loses": ("The team of {list} loses the game.", "{list}的[team]输掉[this-game]。"),
    "game-drawn-all-lose": (
        "All players lose at once: the game is a draw.",
        "所有[player]同时输掉，[this-game]为平手。",
    ),
    "game-drawn-by-effect": ("{source} makes the game a draw.", "{source}使[this-game]成为平手。"),
    "game-drawn-for-player": (
        "The game is a draw for {player}, who leaves it.",
        "[this-game]对{player}为平手，{player}离开游戏。",
    ),
    "choice-made-by-another": (
        "{player} makes the choice for {other}, who has left the game.",
        "{player}代替已离开游戏的{other}作选择。",
    ),
    "team-member-chosen": (
        "The team chooses {player} to be affected.",
        "该队选择由{player}受影响。",
    ),
    "game-drawn-mandatory-loop": (
        "A loop that nobody can stop makes the game a draw.",
        "出现无人能停止的循环，[this-game]为平手。",
    ),
    "game-drawn-repetition": (
        "The game repeats itself without a choice: it is a draw.",
        "局面在无选择的情况下重复，[this-game]为平手。",
    ),
    "loop-shortcut": ("{player} repeats the loop {n} time(s).", "{player}将循环执行{n}次。"),
    "loop-must-break": (
        "{player} must do something else to end the loop.",
        "{player}必须改变行动以结束循环。",
    ),
    "loop-shortened": (
        "{player} lets the loop go on {n} time(s) only.",
        "{player}只让循环执行{n}次。",
    ),
    "loop-broken-off": (
        "The loop cannot go on after {n} time(s): {player} decides anew.",
        "循环执行{n}次后无法继续，由{player}重新决定。",
    ),
    "loop-last-choice": (
        "{player} makes the last choice of the loop.",
        "循环中由{player}作最后的选择。",
    ),
    "loop-number-raised": (
        "{player} settles on {n} time(s) for the loop.",
        "{player}将循环定为{n}次。",
    ),
    "player-leaves-game": ("{player} leaves the game.", "{player}离开游戏。"),
    "effect-ends-as-player-leaves": (
        "{player} left the game, so the effect of {source} ends.",
        "{player}已离开游戏，{source}的效应终止。",
    ),
    "game-ends": ("The game is over.", "[this-game]结束。"),
    "step-cap-reached": (
        "The game is stopped after {n} step(s), undecided.",
        "已达{n}步上限，游戏中止，未分胜负。",
    ),
    "game-restarted": ("{source} restarts the game.", "{source}使游戏重新开始。"),
    "subgame-begins": ("A subgame begins.", "一盘子游戏开始。"),
    "subgame-ends": ("The subgame is over.", "子游戏结束。"),
    "subgame-cards-returned": (
        "The cards of the subgame go back and the libraries are shuffled.",
        "子游戏中的牌返回，各牌库洗牌。",
    ),
}
