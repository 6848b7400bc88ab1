"""What a game must provide, and the registry that finds games by name."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from types import ModuleType
from typing import Any, Final, NamedTuple, final

from vindima.core.datafiles import DataFiles
from vindima.core.events import Event, Weight
from vindima.core.explain import BadData, BadRecord
from vindima.core.features import Layout
from vindima.core.position import Position
from vindima.core.solo import Solo
from vindima.core.step import NOBODY, Frame, Step

__all__ = ["Catalogue", "Game", "Option", "find", "known", "register"]


class Option(NamedTuple):
    """A keyword argument of `Game.new`: its default, its possible values, and a sentence that explains it."""

    name: str
    default: Any
    choices: tuple[Any, ...]
    """The possible values; empty if the option names a folder."""
    help: str
    solo: bool = False
    """True if only a solo game may change it."""
    variant: bool = False
    """True if it turns on an official variant of the rules."""
    folder: bool = False
    """True if it names a folder on this machine, or holds the contents of one as JSON."""
    added_later: bool = False
    """True if some records are older: its default is left out, so that their digests stay valid."""

    def __repr__(self) -> str:
        marks = [mark for mark in ("solo", "variant", "folder", "added_later") if getattr(self, mark)]
        given = [repr(self.name), repr(self.default), repr(self.choices), repr(self.help)]
        return f"Option({', '.join([*given, *(f'{mark}=True' for mark in marks)])})"

    def check(self, value: Any) -> None:
        """Raise BadData with the allowed values if this one is not allowed."""
        if self.choices and not any(
            type(value) is type(choice) and value == choice for choice in self.choices
        ):
            allowed = ", ".join(map(repr, self.choices))
            raise BadData(f"option {self.name}={value!r}: choose one of {allowed}")


@final
class Catalogue:
    """Every step of a game under a stable name, so that open steps can be saved and loaded."""

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
    def of(modules: Iterable[ModuleType], named: Mapping[str, Step[Any]] | None = None) -> Catalogue:
        """The steps that are constants of the modules (`SALE_SLOT` is called `sale-slot`), then `named`."""
        roots: dict[str, Step[Any]] = {}
        for module in modules:
            for constant, value in vars(module).items():
                if isinstance(value, Step):
                    name = constant.lower().replace("_", "-")
                    if roots.setdefault(name, value) is not value:
                        raise BadData(f"two steps are called {name}")
        for name, value in (named or {}).items():
            if roots.setdefault(name, value) is not value:
                raise BadData(f"two steps are called {name}")
        return Catalogue(roots)

    def frame(self, entry: list[Any]) -> Frame:
        """The frame that `Position.to_dict` wrote as name, seat and memo."""
        name, seat, memo = entry
        if name not in self.steps:
            raise BadRecord(f"the position waits in {name!r}, a step that these rules do not have")
        return Frame(self.steps[name], int(seat), tuple(int(code) for code in memo))


class Game:
    """The rules of one game, and everything that can be done with its positions.

    There is one instance of each game. Positions delegate to it, so state classes import no rules. A pickled
    game is found again by its name.
    """

    name: str = ""
    title: str = ""
    rules: str = ""
    """The version of the rules. It changes when a record could replay differently."""
    seats: range = range(0)
    """The possible numbers of players."""
    options: tuple[Option, ...] = ()
    hidden_hands: bool = False
    """True if players keep cards secret from each other between turns."""
    codes: int = 0
    """How many codes there are: every answer is a number from 0 to `codes` - 1."""
    terms: tuple[str, ...] = ()
    """The names of the numbers that `evaluate` returns, in order."""
    solo: Solo | None = None
    """What only solo play needs; None if the game cannot be played solo."""
    data: DataFiles | None = None
    """The data files that the numbers come from, if box owners may correct them."""
    weights: Mapping[str, Weight] = {}
    """The weight of each kind of event; NEWS for a kind that is missing."""
    end_paths: tuple[str, ...] = ("over", "winners", "result")
    """The paths in a view that the end of the game changes."""
    catalogue: Catalogue
    layout: Layout[Any]
    """The meaning of the numbers in a feature vector."""

    def new(self, players: int, seed: int = 0, **options: Any) -> Position:
        """The first position of a game. Options are keywords; `game.options` documents them."""
        return self.begin(players, seed, self.complete(players, options))

    def begin(self, players: int, seed: int, options: dict[str, Any]) -> Position:
        """The first position, from complete options."""
        raise NotImplementedError

    def load(self, data: dict[str, Any]) -> Position:
        """The position that `Position.to_dict` wrote."""
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
        """A position made from its saved fields, stack and chance."""
        raise NotImplementedError

    def __reduce__(self) -> tuple[object, ...]:
        return find, (self.name,)

    # What can be done with a position; `Position` has a method or property of the same name for each

    def view(self, position: Position, seat: int | None) -> dict[str, Any]:
        """Everything that a seat may know, as JSON; None is a spectator."""
        raise NotImplementedError

    def determinize(self, position: Position, seat: int | None, seed: int) -> Position:
        """A position that the seat cannot tell from this one, with everything hidden from it drawn again."""
        raise NotImplementedError

    def redraw(self, position: Position, seed: int) -> Position:
        """A copy in which everything that no seat knows is drawn again: the order of decks, and all future
        chance. Hands and secret choices stay."""
        raise NotImplementedError

    def winners(self, position: Position) -> list[int]:
        """The seats that have won a finished game."""
        raise NotImplementedError

    def result(self, position: Position) -> str:
        """The outcome of a finished solo game: `win`, `draw` or `loss`. Empty for any other game."""
        return ""

    def breakdown(self, position: Position, seat: int) -> dict[str, int]:
        """A seat's points by source; before the end, including what it would score if the game ended now."""
        raise NotImplementedError

    def tell_end(self, position: Position) -> None:
        """Tell the listener of a finished game who has won, or how a solo game ended."""
        events, paths = position.events, self.end_paths
        if events is None:
            return
        for seat in position.winners:
            events.append(Event("winner", seat, paths, {"points": position.scores[seat]}))
        if not position.winners:
            events.append(Event(f"result-{self.result(position)}", NOBODY, paths, {}))

    def evaluate(self, position: Position, seat: int) -> list[float]:
        """How well a seat stands, judged by what it may know; `terms` names the numbers."""
        raise NotImplementedError

    def fields(self, kind: type[Position], data: dict[str, Any]) -> dict[str, Any]:
        """The arguments for the constructor of a position class; lists become tuples again where needed."""
        found: dict[str, Any] = {}
        for name in kind.fields:
            value = data["fields"][name]
            if isinstance(value, list):
                value = [tuple(entry) if isinstance(entry, list) else entry for entry in value]
                if name in kind.shared:
                    value = tuple(value)
            found[name] = value
        found["stack"] = [self.catalogue.frame(entry) for entry in data["stack"]]
        found["legal"] = ()
        found["chance"] = data["chance"]
        found["reveals"] = data["reveals"]
        return found

    def complete(self, players: int, options: Mapping[str, Any]) -> dict[str, Any]:
        """The value of every option, as JSON that refers to nothing outside it.

        Options not given get their defaults; those added in later versions are left out at their default. A
        folder of data files is replaced by its contents, so that a record carries them along. A number of
        players or an option that is not allowed raises BadData, which says what is allowed.
        """
        if players not in self.seats:
            raise BadData(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {players!r}")
        by_name = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in by_name:
                known_names = ", ".join(by_name) or "none"
                raise BadData(f"{self.name} has no option {name!r}; it has {known_names}")
            by_name[name].check(value)
            if by_name[name].solo and players > 1 and value != by_name[name].default:
                raise BadData(f"option {name}={value!r} is for solo games, not for {players} players")
        found: dict[str, Any] = {}
        for option in self.options:
            value = options.get(option.name, option.default)
            if option.folder and self.data is not None and value is not None and not isinstance(value, dict):
                value = self.data.corrected(str(value))
            if not option.added_later or value != option.default:
                found[option.name] = value
        return found

    def feature_names(self, players: int) -> list[str]:
        """The names of the numbers in `Position.feature_vector`, in order."""
        return self.layout.names(players)

    def feature_bounds(self, players: int) -> tuple[list[int], list[int]]:
        """The lowest and the highest possible value of each of these numbers."""
        return self.layout.bounds(players)

    def facts(self, options: Mapping[str, Any]) -> Mapping[str, Any]:
        """What is printed on the boards and cards of a game with these options, as JSON for a page."""
        return {}

    def header_tables(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """What a record says about the data tables, so that it can be replayed anywhere."""
        return {}


_MODULES: Final[dict[str, str]] = {}


def register(name: str, module: str) -> None:
    """Register a game by name. Its module defines `GAME` and is imported on first use."""
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
