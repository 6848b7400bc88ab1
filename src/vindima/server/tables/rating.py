"""Rated games: the conditions that everybody accepts when the table is made.

- Every seat is played by one person who is known here, or by a bot with a rating of its own. There are no
  shared screens, no cards that somebody may know, and no corrected data tables.
- Nothing is taken back, and nobody helps: no hints, no coach, no search for what would make a refused answer
  possible. Previews are shown as at every table, because they only apply the rules.
- From the first answer on, a seat counts for the person who sat there. A person who leaves the seat, or for
  whom bots have given at least half of its answers when the game ends, loses to everybody who stayed.
- Nobody can be removed by others. The host may ask a bot to stand in for a person who is away.

The matches of a tournament can be rated too. Such a tournament has a pace, so that games end without its
host, who cannot end a game that has begun.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vindima.ratings.anchors import levels
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.game.seats import BOT, OPEN, Seat, Stored

if TYPE_CHECKING:
    from vindima.server.tables.opening import NewTable

__all__ = ["check_bot", "check_change", "check_table"]


def check_table(wanted: NewTable) -> None:
    """Refuse to rate a game that would not be fair."""
    bots = [seat.bot for seat in wanted.seats if seat.kind == BOT]
    mine = [seat for seat in wanted.seats if seat.kind != BOT and seat.mine]
    if len(wanted.seats) < 2 or len(bots) == len(wanted.seats):
        raise Problem("unratable", "a rated game has at least two seats, and a person at one of them")
    if wanted.hot_seat or len(mine) > 1:
        raise Problem("unratable", "in a rated game everybody plays one seat, on a screen of their own")
    if wanted.coach:
        raise Problem("unratable", "a rated game has no coach")
    if wanted.seed is not None or wanted.record is not None or wanted.source is not None:
        raise Problem("unratable", "the cards of a rated game are dealt by the server")
    if any(isinstance(value, dict) for value in wanted.options.values()):
        raise Problem("unratable", "a rated game is played with the standard data tables")
    for bot in bots:
        check_bot(bot, wanted.game)


def check_bot(bot: str | None, game: str) -> None:
    if bot not in levels(game):
        raise Problem("unratable", f"bot {bot!r} has no rating: choose one of {', '.join(levels(game))}")


def check_change(
    stored: Stored, seat: Seat, action: str, bot: str | None, mine: bool, begun: bool, away: bool
) -> None:
    """Refuse a change of a seat by which somebody would gain in a rated game.

    `mine`: the seat belongs to the person who asks; `begun`: the game is being played; `away`: nobody who
    holds the seat is connected.
    """
    if not stored.rated:
        return
    if action == "bot":
        check_bot(bot, stored.header["game"])
    if not begun or action == "back":
        return
    if action == "leave" and not mine:
        raise Problem("rated", "in a rated game, only the player can leave the seat")
    if action == "stand-in" and (mine or not away):
        raise Problem("rated", "in a rated game, a bot stands in only for another person who is away")
    if action == "bot" and seat.kind != OPEN:
        raise Problem("rated", "in a rated game, a bot gets only a seat that its player has left")
