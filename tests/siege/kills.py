"""Servers are killed again and again under a stream of answers, and nothing acknowledged is lost.

The players are those of `tests.server.crash`: a player who gets no reply sends the request again with the
same key. At the end, the log of every game contains exactly the acknowledged answers, each once and in order.
"""

from __future__ import annotations

import math
import random
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from tests.server.crash import Player, faults, given
from tests.server.served import ME
from tests.siege.nursery import Child, Nursery, served_words
from vindima.server.database.admin import broken_tables, looking

__all__ = ["killed"]

AT_ONCE: Final = 4
"""The number of games played at the same time."""
BETWEEN: Final = 16
"""The most answers acknowledged between two kills."""
HESITATION: Final = 0.03
"""The most seconds between the last of these answers and the kill."""
PATIENCE: Final = 900.0
"""Seconds in which a player gets a reply, however often a server is killed over the request."""
LONGEST: Final = 150
"""The most answers given at one table, so that a restarted server replays no long game."""


class Flock:
    """Several servers on one database. Players ask any of them; one of them is killed and starts again."""

    def __init__(self, nursery: Nursery, database: str, servers: int, seed: int) -> None:
        self.nursery = nursery
        self.words = served_words(database)
        self.chance = random.Random(seed)
        self.children: list[Child] = [nursery.start(self.words) for _ in range(servers)]
        self.kills = 0

    @property
    def address(self) -> str:
        """The address of any server; it may have been killed a moment ago."""
        return random.choice(self.children).address

    def kill_one(self) -> None:
        number = self.chance.randrange(len(self.children))
        self.nursery.end(self.children[number])
        self.kills += 1
        self.children[number] = self.nursery.start(self.words)

    def stop(self) -> None:
        for child in self.children:
            self.nursery.end(child, signal.SIGTERM)


def killed(
    nursery: Nursery,
    database: str,
    kills: int,
    servers: int = 1,
    seed: int = 0,
    say: Callable[[str], None] = print,
    limit: float = math.inf,
) -> dict[str, Any]:
    """Play while servers are killed this many times, or as often as there is time for; what was found."""
    begin = time.monotonic()
    chance = random.Random(seed)
    flock = Flock(nursery, database, servers, seed)
    players: list[Player] = []
    done = threading.Event()

    def play(first: int) -> None:
        number = first
        while not done.is_set():
            title = ("vinhos", "viticulture")[number % 2]
            player = Player(flock, title, seed + number, LONGEST, (ME, ME), PATIENCE)
            players.append(player)
            player.play(done)
            player.client.close()
            number += AT_ONCE

    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            games = [pool.submit(play, number) for number in range(AT_ONCE)]
            try:
                while flock.kills < kills and time.monotonic() - begin < limit:
                    wait_for(players, given(players) + chance.randint(1, BETWEEN), games)
                    time.sleep(chance.uniform(0, HESITATION))
                    flock.kill_one()
                    if flock.kills % 100 == 0:
                        say(
                            f"{flock.kills} kills, {given(players)} answers, {time.monotonic() - begin:.0f} s"
                        )
            finally:
                done.set()
            for game in games:
                game.result()
    finally:
        flock.stop()
    with looking(database) as connection:
        broken = [f"{id}: {reason}" for id, reason in broken_tables(connection) if reason is not None]
    return {
        "servers": servers,
        "kills": flock.kills,
        "games": len(players),
        "acknowledged": given(players),
        "lost": faults(database, players),
        "broken": broken,
        "seconds": round(time.monotonic() - begin),
    }


def wait_for(players: list[Player], enough: int, games: list[Future[None]]) -> None:
    """Wait until so many answers are acknowledged; a player who has failed says why."""
    while given(players) < enough:
        for game in games:
            if game.done():
                game.result()
        time.sleep(0.002)
