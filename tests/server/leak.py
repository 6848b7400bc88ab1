"""Plays games over HTTP and searches every byte sent for anything that its reader may not know.

`python -m tests.server.leak_many --games 200` plays that many games; the suite plays a few. Everything sent
to each seat and to a spectator is recorded during the game (`leak_witness.py`). Then the log is replayed
(`leak_check.py`), and at every act:

- what was sent is exactly the table's state for that reader;
- it contains no card in another hand that the reader cannot know, no secret answer, and no
  seed drawn by the server;
- it is the same, byte for byte, when everything that the reader cannot know is redrawn;
- an act that the reader may not notice has sent nothing and changed nothing;
- lists, profiles, tournaments, the archive, the chat and prepared turns name no card that is hidden.

`channels.py` checks what goes elsewhere: Web Push, mails, webhooks, and previews of links.
"""

from __future__ import annotations

import json
import random
from datetime import timedelta
from itertools import product
from typing import Any, Final, NamedTuple

from tests.server.channels import MAILED, NAMES, SOON, Channels, Outpost
from tests.server.leak_check import Check
from tests.server.leak_witness import PATHS, Witness
from tests.server.served import ME, EventStream, eventually
from tests.server.tournament import created, does, my_table, named, told
from vindima.bots import ask, make
from vindima.core.record import Record
from vindima.core.step import NOBODY, UNTIL_REVEAL
from vindima.server.database.access import rows
from vindima.server.tables.common.clock import now
from vindima.server.tables.game.table import Table
from vindima.server.tables.live.live import Live, record_of

SEED: Final = 4_000_000_000_000_000
"""Seeds start here: long numbers are easy to find in texts."""
PUBLIC: Final = {"open": True, "public": True}
"""Everybody may watch, so the lobby lists the game."""
PACE: Final = {"kind": "turns", "hours": 48, "bot": "random"}
LATE: Final = timedelta(hours=41)
"""After this time, the player to answer is warned that the time is running out."""
STALE: Final = 409
SAMPLE: Final = 7
"""At every seventh act, a determinization must give the same state, and the whole log is compared."""
BOT: Final = make("greedy")
SENSE: Final = 0.7
"""The share of answers in Viticulture that come from a sensible bot."""
TAB: Final = "leak"
"""The tab in which everybody has the table open."""


class Game:
    """One game, played over HTTP."""

    def __init__(self, post: Outpost, record: Record, seed: int, most: int) -> None:
        self.running = running = post.running
        self.title = record.title
        self.chance = random.Random(seed)
        self.seed = record.seed
        self.most = most
        self.acts = 0
        self.people = [Witness(running.address) for _ in range(record.players + 1)]
        for name, witness in zip(NAMES, self.people[:-1], strict=False):
            named(witness.browser, name)
        self.id = self.open(record, seed)
        for witness in self.people:
            query: dict[str, Any] = {} if witness.seat is None else {"seat": witness.seat}
            witness.stream = EventStream(witness.browser, self.id, tab=TAB, **query)
            witness.lobby = EventStream(witness.browser, None, mark=witness.browser.get("/offers")["mark"])
            eventually(witness.stream.states)
            # People are not notified of a table that they have in sight.
            witness.browser.post(f"/tables/{self.id}/looking", {"tab": TAB, "looking": False})
        players = [witness.browser for witness in self.people[:-1]]
        shown = players[0].ask("PUT", "/profile", {"published": True, "listed": True}).json()
        self.profile = f"/profiles/{shown['id']}"
        """A profile that everybody may read."""
        self.channels = Channels(post, self.id, players, seed, self.hosted)

    hosted = True
    """The table has a host, who may add webhooks."""

    def open(self, record: Record, seed: int) -> str:
        """The id of a table at which everybody has a place."""
        host = self.people[0].browser
        free = [{"kind": "open"} for _ in range(record.players - 1)]
        more = {"pace": PACE} if seed % 2 else {}
        id = host.opens(
            [{**ME, "name": NAMES[0]}, *free],
            record.title,
            record=file_of(record),
            listing=PUBLIC,
            **more,
        )
        found = host.table(id)
        secrets = [link.rpartition("/")[2] for link in (found["watch_link"], *found["invite_links"].values())]
        for secret in secrets:
            self.people[-1].browser.get(f"/invitations/{secret}")
        for seat, witness in enumerate(self.people[:-1]):
            witness.seat = seat
            if seat:
                witness.browser.follows(found["invite_links"][str(seat)])
        self.people[-1].browser.follows(found["watch_link"])
        return id

    @property
    def live(self) -> Live:
        found = self.running.house.loaded(self.id)
        assert found is not None
        return found

    def play(self) -> None:
        """Give random and sensible answers, with undos, plans and requests in between, until the end."""
        for witness in self.people:
            witness.look(self.id, self.live.table.acts, self.chance)
        self.channels.preview()
        self.channels.passes(SOON, MAILED)
        state = self.people[-1].browser.state(self.id)
        while not state["view"]["over"] and (acts := self.live.table.acts) < self.most:
            asked = self.people[state["view"]["to_answer"]]
            state = asked.asked()
            roll = self.chance.random()
            if roll < 0.05 and state["trail"]:
                count = self.chance.choice(state["trail"])["count"]
                asked.reply = asked.browser.act(self.id, "undo", state, count=count).json()
            elif roll < 0.08:
                self.chance.choice(self.people).look(self.id, acts, self.chance)
                self.channels.preview()
                self.channels.passes(SOON, self.chance.choice((MAILED, MAILED, self.late())))
            elif roll < 0.1:
                for other in self.people[:-1]:
                    other.browser.answer(self.id, other.browser.state(self.id), "fly moon")
            elif roll < 0.13:
                waiting = [witness for witness in self.people[:-1] if witness is not asked]
                self.chance.choice(waiting).prepare(self.id, acts, self.chance)
            else:
                self.answer(asked, state)
            # The player to answer may have prepared an answer.
            eventually(lambda: self.live.planned() is None)
            state = self.people[-1].browser.state(self.id)
        self.channels.passes(SOON, MAILED)
        for witness, path in product(self.people, (*PATHS, self.profile)):
            witness.read(path, path)

    def answer(self, asked: Witness, state: Any) -> None:
        """Answer, unless a prepared turn was played first."""
        token = state["answers"][self.choice(state)]["token"]
        response = asked.browser.answer(self.id, state, token)
        if response.status_code == STALE:
            return
        assert response.status_code == 200, response.text
        asked.reply = response.json()

    def late(self) -> timedelta:
        """The step after which the time is running out, once per turn: nobody may exceed the time."""
        clock = self.live.stored.clock
        left = 0.0 if clock is None else clock.until - now().timestamp()
        return LATE if left > 1.1 * LATE.total_seconds() else MAILED

    def choice(self, state: Any) -> int:
        """The number of the answer to give. Sensible answers halve the length of a game of Viticulture."""
        tokens = [answer["token"] for answer in state["answers"]]
        if self.title == "viticulture" and self.chance.random() < SENSE:
            position = self.live.table.position
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
            assert witness.stream is not None
            witness.stream.wait_for(finished.revisions[witness.seat])
        check = Check(table, self.people, self.seed)
        turns = 0
        for number, act in enumerate(acts):
            before = table.asked
            found += check.act(act, number % SAMPLE == 0)
            turns += table.asked != before
        winners = finished.position.winners if finished.position.over else ()
        return [*found, *check.rest(), *self.channels.findings(winners, turns)]

    def close(self) -> None:
        for witness in self.people:
            witness.close()


class Contest(Game):
    """A game in the first round of a tournament, whose page everybody has open."""

    hosted = False

    def open(self, record: Record, seed: int) -> str:
        *players, spectator = self.people
        host = players[0].browser
        id = created(host, game=record.title, enters=True, players=len(players), rounds=1, listed=True)
        for witness in self.people:
            witness.tournament = EventStream(witness.browser, None, place=f"tournaments/{id}")
        for witness in players[1:]:
            does(witness.browser, id, "enter")
        does(host, id, "start")
        table = my_table(host, id)
        for witness in players:
            (witness.seat,) = [one["seat"] for one in witness.browser.table(table)["seats"] if one["mine"]]
        self.people = [*sorted(players, key=lambda witness: witness.seat or 0), spectator]
        (match,) = told(spectator.browser, id)["matches"]
        spectator.browser.follows(match["watch"])
        live = self.running.house.loaded(table)
        assert live is not None
        self.seed = int(live.stored.header["seed"])
        return table


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


def looked(post: Outpost, record: Record, seed: int, most: int = 100_000, kind: type[Game] = Game) -> Found:
    """Play a game to its end and check everything that was sent."""
    game = kind(post, record, seed, most)
    try:
        game.play()
        leaks = game.findings()
        texts = [text for witness in game.people for text in witness.texts] + game.channels.texts
        return Found(leaks, game.acts, len(texts), sum(len(text.encode()) for text in texts))
    finally:
        game.close()


def leaks(
    post: Outpost, record: Record, seed: int, most: int = 100_000, kind: type[Game] = Game
) -> list[str]:
    """Play a game to its end and return the leaks found."""
    return looked(post, record, seed, most, kind).leaks


def begun(title: str, seed: int = 0) -> Record:
    """A new game; for Vinhos, one shortly before secret choices."""
    return before_secrets(7 + seed) if title == "vinhos" else Record(title, 3, SEED + seed)
