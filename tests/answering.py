"""Answer the open question of a position with tokens, at tables laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from vindima.core.explain import IllegalAnswer
from vindima.core.position import Position

__all__ = ["answer", "in_turn", "may", "random_game", "why_not"]


def answer(table: Position, *tokens: str) -> None:
    """Give these answers one after the other; a refused one raises IllegalAnswer."""
    for token in tokens:
        table.apply(table.code(token))


def in_turn(table: Position, *turns: tuple[int, *tuple[str, ...]]) -> None:
    """Let seats answer: `(1, "yes", "build windmill")`. The seats must be asked in the order of the turns."""
    for seat, *tokens in turns:
        assert table.seat == seat
        answer(table, *tokens)


def random_game(table: Position, chance: Random) -> Iterator[Position]:
    """The position before each answer, until random answers end the game."""
    while not table.over:
        yield table
        table.apply(chance.choice(table.legal))


def may(table: Position) -> list[str]:
    """The tokens of the legal answers."""
    return [table.token(code) for code in table.legal]


def why_not(table: Position, token: str) -> str:
    """Why an answer is refused, without the game's name: `short-of-cash`.

    The position stays unchanged. A legal answer fails the test.
    """
    before = table.digest()
    try:
        table.apply(table.code(token))
    except IllegalAnswer as error:
        assert table.digest() == before, f"the refused {token!r} changed the position"
        return error.refusal.message.key.removeprefix(f"{table.game.name}-")
    raise AssertionError(f"{token!r} is legal")
