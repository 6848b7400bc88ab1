"""Advances tournaments.

Each match that ends leaves a job in the same transaction, and each running tournament has a job that checks
on it once a minute. The server that takes such a job decides from the contents of the database what follows,
so it does no harm if two servers do so, or if one dies halfway: a round is stored under the version on which
it was decided, and a table under the id that its match was given.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from datetime import timedelta
from typing import Any, Final

from sqlalchemy import Connection

from vindima.server.database import admin
from vindima.server.database.access import jobs, rows
from vindima.server.database.access.store import Store
from vindima.server.database.contests import tournaments
from vindima.server.directing.seating import fill_in, open_table
from vindima.server.jobs import Queue, Work
from vindima.server.tables.common.clock import now
from vindima.server.tables.common.problems import Problem
from vindima.server.tables.live.house import House
from vindima.server.tournaments.course import Step, next_step, started
from vindima.server.tournaments.model import DUPLICATE, OVER, RUNNING, VOID, Match, Tournament

__all__ = ["Director"]

LOG: Final = logging.getLogger("vindima.server")
WATCH: Final = "tournament-watch"
"""The kind of the jobs that check on running tournaments."""
PERIOD: Final = timedelta(seconds=60)
"""Seconds between two such checks."""
TRIES: Final = 5
"""How often a decision is retried because another server has changed the tournament meanwhile."""


class Director:
    """The tournaments of one database, as this server directs them."""

    def __init__(self, store: Store, house: House, queue: Queue) -> None:
        self.store = store
        self.house = house
        queue.handler(tournaments.ADVANCE)(self._proceed)
        queue.handler(WATCH)(self._look_after)

    # Jobs

    async def _proceed(self, payload: dict[str, Any]) -> Work:
        id: str = payload["tournament"]
        await self.advance(id)
        return lambda connection: tournaments.tell(connection, id)

    async def _look_after(self, payload: dict[str, Any]) -> Work | None:
        id: str = payload["tournament"]
        tournament = await self.advance(id)
        if tournament is None or tournament.state != RUNNING:
            return None
        stalled = await self.store.read(
            lambda connection: tournaments.stalled(connection, id, now() - PERIOD)
        )
        for table in stalled:
            # Loading a table makes its bots continue; the server that played here may be gone.
            await self._try(self.house.live(table), table)
        return lambda connection: watch(connection, id)

    async def resume(self) -> None:
        """Make sure, when a server starts, that every running tournament has its job."""

        def work(connection: Connection) -> None:
            for id in tournaments.running(connection):
                jobs.add(connection, tournaments.ADVANCE, f"tournament:{id}", now(), {"tournament": id})
                watch(connection, id)

        await self.store.write(work)

    # Advancing

    async def of(self, id: str) -> Tournament | None:
        """A tournament; None if there is none."""
        return await self.store.read(lambda connection: tournaments.of(connection, id))

    async def start(self, tournament: Tournament) -> bool:
        """Begin the first round; False if the tournament has changed meanwhile. Raises a Problem."""
        id, version = tournament.id, tournament.version
        step = await asyncio.to_thread(started, tournament)

        def work(connection: Connection) -> bool:
            if not tournaments.take_step(connection, id, version, step):
                return False
            jobs.add(connection, tournaments.ADVANCE, f"tournament:{id}", now(), {"tournament": id})
            watch(connection, id)
            return True

        began = await self.store.write(work, id)
        self.house.halls.tell(id)
        return began

    async def advance(self, id: str) -> Tournament | None:
        """Begin the next round if the last one has ended; open the missing tables."""
        for _ in range(TRIES):
            tournament = await self.of(id)
            if tournament is None or tournament.state != RUNNING:
                break
            if not tournament.closed(tournament.round):
                await self._seat(tournament)
                break
            step = await asyncio.to_thread(next_step, tournament)
            await self._take(tournament, step)
        self.house.halls.tell(id)
        return tournament

    async def _take(self, tournament: Tournament, step: Step) -> None:
        """Store the next step after a round, and reveal the tables of its deal."""
        id, ended = tournament.id, tables_of(tournament.of_round(tournament.round))
        duplicate = tournament.plan.format == DUPLICATE

        def work(connection: Connection) -> bool:
            if not tournaments.take_step(connection, id, tournament.version, step):
                return False
            if duplicate:
                tournaments.unseal(connection, ended)
            if step.state == OVER:
                jobs.cancel(connection, f"{WATCH}:{id}")
            return True

        if await self.store.write(work, id) and duplicate:
            await self.refresh(ended)

    async def _seat(self, tournament: Tournament) -> None:
        """Open the round's missing tables, and let bots play for people who are gone."""
        for match in tournament.of_round(tournament.round):
            if match.state == RUNNING and match.table is not None:
                work = fill_in if match.opened else open_table
                if match.opened and not needs_bots(tournament, match):
                    continue
                await self._try(work(self.house, tournament, match), match.table)

    async def _try(self, work: Any, table: str) -> None:
        """Do something about one table; a damaged one does not stop the others."""
        try:
            await work
        except Problem as problem:
            LOG.error("table %s of a tournament: %s", table, problem)

    async def refresh(self, tables: Iterable[str]) -> None:
        """Show the changes to people at the tables."""
        for id in tables:
            await self.house.refresh(id, 0)

    # Ending without a result

    async def end(
        self, tournament: Tournament, matches: Iterable[Match], winners: tuple[int, ...] = ()
    ) -> None:
        """End matches by the host's decision: with winners, or without a result."""
        ended = [match for match in matches if match.state == RUNNING]
        closed = tables_of(ended)

        def work(connection: Connection) -> None:
            for match in ended:
                state = OVER if winners else VOID
                if not tournaments.end_match(connection, tournament.id, match.number, state, winners):
                    continue
                if match.table is not None and match.opened:
                    admin.close_table(connection, match.table)
            key = f"tournament:{tournament.id}"
            jobs.add(connection, tournaments.ADVANCE, key, now(), {"tournament": tournament.id})
            tournaments.tell(connection, tournament.id)

        await self.store.write(work, tournament.id)
        await self.refresh(closed)
        self.house.halls.tell(tournament.id)

    async def cancel(self, tournament: Tournament, state: str) -> bool:
        """End a tournament: its running matches get no result, and its tables are no longer secret."""
        everything = tables_of(tournament.matches)

        def work(connection: Connection) -> bool:
            if not tournaments.set_state(connection, tournament.id, tournament.version, state):
                return False
            tournaments.unseal(connection, everything)
            return True

        if not await self.store.write(work, tournament.id):
            return False
        await self.end(tournament, tournament.matches)
        await self.refresh(everything)
        return True


def tables_of(matches: Iterable[Match]) -> list[str]:
    return [match.table for match in matches if match.table is not None]


def needs_bots(tournament: Tournament, match: Match) -> bool:
    """True if a person at a table has withdrawn or is gone."""
    away = {entrant.number for entrant in tournament.entrants if entrant.bot is None and not entrant.active}
    return bool(away.intersection(match.seats))


def watch(connection: Connection, id: str) -> None:
    """Schedule the next check on a tournament."""
    jobs.add(connection, WATCH, f"{WATCH}:{id}", rows.now() + PERIOD, {"tournament": id})
