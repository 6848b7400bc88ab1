"""Which bots may sit at a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vindima.bots import BOTS, make
from vindima.bots.thinking.value import styles
from vindima.core.explain import BadData
from vindima.server.tables.common.problems import Problem

__all__ = ["bot_code", "bot_name"]

STYLE: Final = "style="
NAMES: Final = {
    "vinhos": ("Rui", "Inês", "Duarte", "Leonor", "Tomás", "Beatriz"),
    "viticulture": ("Luca", "Chiara", "Matteo", "Giulia", "Paolo", "Elena"),
}
"""The names of bots, from the places where the game is set."""


def bot_name(game: str, taken: Iterable[str]) -> str:
    """The first name for a bot that nobody at the table has; empty if all are taken or the game has none."""
    known = {name.casefold() for name in taken}
    return next((name for name in NAMES.get(game, ()) if name.casefold() not in known), "")


def bot_code(code: str, game: str) -> str:
    """The code, if such a bot may play here: a level, optionally with a playing style.

    External programs and unbounded searches are reserved for the owner of the machine.
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
