"""The authority over one game: the acts of its log, the resulting position, and what each reader may see.

An act is everything that happens at once: an answer and the forced answers that follow from it, an undo, a
confirmation. A reader's revision counts the acts that this reader can notice. Inside a choice that is
revealed later, other readers notice nothing, because the number of answers in a secret choice is part of the
secret.

If a table asks for confirmation, the answer that ends a person's turn enters the log at once and everybody
sees it, but its act is held: until the seat confirms it or takes it back, nobody else is asked, and forced
answers wait too. An act that has revealed something hidden cannot be taken back, so it is never held.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Final, NamedTuple, cast

from vindima.core.explain import BadRecord, IllegalAnswer, Reason
from vindima.core.play import NO_ANSWER, Entry, Play, Told, forced
from vindima.core.position import Position
from vindima.core.record import Record
from vindima.core.step import NOBODY, UNTIL_REVEAL, Frame, begins_turn
from vindima.rules.citing import citations
from vindima.server.tables.common.problems import Problem, illegal
from vindima.server.tables.game.seats import Stored
from vindima.server.wire import table as wire

__all__ = [
    "ANSWER",
    "CONFIRM",
    "DEAL",
    "START",
    "UNDO",
    "WAIT",
    "Act",
    "Lines",
    "Proposal",
    "Reader",
    "Table",
    "finality",
    "opened",
    "started",
    "waiting",
]

Reader = int | None
"""A seat, or None for a spectator."""

START: Final = "start"
"""The answers that a game begins with: forced ones, or those of a record that is continued."""
WAIT: Final = "wait"
"""In place of START where the cards are dealt later: until then the table shows a sample deal."""
DEAL: Final = "deal"
"""The deal: the seed, and the forced answers that the game begins with."""
ANSWER: Final = "answer"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"

OVER: Final = Reason("web-undo-over", "undo ends with the game")
OTHERS: Final = Reason("web-undo-others", "undo takes back nobody else's decision")
TIMED_OUT: Final = Reason("web-undo-time", "undo takes back nothing from a turn whose time was over")
COUNTED: Final = Reason("web-undo-daily", "a game that counts for the deal of the day has no undo")
RATED: Final = Reason("web-undo-rated", "a rated game has no undo")


class Act(NamedTuple):
    """One entry of the log."""

    kind: str
    seat: int
    tokens: tuple[str, ...] = ()
    """The answer and the forced answers after it."""
    keep: int = 0
    """For an undo: how many answers remain."""
    held: bool = False
    """True if the turn waits for its seat to confirm it."""
    decided: bool = False
    """True if a person, not a bot, chose it."""


class Proposal(NamedTuple):
    """An act that may be entered in the log, and the state of the table afterwards."""

    act: Act
    year: int
    asked: int
    over: bool = False
    winners: tuple[int, ...] = ()
    result: str = ""
    scores: tuple[int, ...] = ()
    """The points of all seats, once the game is over."""
    noticed: bool = True
    """True if every reader can notice it."""
    sources: tuple[dict[str, int], ...] = ()
    """Where the points of all seats come from, once the game is over."""


class Lines(NamedTuple):
    """The end of a reader's log."""

    before: int
    """How many lines come before these."""
    entries: list[tuple[int, Entry]]
    """Each line with the number of answers up to its end; their own numbers start at 1."""

    @property
    def total(self) -> int:
        """How many lines the whole log has."""
        return self.before + len(self.entries)


class Note(NamedTuple):
    """Facts about an answer that the engine's log does not record."""

    year: int
    turn: bool
    """True for the first answer of a turn."""
    began: Frame | None
    """The question that its turn began with."""
    decided: bool
    """True if a person chose it, so it was neither forced nor given by a bot."""


class Table:
    """A game in progress: the header of a record, and the acts of its log."""

    def __init__(self, record: Record, acts: Iterable[Act] = (), fixed: Reason | None = None) -> None:
        self.play = Play(record)
        self.fixed = fixed
        """Why no answer is ever taken back; None if the rules of undo decide."""
        self.final = 0
        """How many answers are final because a player's time ran out after them."""
        self.acts = 0
        """How many entries the log has."""
        self.dealt = True
        """True once the cards are dealt."""
        self.begun = False
        """True once a person or a bot has answered: players know something of their hands."""
        self.held: int | None = None
        """The seat that still has to confirm its turn; until then nobody else is asked."""
        self.notes: list[Note] = []
        self.years: list[tuple[int, int, list[int]]] = []
        """For each year that has ended: the number of answers by then, the year, the points."""
        self.revisions: dict[Reader, int] = dict.fromkeys([None, *range(record.players)], 0)
        self.settled: dict[Reader, tuple[int, int]] = dict.fromkeys(self.revisions, (0, 0))
        """For each reader, how many answers and lines can no longer change."""
        for act in acts:
            self.apply(act)

    @property
    def position(self) -> Position:
        return self.play.position

    @property
    def year(self) -> int:
        return self.play.position.year

    @property
    def asked(self) -> int:
        """The seat that has to act; NOBODY when the game is over, or before the cards are dealt."""
        if not self.dealt:
            return NOBODY
        return self.position.seat if self.held is None else self.held

    # Acts that are not in the log yet. Proposing one changes nothing.

    def deal(self, seed: int) -> Proposal:
        """Propose to deal the cards of a seed."""
        position = self._with_seed(seed).start()
        return proposed(Act(DEAL, NOBODY, (str(seed), *forced(position))), position)

    def _with_seed(self, seed: int) -> Record:
        record = self.play.record
        return Record(record.title, record.players, seed, record.options, record.seats, None, record.rules)

    def answer(self, seat: int, token: str, person: bool, confirm: bool = False) -> Proposal:
        """Propose an answer; with `confirm`, a turn that can still be taken back is held at its end."""
        revision = self.revisions[seat]
        if self.held is not None or self.asked != seat:
            raise Problem("not-asked", "another seat has to act first", revision=revision)
        position = self.position.clone()
        reveals = position.reveals
        try:
            position.apply(position.code(token))
        except IllegalAnswer as error:
            raise illegal(error, revision=revision) from error
        tokens = (token, *forced(position, seat if confirm else NOBODY))
        held = confirm and not position.over and position.seat != seat and position.reveals == reveals
        if confirm and not held:
            tokens = (*tokens, *forced(position))
        act = Act(ANSWER, seat, tokens, held=held, decided=person)
        return proposed(act, position, noticed=not self._same_choice(position))

    def undo(self, seat: int, lines: int) -> Proposal:
        """Propose to go back to where the seat's log had this many lines, one of the counts in its trail."""
        trail, refused = self._trail(seat, self.recent(seat))
        if lines not in [entry["count"] for entry in trail]:
            reason = refused or NO_ANSWER
            raise Problem("undo", reason.key, revision=self.revisions[seat], **said(reason))
        keep = self.play.lines(seat)[lines][0] - 1
        noticed = choosing(self.position) != seat
        return Proposal(Act(UNDO, seat, keep=keep), self.notes[keep].year, seat, noticed=noticed)

    def confirm(self, seat: int) -> Proposal:
        """Propose to end a held turn."""
        if self.held != seat:
            raise Problem(
                "not-asked", "no turn of this seat waits for confirmation", revision=self.revisions[seat]
            )
        position = self.position.clone()
        return proposed(Act(CONFIRM, seat, forced(position)), position)

    def _same_choice(self, after: Position) -> bool:
        """True if a seat remains inside one secret choice, which other readers do not notice."""
        seat = choosing(self.position)
        return seat != NOBODY and seat == choosing(after) and self.position.reveals == after.reveals

    # The log

    def apply(self, act: Act) -> None:
        """Apply an act of the log."""
        before, reveals, held = choosing(self.position), self.position.reveals, self.held
        settled = self.settled
        self._settle()
        if act.kind == UNDO:
            self.play.undo(act.keep)
            del self.notes[act.keep :]
            self.years = [entry for entry in self.years if entry[0] <= act.keep]
        tokens = act.tokens
        if act.kind == DEAL:
            self.play, tokens = Play(self._with_seed(int(tokens[0]))), tokens[1:]
        self.dealt = act.kind != WAIT
        self.begun = self.begun or act.kind not in (START, WAIT, DEAL)
        for number, token in enumerate(tokens):
            self.give(token, act.decided and number == 0)
        self.held = act.seat if act.held else None
        self.acts += 1
        now = self.position
        secret = before == choosing(now) and reveals == now.reveals and held is self.held is None
        secret = secret and act.kind != DEAL
        for reader in self.revisions:
            if before == NOBODY or reader == before or not secret:
                self.revisions[reader] += 1
            else:
                # This reader is sent nothing, so nothing may look different either.
                self.settled[reader] = settled[reader]

    def give(self, token: str, decided: bool = False) -> None:
        """Play one answer of an act."""
        year, stack = self.year, self.position.stack
        began = self.notes[-1].began if self.notes else None
        turn = begins_turn(stack, began)
        self.notes.append(Note(year, turn, stack[-1] if turn else began, decided))
        self.play.answer(token)
        if self.year != year:
            self.years.append((len(self.notes), year, self.position.scores))

    def _settle(self) -> None:
        """Record how far each reader's log is final; the next state sends the log from there."""
        now = self.play.settled()
        self.settled = dict(self.settled)
        for reader, (answers, lines) in self.settled.items():
            if answers < now:
                new = sum(count <= now for count, _ in self.play.lines(reader, answers))
                self.settled[reader] = now, lines + new

    # What a reader may see

    def state(self, reader: Reader, whole: bool = True) -> wire.State:
        """The table as a reader sees it, with the whole log or what the last act may have changed."""
        recent = self.recent(reader)
        log = Lines(0, self.play.lines(reader)) if whole else recent
        return {**self.standing(reader, recent), "log_from": log.before + 1, "log": self._log(log)}

    def recent(self, reader: Reader) -> Lines:
        """The part of a reader's log that the last act may have changed."""
        answers, lines = self.settled[reader]
        return Lines(lines, self.play.lines(reader, answers))

    def standing(self, reader: Reader, recent: Lines) -> wire.Standing:
        """The state of a reader without its log, whose recent lines are given."""
        position = self.position
        view = cast(wire.View, position.view(reader))
        question = view["question"]
        asked = reader is not None and self.asked == reader and self.held is None
        trail, refused = ([], None) if reader is None else self._trail(reader, recent)
        if refused is not None and not self._has_decided(reader, recent):
            refused = NO_ANSWER
        return {
            "revision": self.revisions[reader],
            "view": view,
            "rules": [] if question is None else list(citations(question["rule"], self.play.record.title)),
            "answers": [
                {"token": answer.token, "message": answer.message.to_dict()} for answer in position.answers()
            ]
            if asked
            else [],
            "refusals": self._refusals() if asked else [],
            "count": recent.total,
            "trail": trail,
            "undo_refused": None if refused is None else said(refused),
            "confirm": reader is not None and self.held == reader,
            "held_by": self.held,
            "points": self.points(),
            "result": position.result,
        }

    def _refusals(self) -> list[wire.Refusal]:
        position, game = self.position, self.play.record.title
        return [
            {
                "token": refusal.token,
                "answer": position.answer(refusal.code).message.to_dict(),
                "message": refusal.message.to_dict(),
                "rule": refusal.rule,
                "rules": list(citations(refusal.rule, game)),
            }
            for refusal in position.refusals()
        ]

    def points(self) -> list[wire.Points]:
        """The points of every seat after each year, and now."""
        rows: list[wire.Points] = [{"year": year, "scores": scores} for _, year, scores in self.years]
        return [*rows, {"year": self.year, "scores": self.position.scores}]

    def lines(self, reader: Reader) -> list[wire.LogLine]:
        """The whole log of a reader."""
        return self._log(Lines(0, self.play.lines(reader)))

    def _log(self, lines: Lines) -> list[wire.LogLine]:
        return [self.line(count, entry, lines.before) for count, entry in lines.entries]

    def line(self, count: int, entry: Entry, before: int) -> wire.LogLine:
        """One of `Lines` as it goes over the wire."""
        note = self.notes[count - 1]
        return {
            "number": before + entry.number,
            "seat": entry.seat,
            "token": entry.token,
            "message": None if entry.message is None else entry.message.to_dict(),
            "question": None if entry.question is None else entry.question.to_dict(),
            "events": [happening(event) for event in entry.events],
            "year": note.year,
            "turn": note.turn and entry.message is not None,
        }

    def _trail(self, seat: int, recent: Lines) -> tuple[list[wire.TrailEntry], Reason | None]:
        """A seat's decisions that it can take back, oldest first; if there are none, the reason."""
        found: list[wire.TrailEntry] = []
        if self.position.over:
            return found, OVER
        if self.fixed is not None:
            return found, self.fixed
        refused: Reason | None = NO_ANSWER
        for count, entry in reversed(recent.entries):
            note = self.notes[count - 1]
            if not note.decided:
                continue
            refused = self.play.undo_refused(count - 1) or (OTHERS if entry.seat != seat else None)
            refused = refused or (TIMED_OUT if count <= self.final else None)
            if refused is not None or entry.message is None:
                break
            found.append({"count": recent.before + entry.number - 1, "message": entry.message.to_dict()})
            if note.turn:
                break
        return found[::-1], None if found else refused

    def _has_decided(self, reader: Reader, recent: Lines) -> bool:
        """True if the last decision is the reader's own, and belongs to the turn in progress."""
        if self.position.over or (self.position.seat == reader and begins_turn(self.position.stack)):
            return self.position.over
        for count, entry in reversed(recent.entries):
            if self.notes[count - 1].decided:
                return entry.seat == reader
        return False

    # Replay

    def counts(self, reader: Reader) -> list[int]:
        """The number of answers after each line of a reader's log."""
        return [0, *(count for count, _ in self.play.lines(reader))]

    def replay(self, reader: Reader) -> wire.Replay:
        """The course of the game as far as the reader may know it."""
        lines = self.lines(reader)
        years: list[wire.ReplayYear] = []
        for line in lines:
            if not years or years[-1]["year"] != line["year"]:
                years.append({"year": line["year"], "count": line["number"] - 1})
        numbered: list[wire.ReplayLine] = [{**line, "count": line["number"]} for line in lines]
        return {"count": len(lines), "lines": numbered, "years": years}

    def moment(self, reader: Reader, line: int) -> Moment:
        """The moment when the reader's log had this many lines."""
        entries = self.play.lines(reader)
        if not 0 <= line <= len(entries):
            raise Problem("no-page", f"the log has {len(entries)} lines")
        record, past = self.play.record, entries[:line]
        answers = tuple(record.answers[: past[-1][0] if past else 0])
        part = Record(record.title, record.players, record.seed, record.options, record.seats)
        return Moment(part, answers, reader, self.revisions[reader], self._log(Lines(0, past)))


class Stopped(Exception):
    """Nobody waits for a replay any more."""


class Moment(NamedTuple):
    """A past position of a game, copied from its table, so that it can be replayed while the game goes on."""

    record: Record
    answers: tuple[str, ...]
    reader: Reader
    revision: int
    log: list[wire.LogLine]

    def state(self, stop: threading.Event | None = None) -> wire.State:
        """The state at that moment, without answers to give. Setting `stop` raises Stopped."""
        then = Table(self.record, [])
        for token in self.answers:
            if stop is not None and stop.is_set():
                raise Stopped
            then.give(token)
        return {
            **then.state(self.reader),
            "revision": self.revision,
            "answers": [],
            "refusals": [],
            "count": len(self.log),
            "log": self.log,
            "trail": [],
            "undo_refused": None,
        }


def started(record: Record) -> Proposal:
    """How a game begins: the answers of its record, which are moved into the act, and forced answers."""
    position = record.replay()
    brought, record.answers = record.answers, []
    return proposed(Act(START, NOBODY, (*brought, *forced(position))), position)


def waiting(record: Record) -> Proposal:
    """The first act of a game whose cards are dealt later."""
    return Proposal(Act(WAIT, NOBODY), record.start().year, NOBODY)


def proposed(act: Act, after: Position, noticed: bool = True) -> Proposal:
    """An act that leads to a position."""
    asked = act.seat if act.held else after.seat
    scores = tuple(after.scores) if after.over else ()
    sources = tuple(after.breakdown(seat) for seat in range(after.players)) if after.over else ()
    winners = tuple(after.winners)
    return Proposal(act, after.year, asked, after.over, winners, after.result, scores, noticed, sources)


def choosing(position: Position) -> int:
    """The seat that is making a choice to be revealed later; NOBODY if there is none."""
    secret = not position.over and position.stack[-1].step.secret == UNTIL_REVEAL
    return position.seat if secret else NOBODY


def happening(event: Told) -> wire.Happening:
    """An event as it goes over the wire."""
    return {
        "message": event.message.to_dict(),
        "seat": event.seat,
        "paths": list(event.paths),
        "weight": event.weight,
    }


def said(reason: Reason) -> wire.UndoRefused:
    """A reason as it goes over the wire."""
    return {"message": {"key": reason.key, "args": {}}, "rule": reason.rule}


def finality(stored: Stored) -> Reason | None:
    """Why no answer at a table is ever taken back; None if some are."""
    return RATED if stored.rated else COUNTED if stored.counted else None


def opened(record: Record, acts: Iterable[Act], fixed: Reason | None = None) -> Table:
    """The table of a stored log. A log of other rules is opened if it replays under the current ones."""
    old, record.rules = record.rules, record.game.rules
    try:
        return Table(record, acts, fixed)
    except (BadRecord, IllegalAnswer) as error:
        # The answer that these rules refuse may be a secret, so it is not named.
        detail = f"played by {record.title} rules {old}, and does not replay by rules {record.rules}"
        raise Problem("old-rules", detail) from error
