"""What an owner of the box says about the uncertain numbers of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from vindima.checking.parts import PRESENT, answerable, doubtful
from vindima.core.explain import BadData

__all__ = ["Answers"]


@dataclass
class Answers:
    """The items that an owner has confirmed, and those that are printed differently."""

    game: str
    confirmed: set[str] = field(default_factory=set)
    corrected: dict[str, dict[str, Any]] = field(default_factory=dict)
    """By name of an item: the fields that differ from our files, as printed in the box."""
    edition: str = ""
    note: str = ""

    def confirm(self, name: str) -> None:
        """Confirm that the item is printed as in our files."""
        self._check(name)
        self.corrected.pop(name, None)
        self.confirmed.add(name)

    def correct(self, name: str, values: Mapping[str, Any]) -> None:
        """Record that the item is printed with these values. Values like ours confirm it.

        `present` says whether a row is printed at all; it removes rows and adds spare ones.
        """
        self._check(name)
        item = answerable(self.game)[name]
        known = {one.key for one in item.fields} | ({PRESENT} if item.removable else set())
        for key in values:
            if key not in known:
                raise BadData(f"{name}: {key} cannot be corrected, only {', '.join(sorted(known))}")
        if not isinstance(values.get(PRESENT, True), bool):
            raise BadData(f"{name}: {PRESENT} is {values[PRESENT]!r}, expected true or false")
        if values.get(PRESENT, not item.spare) is False:
            values = {PRESENT: False}
        elif item.spare:
            values = {**item.current, **values}
        different = {key: value for key, value in values.items() if item.spare or item.ours.get(key) != value}
        if item.spare and different == {PRESENT: False}:
            self.forget(name)
        elif different:
            self.confirmed.discard(name)
            self.corrected[name] = different
        else:
            self.confirm(name)

    def forget(self, name: str) -> None:
        """Withdraw the answer about an item."""
        self.confirmed.discard(name)
        self.corrected.pop(name, None)

    def present(self, name: str) -> bool:
        """True if the item is printed in the owner's box, as far as we know."""
        return bool(self.corrected.get(name, {}).get(PRESENT, not answerable(self.game)[name].spare))

    def add(self, name: str, values: Mapping[str, Any] | None = None) -> None:
        """Record a row of the box that is missing from our files."""
        self.correct(name, {**(values or {}), PRESENT: True})

    def remove(self, name: str) -> None:
        """Record that the box does not have this row."""
        self.correct(name, {PRESENT: False})

    @property
    def checked(self) -> int:
        """How many of the uncertain items are confirmed or corrected."""
        return sum(map(self.answered, doubtful(self.game)))

    def answered(self, name: str) -> bool:
        """True if the item is confirmed or corrected."""
        return name in self.confirmed or name in self.corrected

    def printed(self, name: str) -> dict[str, Any]:
        """The fields of an item as the owner reads them or, without an answer, as in our files."""
        return {**answerable(self.game)[name].current, **self.corrected.get(name, {})}

    def _check(self, name: str) -> None:
        if name not in answerable(self.game):
            raise BadData(f"{name!r} is not among the uncertain numbers of {self.game}")
