"""The journal: every change of the state goes through these primitives, which write down how to
undo it.

One flat list, four slots an entry, the code last; undoing reads it backwards. One entry for a batch
where many things change alike. `epoch` (characteristics) and `version` (legal moves) only ever
grow, under undo too."""

from __future__ import annotations

from typing import Any

from .constants import (
    J_COME,
    J_DEL,
    J_DICT,
    J_FIELD,
    J_GONE,
    J_INDEXED,
    J_LIST_ADD,
    J_LIST_DEL,
    J_MANY,
    J_SET,
)
from .objects import GameObject

MISSING = object()


class Journal:
    """The primitives that change fields, lists and dictionaries of the state, and taking them
    back."""

    objects: dict[int, GameObject]
    dirty: dict[int, None]

    def __init__(self) -> None:
        self.journal: list[Any] = []
        self.epoch = 1
        self.version = 1
        self.sba_needed = True
        self.effect_plan: Any = None  # continuous.layers: effects in order

    def _index(self, obj: GameObject) -> None:
        raise NotImplementedError

    def _unindex(self, id_: int) -> None:
        raise NotImplementedError

    def new_epoch(self) -> None:
        """All characteristics may have changed."""
        raise NotImplementedError

    def put(self, target: Any, name: str, value: Any) -> None:
        """Set a field of an object or player."""
        journal = self.journal
        journal.append(target)
        journal.append(name)
        journal.append(getattr(target, name))
        journal.append(J_SET)
        setattr(target, name, value)
        self.version += 1

    def put_many(self, targets: list[GameObject], name: str, value: Any) -> None:
        """Set the same field of many objects to one value, as one entry."""
        self.journal += (targets, name, [getattr(target, name) for target in targets], J_MANY)
        for target in targets:
            setattr(target, name, value)
        self.version += 1

    def set(self, name: str, value: Any) -> None:
        """Set a field of the game's state that matters to what is legal."""
        self.journal += (name, getattr(self, name), True, J_FIELD)
        setattr(self, name, value)
        self.version += 1

    def set_flow(self, name: str, value: Any) -> None:
        """Set a field that only moves the game along (priority, passes, steps): cached legal moves
        stay valid.
        """
        self.journal += (name, getattr(self, name), False, J_FIELD)
        setattr(self, name, value)

    def add_to(self, zone: list[int], index: int, value: int) -> None:
        """Insert into a list of the state."""
        zone.insert(index, value)
        self.journal += (zone, index, None, J_LIST_ADD)
        self.version += 1

    def delete_from(self, zone: list[int], index: int) -> None:
        """Remove from a list of the state."""
        self.journal += (zone, index, zone.pop(index), J_LIST_DEL)
        self.version += 1

    def put_item(self, mapping: dict[Any, Any], key: Any, value: Any) -> None:
        """Set an item of a dictionary of the state."""
        self.journal += (mapping, key, mapping.get(key, MISSING), J_DICT)
        mapping[key] = value

    def delete_item(self, mapping: dict[Any, Any], key: Any) -> None:
        """Remove an item of a dictionary of the state."""
        self.journal += (mapping, key, mapping.pop(key), J_DEL)

    def roll_back(self, mark: int) -> None:
        """Undo everything after the mark."""
        journal = self.journal
        if len(journal) == mark:
            return
        deep = False
        changed = False
        while len(journal) > mark:
            code = journal.pop()
            old = journal.pop()
            name = journal.pop()
            target = journal.pop()
            if code == J_FIELD:
                setattr(self, target, name)
                changed = changed or old
                continue
            changed = True
            if code == J_SET:
                setattr(target, name, old)
                if type(target) is GameObject:
                    deep = True
                    self.dirty[target.id] = None
            elif code == J_LIST_ADD:
                target.pop(name)
                deep = True
            elif code == J_LIST_DEL:
                target.insert(name, old)
                deep = True
            elif code == J_DICT:
                if old is MISSING:
                    if target is self.objects:
                        self._unindex(name)
                    del target[name]
                else:
                    target[name] = old
            elif code == J_DEL:
                target[name] = old
                if target is self.objects:
                    self._index(old)
            elif code == J_MANY:
                for one, before in zip(target, old, strict=True):
                    setattr(one, name, before)
                deep = True
            else:
                self._undo_bulk(code, target, name, old)
                deep = True
        if changed:
            self.new_epoch()
        if deep:
            self.epoch += 1

    def _undo_bulk(self, code: int, target: Any, name: Any, old: Any) -> None:
        """Undo one entry of those that concern the indexes or many objects at once."""
        if code == J_INDEXED:
            self._unindex(target.id)
            setattr(target, name, old)
            self._index(target)
            self.dirty[target.id] = None
        elif code == J_COME:
            for obj in target:
                if obj.defn.behavior.by_zone:
                    self._unindex(obj.id)
                del self.objects[obj.id]
        elif code == J_GONE:
            for obj in target:
                self.objects[obj.id] = obj
                if obj.defn.behavior.by_zone:
                    self._index(obj)
        else:
            for key, before in zip(name, old, strict=True):
                if before is MISSING:
                    target.pop(key, None)
                else:
                    target[key] = before
