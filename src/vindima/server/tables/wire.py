"""The wire protocol: the JSON that tables and servers send. Request bodies are in `http/bodies.py`.

`http/schema.py` turns these types into the OpenAPI description, and `http/wire.py` turns that into
`web/src/lib/wire.ts`. A `dict` with `Literal` keys always has all of them.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from vindima.core.preview import Change
from vindima.core.wire import Message
from vindima.server.tables.wire_meeting import Ending, Listing, OfferChanges, Renewal
from vindima.server.tables.wire_pace import Clock, Pace
from vindima.server.tables.wire_people import Shuffle, Takeover
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
    """What the answer would be."""
    message: Message
    """Why it is not possible."""
    rule: str
    """The rule, in English, for developers."""
    rules: list[str]
    """The paragraphs of the rules reference: anchors of its `Book`."""


class Happening(TypedDict):
    """Something that happened because of an answer."""

    message: Message
    seat: int
    """The player it happened to; -1 for what concerns all."""
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
    """Null where the reader may not know the answer."""
    question: Message | None
    """What was asked."""
    events: list[Happening]
    """What happened until the next question, in order."""
    year: int
    """The year in which the answer was given."""
    turn: bool
    """True where an answer begins a turn of its seat."""


class TrailEntry(TypedDict):
    """An answer that can be taken back. Undo to `count` lines removes it and everything after it."""

    count: int
    message: Message


class UndoRefused(TypedDict):
    """Why nothing can be taken back."""

    message: Message
    rule: str


class Points(TypedDict):
    """The points of every seat at the end of a year, or now."""

    year: int
    scores: list[int]


class Standing(TypedDict):
    """A state without its log."""

    revision: int
    view: View
    rules: list[str]
    """The paragraphs of the rules reference that the question rests on."""
    answers: list[Answer]
    """For the seat that is asked; empty for everybody else."""
    refusals: list[Refusal]
    """For the seat that is asked; empty for everybody else."""
    count: int
    """How many lines the reader's log has."""
    trail: list[TrailEntry]
    """This turn's own answers that can still be taken back, oldest first."""
    undo_refused: UndoRefused | None
    confirm: bool
    """True for a seat that has to confirm its turn (a setting of the table)."""
    held_by: int | None
    """The seat whose turn waits for its confirmation: until then nobody else is asked."""
    points: list[Points]
    """The points after each year so far; the last entry is now."""
    result: str
    """The outcome of a solo game that is over: win, draw or loss."""


class State(Standing):
    """The table as one seat (or a spectator) sees it.

    Event `state` has its `revision` as id. It grows by one with every change that this reader can notice: an
    answer with the forced answers behind it, an undo, a confirmation. Each seat has its own revisions.
    """

    log_from: int
    """The number of the first line in `log`. It replaces that line and all later ones that the client has."""
    log: list[LogLine]


class Seat(TypedDict):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    """The code of the bot that plays here, also while it stands in for an absent person."""
    stand_in: bool
    """A person's seat that a bot plays until the person is back."""
    online: bool
    """A browser that holds this seat is connected."""
    mine: bool
    """This browser holds the seat."""
    holders: int
    """How many browsers hold the seat; more than one can see its hand."""


class Table(TypedDict):
    """Who sits at a table and how it is reached, as one browser may know it. Links are paths."""

    id: str
    game: str
    options: dict[str, bool | int | str]
    """What was chosen, by the names of the options. Corrected data tables are not sent."""
    seats: list[Seat]
    host: bool
    """This browser opened the table and may change seats."""
    hot_seat: bool
    """The players share one screen: hands are hidden between turns."""
    hints: bool
    """The seat that is asked may ask for hints."""
    coach: bool
    """A coach speaks to the seat that is asked."""
    over: bool
    trouble: Trouble | None
    """Why the bot that is asked cannot play now; the server keeps trying."""
    watch_link: str
    """A path that lets anybody watch."""
    seat_links: dict[str, str]
    """For each seat that this browser holds: the secret path that restores it on another device."""
    invite_links: dict[str, str]
    """For the host: the path that invites somebody to an open seat."""
    campaign: str | None
    """The campaign that this game belongs to."""
    shuffle: Shuffle
    closed: bool
    """The game was ended before it was over, by its players or by an operator of the server."""
    takeover: Takeover | None
    """Somebody asks to take over a seat that another person has played."""
    daily: DailyTable | None
    """The attempt at a deal of the day that is played here."""
    rated: bool
    """The game counts for the ratings of the people at the table: no undo, no advice, and leaving loses."""
    contest: ContestTable | None
    """The match of a tournament that is played here."""
    pace: Pace | None
    """Null: nobody has to hurry."""
    clock: Clock | None
    listing: Listing
    ending: Ending | None
    """Somebody asks to end the game before it is over."""


class ContestTable(TypedDict):
    """Which match of which tournament a table plays."""

    tournament: str
    name: str
    match: int
    round: int
    sealed: bool
    """Other tables still play the same deal: until they have ended there is no replay and no record."""


class DailyTable(TypedDict):
    """Which attempt at which deal of the day a table plays."""

    day: str
    kind: str
    number: int
    counted: bool
    """It counts for the ranking of the day, so there is neither undo nor a hint."""


class Thinking(TypedDict):
    """A bot has begun to think."""

    seat: int


class Chat(TypedDict):
    """A chat line, or a note of the server about what has happened to a seat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: str
    event: str | None
    """For a note: the message that says what has happened; it takes the `name`."""
    about: int | None
    """For a note: the number of the line that has been hidden or shown again, and has to be read anew."""
    aside: bool
    """It is said among spectators, and the players read it when the game is over."""
    mine: bool
    """The reader has said it."""


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
    """The fewest answers after which a refused one is possible; null if none are found."""

    answers: list[Answer] | None


class Term(TypedDict):
    term: str
    gain: float


class Hint(Answer):
    """An answer that an adviser likes."""

    gain: float
    """The estimated gain in points."""
    terms: list[Term]
    """The terms of the evaluation that gain most."""


class Hints(TypedDict):
    """Answers that an adviser likes, the best first."""

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
    """The course of a game as far as the reader may know it."""

    count: int
    lines: list[ReplayLine]
    years: list[ReplayYear]


class Chances(TypedDict):
    """How likely each seat was to win after `count` lines of the reader's log."""

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
    """Luck and skill of a person, in points ahead of the others."""

    seat: int
    luck: float
    """What reveals brought, compared with what they might have brought on average."""
    lost: float
    """What all answers together gave away."""


class FatefulReveal(TypedDict):
    """What was revealed by the answer after `count` lines brought a person, in points."""

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
    """The settings of the pages, once they are shared by the devices of somebody who kept their identity."""


class OptionInfo(TypedDict):
    name: str
    default: bool | int | str
    choices: list[bool | int | str]
    help: str
    solo: bool
    """Only a solo game may change it."""


class GameInfo(TypedDict):
    """What a game offers."""

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
    """The browser has a seat there; otherwise it watches."""
    winners: list[int]
    updated: str
    pace: Pace | None
    until: str | None
    """When the time of the player who is asked is over."""
    unread: int
    """How many chat lines of others the browser's player has not seen."""
    invited: Invited | None
    """Who invites the player, who has no place there yet, and how to accept."""


class LobbyEvents(TypedDict):
    """The server-sent events of the lobby: by event name, the data of the event.

    `tables` comes first, if the browser is known. The others come only if the request names the `mark` of
    the offers that it knows; their id is the next mark.
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
    """All challenges in order; the aggressive variant leaves one out."""
    challenge: str | None
    """The challenge to play now; null when all are won."""
    tokens: int
    score: int
    attempts: dict[str, list[str]]
    """The results (win, draw, loss) of each challenge that has been attempted."""
    table: str | None
    """The table of the game in progress."""
