"""Sentences that the server says: whom a seat waits for, why something was refused."""

from __future__ import annotations

from typing import Final

TEXTS: Final[dict[str, tuple[str, str]]] = {
    # Players without a name of their own
    "server-player-n": ("Player {n}", "玩家{n}"),
    "server-player-random": ("Random", "随机电脑"),
    "server-player-heuristic": ("Machine", "电脑"),
    # What a seat waits for
    "server-waiting-for": ("Waiting for {player}.", "等待{player}。"),
    "server-waiting-thinking": ("{player} is thinking.", "{player}正在思考。"),
    # How a game ended
    "server-won-by": ("{player} wins, on turn {turn}.", "{player}获胜（第{turn}回合）。"),
    "server-drawn": ("The game is a draw, on turn {turn}.", "游戏平局（第{turn}回合）。"),
    "server-undetermined": (
        "The game was stopped without a result, on turn {turn}.",
        "游戏在第{turn}回合中止，没有结果。",
    ),
    "server-and": (" and ", "与"),
    # Beside the words of a rule
    "server-rule-now": ("Other editions: {text}", "其他版本：{text}"),
    # Refusals
    "server-no-table": (
        "There is no game at this address; it may have been removed. Start a new one.",
        "此地址没有游戏，可能已被移除。请开始新游戏。",
    ),
    "server-cannot-wake": (
        "This game was played with another version of the program and cannot go on.",
        "这盘游戏是用程序的其他版本进行的，无法继续。",
    ),
    "server-too-long": ("That message is too long to be read.", "消息过长，无法读取。"),
    "server-not-json": ("That is no message of the table's protocol.", "这不是牌桌协议的消息。"),
    "server-unknown-do": ("The table does not know what to do with that.", "牌桌不认识该请求。"),
    "server-stale": (
        "The game has moved on since; look again and answer anew.",
        "游戏已有变化，请重新查看后作答。",
    ),
    "server-not-asked": (
        "It is not for this seat to answer now: {player} is asked.",
        "现在不由此座位作答：轮到{player}。",
    ),
    "server-over": ("The game is over.", "游戏已结束。"),
    "server-not-over": ("The game is still going on.", "游戏仍在进行。"),
    "server-no-priority": ("That can be done only with priority.", "只有拥有优先权时才能这样做。"),
    "server-must-act": (
        "You have cut the loop short: you must do something now.",
        "你中断了循环：现在必须有所行动。",
    ),
    "server-no-loop": (
        "You have not done so much of late: there is nothing to repeat.",
        "你近来没有这么多行动，无可重复。",
    ),
    "server-no-step": ("There is no such step in this edition.", "此版本没有这个步骤。"),
    "server-cannot-undo": (
        "This cannot be taken back: something hidden was seen since, or somebody else has acted.",
        "无法撤回：此后已看到隐藏信息，或他人已有行动。",
    ),
    "server-no-option": ("There is no such option.", "没有这个选项。"),
    "server-no-card": ("There is no card called {name}.", "没有名为{name}的牌。"),
    "server-no-rule": ("There is no rule of that number.", "没有这个编号的规则。"),
    "server-no-replay": (
        "There is no such replay; it may have been removed.",
        "没有这份录像，可能已被移除。",
    ),
    "server-not-your-seat": ("That seat is not yours.", "那不是你的座位。"),
    "server-watching-only": ("This seat is played by the machine.", "此座位由电脑进行。"),
    "server-cannot-save": (
        "The game could not be saved ({why}), so the answer was not taken.",
        "无法保存游戏（{why}），因此未接受该回答。",
    ),
    "server-fault": (
        "Something in the engine failed at this answer; the game stands as it was before.",
        "引擎在处理该回答时出错；游戏保持原状。",
    ),
}


def say(key: str, lang: str, **slots: object) -> str:
    """A sentence in a language."""
    both = TEXTS[f"server-{key}"][lang == "zh"]
    return both.format(**slots) if slots else both
