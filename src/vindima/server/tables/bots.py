"""Which bots may sit at a table."""

from __future__ import annotations

from typing import Final

from vindima.bots import BOTS, make
from vindima.bots.thinking.value import styles
from vindima.core.explain import BadData
from vindima.server.tables.problems import Problem

__all__ = ["bot_code"]

STYLE: Final = "style="


def bot_code(code: str, game: str) -> str:
    """The code, if such a bot may play here: a level, optionally with a playing style.

    External programs and searches without a limit are reserved for the owner of the machine.
    """
    try:
        return checked(code, game)
    except BadData as error:
        raise Problem("bad-request", str(error)) from error


def checked(code: str, game: str) -> str:
    name, _, style = code.partition(":")
    if name not in BOTS or (style and not style.startswith(STYLE)):
        raise BadData(f"bot {code!r}: choose one of {', '.join(BOTS)}")
    if style and style.removeprefix(STYLE) not in styles(game):
        raise BadData(f"bot {code!r}: {game} has the styles {', '.join(styles(game))}")
    make(code)
    return code
