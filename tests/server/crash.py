"""A server that is killed at random moments under load loses no acknowledged answer.

`python -m tests.server.crash --games 100 [--database postgresql://…]` plays that many games; the suite
plays a few. The players use HTTP; a player who gets no reply repeats the request with the same key. At the
end, the log of each game must contain exactly the acknowledged answers, each once and in order.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol

import httpx

from tests.server.served import ME, PATIENCE, key
from tests.siege.fork_server import ForkServer, served_words
from vindima.server.database.access import rows
from vindima.server.database.admin import looking

AT_ONCE: Final = 6
"""The number of games played at the same time."""
BETWEEN: Final = 200
"""The maximum number of acknowledged answers between two kills."""
RETURN: Final = 300.0
"""Seconds after which a restart has failed: on a busy machine, a server starts slowly."""
SEATS: Final = (ME, ME, {"kind": "bot", "bot": "random"})


class HasAddress(Protocol):
    """A server, or a group of servers any of which may be asked."""

    @property
    def address(self) -> str: ...


class ServerProcess:
    """A server in its own process, which can be killed and restarted."""

    port = 0

    def __init__(self, database: str, *words: str) -> None:
        self.database = database
        self.words = words
        """Additional command-line arguments."""
        self.kills = 0
        self.address = ""
        self.process: subprocess.Popen[str]
        self.start()

    def start(self) -> None:
        words = [
            "serve",
            "--port",
            str(self.port),
            "--rate",
            "0",
            "--workers",
            "1",
            "--database",
            self.database,
            *self.words,
        ]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vindima", *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, line
        self.address = "http://" + line.partition("http://")[2].split()[0]

    def kill(self, how: int | None = None) -> None:
        """Kill the process, or send it another signal, and wait for its end."""
        if how is None:
            self.process.kill()
        else:
            self.process.send_signal(how)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def restart(self) -> None:
        self.kill()
        self.kills += 1
        self.start()


class ForkedServer:
    """A server that, once killed, is forked again from a process that has already imported everything."""

    def __init__(self, fork_server: ForkServer, database: str) -> None:
        self.fork_server = fork_server
        self.words = served_words(database)
        self.kills = 0
        self.child = fork_server.start(self.words)

    @property
    def address(self) -> str:
        return self.child.address

    def kill(self, how: int = signal.SIGKILL) -> None:
        self.fork_server.end(self.child, how)

    def restart(self) -> None:
        self.kill()
        self.kills += 1
        self.child = self.fork_server.start(self.words)


class Player:
    """Plays the seats of all people at a table, and remembers the acknowledged answers."""

    def __init__(
        self,
        server: ForkedServer | HasAddress,
        title: str,
        seed: int,
        most: int,
        seats: tuple[Any, ...] = SEATS,
        patience: float = RETURN,
    ) -> None:
        self.server = server
        self.chance = random.Random(seed)
        # No TLS is used here, and building a TLS context is slow.
        self.client = httpx.Client(headers={"X-Vindima": "1"}, timeout=PATIENCE, verify=False)
        self.most = most
        self.patience = patience
        self.acknowledged: list[str] = []
        body = {"game": title, "seats": list(seats), "seed": seed}
        self.id = str(self.ask("POST", "/tables", body)["id"])

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The reply to a request, which is repeated until a reply arrives."""
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            try:
                response = self.client.request(method, f"{self.server.address}/api{path}", json=body)
            except httpx.HTTPError:
                time.sleep(0.05)
                continue
            assert response.status_code == 200, response.text
            return response.json()
        raise AssertionError("the server did not come back")

    def play(self, done: threading.Event | None = None) -> None:
        """Play until the game is over, enough answers were given, or `done` is set."""
        after: Any = {"answers": []}
        while len(self.acknowledged) < self.most and not (done is not None and done.is_set()):
            state = after if after["answers"] else self.asked()
            if state is None:
                return
            token = self.chance.choice(state["answers"])["token"]
            body = {
                "seat": state["view"]["seat"],
                "revision": state["revision"],
                "token": token,
                "key": key(),
            }
            after = self.ask("POST", f"/tables/{self.id}/answers", body)
            assert after["revision"] == state["revision"] + 1
            self.acknowledged.append(token)

    def asked(self) -> Any:
        """The state of the seat to answer; None when the game is over."""
        end = time.monotonic() + self.patience
        seat = 0
        while time.monotonic() < end:
            state = self.ask("GET", f"/tables/{self.id}/state?seat={seat}")
            if state["view"]["over"]:
                return None
            if state["answers"]:
                return state
            if state["view"]["to_answer"] == 1 - seat:
                seat = 1 - seat
            else:
                time.sleep(0.005)
        raise AssertionError("nobody is asked any more")


def crash(
    database: str, games: int, seed: int = 0, most: int = 100_000, between: int = BETWEEN
) -> dict[str, Any]:
    """Play games while the server is killed repeatedly; returns the findings."""
    with ForkServer() as fork_server:
        return crashed(ForkedServer(fork_server, database), database, games, seed, most, between)


def crashed(
    server: ForkedServer, database: str, games: int, seed: int, most: int, between: int
) -> dict[str, Any]:
    """The same with a server that has just been started."""
    begin = time.monotonic()
    chance = random.Random(seed)
    players = [Player(server, ("vinhos", "viticulture")[n % 2], seed + n, most) for n in range(games)]
    done = threading.Event()

    def kill() -> None:
        """Kill the server only after some acknowledged answers, so that games progress on any machine."""
        while not done.is_set():
            enough = given(players) + chance.randint(1, between)
            while given(players) < enough and not done.is_set():
                time.sleep(0.001)
            if not done.wait(chance.uniform(0, 0.05)):
                server.restart()

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        with ThreadPoolExecutor(AT_ONCE) as pool:
            list(pool.map(Player.play, players))
    finally:
        done.set()
        killer.join()
        server.kill(signal.SIGTERM)
        for player in players:
            player.client.close()
    lost = faults(database, players)
    seconds = round(time.monotonic() - begin)
    said = {"games": games, "kills": server.kills, "acknowledged": given(players), "lost": lost}
    return {**said, "seconds": seconds}


def given(players: list[Player]) -> int:
    """How many answers have been acknowledged."""
    return sum(len(player.acknowledged) for player in players)


def faults(database: str, players: list[Player]) -> list[str]:
    """The differences between the logs of the games and the acknowledged answers."""
    found = []
    with looking(database) as connection:
        for number, player in enumerate(players):
            kept = [act.tokens[0] for act in rows.acts_of(connection, player.id) if act.decided]
            told = player.acknowledged
            if kept != told:
                found.append(
                    f"game {number}: {len(told)} answers were acknowledged, {len(kept)} are in the log"
                )
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--database", help="postgresql://…; by default, SQLite in a temporary folder")
    parser.add_argument(
        "--between", type=int, default=BETWEEN, help="maximum number of answers between two kills"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = arguments.database or str(Path(folder) / "tables.db")
        result = crash(database, arguments.games, arguments.seed, between=arguments.between)
    print(json.dumps(result))
    return bool(result["lost"])


if __name__ == "__main__":
    raise SystemExit(main())
