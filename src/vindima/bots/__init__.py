"""The register of opponents: `easy`, `medium`, `cmd:./mybot` for a program or `py:mine:Bot` for a class.

Parameters follow a code as `:NAME=VALUE`: `greedy:style=exporter`, `cmd:seconds=2:./mybot`,
`py:package.module:Class:depth=3`.
"""

from __future__ import annotations

import gc
import inspect
import operator
import re
from collections.abc import Callable
from typing import Any, Final

from vindima.bots.bot import Adviser, Bot, BotFailed, Guest
from vindima.bots.command import CommandBot
from vindima.bots.easy import Easy
from vindima.bots.expert import EXPERT, Expert
from vindima.bots.greedy import Greedy
from vindima.bots.hard import Hard
from vindima.bots.master import MASTER, Master
from vindima.bots.medium import Medium
from vindima.bots.plugins import PYTHON, installed, named, resolved
from vindima.bots.random import Random
from vindima.core.explain import BadData
from vindima.core.position import Position

__all__ = [
    "BOTS",
    "COMMAND",
    "LEARNED",
    "PYTHON",
    "Adviser",
    "Bot",
    "BotFailed",
    "Guest",
    "ask",
    "bot_of",
    "installed",
    "make",
    "seen_by",
]

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": Random,
    "easy": Easy,
    "greedy": Greedy,
    "medium": Medium,
    "hard": Hard,
    EXPERT: Expert,
    MASTER: Master,
}
"""The factory of each code. Its keyword arguments, all with defaults, are the parameters of the code."""
LEARNED: Final = frozenset({EXPERT, MASTER})
"""The codes that need a network: without one, another bot plays in their place."""
COMMAND: Final = "cmd"
"""The code that precedes the command line of a program."""
PARAMETER: Final = re.compile(r"([a-z_]+)=([^:]*)")
SWITCH: Final = {"true": True, "false": False}


def make(code: str) -> Bot:
    """The bot of a code; if the code is invalid, BadData says what is wrong."""
    factory, words = _factory(code)
    known_here = {p.name: p.default for p in inspect.signature(factory).parameters.values()}
    parameters: dict[str, Any] = {}
    while words and (match := PARAMETER.fullmatch(words[0])):
        parameters[match[1]] = _value(code, known_here, match[1], match[2])
        words.pop(0)
    rest = ":".join(words)
    if factory is CommandBot:
        return CommandBot(rest, **parameters)
    if rest:
        raise BadData(f"bot {code!r}: {rest!r} is not a parameter; write NAME=VALUE")
    return factory(**parameters) if _ours(factory) else _made(code, factory, parameters)


def bot_of(bot: str | Bot) -> Bot:
    """The bot of a code; a bot is returned unchanged."""
    return make(bot) if isinstance(bot, str) else bot


def _factory(code: str) -> tuple[Callable[..., Bot], list[str]]:
    """The factory of a code's bot, and the remaining words of the code."""
    name, *words = code.split(":")
    if name == COMMAND:
        return CommandBot, words
    if name in BOTS:
        return BOTS[name], words
    if name == PYTHON:
        return resolved(code, ":".join(words[:2])), words[2:]
    if name in (others := installed()):
        return named(code, name), words
    known = ", ".join(sorted({*BOTS, *others}))
    raise BadData(
        f"there is no bot {name!r}; there are {known}, {COMMAND}:COMMAND for a program, "
        f"and {PYTHON}:package.module:Class for a class"
    )


def _made(code: str, factory: Callable[..., Bot], parameters: dict[str, Any]) -> Bot:
    """A bot of a class from outside this package. Its errors are reported with the code."""
    try:
        bot = factory(**parameters)
    except Exception as error:
        raise BadData(f"bot {code!r} cannot be made: {error!r}") from error
    if not callable(getattr(bot, "choose", None)):
        raise BadData(f"bot {code!r}: it has no method choose(position, seed)")
    return bot


def _ours(thing: object) -> bool:
    return getattr(thing, "__module__", "").partition(".")[0] == __name__.partition(".")[0]


def _value(code: str, known: dict[str, Any], name: str, word: str) -> Any:
    """The value of a parameter, converted to the type of its default."""
    default = known.get(name, inspect.Parameter.empty)
    if default is inspect.Parameter.empty:
        names = [name for name, default in known.items() if default is not inspect.Parameter.empty]
        raise BadData(f"bot {code!r} has no parameter {name!r}; it has {', '.join(names) or 'none'}")
    try:
        return SWITCH[word.lower()] if isinstance(default, bool) else type(default)(word)
    except (KeyError, ValueError) as error:
        kind = type(default).__name__
        raise BadData(f"bot {code!r}: {name}={word!r} is not of the type {kind}") from error


def seen_by(position: Position, seed: int) -> Position:
    """A determinization for the seat to answer: everything hidden from the seat is sampled anew."""
    return position.determinize(position.seat, seed)


def ask(bot: Bot, position: Position, seed: int) -> int:
    """The answer of a bot that is shown only what its seat may know.

    An illegal answer raises BotFailed, and so does any error of a bot from outside this package.

    The garbage collector pauses meanwhile: positions form no reference cycles, so it would find nothing.
    """
    collecting = gc.isenabled()
    gc.disable()
    try:
        given = bot.choose(position if getattr(bot, "blind", False) else seen_by(position, seed), seed)
    except BotFailed:
        raise
    except Exception as error:
        if _ours(type(bot)):
            raise
        raise BotFailed(f"raised {type(error).__name__}: {error}") from error
    finally:
        if collecting:
            gc.enable()
    try:
        code = operator.index(given)
    except TypeError as error:
        raise BotFailed(f"answered {given!r}, which is not a code") from error
    if code not in position.legal:
        raise BotFailed(f"answered {position.token(code)!r}, which is not legal")
    return code
