"""Opponents, found by their codes: `easy`, `medium`, or `cmd:./mybot` for a program of your own.

Parameters follow a code as `:NAME=VALUE`: `greedy:style=exporter`, `cmd:seconds=2:./mybot`.
"""

from __future__ import annotations

import gc
import inspect
import re
from collections.abc import Callable
from typing import Any, Final, Protocol, runtime_checkable

from vindima.bots.command import BotFailed, CommandBot
from vindima.bots.greedy import Easy, Greedy
from vindima.bots.hard import Hard
from vindima.bots.look import Explanation
from vindima.bots.planner import Planner
from vindima.bots.random_bot import RandomBot
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = ["BOTS", "COMMAND", "Adviser", "Bot", "BotFailed", "Guest", "ask", "make", "seen_by"]


class Bot(Protocol):
    """A player that may be asked any question of any game, whatever it was asked before.

    It may remember what it thought, never what it was not to know. One that is `blind` reads only the legal
    answers or a view, and so may be asked about the true position.
    """

    def choose(self, position: Position, seed: int) -> int:
        """One of the legal codes. The position holds nothing true that the seat to answer may not know.

        The seed decides all chance that the bot takes: the same position and seed, the same answer.
        A bot that cannot answer raises BotFailed.
        """


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that can say why."""

    def explain(self, position: Position, seed: int) -> list[Explanation]:
        """Its best answers, the best first: each with what it is thought to gain, and by which terms."""


@runtime_checkable
class Guest(Bot, Protocol):
    """A bot that lives outside this process and plays one seat of one game."""

    def over(self, position: Position, seat: int) -> None:
        """Tell the result."""

    def close(self) -> None:
        """Let it go, whatever it is doing."""


BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "easy": Easy,
    "greedy": Greedy,
    "medium": Planner,
    "hard": Hard,
}
"""The factory of each code. Its keywords, each with a default, are the parameters of the code."""
COMMAND: Final = "cmd"
"""The code in front of a command line that starts a program."""
PARAMETER: Final = re.compile(r"([a-z_]+)=([^:]*)")
SWITCH: Final = {"true": True, "false": False}


def make(code: str) -> Bot:
    """The bot of a code; BadData says what is wrong with one that names none."""
    name, *words = code.split(":")
    if name != COMMAND and name not in BOTS:
        known = ", ".join(sorted(BOTS))
        raise BadData(f"there is no bot {name!r}; there are {known}, and {COMMAND}:COMMAND for a program")
    factory = CommandBot if name == COMMAND else BOTS[name]
    known_here = {p.name: p.default for p in inspect.signature(factory).parameters.values()}
    parameters: dict[str, Any] = {}
    while words and (match := PARAMETER.fullmatch(words[0])):
        parameters[match[1]] = _value(code, known_here, match[1], match[2])
        words.pop(0)
    rest = ":".join(words)
    if name == COMMAND:
        return CommandBot(rest, **parameters)
    if rest:
        raise BadData(f"bot {code!r}: {rest!r} is no parameter; write NAME=VALUE")
    return factory(**parameters)


def _value(code: str, known: dict[str, Any], name: str, word: str) -> Any:
    """A parameter's value, of the kind that its default has."""
    default = known.get(name, inspect.Parameter.empty)
    if default is inspect.Parameter.empty:
        names = [name for name, default in known.items() if default is not inspect.Parameter.empty]
        raise BadData(f"bot {code!r} has no parameter {name!r}; it has {', '.join(names) or 'none'}")
    try:
        return SWITCH[word.lower()] if isinstance(default, bool) else type(default)(word)
    except (KeyError, ValueError) as error:
        kind = type(default).__name__
        raise BadData(f"bot {code!r}: {name}={word!r} is not of the kind {kind}") from error


def seen_by(position: Position, seed: int) -> Position:
    """The position as the seat to answer may imagine it: all that is hidden from it is drawn anew."""
    return position.determinize(position.seat, seed)


def ask(bot: Bot, position: Position, seed: int) -> int:
    """What a bot answers, shown only what its seat may know. An illegal answer raises BotFailed.

    While it thinks no garbage is collected: positions leave none that has to be looked for.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        code = bot.choose(position if getattr(bot, "blind", False) else seen_by(position, seed), seed)
    finally:
        if collecting:
            gc.enable()
    if code not in position.legal:
        raise BotFailed(f"answered {position.token(code)!r}, which is not possible")
    return code
