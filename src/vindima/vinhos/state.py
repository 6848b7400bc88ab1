"""The position of a game of Vinhos: ints, and lists and tuples with one entry for each seat, estate or slot.

What seldom changes is in tuples, which clones share. Estates are numbered across all seats: seat s owns the
estates 4 s to 4 s + 3. Money is in thousands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, final

from vindima.core.answers import Vocabulary
from vindima.core.explain import Answer
from vindima.core.position import Position
from vindima.core.rows import increased
from vindima.core.step import Frame
from vindima.vinhos import telling
from vindima.vinhos.codes import TO_COURT, TO_MULTIPLIER
from vindima.vinhos.model import (
    ABILITIES,
    COLOURS,
    COURT,
    ESTATES,
    FROM_EMPTY_ACCOUNT,
    HANGOUTS,
    MULTIPLIER_ROOM,
    ROW,
    SOURCE_COUNT,
)
from vindima.vinhos.naming import answer_nouns
from vindima.vinhos.tables import Tables

if TYPE_CHECKING:
    from vindima.core.contract import Game
    from vindima.vinhos.encoded import EncodedEstates, EncodedPlaces, EncodedSupply

__all__ = ["NOT_PRESENTED", "NO_SEAT", "Setup", "State"]

NO_SEAT: Final = -1
NOT_PRESENTED: Final = -1
"""The Fair tile of a seat that has announced no wine."""


@final
class Setup:
    """What is decided before the first answer and never changes. All positions of a game share it.

    It also remembers what was encoded last, for positions that share rows.
    """

    __slots__ = (
        "barrels_home",
        "cash_cap",
        "estates",
        "experts_with",
        "export_by_demand",
        "game",
        "hangout_slots",
        "options",
        "order_by_region",
        "places",
        "players",
        "sales_by_demand",
        "supply",
        "tables",
        "targets",
        "third_prize",
    )

    def __init__(self, game: Game, players: int, tables: Tables, options: dict[str, Any]) -> None:
        self.game = game
        self.players = players
        self.tables = tables
        self.options = options
        self.order_by_region = bool(options["turn_order_by_region"])
        self.barrels_home = bool(options["barrels_home_in_maintenance"])
        self.cash_cap = bool(options["cash_multiplier_cap"])
        self.third_prize = bool(options["two_player_fair"]) and players == 2
        self.experts_with: list[int] = [0] * len(ABILITIES)
        """Bit mask of the expert tiles that carry each ability."""
        for tile, ability in enumerate(tables.experts.ability):
            self.experts_with[ability] |= 1 << tile
        hangouts = tables.sales.hangout
        self.hangout_slots: list[tuple[int, int]] = [
            (hangouts.index(number), hangouts.index(number) + hangouts.count(number))
            for number in range(len(HANGOUTS))
        ]
        """For each hangout, its first sale slot and the slot after its last."""
        self.sales_by_demand: list[list[int]] = [
            sorted(
                (slot for slot, kind in enumerate(tables.sales.colour) if kind == colour),
                key=lambda slot: tables.sales.value[slot],
            )
            for colour in range(len(COLOURS))
        ]
        """The sale slots of each colour, lowest demand first."""
        self.export_by_demand: list[int] = sorted(
            range(len(tables.export.value)), key=lambda slot: tables.export.value[slot]
        )
        self.targets: list[list[int]] = [targets(tables, space) for space in range(len(COURT))]
        """For each court space the codes of the targets that a barrel there can have."""
        self.supply: EncodedSupply | None = None
        """What was encoded last, for the next position that has the same rows."""
        self.places: list[EncodedPlaces | None] = [None] * players
        """The same for each seat."""
        self.estates: list[EncodedEstates | None] = [None] * players
        """The same for the estates of each seat."""


def targets(tables: Tables, space: int) -> list[int]:
    """The bonus actions and multiplier slots in the row of a court space."""
    row = space - space % ROW
    found = [TO_COURT + row + 1, TO_COURT + row + 2]
    for multiplier in range(row, row + ROW):
        first = TO_MULTIPLIER + multiplier * MULTIPLIER_ROOM
        found += range(first, first + tables.managers.multiplier_slots[multiplier])
    return found


@final
class State(Position):
    """A position of Vinhos."""

    __slots__ = (
        "account",
        "barrels",
        "benefits",
        "cash",
        "cellar",
        "cellars_left",
        "colour",
        "court",
        "cubes",
        "cubes_left",
        "decks",
        "discount",
        "down",
        "enologists",
        "enologists_left",
        "expert_decks",
        "export",
        "fair_points",
        "fair_slots",
        "fair_tile",
        "features",
        "free_move",
        "in_play",
        "investment",
        "knowers",
        "lower",
        "marker",
        "multipliers",
        "order",
        "phase",
        "plays",
        "points",
        "porto",
        "porto_given",
        "porto_left",
        "region",
        "sales",
        "setup",
        "tables",
        "tiles",
        "up",
        "vintage",
        "vintages",
        "waiting",
        "wineries",
        "wineries_left",
        "wines",
        "year",
    )

    fields: ClassVar[tuple[str, ...]] = (
        "year",
        "phase",
        "order",
        "lower",
        "in_play",
        "decks",
        "knowers",
        "cubes",
        "cubes_left",
        "wineries_left",
        "cellars_left",
        "enologists_left",
        "porto_left",
        "vintage",
        "vintages",
        "features",
        "expert_decks",
        "sales",
        "export",
        "court",
        "multipliers",
        "fair_slots",
        "plays",
        "cash",
        "account",
        "investment",
        "fair_points",
        "barrels",
        "marker",
        "up",
        "down",
        "porto",
        "fair_tile",
        "points",
        "benefits",
        "free_move",
        "discount",
        "region",
        "colour",
        "tiles",
        "wineries",
        "enologists",
        "cellar",
        "waiting",
        "wines",
        "porto_given",
    )

    shared: ClassVar[tuple[str, ...]] = (
        "order",
        "lower",
        "decks",
        "knowers",
        "vintages",
        "features",
        "expert_decks",
        "sales",
        "export",
        "court",
        "multipliers",
        "fair_slots",
        "plays",
        "porto",
        "fair_tile",
        "points",
        "region",
        "colour",
        "tiles",
        "wineries",
        "enologists",
        "cellar",
        "waiting",
    )
    """The fields that are tuples."""

    def __init__(
        self,
        setup: Setup,
        stack: list[Frame],
        legal: Sequence[int],
        chance: int,
        reveals: int,
        year: int,
        phase: int,
        order: tuple[int, ...],
        lower: tuple[int, ...],
        in_play: int,
        decks: tuple[tuple[int, ...], ...],
        knowers: tuple[int, ...],
        cubes: list[int],
        cubes_left: int,
        wineries_left: int,
        cellars_left: int,
        enologists_left: int,
        porto_left: int,
        vintage: int,
        vintages: tuple[int, ...],
        features: tuple[int, ...],
        expert_decks: tuple[tuple[int, ...], ...],
        sales: tuple[int, ...],
        export: tuple[int, ...],
        court: tuple[int, ...],
        multipliers: tuple[int, ...],
        fair_slots: tuple[int, ...],
        plays: tuple[int, ...],
        cash: list[int],
        account: list[int],
        investment: list[int],
        fair_points: list[int],
        barrels: list[int],
        marker: list[int],
        up: list[int],
        down: list[int],
        porto: tuple[int, ...],
        fair_tile: tuple[int, ...],
        points: tuple[int, ...],
        benefits: int,
        free_move: int,
        discount: int,
        region: tuple[int, ...],
        colour: tuple[int, ...],
        tiles: tuple[tuple[int, ...], ...],
        wineries: tuple[int, ...],
        enologists: tuple[int, ...],
        cellar: tuple[int, ...],
        waiting: tuple[int, ...],
        wines: list[tuple[int, ...]],
        porto_given: int,
    ) -> None:
        super().__init__(stack, legal, chance, reveals)
        self.setup = setup
        self.tables = setup.tables
        # The board
        self.year = year
        self.phase = phase
        self.order = order  # seats, first to play first
        self.lower = lower  # the lower row: the seat on each place, or NO_SEAT
        self.in_play = in_play  # bit mask of regions
        self.decks = decks  # vineyard tiles of each region, top first
        self.knowers = knowers  # bit mask of the seats that know a whole deck's order
        self.cubes = cubes  # renown in each region
        self.cubes_left = cubes_left
        self.wineries_left = wineries_left
        self.cellars_left = cellars_left
        self.enologists_left = enologists_left
        self.porto_left = porto_left
        self.vintage = vintage
        self.vintages = vintages  # those to come, next first
        self.features = features  # the space of each feature's marker
        self.expert_decks = expert_decks  # tiles of each feature, top first
        self.sales = sales  # the seat on each slot, or NO_SEAT
        self.export = export
        self.court = court  # barrels of seat s on court space c at 9 s + c
        self.multipliers = multipliers  # the seat on each slot, or NO_SEAT
        self.fair_slots = fair_slots
        self.plays = plays  # bit mask of the experts each seat has secretly chosen for the Fair
        # Each seat
        self.cash = cash
        self.account = account
        self.investment = investment
        self.fair_points = fair_points
        self.barrels = barrels  # in supply
        self.marker = marker  # the action space
        self.up = up  # bit mask of experts face up
        self.down = down  # bit mask of experts face down
        self.porto = porto
        self.fair_tile = fair_tile  # experts allowed at the Fair, or NOT_PRESENTED
        self.points = points  # victory points of seat s from source p at 9 s + p
        self.benefits = benefits  # bit mask of the seats that have had one in this phase
        self.free_move = free_move  # 1 while an expert gives the moving seat a free move
        self.discount = discount  # off each vineyard of the current action
        # Each estate
        self.region = region  # or NO_REGION
        self.colour = colour
        self.tiles = tiles  # its vineyards
        self.wineries = wineries
        self.enologists = enologists
        self.cellar = cellar  # 0 or 1
        self.waiting = waiting  # cubes that wait for a region
        self.wines = wines  # four slots each, 0 is empty
        self.porto_given = porto_given  # bit mask of the estates that have had their Porto tiles (V55)

    def clone(self) -> State:
        return State(
            self.setup,
            self.stack[:],
            self.legal,
            self.chance,
            self.reveals,
            self.year,
            self.phase,
            self.order,
            self.lower,
            self.in_play,
            self.decks,
            self.knowers,
            self.cubes[:],
            self.cubes_left,
            self.wineries_left,
            self.cellars_left,
            self.enologists_left,
            self.porto_left,
            self.vintage,
            self.vintages,
            self.features,
            self.expert_decks,
            self.sales,
            self.export,
            self.court,
            self.multipliers,
            self.fair_slots,
            self.plays,
            self.cash[:],
            self.account[:],
            self.investment[:],
            self.fair_points[:],
            self.barrels[:],
            self.marker[:],
            self.up[:],
            self.down[:],
            self.porto,
            self.fair_tile,
            self.points,
            self.benefits,
            self.free_move,
            self.discount,
            self.region,
            self.colour,
            self.tiles,
            self.wineries,
            self.enologists,
            self.cellar,
            self.waiting,
            self.wines[:],
            self.porto_given,
        )

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

    def answer(self, code: int) -> Answer:
        """A legal answer as code, token and message; the message calls estates by their names."""
        answer = super().answer(code)
        answer.message.args.update(answer_nouns(self, self.seat, code))
        return answer

    # What many rules use

    def estates(self, seat: int) -> range:
        """The estates of a seat."""
        return range(seat * ESTATES, seat * ESTATES + ESTATES)

    def score(self, seat: int) -> int:
        """The seat's place on the scoring track."""
        total = 0
        for source in range(seat * SOURCE_COUNT, seat * SOURCE_COUNT + SOURCE_COUNT):
            total += self.points[source]
        return total

    def gain_points(self, seat: int, source: int, points: int) -> None:
        """Move the seat's marker on the scoring track."""
        if points:
            self.points = increased(self.points, seat * SOURCE_COUNT + source, points)
        if self.events is not None:
            telling.points(self, seat, source, points)

    def has_disc(self, seat: int, region: int) -> bool:
        """True if the seat has an estate in the region."""
        for estate in range(seat * ESTATES, seat * ESTATES + ESTATES):
            if self.region[estate] == region:
                return True
        return False

    def place_cube(self, region: int) -> None:
        """Move a cube from the supply to a region's box if there is a cube and room for it (V14)."""
        if self.cubes_left and self.cubes[region] < self.tables.regions.cube_room[region]:
            self.cubes_left -= 1
            self.cubes[region] += 1
            if self.events is not None:
                telling.cube(self, region)

    def pay_from_account(self, seat: int, amount: int, why: str) -> int:
        """Pay from the account as much as it holds; return what was paid. Reaching 0 costs points (V24)."""
        paid = min(amount, self.account[seat])
        if paid:
            self.account[seat] -= paid
            if self.events is not None:
                telling.account(self, seat, -paid, why)
            if self.account[seat] == 0:
                self.gain_points(seat, FROM_EMPTY_ACCOUNT, -self.tables.bank.floor_penalty)
        return paid

    def pay_into_account(self, seat: int, amount: int, why: str) -> None:
        """Pay into the account up to its maximum; the rest is lost (V20)."""
        before = self.account[seat]
        self.account[seat] = min(before + amount, self.tables.bank.account_max)
        if self.events is not None:
            telling.account(self, seat, self.account[seat] - before, why)
