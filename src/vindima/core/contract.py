"""What a game must provide, and the register in which games are found by name."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Final, final

from vindima.core.explain import BadData, BadRecord
from vindima.core.features import Layout
from vindima.core.position import Position
from vindima.core.step import Frame, Step

__all__ = ["Catalogue", "Game", "Option", "find", "known", "register"]


@final
class Option:
    """A keyword of `Game.new`: its default, what it may be, and what it does in one sentence.

    An option without choices names a folder, or holds as JSON what was read from one.
    """

    __slots__ = ("choices", "default", "help", "name")

    def __init__(self, name: str, default: Any, choices: tuple[Any, ...], help: str) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.help = help

    def check(self, value: Any) -> None:
        """Raise BadData, saying what is allowed, if the value is not."""
        if self.choices and not any(
            type(value) is type(choice) and value == choice for choice in self.choices
        ):
            allowed = ", ".join(map(repr, self.choices))
            raise BadData(f"option {self.name}={value!r}: choose one of {allowed}")


@final
class Catalogue:
    """Every step of a game under a stable name, so that open steps can be saved and found again."""

    __slots__ = ("steps",)

    def __init__(self, roots: Mapping[str, Step[Any]]) -> None:
        self.steps: dict[str, Step[Any]] = {}
        for name, step in roots.items():
            self._enter(name, step)

    def _enter(self, name: str, step: Step[Any]) -> None:
        if step.name:
            return
        if name in self.steps:
            raise BadData(f"two steps are called {name}")
        if not step.rule:
            raise BadData(f"step {name} cites no rule")
        step.name = name
        self.steps[name] = step
        step.number = len(self.steps)
        for number, child in enumerate(step.children()):
            self._enter(f"{name}/{number}", child)

    @staticmethod
    def of(modules: Iterable[ModuleType]) -> Catalogue:
        """The steps that the modules hold as constants: `SALE_SLOT` is called `sale-slot`."""
        roots: dict[str, Step[Any]] = {}
        for module in modules:
            for constant, value in vars(module).items():
                if isinstance(value, Step):
                    name = constant.lower().replace("_", "-")
                    if roots.setdefault(name, value) is not value:
                        raise BadData(f"two steps are called {name}")
        return Catalogue(roots)

    def frame(self, entry: list[Any]) -> Frame:
        """The frame that `Position.to_dict` has written as name, seat and memo."""
        name, seat, memo = entry
        if name not in self.steps:
            raise BadRecord(f"the position waits in {name!r}, a step that these rules do not have")
        return Frame(self.steps[name], int(seat), tuple(int(code) for code in memo))


class Game:
    """The rules of one game. There is one instance of each."""

    name: str = ""
    title: str = ""
    rules: str = ""
    """The version of the rules. It changes when a record could replay differently."""
    seats: range = range(0)
    """The numbers of players."""
    options: tuple[Option, ...] = ()
    hidden_hands: bool = False
    """True if players hold cards that the others must not see, also between their turns."""
    codes: int = 0
    """How many codes there are: answers are numbers from 0 to one below."""
    terms: tuple[str, ...] = ()
    """The names of the numbers in `Position.appraise`, in order."""
    prospects: tuple[str, ...] = ()
    """The names of the numbers in `Position.prospects`, in order; none if nobody can play alone."""
    yearly: bool = False
    """True if a year has many turns of each seat, so that it is worth to be planned as a whole."""
    held: tuple[str, ...] = ()
    """The cards that one who plays alone may hold, as `Position.prospects` counts them."""
    catalogue: Catalogue
    layout: Layout[Any]
    """What the numbers of a feature vector are."""

    def new(self, players: int, seed: int = 0, **options: Any) -> Position:
        """The first position of a game. Options are keywords; `game.options` documents them."""
        return self.begin(players, seed, self.complete(players, options))

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> Position:
        """The first position, from complete options."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Position:
        """The position that `Position.to_dict` has written."""
        if not isinstance(data, dict) or data.get("game") != self.name:
            raise BadRecord(f"not a position of {self.name}")
        if data.get("rules") != self.rules:
            raise BadRecord(
                f"a position of {self.name} rules {data.get('rules')}; here are rules {self.rules}"
            )
        try:
            position = self.restore(data)
            position.legal = position.options()
        except BadRecord:
            raise
        except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
            raise BadRecord(f"a broken position of {self.name}: {error!r}") from error
        return position

    def restore(self, data: dict[str, Any]) -> Position:
        """A position from its fields, stack and chance."""
        raise NotImplementedError

    def fields(self, kind: type[Position], data: dict[str, Any]) -> dict[str, Any]:
        """The arguments that positions of a kind are made from; what was a tuple is one again."""
        found: dict[str, Any] = {}
        for name in kind.fields:
            value = data["fields"][name]
            if isinstance(value, list):
                value = [tuple(entry) if isinstance(entry, list) else entry for entry in value]
            found[name] = value
        found["stack"] = [self.catalogue.frame(entry) for entry in data["stack"]]
        found["legal"] = ()
        found["chance"] = data["chance"]
        found["reveals"] = data["reveals"]
        return found

    def complete(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option, those not given at their default, as JSON that needs nothing outside it.

        Players or options that do not fit raise BadData, saying what is allowed.
        """
        if players not in self.seats:
            raise BadData(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        by_name = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in by_name:
                known_names = ", ".join(by_name) or "none"
                raise BadData(f"{self.name} has no option {name!r}; it has {known_names}")
            by_name[name].check(value)
        return {**{option.name: option.default for option in self.options}, **options}

    def feature_names(self, players: int) -> list[str]:
        """The names of the numbers in `Position.feature_vector`, in order."""
        return self.layout.names(players)

    def feature_bounds(self, players: int) -> tuple[list[int], list[int]]:
        """The least and the greatest value of each of these numbers."""
        return self.layout.bounds(players)

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What a record must say of the data tables, so that it can be replayed anywhere."""
        return {}


_MODULES: Final[dict[str, str]] = {}


def register(name: str, module: str) -> None:
    """Make a game known under its name; its module has a `GAME` and is imported when first asked for."""
    _MODULES[name] = module


def known() -> list[str]:
    """The names of all games."""
    return sorted(_MODULES)


def find(name: str) -> Game:
    """The game of that name."""
    if name not in _MODULES:
        raise BadData(f"there is no game {name!r}; there are {', '.join(known())}")
    game: Game = importlib.import_module(_MODULES[name]).GAME
    return game
