"""Actions of a scenario as sentences: the headings over the lines of the trace."""

from __future__ import annotations

from typing import Any

from apnap.lab.doing import VERBS
from apnap.lab.running import Run
from apnap.playing.names import Names
from apnap.render.vocabulary import STEP_NAMES, counter_name, fill, name_of
from apnap.web.texts import Words

LETTERS = "ABCDEFGH"
CHINESE_LETTERS = "甲乙丙丁戊己庚辛"


def player_shown(name: str, lang: str) -> str:
    """A player's name as people of the language read it: those that are letters are counted in
    Chinese its own way."""
    if lang == "zh" and len(name) == 1 and name in LETTERS:
        return CHINESE_LETTERS[LETTERS.index(name)]
    return name


class LabNames(Names):
    """Names for one who sees everything."""

    def player_name(self, seat: int) -> str:
        """The name of a player."""
        return player_shown(self.game.players[seat].name, self.lang)


class Describer:
    """Says what actions do, in a language and an edition's words."""

    def __init__(self, run: Run, names: LabNames) -> None:
        self.run = run
        self.names = names
        self.t = Words(names.lang)
        self.vocabulary = run.edition.facts.vocabulary

    def action(self, action: dict[str, Any]) -> str:
        """One action."""
        for verb in VERBS:
            if verb in action:
                said = getattr(self, f"_{verb}")(action)
                return said if "at" not in action else self._at(action, said)
        return self._at(action, "") if "at" in action else self.say("lab-do-note")

    def say(self, key: str, **slots: object) -> str:
        """Words of the lab, in the edition's words."""
        return fill(self.t(key), self.vocabulary, self.names.lang, **slots)

    # ------------------------------------------------------------------ names

    def who(self, action: dict[str, Any]) -> str:
        """Who acts."""
        return player_shown(str(action.get("by", "")), self.names.lang)

    def called(self, word: Any) -> str:
        """What a name in a scenario stands for: a player, a card by its own name, a card."""
        text = str(word)
        names = self.run.names
        if names.is_player(text):
            return player_shown(text, self.names.lang)
        if text.startswith("ability of "):
            inner = self.called(text[len("ability of ") :])
            return self.names.word("ability-of", name=inner)
        plain, _, number = text.partition("#")
        if plain.endswith("!copy"):
            return self.say("lab-copy-of", name=self.called(plain[:-5]))
        if plain == "face-down":
            return self.names.word("face-down")
        for phys in names.aliases.get(plain, ())[:1]:
            entry = self.run.entries.get(phys)
            if entry is not None:
                plain = str(entry.get("card", entry.get("name", plain)))
            else:
                found = names.objects(self.run.game, plain)
                plain = self._printed(found[0]) if found else plain
        shown = self.names.called(plain)
        return f"{shown} ({number})" if number.isdigit() else shown

    def _printed(self, id_: int) -> str:
        return str(self.run.game.get(id_).defn.base.name)

    def several(self, words: Any) -> str:
        """Several names, joined."""
        parts = words if isinstance(words, list) else [words]
        return self.names.word("comma").join(self.called(one) for one in parts)

    def step(self, where: Any) -> str:
        """`3.upkeep`, `main2` in words."""
        turn, _, step = str(where).rpartition(".")
        if step not in STEP_NAMES:
            return str(where)
        name = name_of(STEP_NAMES, step, self.vocabulary, self.names.lang)
        return self.say("lab-step-of-turn", step=name, n=turn) if turn else name

    # ------------------------------------------------------------------ verbs

    def _cast(self, action: dict[str, Any]) -> str:
        targets = action.get("targets")
        name = self.called(action["cast"])
        if targets and not isinstance(targets, dict):
            flat = targets if isinstance(targets, list) else [targets]
            if all(isinstance(one, str) for one in flat):
                return self.say(
                    "lab-do-cast-at", who=self.who(action), name=name, targets=self.several(flat)
                )
        return self.say("lab-do-cast", who=self.who(action), name=name)

    def _activate(self, action: dict[str, Any]) -> str:
        return self.say(
            "lab-do-activate", who=self.who(action), name=self.called(action["activate"])
        )

    def _play(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-play", who=self.who(action), name=self.called(action["play"]))

    def _special(self, action: dict[str, Any]) -> str:
        key = "lab-do-turn-up" if action.get("action", "turn_up") == "turn_up" else "lab-do-special"
        return self.say(key, who=self.who(action), name=self.called(action["special"]))

    def _attack(self, action: dict[str, Any]) -> str:
        pairs = action["attack"] or {}
        if not pairs:
            return self.say("lab-do-attack-nobody", who=self.who(action))
        return self.say("lab-do-attack", who=self.who(action), names=self.several(list(pairs)))

    def _block(self, action: dict[str, Any]) -> str:
        pairs = action["block"] or {}
        if not pairs:
            return self.say("lab-do-block-nobody", who=self.who(action))
        told = [
            self.say("lab-do-blocks", name=self.called(name), names=self.several(what))
            for name, what in pairs.items()
        ]
        return self.say(
            "lab-do-block", who=self.who(action), what=self.names.word("comma").join(told)
        )

    def _to(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-to", step=self.step(action["to"]))

    def _resolve(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-resolve-all" if action["resolve"] == "all" else "lab-do-resolve")

    def _pass(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-pass", who=self.who(action))

    def _until(self, action: dict[str, Any]) -> str:
        wanted = action["until"]
        if isinstance(wanted, dict) and "stack" in wanted:
            return self.say("lab-do-until-stack", name=self.called(wanted["stack"]))
        if isinstance(wanted, dict) and wanted.get("question") in ("attackers", "blockers"):
            return self.say(f"lab-do-until-{wanted['question']}")
        return self.say("lab-do-until")

    def _repeat(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-repeat", n=action.get("times", 1))

    def _roll(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-roll", who=self.who(action))

    def _answer(self, action: dict[str, Any]) -> str:
        who = self.who(action)
        return self.say("lab-do-answer", who=who) if who else self.say("lab-do-answer-rules")

    def _concede(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-concede", who=self.who(action))

    def _expect(self, action: dict[str, Any]) -> str:
        _ = action
        return self.say("lab-do-expect")

    def _illegal(self, action: dict[str, Any]) -> str:
        return self.say("lab-do-illegal", what=self.action(action["illegal"]).rstrip(".。"))

    def _set(self, action: dict[str, Any]) -> str:
        what = action["set"]
        name = what.get("object", what.get("player", "")) if isinstance(what, dict) else ""
        return self.say("lab-do-set", name=self.called(name))

    def _at(self, action: dict[str, Any], said: str) -> str:
        return self.say("lab-do-at", step=self.step(action["at"]), what=said).strip()

    def counters(self, counters: tuple[tuple[str, int], ...]) -> str:
        """Counters in words."""
        return self.names.word("comma").join(
            self.say("lab-counted", n=n, name=counter_name(kind, self.vocabulary, self.names.lang))
            for kind, n in counters
        )
