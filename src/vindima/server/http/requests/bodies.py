"""Request bodies. Values of the wrong type or size are rejected before any other code reads them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from vindima.server.desk import checking
from vindima.server.notices.messages import Kind as HookKind
from vindima.server.tables import meeting, opening, seating
from vindima.server.tables.common import notices
from vindima.server.tables.common.names import clean
from vindima.server.tables.game.pace import Pace
from vindima.server.tables.game.seats import Listing
from vindima.server.tables.seating import STANDING_IN
from vindima.server.tournaments.model import LONGEST, MOST, Format, Plan
from vindima.server.wire import meeting as wire_meeting

__all__ = [
    "AddressBody",
    "AnswerBody",
    "BlockBody",
    "BotBody",
    "ChatBody",
    "CheckBody",
    "ConfirmBody",
    "CredentialBody",
    "DaysOffBody",
    "DecisionBody",
    "DeviceBody",
    "EndBody",
    "FriendBody",
    "HeardBody",
    "HiddenBody",
    "HideBody",
    "HintsBody",
    "HookBody",
    "LessonAnswerBody",
    "LessonPreviewBody",
    "LinkBody",
    "ListingBody",
    "LookingBody",
    "MatchBody",
    "MeBody",
    "ModeBody",
    "NewCampaign",
    "NewTable",
    "NewTournament",
    "PersonBody",
    "PlanBody",
    "PreviewBody",
    "ProfileBody",
    "RemovalBody",
    "ReportBody",
    "SealBody",
    "SeatAction",
    "SecretBody",
    "ShareBody",
    "SubscriptionBody",
    "Tab",
    "UndoBody",
    "WishesBody",
]

Name = Annotated[str, Field(max_length=40), AfterValidator(clean)]
Bot = Annotated[str, Field(max_length=80)]
Key = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
Number = Annotated[int, Field(ge=0, lt=1 << 31)]
Kind = Literal["person", "bot", "open"]
Word = Annotated[str, Field(max_length=40)]
Language = Annotated[str, Field(pattern=r"^([a-z]{2,3})?$")]
ADDRESS: Final = r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$"
"""The form of e-mail addresses that every mail server understands."""


class Body(BaseModel):
    """Strict: unknown fields are rejected, and no value is converted."""

    model_config = ConfigDict(strict=True, extra="forbid")


class MeBody(Body):
    name: Name | None = None
    language: Annotated[str, Field(max_length=16, pattern=r"^[A-Za-z0-9-]*$")] | None = None
    settings: Annotated[dict[Word, bool | Word], Field(max_length=30)] | None = None


class ProfileBody(Body):
    """What a person shows to everybody; omitted fields stay as they are."""

    published: bool | None = None
    listed: bool | None = None


class SecretBody(Body):
    """The secret in a link to an identity."""

    secret: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{43}$")]


class AddressBody(Body):
    """An e-mail address, which is not case-sensitive."""

    address: Annotated[str, Field(max_length=254, pattern=ADDRESS), AfterValidator(str.lower)]


class CredentialBody(Body):
    """The response of an authenticator, as `PublicKeyCredential.toJSON` writes it."""

    credential: dict[str, Any]


class NewSeat(Body):
    kind: Kind
    name: Name = ""
    bot: Bot | None = None
    mine: bool = False


class From(Body):
    table: Annotated[str, Field(max_length=32)]
    count: Number


class LivePace(Body):
    """The seconds that each player starts with, and gets after each turn."""

    kind: Literal["live"]
    bank: Annotated[int, Field(ge=60, le=6 * 3600)]
    increment: Annotated[int, Field(ge=5, le=600)]
    bot: Bot = STANDING_IN

    def plain(self) -> Pace:
        return Pace(self.kind, bank=self.bank, increment=self.increment, bot=self.bot)


class TurnsPace(Body):
    """The hours for each turn of a correspondence game."""

    kind: Literal["turns"]
    hours: Annotated[int, Field(ge=1, le=24 * 14)]
    bot: Bot = STANDING_IN

    def plain(self) -> Pace:
        return Pace(self.kind, hours=self.hours, bot=self.bot)


class PlanBody(Body):
    """The answers of a prepared turn, in order."""

    seat: Number
    tokens: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=20)] = []


class DaysOffBody(Body):
    """The days on which a person's turns take no time. Days begin and end in the time zone."""

    weekdays: Annotated[list[Annotated[int, Field(ge=0, le=6)]], Field(max_length=7)] = []
    dates: Annotated[list[Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]], Field(max_length=100)] = []
    zone: Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$")] = "UTC"


class ListingBody(Body):
    """How a table is offered to people who have no link to it."""

    open: bool = False
    public: bool = False
    level: wire_meeting.Level = ""
    language: Language = ""

    def plain(self) -> Listing:
        """The same as a plain type for the tables, which do not know pydantic."""
        return Listing(self.open, self.public, self.level, self.language)


class MatchBody(Body):
    """What a person would like to play, with anybody."""

    game: Word
    players: Annotated[int, Field(ge=2, le=8)]
    level: wire_meeting.Level = ""
    language: Language = ""
    pace: Annotated[LivePace | TurnsPace, Field(discriminator="kind")] | None = None
    confirm: bool = False

    def plain(self) -> opening.NewTable:
        """The wanted table as a plain type, for the tables, which do not know pydantic."""
        listing = Listing(open=True, level=self.level, language=self.language)
        pace = None if self.pace is None else self.pace.plain()
        return meeting.match_table(self.game, self.players, listing, pace, self.confirm)


class EndBody(Body):
    """Whether the person wants the game to end now."""

    agree: bool


class HideBody(Body):
    """Whether a table is hidden from the person's own lists."""

    hidden: bool


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=8)]
    hot_seat: bool = False
    confirm: bool = False
    coach: bool = False
    shared: bool = False
    rated: bool = False
    seed: Annotated[int, Field(ge=0, lt=1 << 53)] | None = None
    record: str | None = None
    source: Annotated[From | None, Field(alias="from")] = None
    pace: Annotated[LivePace | TurnsPace, Field(discriminator="kind")] | None = None
    listing: ListingBody | None = None

    def plain(self) -> opening.NewTable:
        """The same as a plain type for the tables, which do not know pydantic."""
        return opening.NewTable(
            self.game,
            [opening.NewSeat(seat.kind, seat.name, seat.bot, seat.mine) for seat in self.seats],
            self.options,
            self.hot_seat,
            self.confirm,
            self.seed,
            self.record,
            None if self.source is None else (self.source.table, self.source.count),
            self.coach,
            self.shared,
            None if self.pace is None else self.pace.plain(),
            self.rated,
            Listing() if self.listing is None else self.listing.plain(),
        )


class AnswerBody(Body):
    seat: Number
    revision: Number
    key: Key
    token: Annotated[str, Field(max_length=200)]


class UndoBody(Body):
    seat: Number
    revision: Number
    key: Key
    count: Number


class ConfirmBody(Body):
    seat: Number
    revision: Number
    key: Key


class SeatAction(Body):
    action: Literal["take", "leave", "stand-in", "back", "bot", "only-here", "agree", "refuse"]
    name: Name | None = None
    bot: Bot | None = None
    invite: Annotated[str, Field(max_length=200)] | None = None

    def plain(self) -> seating.SeatAction:
        """The same as a plain type for the tables, which do not know pydantic."""
        return seating.SeatAction(self.action, self.name, self.bot, self.invite)


class SealBody(Body):
    """The hash of the share that a seat contributes to the deal."""

    seat: Number
    seal: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ShareBody(Body):
    """The share that a seat has sealed."""

    seat: Number
    share: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]


class ChatBody(Body):
    text: Annotated[str, Field(max_length=500), AfterValidator(clean), Field(min_length=1)]


class HeardBody(Body):
    """The number of the last chat line that was seen."""

    number: Number


class HiddenBody(Body):
    """Whether a chat line is hidden."""

    hidden: bool


class ReportBody(Body):
    """A chat line to report, and why."""

    line: Number
    reason: Annotated[str, Field(max_length=300), AfterValidator(clean)] = ""


class RemovalBody(Body):
    """Whom the host removes: the author of a chat line, or a spectator by their key."""

    line: Number | None = None
    key: Annotated[str, Field(max_length=43)] | None = None


class PersonBody(Body):
    """The person who holds a seat of a table, or has written a chat line there."""

    table: Annotated[str, Field(max_length=32)]
    seat: Number | None = None
    line: Number | None = None


class BlockBody(PersonBody):
    """Whom to mute, or with `full` to block."""

    full: bool = False


class FriendBody(Body):
    """The number of a friendship."""

    friend: Number


class DeviceBody(Body):
    """The owner's label of a device; if it is empty, the device's own name is shown again."""

    name: Name


class PreviewBody(Body):
    """Which answer to preview, for which seat; without a token, all legal answers.

    With a revision, a question that has been answered in the meantime has no previews and causes no error.
    """

    seat: Number
    revision: Number | None = None
    token: Annotated[str, Field(max_length=200)] | None = None


class LessonPreviewBody(Body):
    """Which answer to preview; without a token, all legal answers."""

    token: Annotated[str, Field(max_length=200)] | None = None


class LessonAnswerBody(Body):
    token: Annotated[str, Field(max_length=200)]


class HintsBody(Body):
    """Omitted fields stay as they are."""

    hints: bool | None = None
    coach: bool | None = None


class LinkBody(Body):
    """A link to follow. With `named`, an open seat is taken only if the player has a name.

    With `watch`, the link leads to a place among the spectators, even if it is an invitation.
    """

    link: Annotated[str, Field(max_length=300)]
    named: bool = False
    watch: bool = False


Tab = Annotated[str, Field(max_length=32, pattern=r"^[0-9a-z]*$")]
"""The name that a page has given itself."""
Hours = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]$")]


class LookingBody(Body):
    """Whether a page of a table is visible."""

    tab: Tab
    looking: bool


class WishesBody(Body):
    """Which notifications a person wants, and how."""

    channels: Annotated[list[Literal["browser", "push", "mail"]], Field(max_length=3)]
    events: Annotated[list[notices.Event], Field(max_length=len(notices.EVENTS))]
    quiet: Hours | None = None
    zone: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_+/-]+$")]
    digest: Literal[15, 60, 1440]

    def plain(self) -> notices.Wishes:
        """The same as a plain type for the tables, which do not know pydantic."""
        notices.zone_of(self.zone)
        return notices.Wishes(
            tuple(channel for channel in notices.CHANNELS if channel in self.channels),
            tuple(event for event in notices.EVENTS if event in self.events),
            notices.quiet_hours(self.quiet),
            self.zone,
            self.digest,
        )


class ModeBody(Body):
    """Which notifications a person wants about one table."""

    mode: notices.Mode


class SubscriptionBody(Body):
    """A subscription to Web Push, as `PushSubscription.toJSON` writes it."""

    endpoint: Annotated[str, Field(max_length=1000)]
    public_key: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


class HookBody(Body):
    """A webhook for one table or, without one, for all tables that the person hosts."""

    kind: HookKind
    url: Annotated[str, Field(max_length=1000)]
    table: Annotated[str, Field(max_length=32)] | None = None


class NewCampaign(Body):
    level: Annotated[str, Field(max_length=40)]
    aggressive: bool = False
    options: dict[str, Any] = {}


class CheckBody(Body):
    """An owner's answers about the uncertain numbers, by their names."""

    confirmed: Annotated[list[Annotated[str, Field(max_length=200)]], Field(max_length=1000)] = []
    corrected: Annotated[dict[str, dict[str, Any]], Field(max_length=1000)] = {}
    edition: Annotated[str, Field(max_length=200), AfterValidator(clean)] = ""
    note: Annotated[str, Field(max_length=1000)] = ""

    def plain(self) -> checking.Given:
        """The same as a plain type for the desk, which does not know pydantic."""
        return checking.Given(self.confirmed, self.corrected, self.edition, self.note)


class NewTournament(Body):
    name: Annotated[str, Field(max_length=60), AfterValidator(clean), Field(min_length=1)]
    game: Annotated[str, Field(max_length=40)]
    format: Format
    players: Annotated[int, Field(ge=2, le=8)]
    rounds: Annotated[int, Field(ge=1, le=LONGEST)]
    options: dict[str, Any] = {}
    bots: Annotated[list[Bot], Field(max_length=MOST)] = []
    house: Bot = "medium"
    listed: bool = False
    late: bool = False
    pace: Annotated[LivePace | TurnsPace, Field(discriminator="kind")] | None = None
    rated: bool = False
    """Games in which people play count for their ratings."""
    enters: bool = False
    """The host plays too."""

    def plain(self) -> Plan:
        """The same as a plain type for code that does not know pydantic."""
        return Plan(
            self.name,
            self.game,
            self.format,
            self.players,
            self.rounds,
            self.options,
            self.house,
            self.listed,
            self.late,
            None if self.pace is None else self.pace.plain(),
            self.rated,
        )


class BotBody(Body):
    bot: Bot


class DecisionBody(Body):
    """Which seat wins a match; without one, the match has no result."""

    winner: Number | None = None
