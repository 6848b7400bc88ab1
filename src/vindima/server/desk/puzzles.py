"""Puzzles as they are sent: the position before an answer, the explanation after it."""

from __future__ import annotations

from vindima.bots import seen_by
from vindima.core.explain import BadData
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.puzzles import WIN, Puzzle, in_words, puzzle, puzzles
from vindima.puzzles.rating import Try, level_rating, rated
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.table import START, Act, Table
from vindima.server.wire import puzzles as wire_puzzles

__all__ = ["asked_in", "found_puzzle", "puzzle_to_wire", "puzzles_to_wire", "verdict"]


def found_puzzle(id: str) -> Puzzle:
    try:
        return puzzle(id)
    except BadData as error:
        raise Problem("no-page", str(error)) from error


def rating_of(tries: list[Try]) -> int:
    """The rating after some attempts, in order; puzzles that no longer exist do not count."""
    known = puzzles()
    return round(rated((known[one.puzzle].level, one.right) for one in tries if one.puzzle in known))


def next_of(tries: list[Try], after: str | None = None) -> str | None:
    """The puzzle without an attempt whose level is nearest to the rating; not the current one."""
    tried, rating = {one.puzzle for one in tries} | {after}, rating_of(tries)
    left = [one for one in puzzles().values() if one.id not in tried]
    return min(left, key=lambda one: abs(level_rating(one.level) - rating)).id if left else None


def line_of(found: Puzzle, tries: list[Try]) -> wire_puzzles.PuzzleLine:
    return {
        "id": found.id,
        "game": found.record.title,
        "players": found.record.players,
        "kind": "win" if found.kind == WIN else "turn",
        "level": found.level,
        "year": found.year,
        "solved": next((one.right for one in tries if one.puzzle == found.id), None),
    }


def puzzles_to_wire(tries: list[Try]) -> wire_puzzles.Puzzles:
    """All puzzles, and how a person has fared with them."""
    return {
        "rating": rating_of(tries),
        "tries": len(tries),
        "right": sum(one.right for one in tries),
        "puzzles": [line_of(found, tries) for found in puzzles().values()],
        "next": next_of(tries),
    }


def puzzle_to_wire(
    found: Puzzle, tries: list[Try], verdict: wire_puzzles.Verdict | None = None
) -> wire_puzzles.Puzzle:
    """A puzzle on the board. Refused answers are omitted: they would reveal what is nearly possible."""
    record = found.record
    begun = Record(record.title, record.players, record.seed, record.options)
    state = Table(begun, [Act(START, NOBODY, tuple(record.answers))]).state(found.seat)
    return {
        **line_of(found, tries),
        "seat": found.seat,
        "rating": rating_of(tries),
        "next": next_of(tries, found.id),
        "verdict": verdict,
        "state": {**state, "refusals": [], "trail": [], "undo_refused": None},
    }


def asked_in(found: Puzzle) -> Position:
    """A determinization for the solver."""
    return seen_by(found.position(), 0)


def verdict(found: Puzzle, before: list[Try], token: str) -> wire_puzzles.Verdict:
    """The verdict on an answer; an illegal answer raises a Problem."""
    if token not in found.losses:
        raise Problem("illegal", "this answer may not be given")
    position, right = found.position(), token == found.best
    counted = all(one.puzzle != found.id for one in before)
    after = [*before, Try(found.id, token, right)] if counted else before
    ranking = sorted(found.losses, key=lambda one: found.losses[one])
    return {
        "token": token,
        "right": right,
        "counted": counted,
        "change": rating_of(after) - rating_of(before),
        "answers": [
            {
                "token": one,
                "message": position.answer(position.code(one)).message.to_dict(),
                "loss": found.losses[one],
            }
            for one in ranking
        ],
        "turn": [
            {"question": question, "message": message} for question, message in in_words(position, found.turn)
        ],
    }
