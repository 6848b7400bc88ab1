"""Servers are killed repeatedly under a stream of answers, and no acknowledged answer is lost.

The players are those of `tests.server.crash`: a player who gets no reply repeats the request with the same
key. At the end, the log of every game contains exactly the acknowledged answers, each once and in order.
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
from tests.siege.fork_server import Child, ForkServer, served_words
from vindima.server.database.admin import broken_tables, looking

__all__ = ["killed"]

AT_ONCE: Final = 4
"""The number of games played at the same time."""
BETWEEN: Final = 16
"""The maximum number of acknowledged answers between two kills."""
HESITATION: Final = 0.03
"""The maximum number of seconds between the last of these answers and the kill."""
PATIENCE: Final = 900.0
"""Seconds within which a player gets a reply, however often a server is killed meanwhile."""
LONGEST: Final = 150
"""The maximum number of answers at one table, so that a restarted server need not replay long games."""


class ServerGroup:
    """Several servers on one database. Players may use any of them; one at a time is killed and restarted."""

    def __init__(self, fork_server: ForkServer, database: str, servers: int, seed: int) -> None:
        self.fork_server = fork_server
        self.words = served_words(database)
        self.chance = random.Random(seed)
        self.children: list[Child] = [fork_server.start(self.words) for _ in range(servers)]
        self.kills = 0

    @property
    def address(self) -> str:
        """The address of a random server, which may have just been killed."""
        return random.choice(self.children).address

    def kill_one(self) -> None:
        number = self.chance.randrange(len(self.children))
        self.fork_server.end(self.children[number])
        self.kills += 1
        self.children[number] = self.fork_server.start(self.words)

    def stop(self) -> None:
        for child in self.children:
            self.fork_server.end(child, signal.SIGTERM)


def killed(
    fork_server: ForkServer,
    database: str,
    kills: int,
    servers: int = 1,
    seed: int = 0,
    say: Callable[[str], None] = print,
    limit: float = math.inf,
) -> dict[str, Any]:
    """Play while servers are killed `kills` times or until the time limit; returns the findings."""
    begin = time.monotonic()
    chance = random.Random(seed)
    group = ServerGroup(fork_server, database, servers, seed)
    players: list[Player] = []
    done = threading.Event()

    def play(first: int) -> None:
        number = first
        while not done.is_set():
            title = ("vinhos", "viticulture")[number % 2]
            player = Player(group, title, seed + number, LONGEST, (ME, ME), PATIENCE)
            players.append(player)
            player.play(done)
            player.client.close()
            number += AT_ONCE

    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            games = [pool.submit(play, number) for number in range(AT_ONCE)]
            try:
                while group.kills < kills and time.monotonic() - begin < limit:
                    wait_for(players, given(players) + chance.randint(1, BETWEEN), games)
                    time.sleep(chance.uniform(0, HESITATION))
                    group.kill_one()
                    if group.kills % 100 == 0:
                        say(
                            f"{group.kills} kills, {given(players)} answers, {time.monotonic() - begin:.0f} s"
                        )
            finally:
                done.set()
            for game in games:
                game.result()
    finally:
        group.stop()
    with looking(database) as connection:
        broken = [f"{id}: {reason}" for id, reason in broken_tables(connection) if reason is not None]
    return {
        "servers": servers,
        "kills": group.kills,
        "games": len(players),
        "acknowledged": given(players),
        "lost": faults(database, players),
        "broken": broken,
        "seconds": round(time.monotonic() - begin),
    }


def wait_for(players: list[Player], enough: int, games: list[Future[None]]) -> None:
    """Wait until this many answers are acknowledged; raises the error of a player who has failed."""
    while given(players) < enough:
        for game in games:
            if game.done():
                game.result()
        time.sleep(0.002)
