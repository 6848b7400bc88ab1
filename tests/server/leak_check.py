"""Compares everything that was sent during a game with what each reader may know."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, Final

from tests.server.leak_witness import Witness
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import FOREVER, NOBODY, OPEN
from vindima.server.http.requests.encoding import packed
from vindima.server.tables.game.table import ANSWER, UNDO, Act, Reader, Table, choosing
from vindima.viticulture.codes import card_ids
from vindima.viticulture.hands import hand
from vindima.viticulture.model import ORDER, SUMMER_VISITOR, WINTER_VISITOR
from vindima.viticulture.state import State as ViticultureState

UNIQUE: Final = (ORDER, SUMMER_VISITOR, WINTER_VISITOR)
"""The kinds of cards that are all different; vines have copies, so their names reveal nothing."""
WORLDS: Final = 2
"""The number of determinizations used to find out what a reader cannot know."""
REVISION: Final = re.compile(r'\{"revision":(\d+)')
"""The beginning of every state."""


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
                    yield f"{where}: a hidden change is revealed"
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
                yield f"the hidden card {card} is revealed: {silent[max(0, told - 60) : told + 40]}"
        if state["answers"] and self.table.position.seat != reader:
            yield "another seat's legal answers are revealed"
        yield from self.log_faults(state, reader, self.table.settled[reader][0])

    def log_faults(self, state: Mapping[str, Any], reader: Reader, since: int) -> Iterator[str]:
        """Complain if the log, from some answer on, contains less or more than the reader may know."""
        now = self.table.position.reveals
        known = Counter(
            (seat, token)
            for seat, token, secrecy, reveals in self.answered[since:]
            if seat == reader or secrecy == OPEN or (secrecy != FOREVER and reveals != now)
        )
        lines = Counter((line["seat"], line["token"]) for line in state["log"] if line["token"] is not None)
        if lines != known:
            yield f"the log reveals {lines - known} and lacks {known - lines}"

    def all_told(self, reader: Reader) -> Iterator[str]:
        """Check the whole state: its log, and that a determinization for this reader gives the same bytes."""
        state = self.table.state(reader)
        yield from self.log_faults(state, reader, 0)
        play = self.table.play
        truth = play.position
        try:
            play.position = truth.determinize(reader, seed=self.table.acts)
            # In a determinization, other answers may be legal; only the seat to answer sees them.
            if packed(self.table.state(reader)) != packed(state):
                yield "what is sent depends on what is hidden"
        finally:
            play.position = truth

    def looked_up(self) -> Iterator[str]:
        for witness in self.people:
            for acts, text in witness.plans:
                if acts == self.table.acts:
                    hidden = hidden_cards(self.table.position, witness.seat)
                    named = sorted(card for card in hidden if f'"{card}"' in text or f" {card}" in text)
                    if named:
                        yield f"act {acts} reader {witness.seat}: plan: {named} are revealed"
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

    def rest(self) -> Iterator[str]:
        """Check everything else that was sent, and that every revision was sent exactly once."""
        cards = {card for entry in all_cards(self.table.position) for card in (f'"{entry}"', f" {entry}")}
        for witness in self.people:
            assert witness.stream is not None
            revisions = [state["revision"] for state in witness.stream.states()]
            if revisions != list(range(revisions[0], self.table.revisions[witness.seat] + 1)):
                yield f"reader {witness.seat}: the revisions were {revisions}"
            yield from self.own_data(witness, cards)
            for name, text in streams_of(witness):
                yield from (
                    f"reader {witness.seat}: {name}: {card} is revealed" for card in cards if card in text
                )
            # The owner of a record knows its seed, so the table shows it to everyone, but in one place only.
            told = f'"seed":"{self.seed}"'
            if any(str(self.seed) in text.replace(told, "") for text in witness.texts):
                yield f"reader {witness.seat}: the seed is revealed"

    def own_data(self, witness: Witness, cards: set[str]) -> Iterator[str]:
        """Check that the file with a person's own data contains their own answers, and no card elsewhere."""
        for acts, data in witness.own:
            given = [
                {"seat": act.seat, "answer": act.tokens[0]}
                for act in self.acts[:acts]
                if act.kind == ANSWER and act.decided and act.seat == witness.seat
            ]
            (table,) = data["tables"]
            if table.pop("answers") != given:
                yield f"reader {witness.seat}: the answers in the own data after {acts} acts are wrong"
            text = packed(data)
            if str(self.seed) in text or any(card in text for card in cards):
                yield f"reader {witness.seat}: the own data reveal a secret"


def streams_of(witness: Witness) -> Iterator[tuple[str, str]]:
    """Everything sent to a reader that is neither a state nor a plan, each with its origin."""
    yield from (("replies", text) for text in witness.browser.heard if '"revision"' not in text)
    yield from witness.listed
    for place, stream in (
        ("table", witness.stream),
        ("lobby", witness.lobby),
        ("tournament", witness.tournament),
    ):
        for name, data, _ in [] if stream is None else stream.events:
            if name != "state":
                yield f"{place} event {name}", json.dumps(data)


def sent_to(witness: Witness) -> dict[int, set[str]]:
    """The states that were sent to a reader, by revision."""
    assert witness.stream is not None
    found: dict[int, set[str]] = {}
    for text in [*witness.stream.texts, *witness.browser.heard]:
        if match := REVISION.match(text):
            found.setdefault(int(match[1]), set()).add(text)
    return found


def without_words(state: Mapping[str, Any]) -> str:
    """A state without its log and without paragraphs of the rules, some of which name cards."""
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
    """The cards in other hands that the reader cannot know of."""
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
