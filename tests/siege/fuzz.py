"""Random requests to every endpoint, and malformed records.

The requests are generated from the server's own OpenAPI description. None may cause a server error, and none
may change what belongs to others: a digest of their tables stays the same.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

from tests.siege.people import BO, ME, OPEN, Person, Reply
from tests.siege.servers import Server
from tests.siege.values import Values, mutated
from vindima.core.record import Record
from vindima.server.database.access import rows
from vindima.server.database.admin import looking

__all__ = ["fuzzed"]

LIFE: Final = 250
"""How many requests an attacker makes before another one, from another address, takes over."""
RECORDS: Final = 0.1
"""The fraction of requests that upload a record."""
SLOW: Final = ("/hint", "/costs", "/review", "/remedy")
"""Endpoints that need a worker process; they are requested less often."""
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "FOO")
BODIES: Final = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"x"',
    b"\xff\xfe\x00",
    b'{"a":NaN}',
    b"[" * 5000,
    b'{"a":' * 2000,
    b"1" * 5000,
    b'{"seat":1e400}',
    b'{"name":"\\ud800"}',
)
"""Bodies that are not JSON objects, or barely."""
PATHS: Final = ("/", "/.env", "/api", "/assets/..%2f..%2fetc", "/%00", "//x", "/new")
LONG: Final = 60
"""How many answers a record has before it is corrupted."""


class Victims:
    """People at their own tables, and a digest of everything that belongs to them."""

    def __init__(self, server: Server, chance: random.Random) -> None:
        self.server = server
        self.ana = Person(server.port, BO)
        self.tables: list[str] = []
        for game in ("vinhos", "viticulture"):
            table = self.ana.opens([ME, ME, OPEN], game)
            assert table is not None
            self.tables.append(table)
            for number in range(12):
                self.ana.answers(table, chance.randrange(100) + number)
            self.ana.ask("POST", f"/tables/{table}/chat", {"text": "between us"})
        self.ana.ask("PUT", "/me", {"name": "Ana"})

    def digest(self) -> str:
        """A digest of what they are sent, and of their tables in the database."""
        parts: list[Any] = [self.ana.ask("GET", path) for path in ("/me", "/tables")]
        for table in self.tables:
            for path in ("", "/state?seat=0", "/state?seat=1", "/chat", "/replay"):
                parts.append(self.ana.ask("GET", f"/tables/{table}{path}"))
        with looking(self.server.database) as connection:
            for table in self.tables:
                parts += [rows.stored(connection, table), rows.acts_of(connection, table)]
        return hashlib.sha256(repr(parts).encode()).hexdigest()


class Attacker:
    """Sends random requests, one after the other."""

    def __init__(self, server: Server, description: Any, victims: Victims, seed: int) -> None:
        self.server = server
        self.victims = victims
        self.chance = random.Random(seed)
        self.values = Values(self.chance, description["components"]["schemas"])
        self.endpoints = [
            (method.upper(), path, endpoint)
            for path, methods in description["paths"].items()
            for method, endpoint in methods.items()
        ]
        self.records = [played(game, self.chance) for game in ("vinhos", "viticulture")]
        self.number = 0
        self.lives = 0
        self.person: Person
        self.table = ""
        self.renew()

    def renew(self) -> None:
        """Continue as somebody else, with a new table."""
        self.lives += 1
        if self.lives > 1:
            self.person.close()
        address = f"127.1.{self.lives // 250 % 250}.{self.lives % 250 + 1}"
        self.person = Person(self.server.port, address)
        game = self.chance.choice(("vinhos", "viticulture"))
        self.table = self.person.opens([ME, ME], game, hot_seat=True) or ""
        self.look()

    def look(self) -> None:
        """Read valid values from the attacker's own table, so that some requests get far."""
        status, state = self.person.ask("GET", f"/tables/{self.table}/state?seat=0")
        asked: dict[str, Any] = state if status == 200 else {"answers": [], "revision": 0}
        foreign = self.victims.tables
        self.values.known = {
            "id": [self.table, self.table, self.table, *foreign],
            "table": [self.table, *foreign],
            "token": [answer["token"] for answer in asked["answers"]] or ["pass"],
            "revision": [asked["revision"], asked["revision"], 0, 10**6],
            "seat": [0, 1, None, 7],
            "number": [0, 1, 2, 9],
            "count": [0, 1, 3, 10**9],
            "game": ["vinhos", "viticulture", "chess"],
            "language": ["en", "fr", "xx"],
            "key": [f"key-{self.number}", "key"],
            "bot": ["random", "greedy", "random:style=", "py:os:system"],
            "link": ["/join/x", f"/join/{'A' * 43}", "x"],
            "seats": [[ME, ME], [ME, OPEN], [ME, {"kind": "bot", "bot": "random"}]],
            "options": [{}, {"tables": None}, {"tables": {"x": 1}}, {"solo": True}],
            "record": [self.record()],
            "level": ["easy", "normal", "hard"],
            "action": ["take", "leave", "stand-in", "back", "bot", "only-here"],
        }

    def record(self) -> str:
        """The text of a record, usually corrupted."""
        chance = self.chance
        header, answers = chance.choice(self.records)
        if chance.random() < 0.6:
            header = mutated(chance, header)
        if chance.random() < 0.5:
            answers = mutated(chance, answers)
        lines = [header, *(answers if isinstance(answers, list) else [answers])]
        text = "\n".join(json.dumps(line) for line in lines)
        if chance.random() < 0.2:
            place = chance.randrange(len(text) + 1)
            text = text[:place] + chance.choice(("", "\0", "}", "\u2028", "é")) + text[place + 1 :]
        return text

    def attack(self) -> tuple[str, Reply]:
        """Send one request; returns its description and the reply."""
        self.number += 1
        if not self.number % LIFE:
            self.renew()
        elif not self.number % 10:
            self.look()
        if self.chance.random() < RECORDS:
            seats = [ME] * self.chance.choice((2, 2, 2, 1, 3))
            body = {"game": self.chance.choice(("vinhos", "viticulture")), "seats": seats}
            return self.sent("POST", "/api/tables", json.dumps({**body, "record": self.record()}).encode())
        method, path, endpoint = self.chance.choice(self.endpoints)
        while path.endswith(SLOW) and self.chance.random() < 0.9:
            method, path, endpoint = self.chance.choice(self.endpoints)
        return self.attack_at(method, path, endpoint)

    def attack_at(self, method: str, path: str, endpoint: Any) -> tuple[str, Reply]:
        query, headers = [], {}
        for parameter in endpoint.get("parameters", ()):
            name, value = parameter["name"], self.values.of(parameter["schema"], parameter["name"])
            text = "" if value is None else str(value)
            written = quote(text.encode("utf-8", "surrogatepass"), safe="")
            if parameter["in"] == "path":
                path = path.replace(f"{{{name}}}", written)
            elif parameter["in"] == "query" and (value is not None or self.chance.random() < 0.1):
                query.append(f"{name}={written}")
            elif parameter["in"] == "header":
                headers[name.replace("-", "_")] = text.encode("ascii", "ignore").decode().replace("\0", "")
        if self.chance.random() < 0.03:
            method = self.chance.choice(METHODS)
        if self.chance.random() < 0.03:
            path = self.chance.choice(PATHS) + path[5:40]
        target = path + ("?" + "&".join(query) if query else "")
        body = None
        if "requestBody" in endpoint or method not in ("GET", "HEAD"):
            body = self.body(endpoint)
        return self.sent(method, target, body, **headers)

    def body(self, endpoint: Any) -> bytes:
        if self.chance.random() < 0.05:
            return self.chance.choice(BODIES)
        content = endpoint.get("requestBody", {}).get("content", {}).get("application/json", {})
        return json.dumps(self.values.of(content.get("schema", {"type": "object"}))).encode()

    def sent(self, method: str, target: str, body: bytes | None = None, **headers: str) -> tuple[str, Reply]:
        """Send a request with the usual headers, some of which are wrong."""
        chance = self.chance
        usual = {"X_Vindima": "1", "Content_Type": "application/json", "Cookie": self.person.cookie}
        if chance.random() < 0.03:
            usual.pop(chance.choice(list(usual)))
        if chance.random() < 0.03:
            name = chance.choice(("Cookie", "Content_Type", "Origin", "X_Forwarded_For", "Range", "Accept"))
            usual[name] = chance.choice(("", "x", "vindima=" + "A" * 43, "bytes=0-0", "a" * 2000, "\xff"))
        kept = self.person.cookie
        reply = self.person.send(method, target, body, **usual, **headers)
        if chance.random() < 0.9:
            self.person.cookie = kept or self.person.cookie
        return f"{method} {target} {(body or b'')[:2000]!r} {headers}", reply


def played(game: str, chance: random.Random) -> tuple[dict[str, Any], list[str]]:
    """The header and the answers of a game that was played for some time."""
    record = Record(game, 2, chance.randrange(1 << 40))
    position = record.start()
    while len(record.answers) < LONG and not position.over:
        record.answers.append(position.token(chance.choice(position.legal)))
        position.apply(position.code(record.answers[-1]))
    return record.header(), record.answers


def fuzzed(
    requests: int, seed: int = 0, say: Callable[[str], None] = print, limit: float = math.inf
) -> dict[str, Any]:
    """Send this many requests, or as many as the time limit allows; returns the findings."""
    begin = time.monotonic()
    statuses: Counter[int] = Counter()
    errors: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder), "--rate", "0") as server,
    ):
        victims = Victims(server, random.Random(seed))
        description = victims.ana.ask("GET", "/openapi")[1]
        before = victims.digest()
        attacker = Attacker(server, description, victims, seed)
        for number in range(requests):
            try:
                words, reply = attacker.attack()
            except ConnectionError as error:
                errors.append(f"request {number}: the connection was lost: {error}")
                say(errors[-1])
                if server.process.poll() is not None:
                    break
                continue
            statuses[reply.status] += 1
            if reply.status >= 500:
                errors.append(f"{reply.status}: {words}: {reply.data[:200]!r}")
                say(errors[-1])
            if number % 1000 == 999:
                say(f"{number + 1} requests, {len(errors)} errors, {time.monotonic() - begin:.0f} s")
            if time.monotonic() - begin > limit:
                break
        after = victims.digest()
        for person in (victims.ana, attacker.person):
            person.close()
        logged = server.log.read_text("utf-8", "replace")
    return {
        "requests": sum(statuses.values()),
        "endpoints": len(attacker.endpoints),
        "attackers": attacker.lives,
        "statuses": dict(sorted(statuses.items())),
        "errors": errors,
        "unchanged": before == after,
        "logged": logged[-2000:],
        "seconds": round(time.monotonic() - begin),
    }
