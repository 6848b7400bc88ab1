"""The wire protocol: the JSON that tables and servers send. Request bodies are in `http/requests/bodies.py`.

`http/schema.py` turns these types into the OpenAPI description, and `http/wire.py` turns that into
`web/src/lib/wire.ts`. A `dict` with `Literal` keys always has all of them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.core.preview import Change
from vindima.core.wire import Message
from vindima.server.wire.meeting import Ending, Listing, OfferChanges, Renewal
from vindima.server.wire.pace import Clock, Pace
from vindima.server.wire.people import Shuffle, Takeover
from vindima.vinhos.facts import Facts as VinhosFacts
from vindima.vinhos.view import View as VinhosView
from vindima.viticulture.facts import Facts as ViticultureFacts
from vindima.viticulture.view import View as ViticultureView

__all__ = [
    "Alive",
    "Answer",
    "Balance",
    "CampaignInfo",
    "Chat",
    "Coaching",
    "Costs",
    "DailyTable",
    "Depth",
    "Events",
    "Facts",
    "FatefulReveal",
    "GameInfo",
    "Happening",
    "Health",
    "Heard",
    "Hint",
    "Hints",
    "Invited",
    "LobbyEvents",
    "LogLine",
    "Me",
    "Opened",
    "Points",
    "Preview",
    "Previews",
    "Refusal",
    "Remedy",
    "Replay",
    "Review",
    "State",
    "Table",
    "TableLine",
    "TrailEntry",
    "Trouble",
    "TurningPoint",
    "UndoRefused",
    "View",
]

View = VinhosView | ViticultureView
Facts = VinhosFacts | ViticultureFacts
SeatKind = Literal["person", "bot", "open"]
Depth = Literal["quick", "good", "deep"]
"""How long an adviser thinks."""
Trouble = Literal["bot", "storage"]
"""What keeps a bot from playing: it fails, or its answer cannot be stored."""


# A table in play


class Answer(TypedDict):
    """An answer that may be given now."""

    token: str
    message: Message


class Refusal(TypedDict):
    """An answer that is not possible now, and why."""

    token: str
    answer: Message
    """The answer that is refused."""
    message: Message
    """Why it is not possible."""
    rule: str
    """The rule, in English, for developers."""
    rules: list[str]
    """The paragraphs of the rules reference: anchors of its `Book`."""


class Happening(TypedDict):
    """An event caused by an answer."""

    message: Message
    seat: int
    """The player it happened to; -1 for events that concern everybody."""
    paths: list[str]
    """The places in the view that it changed: keys and indices, joined by slashes."""
    weight: Literal["news", "echo", "detail"]
    """An echo repeats the answer; a detail follows from other events."""


class LogLine(TypedDict):
    """A line of the log."""

    number: int
    seat: int
    token: str | None
    message: Message | None
    """Null if the reader may not know the answer."""
    question: Message | None
    """The question that was asked."""
    events: list[Happening]
    """The events until the next question, in order."""
    year: int
    """The year in which the answer was given."""
    turn: bool
    """True if an answer begins a turn of its seat."""


class TrailEntry(TypedDict):
    """An answer that can be taken back. Undo to `count` lines removes it and everything after it."""

    count: int
    message: Message


class UndoRefused(TypedDict):
    """Why nothing can be taken back."""

    message: Message
    rule: str


class Points(TypedDict):
    """The points of every seat at the end of a year, or the current points."""

    year: int
    scores: list[int]


class Standing(TypedDict):
    """A state without its log."""

    revision: int
    view: View
    rules: list[str]
    """The paragraphs of the rules reference that the question rests on."""
    answers: list[Answer]
    """For the seat that must answer; empty for everybody else."""
    refusals: list[Refusal]
    """For the seat that must answer; empty for everybody else."""
    count: int
    """How many lines the reader's log has."""
    trail: list[TrailEntry]
    """The seat's own answers in this turn that can still be taken back, oldest first."""
    undo_refused: UndoRefused | None
    confirm: bool
    """True if the seat has to confirm its turn (a setting of the table)."""
    held_by: int | None
    """The seat whose turn waits for its confirmation: until then nobody else is asked."""
    points: list[Points]
    """The points after each year so far; the last entry has the current points."""
    result: str
    """The outcome of a finished solo game: win, draw or loss."""


class State(Standing):
    """The table as one seat (or a spectator) sees it.

    The event `state` has its `revision` as id. The revision grows by one with every change that this reader
    can notice: an answer with the forced answers after it, an undo, a confirmation. Each seat has its own
    revisions.
    """

    log_from: int
    """The number of the first line in `log`. It replaces that line and all later ones that the client has."""
    log: list[LogLine]


class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The code of the bot that currently plays here, even if it stands in for an absent person."""
    stand_in: bool
    """True for a person's seat that a bot plays until the person is back."""
    online: bool
    """True if a browser that holds this seat is connected."""
    mine: bool
    """True if this browser holds the seat."""
    holders: int
    """How many browsers hold the seat; several can see its hand."""


class Table(TypedDict):
    """Who sits at a table and how to reach it, as one browser may see it. Links are paths."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    """The chosen options, by name. Corrected data tables are not sent."""
    seats: list[Seat]
    host: bool
    """True if this browser opened the table and may change seats."""
    hot_seat: bool
    """True if the players share one screen: hands are hidden between turns."""
    hints: bool
    """True if the seat that must answer may ask for hints."""
    coach: bool
    """True if a coach speaks to the seat that must answer."""
    over: bool
    trouble: Trouble | None
    """Why the bot that must answer cannot play now; the server keeps trying."""
    watch_link: str
    """A path that lets anybody watch."""
    seat_links: dict[str, str]
    """For each seat that this browser holds: the secret path that restores it on another device."""
    invite_links: dict[str, str]
    """For the host: the path that invites a person to an open seat."""
    campaign: str | None
    """The campaign that this game belongs to."""
    shuffle: Shuffle
    closed: bool
    """True if the game was ended early, by its players or by an operator of the server."""
    takeover: Takeover | None
    """The request to take over a seat that another person has played."""
    daily: DailyTable | None
    """The attempt at a deal of the day that is played here."""
    rated: bool
    """True if the game counts for its players' ratings: no undo, no advice, and leaving loses."""
    contest: ContestTable | None
    """The match of a tournament that is played here."""
    pace: Pace | None
    """Null: nobody has to hurry."""
    clock: Clock | None
    listing: Listing
    ending: Ending | None
    """The request to end the game early."""


class ContestTable(TypedDict):
    """Which match of which tournament a table plays."""

    tournament: str
    name: str
    match: int
    round: int
    sealed: bool
    """True if other tables still play the same deal: until they end, there is no replay and no record."""


class DailyTable(TypedDict):
    """Which attempt at which deal of the day a table plays."""

    day: str
    kind: str
    number: int
    counted: bool
    """True if it counts for the ranking of the day, so that there is neither undo nor a hint."""


class Thinking(TypedDict):
    """A bot has begun to think."""

    seat: int


class Chat(TypedDict):
    """A chat line, or a note of the server about an event at the table."""

    number: int
    name: str
    seat: int | None
    text: str
    at: str
    event: str | None
    """For a note: the message that says what has happened; it takes the `name`."""
    about: int | None
    """For a note: the number of the line that was hidden or shown again, and must be read anew."""
    aside: bool
    """True if it is said among spectators; the players read it when the game is over."""
    mine: bool
    """True if the reader has written it."""


class Heard(TypedDict):
    """How much of a table's chat the reader has seen."""

    number: int
    """The number of the last line that was seen."""


class Events(TypedDict):
    """The server-sent events of a table: by event name, the data of the event."""

    state: State
    table: Table
    thinking: Thinking
    chat: Chat


# Help


class Remedy(TypedDict):
    """The smallest number of answers after which a refused one is possible; null if none are found."""

    answers: list[Answer] | None


class Term(TypedDict):
    term: str
    gain: float


class Hint(Answer):
    """An answer that an adviser recommends."""

    gain: float
    """The estimated gain in points."""
    terms: list[Term]
    """The terms of the evaluation that gain most."""


class Hints(TypedDict):
    """Answers that an adviser recommends, the best first."""

    answers: list[Hint]


class Coaching(TypedDict):
    """What the coach says to a seat now; often nothing."""

    words: list[Message]


class Cost(TypedDict):
    """An answer that loses clearly more points than the best one."""

    token: str
    loss: float


class Costs(TypedDict):
    """The answers to which the coach objects, and the one that an adviser would give."""

    costs: list[Cost]
    best: Answer | None


class Preview(TypedDict):
    """What an answer will certainly change in the view of the seat that gives it."""

    token: str
    changes: list[Change]


class Previews(TypedDict):
    previews: list[Preview]


# Replay and review


class ReplayLine(LogLine):
    count: int


class ReplayYear(TypedDict):
    year: int
    count: int
    """How many lines the log has when the year begins."""


class Replay(TypedDict):
    """The course of a game as far as the reader may see it."""

    count: int
    lines: list[ReplayLine]
    years: list[ReplayYear]


class Chances(TypedDict):
    """The win probability of each seat after `count` lines of the reader's log."""

    count: int
    chances: list[float]


class TurningPoint(TypedDict):
    """An answer that cost a person points compared with `best`, given after `count` lines."""

    seat: int
    count: int
    year: int
    loss: float
    given: Message
    best: Message
    then: list[Message]
    """What should have followed in the same turn."""


class Balance(TypedDict):
    """Luck and skill of a person, as points relative to the others."""

    seat: int
    luck: float
    """What reveals brought, compared with the average over alternative reveals."""
    lost: float
    """What all answers together gave away."""


class FatefulReveal(TypedDict):
    """What the reveals of the answer after `count` lines brought a person, in points."""

    seat: int
    count: int
    year: int
    points: float


class Review(TypedDict):
    """A finished game in hindsight. While `ready` is false, `done` of `of` answers have been judged."""

    ready: bool
    done: int
    of: int
    chances: list[Chances]
    """Empty for a solo game that no network can judge."""
    turning: list[TurningPoint]
    balance: list[Balance]
    """Empty if no network can judge the game; so is `reveals`."""
    reveals: list[FatefulReveal]


# The lobby


class Alive(TypedDict):
    """The server process responds."""

    ok: bool


class Health(TypedDict):
    """Whether the server can do its work: `ok` if all its parts can."""

    ok: bool
    database: bool
    workers: bool


class Me(TypedDict):
    """What a browser's player has told about themselves."""

    name: str
    language: str
    settings: dict[str, bool | str] | None
    """The settings of the pages, once they are shared by the devices of a person with a kept identity."""


class OptionInfo(TypedDict):
    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    help: str
    solo: bool
    """True if only a solo game may change it."""


class GameInfo(TypedDict):
    """A game and its options."""

    name: str
    title: str
    rules: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    """The levels of bots, easiest first."""
    styles: list[str]
    """The playing styles that bots of this game may have; the first is the default."""
    styled: list[str]
    """The levels that may have a style: `greedy:style=exporter`."""


class TableSeat(TypedDict):
    name: str
    kind: SeatKind
    bot: str | None


class Invited(TypedDict):
    """An invitation by a friend."""

    by: str
    link: str
    """Leads to an open seat."""


class TableLine(TypedDict):
    """A summary of one of the browser's tables, or of one to which a friend has invited its player."""

    id: str
    game: str
    seats: list[TableSeat]
    year: int
    over: bool
    my_turn: bool
    asked: int | None
    """The seat that has to act; null before the cards are dealt."""
    playing: bool
    """True if the browser has a seat there; otherwise it watches."""
    winners: list[int]
    updated: str
    pace: Pace | None
    until: str | None
    """When the time of the player who must answer is over."""
    unread: int
    """How many chat lines of others the browser's player has not seen."""
    invited: Invited | None
    """Who invites the player, who has no place there yet, and how to accept."""


class LobbyEvents(TypedDict):
    """The server-sent events of the lobby: by event name, the data of the event.

    `tables` comes first, if the browser is known. The others come only if the request names the client's
    `mark` of the offers; their id is the next mark.
    """

    tables: list[TableLine]
    offers: OfferChanges
    renew: Renewal


class Opened(TypedDict):
    """A table that was opened."""

    id: str


class CampaignInfo(TypedDict):
    """A solo campaign."""

    id: str
    level: str
    aggressive: bool
    challenges: list[str]
    """All challenges in order; the aggressive variant omits one."""
    challenge: str | None
    """The challenge to play now; null when all are won."""
    tokens: int
    score: int
    attempts: dict[str, list[str]]
    """The results (win, draw, loss) of each challenge that has been attempted."""
    table: str | None
    """The table of the game in progress."""
