"""The position of a game of Viticulture: ints and rows of ints, one entry for each seat, field or space.

Rows that change often are lists. Clones share the others, which are tuples: `replaced` makes a new one.

Fields are numbered across all seats: seat s has 3 s to 3 s + 2. Tokens on the crush pad and in the cellars
are masks of values: bit 4 is a token of value 4. A hand of vines is a packed count, four bits for each
kind; a hand of other cards is a mask. A deck is an unordered set: cards are drawn at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from vindima.core.answers import Vocabulary
from vindima.core.position import Position
from vindima.core.step import Frame, Step
from vindima.viticulture import telling
from vindima.viticulture.model import CHALLENGES, COLOURS, LEVELS, SOURCE_COUNT, WINES
from vindima.viticulture.tables import Challenge, Level, Tables

if TYPE_CHECKING:
    from vindima.core.contract import Game
    from vindima.viticulture.encoded import EncodedFields, EncodedPile

__all__ = ["AUTOMA", "NO_ROW", "NO_SEAT", "Setup", "State"]

NO_SEAT: Final = -1
NO_ROW: Final = -1
AUTOMA: Final = 99
"""On a space: a worker of the Automa. Any other occupant is 1 + 2 * seat + kind of worker."""


@final
class Setup:
    """What is decided before the first answer and never changes. All positions of a game share it."""

    __slots__ = (
        "aggressive",
        "any_row_from",
        "challenge",
        "free_devalue",
        "friendly",
        "game",
        "level",
        "open_spaces",
        "options",
        "players",
        "solo",
        "tables",
        "years",
    )

    def __init__(self, game: Game, players: int, tables: Tables, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.tables = tables
        self.options = options
        self.solo: bool = players == 1
        self.friendly: bool = options["friendly"]
        self.free_devalue: bool = options["free_devalue"]
        self.aggressive: bool = options["aggressive"]
        level: Level = tables.automa.levels[LEVELS.index(options["level"])]
        challenge: Challenge = tables.automa.challenges[CHALLENGES.index(options["challenge"])]
        self.level = level
        self.challenge = challenge
        self.years: int = level.years if challenge.years is None else challenge.years
        self.any_row_from: int = (
            level.any_row_from if challenge.any_row_from is None else challenge.any_row_from
        )
        self.open_spaces: tuple[int, ...] = (
            (challenge.space,) if self.solo else tuple(range(tables.board.spaces[players]))
        )
        """The spaces of every action that this number of players uses (T28)."""


@final
class State(Position):
    """A position of Viticulture."""

    __slots__ = (
        "acted",
        "automa_deck",
        "automa_discards",
        "automa_vp",
        "beside",
        "built",
        "decks",
        "discards",
        "encoded_fields",
        "encoded_piles",
        "ended",
        "first",
        "grande",
        "grapes",
        "grey",
        "harvested",
        "idle",
        "lira",
        "lira_grande",
        "lira_regular",
        "lost",
        "made",
        "order",
        "orders",
        "owned",
        "passed",
        "plans",
        "planted",
        "points",
        "reaped",
        "residual",
        "rooster",
        "row_tokens",
        "season",
        "setup",
        "shown",
        "spaces",
        "structures",
        "summer",
        "tables",
        "tasting_used",
        "tokens",
        "trained",
        "vines",
        "vineyard",
        "windmill_used",
        "wines",
        "winter",
        "workers",
        "year",
        "yoke",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "year",
        "season",
        "first",
        "order",
        "rooster",
        "passed",
        "ended",
        "decks",
        "discards",
        "spaces",
        "beside",
        "lira_regular",
        "lira_grande",
        "yoke",
        "plans",
        "grey",
        "lira",
        "residual",
        "points",
        "structures",
        "windmill_used",
        "tasting_used",
        "workers",
        "trained",
        "idle",
        "grande",
        "vineyard",
        "owned",
        "harvested",
        "grapes",
        "wines",
        "vines",
        "orders",
        "summer",
        "winter",
        "made",
        "reaped",
        "planted",
        "built",
        "acted",
        "shown",
        "tokens",
        "row_tokens",
        "automa_deck",
        "automa_discards",
        "automa_vp",
        "lost",
    )

    shared: ClassVar[tuple[str, ...]] = (
        "order",
        "rooster",
        "beside",
        "lira_regular",
        "yoke",
        "plans",
        "trained",
        "vineyard",
        "owned",
        "made",
        "shown",
    )

    def __init__(
        self,
        setup: Setup,
        stack: list[Frame],
        legal: Sequence[int],
        chance: int,
        reveals: int,
        year: int,
        season: int,
        first: int,
        order: tuple[int, ...],
        rooster: tuple[int, ...],
        passed: int,
        ended: int,
        decks: list[int],
        discards: list[tuple[int, ...]],
        spaces: list[int],
        beside: tuple[int, ...],
        lira_regular: tuple[int, ...],
        lira_grande: int,
        yoke: tuple[int, ...],
        plans: tuple[tuple[int, ...], ...],
        grey: int,
        lira: list[int],
        residual: list[int],
        points: list[int],
        structures: list[int],
        windmill_used: int,
        tasting_used: int,
        workers: list[int],
        trained: tuple[int, ...],
        idle: list[int],
        grande: int,
        vineyard: tuple[tuple[int, ...], ...],
        owned: tuple[int, ...],
        harvested: int,
        grapes: list[int],
        wines: list[int],
        vines: list[int],
        orders: list[int],
        summer: list[int],
        winter: list[int],
        made: tuple[int, ...],
        reaped: int,
        planted: int,
        built: int,
        acted: int,
        shown: tuple[int, ...],
        tokens: int,
        row_tokens: int,
        automa_deck: int,
        automa_discards: int,
        automa_vp: int,
        lost: int,
    ) -> None:
        super().__init__(stack, legal, chance, reveals)
        self.setup = setup
        self.tables = setup.tables
        # The board
        self.year = year
        self.season = season
        self.first = first  # the seat that places its rooster first
        self.order = order  # seats in wake-up order
        self.rooster = rooster  # each seat's row, or NO_ROW
        self.passed = passed  # mask of the seats that have passed this season
        self.ended = ended  # 1 once a seat has reached the points that end the game (T13)
        self.decks = decks  # the cards left in each deck; vines packed, others masks
        self.discards = discards  # each pile, the top card last
        self.spaces = spaces  # who stands on space s of board action a at 3 a + s; 0 is free
        self.beside = beside  # mask of the seats whose grande stands beside each board action
        self.lira_regular = lira_regular  # regular workers of each seat at the place for one lira
        self.lira_grande = lira_grande  # mask of the seats whose grande worker is there
        self.yoke = yoke  # 0, or 1 + kind of the worker at each seat's Yoke
        self.plans = plans  # (seat, action, space) of workers placed ahead for winter
        self.grey = grey  # the seat that has the temporary worker this year, or NO_SEAT
        # Each seat
        self.lira = lira
        self.residual = residual
        self.points = points  # victory points of seat s from source p at 8 s + p
        self.structures = structures  # mask
        self.windmill_used = windmill_used  # mask of seats
        self.tasting_used = tasting_used  # mask of seats
        self.workers = workers  # regular workers, without the temporary one
        self.trained = trained  # workers who join next year
        self.idle = idle  # regular and temporary workers not yet placed
        self.grande = grande  # mask of the seats whose grande is not yet placed
        self.vines = vines  # hands, vines packed
        self.orders = orders  # masks
        self.summer = summer
        self.winter = winter
        # Each field; tokens of each seat by colour and by wine
        self.vineyard = vineyard  # vine kinds on each field
        self.owned = owned  # 0 or 1
        self.harvested = harvested  # mask of fields
        self.grapes = grapes  # of colour c at 2 s + c
        self.wines = wines  # of wine w at 4 s + w
        # What the visitor in play has done so far
        self.made = made  # wines of each kind
        self.reaped = reaped  # fields harvested
        self.planted = planted  # 1 + 3 * vine + field of the last vine, or 0
        self.built = built  # 1 + the last structure, or 0
        self.acted = acted  # mask of the opponents who joined in
        self.shown = shown  # cards that lie face up for a choice
        # The solo game
        self.tokens = tokens  # bonus action tokens of the player
        self.row_tokens = row_tokens  # mask of the rows that still have one
        self.automa_deck = automa_deck  # mask
        self.automa_discards = automa_discards  # mask
        self.automa_vp = automa_vp
        self.lost = lost  # 1 if the game was lost before its end
        # Parts of the feature vector that seldom change
        self.encoded_fields: EncodedFields | None = None
        self.encoded_piles: tuple[EncodedPile, ...] = ()

    def clone(self) -> State:
        copy = State(
            self.setup,
            self.stack[:],
            self.legal,
            self.chance,
            self.reveals,
            self.year,
            self.season,
            self.first,
            self.order,
            self.rooster,
            self.passed,
            self.ended,
            self.decks[:],
            self.discards[:],
            self.spaces[:],
            self.beside,
            self.lira_regular,
            self.lira_grande,
            self.yoke,
            self.plans,
            self.grey,
            self.lira[:],
            self.residual[:],
            self.points[:],
            self.structures[:],
            self.windmill_used,
            self.tasting_used,
            self.workers[:],
            self.trained,
            self.idle[:],
            self.grande,
            self.vineyard,
            self.owned,
            self.harvested,
            self.grapes[:],
            self.wines[:],
            self.vines[:],
            self.orders[:],
            self.summer[:],
            self.winter[:],
            self.made,
            self.reaped,
            self.planted,
            self.built,
            self.acted,
            self.shown,
            self.tokens,
            self.row_tokens,
            self.automa_deck,
            self.automa_discards,
            self.automa_vp,
            self.lost,
        )
        copy.encoded_fields = self.encoded_fields
        copy.encoded_piles = self.encoded_piles
        return copy

    # What every position has

    @property
    def game(self) -> Game:
        return self.setup.game

    @property
    def vocabulary(self) -> Vocabulary:
        return self.tables.vocabulary

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def options_used(self) -> dict[str, Any]:
        return self.setup.options

    @property
    def scores(self) -> list[int]:
        return [self.score(seat) for seat in range(self.setup.players)]

    def numbers_of(self, step: Step[Any]) -> dict[str, int]:
        """The numbers printed on the visitor that the step belongs to; steps are named after their card."""
        return self.tables.numbers_of(step.name.partition("/")[0])

    # What many rules use

    def score(self, seat: int) -> int:
        """The seat's place on the scoring track."""
        points = self.points
        total = 0
        for place in range(seat * SOURCE_COUNT, (seat + 1) * SOURCE_COUNT):
            total += points[place]
        return total

    def gain_points(self, seat: int, source: int, points: int) -> None:
        """Move along the scoring track. The score that ends the game makes the year the last (T13)."""
        if points > 0 and not self.setup.challenge.scoring:
            return
        self.points[seat * SOURCE_COUNT + source] += points
        if self.events is not None:
            telling.points(self, seat, source, points)
        if points > 0 and not self.ended and self.score(seat) >= self.tables.board.end_vp:
            self.ended = 1
            if self.events is not None and not self.setup.solo:
                telling.last_year(self, seat)

    def has(self, seat: int, structure: int) -> bool:
        return bool(self.structures[seat] >> structure & 1)

    def has_wine(self, seat: int) -> bool:
        first = seat * len(WINES)
        return any(self.wines[place] for place in range(first, first + len(WINES)))

    def has_grape(self, seat: int) -> bool:
        first = seat * len(COLOURS)
        return any(self.grapes[place] for place in range(first, first + len(COLOURS)))

    def gain_residual(self, seat: int, amount: int) -> None:
        """Raise the residual payment, up to the end of its track."""
        before = self.residual[seat]
        self.residual[seat] = min(before + amount, self.tables.board.most_residual)
        if self.events is not None:
            telling.residual(self, seat, self.residual[seat] - before)
