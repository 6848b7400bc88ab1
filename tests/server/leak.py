"""Plays games over HTTP and searches every byte sent for anything that its reader may not know.

`python -m tests.server.leak --games 200` plays that many games; the suite plays a few. Everything sent to
each seat and to a spectator is recorded during the game. Then the log is replayed, and at every act:

- what was sent is exactly what the table says to that reader;
- it contains no card in another hand that the reader cannot know, no secret answer, and no
  seed drawn by the server;
- it is the same, byte for byte, when everything that the reader cannot know is redrawn;
- an act that the reader may not notice has sent nothing and changed nothing.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import product, repeat
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import pytest

from tests.server.served import ME, Browser, Ears, Running, eventually, served
from vindima.bots import ask, make
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import FOREVER, NOBODY, OPEN, UNTIL_REVEAL
from vindima.server.database import rows
from vindima.server.http.encoding import packed
from vindima.server.tables.live import record_of
from vindima.server.tables.table import ANSWER, UNDO, Act, Reader, Table, choosing
from vindima.viticulture.codes import card_ids
from vindima.viticulture.hands import hand
from vindima.viticulture.model import ORDER, SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.state import State as ViticultureState

SEED: Final = 4_000_000_000_000_000
"""Seeds start here: long numbers, easy to find in what was sent."""
PUBLIC: Final = {"open": True, "public": True}
"""Everybody may watch, so that the lobby tells of the game."""
UNIQUE: Final = (ORDER, SUMMER_VISITOR, WINTER_VISITOR)
"""The kinds of cards that are all different; vines have copies, so their names reveal nothing."""
WORLDS: Final = 2
"""The number of determinizations used to find out what a reader cannot know."""
SAMPLE: Final = 7
"""At one act in this many, a determinization must give the same state, and the whole log is compared."""
BOT: Final = make("greedy")
SENSE: Final = 0.7
"""The share of answers in Viticulture that come from a sensible bot."""
SHORT: Final = 25
"""The number of acts that is enough to find a leak in every state."""
SHARE: Final = 20
"""The number of parts into which the games are divided for the worker processes."""
REVISION: Final = re.compile(r'\{"revision":(\d+)')
"""How every state begins."""


class Witness:
    """A reader at the table, and everything sent to that reader."""

    def __init__(self, address: str) -> None:
        self.browser = Browser(address)
        self.seat: Reader = None
        self.ears: Ears | None = None
        self.lobby: Ears | None = None
        """What the lobby sends: the browser's own tables, and what everybody may join or watch."""
        self.reply: Any = None
        """The state in the reply to this seat's last act."""
        self.looked: list[tuple[int, str, int, str]] = []
        """What was requested during the game: after how many acts, what, which line, and the text."""
        self.own: list[tuple[int, Any]] = []
        """The files with this person's own data: after how many acts, and what they contain."""

    def look(self, table: str, acts: int, chance: random.Random) -> None:
        """Request something that the server does not send by itself."""
        query = {} if self.seat is None else {"seat": self.seat}
        lines = self.browser.state(table, **query)["count"]
        line = chance.randint(0, lines)
        for what in ("replay", f"replay/{line}"):
            text = self.browser.ask("GET", f"/tables/{table}/{what}", params=query).text
            self.browser.heard.pop()
            self.looked.append((acts, what.partition("/")[0], line if "/" in what else -1, text))
        below = ("", "/record", "/chat", "/chat/heard", "/company", "/removals", "/notices")
        paths = [f"/tables/{table}{end}" for end in below]
        paths += ["/tables", "/tournaments", "/profile", "/leaderboards/vinhos/2"]
        # The archive finds no answer in a log, whatever somebody looks for there.
        paths += ["/offers", "/archive?hidden=true", f"/archive?text={chance.choice('aeio')}"]
        for path in (*paths, "/me", "/me/identity", "/me/people", "/me/waiting"):
            self.browser.ask("GET", path)
        self.browser.post(f"/tables/{table}/chat", {"text": "my turn soon?"})
        self.own.append((acts, self.browser.ask("GET", "/me/data").json()))
        self.browser.heard.pop()
        self.sign_in()

    def sign_in(self) -> None:
        """Look at what a link would do, and sign in another device, whose replies are checked too."""
        secret = self.browser.post("/me/links", {})["link"].partition("#")[2]
        self.browser.post("/signin/look", {"secret": secret})
        if len(self.own) > 1:
            return
        phone = Browser(str(self.browser.client.base_url).removesuffix("/api/"))
        for path, body in (
            ("/signin/look", {"secret": secret}),
            ("/signin/email", {"address": "ana@example.org"}),
            ("/signin/passkey/options", {}),
            ("/signin", {"secret": secret}),
        ):
            phone.ask("POST", path, body)
        phone.get("/tables")
        self.browser.heard += phone.heard
        phone.close()

    @property
    def texts(self) -> list[str]:
        """Everything sent to this browser."""
        assert self.ears is not None
        lobby = [] if self.lobby is None else self.lobby.texts
        return [*self.browser.heard, *lobby, *self.ears.texts, *(text for *_, text in self.looked)]

    def asked(self) -> Any:
        """The newest state, as soon as it has a question for this seat."""
        return eventually(lambda: (state := self.newest())["answers"] and state)

    def newest(self) -> Any:
        assert self.ears is not None
        heard = next(data for name, data, _ in reversed(self.ears.events[:]) if name == "state")
        return heard if self.reply is None else max(heard, self.reply, key=lambda state: state["revision"])

    def close(self) -> None:
        for ears in (self.ears, self.lobby):
            if ears is not None:
                ears.close()
        self.browser.close()


class Game:
    """One game over the wire."""

    def __init__(self, running: Running, record: Record, seed: int, most: int) -> None:
        players = record.players
        self.running = running
        self.title = record.title
        self.chance = random.Random(seed)
        self.seed = record.seed
        self.most = most
        self.acts = 0
        self.people = [Witness(running.address) for _ in range(players + 1)]
        host = self.people[0].browser
        seats: list[dict[str, Any]] = [{**ME, "name": "A"}, *({"kind": "open"} for _ in range(players - 1))]
        self.id = host.opens(seats, record.title, record=file_of(record), listing=PUBLIC)
        told = host.table(self.id)
        secrets = [link.rpartition("/")[2] for link in (told["watch_link"], *told["invite_links"].values())]
        for secret in secrets:
            self.people[-1].browser.get(f"/invitations/{secret}")
        for seat, witness in enumerate(self.people[:-1]):
            witness.seat = seat
            if seat:
                witness.browser.follows(told["invite_links"][str(seat)])
        self.people[-1].browser.follows(told["watch_link"])
        for witness in self.people:
            query: dict[str, Any] = {} if witness.seat is None else {"seat": witness.seat}
            witness.ears = Ears(witness.browser, self.id, **query)
            witness.lobby = Ears(witness.browser, None, mark=witness.browser.get("/offers")["mark"])
            eventually(witness.ears.states)

    def play(self) -> None:
        """Give random and sensible answers, with undos and requests in between, until the end."""
        acts = 1
        for witness in self.people:
            witness.look(self.id, acts, self.chance)
        state = self.people[-1].browser.state(self.id)
        while not state["view"]["over"] and acts < self.most:
            asked = self.people[state["view"]["to_answer"]]
            state = asked.asked()
            roll = self.chance.random()
            if roll < 0.05 and state["trail"]:
                count = self.chance.choice(state["trail"])["count"]
                state = asked.reply = asked.browser.act(self.id, "undo", state, count=count).json()
                acts += 1
            elif roll < 0.08:
                self.chance.choice(self.people).look(self.id, acts, self.chance)
            elif roll < 0.1:
                for other in self.people[:-1]:
                    other.browser.answer(self.id, other.browser.state(self.id), "fly moon")
            else:
                state = asked.reply = asked.browser.answers(self.id, state, self.choice(state))
                acts += 1

    def choice(self, state: Any) -> int:
        """The number of the answer to give. Sensible answers halve the length of a game of Viticulture."""
        tokens = [answer["token"] for answer in state["answers"]]
        if self.title == "viticulture" and self.chance.random() < SENSE:
            position = self.running.house._lives[self.id].table.position
            return tokens.index(position.token(ask(BOT, position, self.chance.randrange(SEED))))
        return self.chance.randrange(len(tokens))

    def findings(self) -> list[str]:
        """The complaints about a game, after the listeners have received everything."""
        store = self.running.app.state.store
        with store.engine.connect() as connection:
            stored = rows.stored(connection, self.id)
            acts = rows.acts_of(connection, self.id)
        assert stored is not None
        self.acts = len(acts)
        table = Table(record_of(stored))
        found: list[str] = []
        finished = Table(record_of(stored), acts)
        for witness in self.people:
            assert witness.ears is not None
            witness.ears.waits_for(finished.revisions[witness.seat])
        check = Check(table, self.people, self.seed)
        for number, act in enumerate(acts):
            found += check.act(act, number % SAMPLE == 0)
        return found + list(check.rest(finished.position.over))

    def close(self) -> None:
        for witness in self.people:
            witness.close()


class Check:
    """Replays the log and compares it with what was sent."""

    def __init__(self, table: Table, people: list[Witness], seed: int) -> None:
        self.table = table
        self.people = people
        self.seed = seed
        self.answered: list[tuple[int, str, int, int]] = []
        """Seat, token, secrecy and reveals of every answer, recorded independently of the table's own log."""
        self.acts: list[Act] = []
        self.sent = {witness.seat: sent_to(witness) for witness in people}

    def act(self, act: Act, sample: bool) -> Iterator[str]:
        """Apply one act and check everything that was sent about it."""
        self.note(act)
        before = dict(self.table.revisions)
        secretly = choosing(self.table.position) != NOBODY
        told = {reader: packed(self.table.state(reader)) for reader in before if secretly}
        self.table.apply(act)
        for reader, revision in self.table.revisions.items():
            where = f"{self.table.play.record.title} act {self.table.acts} reader {reader}"
            if revision == before[reader]:
                if packed(self.table.state(reader)) != told[reader]:
                    yield f"{where}: a change that cannot be noticed is told"
                continue
            part = self.table.state(reader, whole=False)
            sent = self.sent[reader].get(revision, set())
            if not sent:
                yield f"{where}: nothing was sent"
            more = sent - {packed(part)}
            if more and more != {packed(self.table.state(reader))}:
                yield f"{where}: something else was sent"
            yield from (f"{where}: {fault}" for fault in self.faults(part, reader))
            if sample:
                yield from (f"{where}: {fault}" for fault in self.all_told(reader))
        yield from self.looked_up()

    def note(self, act: Act) -> None:
        self.acts.append(act)
        if act.kind == UNDO:
            del self.answered[act.keep :]
        position = self.table.position.clone()
        for token in act.tokens:
            seat, secrecy = position.seat, position.stack[-1].step.secret
            self.answered.append((seat, token, secrecy, position.reveals))
            position.apply(position.code(token))

    def faults(self, state: Mapping[str, Any], reader: Reader) -> Iterator[str]:
        """Complain about hidden cards and secret answers in what was sent after an act."""
        silent = without_words(state)
        for card in hidden_cards(self.table.position, reader):
            told = max(silent.find(f'"{card}"'), silent.find(f" {card}"))
            if told >= 0:
                yield f"the hidden card {card} is told: {silent[max(0, told - 60) : told + 40]}"
        if state["answers"] and self.table.position.seat != reader:
            yield "somebody else's answers are told"
        yield from self.log_faults(state, reader, self.table.settled[reader][0])

    def log_faults(self, state: Mapping[str, Any], reader: Reader, since: int) -> Iterator[str]:
        """Complain where the log, from some answer on, says less or more than the reader may know."""
        now = self.table.position.reveals
        known = Counter(
            (seat, token)
            for seat, token, secrecy, reveals in self.answered[since:]
            if seat == reader or secrecy == OPEN or (secrecy != FOREVER and reveals != now)
        )
        lines = Counter((line["seat"], line["token"]) for line in state["log"] if line["token"] is not None)
        if lines != known:
            yield f"the log tells {lines - known} and lacks {known - lines}"

    def all_told(self, reader: Reader) -> Iterator[str]:
        """Check the whole state: its log, and that a determinization for this reader gives the same bytes."""
        state = self.table.state(reader)
        yield from self.log_faults(state, reader, 0)
        play = self.table.play
        truth = play.position
        try:
            play.position = truth.determinize(reader, seed=self.table.acts)
            # In another determinization the asked seat may have other answers; only that seat sees them.
            if packed(self.table.state(reader)) != packed(state):
                yield "what is sent depends on what is hidden"
        finally:
            play.position = truth

    def looked_up(self) -> Iterator[str]:
        for witness in self.people:
            for acts, what, line, text in witness.looked:
                if acts != self.table.acts:
                    continue
                where = f"act {acts} reader {witness.seat}: {what} {line}"
                table, seat = self.table, witness.seat
                expected = table.replay(seat) if line < 0 else table.moment(seat, line).state()
                if text != packed(expected):
                    yield f"{where}: something else was sent"
                if line >= 0:
                    yield from self.then(witness.seat, line, expected, where)

    def then(self, reader: Reader, line: int, state: Mapping[str, Any], where: str) -> Iterator[str]:
        """Check a replayed state against what was hidden at that time."""
        record = self.table.play.record
        count = self.table.counts(reader)[line]
        part = Record(
            record.title, record.players, record.seed, record.options, answers=record.answers[:count]
        )
        silent = without_words(state)
        for card in hidden_cards(part.replay(), reader):
            if f'"{card}"' in silent:
                yield f"{where}: the card {card} was hidden then"

    def rest(self, over: bool) -> Iterator[str]:
        """Check everything else that was sent, and that every state was sent once."""
        cards = {card for entry in all_cards(self.table.position) for card in (f'"{entry}"', f" {entry}")}
        for witness in self.people:
            assert witness.ears is not None
            revisions = [state["revision"] for state in witness.ears.states()]
            if revisions != list(range(revisions[0], self.table.revisions[witness.seat] + 1)):
                yield f"reader {witness.seat}: the revisions came as {revisions}"
            yield from self.own_data(witness, cards)
            assert witness.lobby is not None
            others = [text for text in witness.browser.heard if '"revision"' not in text]
            others += witness.lobby.texts
            events = [json.dumps(data) for name, data, _ in witness.ears.events if name != "state"]
            for text in [*others, *events]:
                yield from (f"reader {witness.seat}: {card} is told" for card in cards if card in text)
            # The owner of a record knows its seed, so the table shows it to everyone, in one place only.
            told = f'"seed":"{self.seed}"'
            if any(str(self.seed) in text.replace(told, "") for text in witness.texts):
                yield f"reader {witness.seat}: the seed is told"

    def own_data(self, witness: Witness, cards: set[str]) -> Iterator[str]:
        """Check that the file with a person's own data has their own answers, and no card anywhere else."""
        for acts, data in witness.own:
            given = [
                {"seat": act.seat, "answer": act.tokens[0]}
                for act in self.acts[:acts]
                if act.kind == ANSWER and act.decided and act.seat == witness.seat
            ]
            (table,) = data["tables"]
            if table.pop("answers") != given:
                yield f"reader {witness.seat}: the own data after {acts} acts have other answers"
            text = packed(data)
            if str(self.seed) in text or any(card in text for card in cards):
                yield f"reader {witness.seat}: the own data tell a secret"


def sent_to(witness: Witness) -> dict[int, set[str]]:
    """The states that were sent to a reader, by revision."""
    assert witness.ears is not None
    found: dict[int, set[str]] = {}
    for text in [*witness.ears.texts, *witness.browser.heard]:
        if match := REVISION.match(text):
            found.setdefault(int(match[1]), set()).add(text)
    return found


def without_words(state: Mapping[str, Any]) -> str:
    """A state without its log and without paragraphs of the rules, some of which have the names of cards."""
    rest = {name: value for name, value in state.items() if name not in ("log", "rules")}
    refusals = [{**refusal, "rules": []} for refusal in state["refusals"]]
    return json.dumps({**rest, "refusals": refusals})


def all_cards(position: Position) -> list[str]:
    """Every unique card."""
    if not isinstance(position, ViticultureState):
        return []
    ids = card_ids(position.tables)
    return [card for kind in UNIQUE for card in ids[kind]]


def hidden_cards(position: Position, reader: Reader) -> set[str]:
    """The cards in other hands that the reader cannot know to be there."""
    if not isinstance(position, ViticultureState):
        return set()
    found: set[str] = set()
    ids = card_ids(position.tables)
    for world in range(WORLDS):
        other = position.determinize(reader, world)
        assert isinstance(other, ViticultureState)
        for seat, kind in product(range(position.players), UNIQUE):
            unknown = 0 if seat == reader else hand(position, seat, kind) & ~hand(other, seat, kind)
            found.update(name for card, name in enumerate(ids[kind]) if unknown >> card & 1)
    return found


def file_of(record: Record) -> str:
    """A record as the text of its file."""
    return "\n".join(map(json.dumps, [record.header(), *record.answers]))


def before_secrets(seed: int) -> Record:
    """A two-player game of Vinhos, up to a secret choice that takes several answers."""
    record = Record("vinhos", 2, SEED + seed)
    position, chance, chooser = record.start(), random.Random(seed), NOBODY
    while not position.over:
        secret = position.stack[-1].step.secret == UNTIL_REVEAL and len(position.legal) > 1
        if secret and position.seat == chooser:
            del record.answers[-1]
            return record
        chooser = position.seat if secret else NOBODY
        record.answers.append(position.token(chance.choice(position.legal)))
        position.apply(position.code(record.answers[-1]))
    return before_secrets(seed + 1)


class Found(NamedTuple):
    """The outcome of one game."""

    leaks: list[str]
    acts: int
    texts: int
    """The number of replies and events checked."""
    bytes: int


def looked(running: Running, record: Record, seed: int, most: int = 100_000) -> Found:
    """Play a game to its end and check everything that was sent."""
    game = Game(running, record, seed, most)
    try:
        game.play()
        leaks = game.findings()
        texts = [text for witness in game.people for text in witness.texts]
        return Found(leaks, game.acts, len(texts), sum(len(text.encode()) for text in texts))
    finally:
        game.close()


def leaks(running: Running, record: Record, seed: int, most: int = 100_000) -> list[str]:
    """Play a game to its end and return the leaks found."""
    return looked(running, record, seed, most).leaks


# Planted leaks, which the check must find


def with_hands_and_decks(table: Table) -> Any:
    fields = table.position.to_dict()["fields"]
    return [fields["decks"], fields.get("hands", "")]


def with_cards(table: Table) -> Any:
    position = table.position
    return [position.view(seat)["seats"][seat]["hand"] for seat in range(position.players)]


PLANTS: Final[tuple[tuple[str, Callable[[Table], Any], str], ...]] = (
    ("vinhos", with_hands_and_decks, "depends on what is hidden"),
    ("viticulture", with_hands_and_decks, "depends on what is hidden"),
    ("viticulture", with_cards, "hidden card"),
    ("vinhos", lambda table: table.play.record.seed, "the seed is told"),
)
"""The game, what is planted in its states, and the complaint it must cause."""


@contextmanager
def planted(secret: Callable[[Table], Any]) -> Iterator[None]:
    """Let every state contain a secret while the block lasts."""
    state = Table.state

    def told(table: Table, reader: Reader, whole: bool = True) -> dict[str, Any]:
        return {**state(table, reader, whole), "planted": secret(table)}

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Table, "state", told)
        # What is planted fits no description, which would be noticed before the leak is.
        patch.setattr("tests.server.served.fits_description", lambda method, response: True)
        yield


def begun(title: str, seed: int = 0) -> Record:
    """A new game; for Vinhos, one shortly before secret choices."""
    return before_secrets(7 + seed) if title == "vinhos" else Record(title, 3, SEED + seed)


def noticed(running: Running, title: str, secret: Callable[[Table], Any], says: str) -> bool:
    """True if a planted leak is found."""
    with planted(secret):
        return any(says in leak for leak in leaks(running, begun(title), 0, SHORT))


# Many games


def several(games: list[int], seed: int) -> list[Found]:
    """Play these games one after the other on a server of their own."""
    found = []
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.db") as running:
        for number in games:
            title = ("vinhos", "viticulture")[number % 2]
            found.append(
                looked(running, Record(title, 2 + number // 2 % 3, SEED + seed + number), seed + number)
            )
            line = {"game": number, "title": title, **found[-1]._asdict()}
            print(json.dumps(line), flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at-once", type=int, default=os.cpu_count(), help="processes that play")
    arguments = parser.parse_args()
    begin = perf_counter()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.db") as running:
        seen = sum(noticed(running, *plant) for plant in PLANTS)
    with ProcessPoolExecutor(arguments.at_once, get_context("spawn")) as pool:
        parts = [list(range(first, arguments.games, SHARE)) for first in range(min(SHARE, arguments.games))]
        found = [one for part in pool.map(several, parts, repeat(arguments.seed)) for one in part]
    faults = sum(len(one.leaks) for one in found)
    print(
        json.dumps(
            {
                "games": len(found),
                "leaks": faults,
                "planted": len(PLANTS),
                "planted found": seen,
                "acts": sum(one.acts for one in found),
                "texts": sum(one.texts for one in found),
                "bytes": sum(one.bytes for one in found),
                "seconds": round(perf_counter() - begin),
            }
        )
    )
    return bool(faults or seen < len(PLANTS))


if __name__ == "__main__":
    raise SystemExit(main())
