"""The numbers of the box: `Tables`, read from `data/*.toml` or the corrected files of a box owner (V46)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, final

from vindima.core.answers import Vocabulary
from vindima.core.combine import add_plain_words
from vindima.core.explain import BadData
from vindima.vinhos import model
from vindima.vinhos.reading import (
    PLAYERS,
    Table,
    check_file_name,
    entries,
    opened,
    own_files,
    owner_files,
    without_statuses,
)

__all__ = ["Tables", "load_tables", "statuses", "tables_from", "vocabulary"]

REGION_COUNT: Final = len(model.REGIONS)
FEATURE_COUNT: Final = len(model.FEATURES)
REMEMBERED: Final = 16
"""So many sets of tables are kept."""
VINTAGES: Final = 9
FAIRS: Final = 3
MOST_PLAYERS: Final = 4
MOST_CUBES_PER_WINE: Final = 2
"""As many as the codes from `CUBES` on can name."""
HIGHEST_VALUE: Final = 30


@final
class Tables:
    """Every number that the rules ask for, complete and within its range. Never changed once made."""

    __slots__ = (
        "ability",
        "account_max",
        "account_start",
        "account_vp",
        "ageing",
        "alentejo_cube",
        "alexandre",
        "algarve_value",
        "arrow",
        "barrels",
        "barrels_per_release",
        "beatriz",
        "bonus_vineyard_discount",
        "bonus_winery_price",
        "cash_cap",
        "cash_per",
        "cellar_price",
        "cellar_supply",
        "constantino",
        "cube_room",
        "cubes",
        "cubes_per_wine",
        "digest",
        "divest_payout",
        "enologist_price",
        "enologist_yield",
        "enologists",
        "enologists_per_action",
        "expert_cash",
        "expert_ids",
        "expert_limit",
        "expert_price",
        "experts_by_value",
        "experts_per_action",
        "export_column",
        "export_ids",
        "export_value",
        "export_vp",
        "fair_cash",
        "fair_points",
        "fair_slot_bonus",
        "fair_slot_features",
        "fair_slot_ids",
        "fair_years",
        "floor_penalty",
        "four_experts_vp",
        "invest_cost",
        "invest_max",
        "invest_min",
        "invest_start",
        "last_place_expert_players",
        "majority_vp",
        "move_far",
        "move_tax",
        "move_toll",
        "multiplier_slots",
        "multiplier_vp",
        "overrides",
        "points_above",
        "porto_gift",
        "porto_tiles",
        "porto_yield",
        "prizes",
        "refresh_years",
        "region_count",
        "renown_vp",
        "salary",
        "sale_colour",
        "sale_hangout",
        "sale_ids",
        "sale_value",
        "setubal_gift",
        "start_cash",
        "start_cash_variant",
        "start_wine",
        "suggested_out",
        "tax_space",
        "tile_colour",
        "tile_cost",
        "tile_ids",
        "track_points",
        "tras_os_montes_points",
        "vineyard_yield",
        "vintage_features",
        "vintage_ids",
        "vocabulary",
        "weather",
        "wineries_per_action",
        "winery_price",
        "winery_supply",
        "winery_yield",
        "years",
    )

    def __init__(self, files: dict[str, dict[str, Any]], overrides: dict[str, dict[str, Any]]) -> None:
        self._read_board(opened(files, "board.toml"))
        self._read_vineyards(opened(files, "vineyards.toml"))
        self._read_vintages(opened(files, "vintages.toml"))
        self._read_experts(opened(files, "experts.toml"))
        self._read_sales(opened(files, "sales.toml"))
        self._read_export(opened(files, "export.toml"))
        self._read_bank(opened(files, "bank.toml"))
        self._read_fair(opened(files, "fair.toml"))
        self._read_managers(opened(files, "managers.toml"))
        self._read_regions(opened(files, "regions.toml"))
        self._check_first_purchase()
        self.vocabulary = vocabulary(self)
        self.overrides = overrides
        self.digest = sha256(canonical(without_statuses(files)).encode()).hexdigest()

    def _read_board(self, file: Table) -> None:
        self.years = file.table("years").integer("count", 1, VINTAGES)
        by_year = file.table("tax").rows("years", self.years, self.years)
        for year, row in enumerate(by_year, 1):
            row.integer("year", year, year)
        self.tax_space = tuple(row.index("space", model.ACTIONS) for row in by_year)
        move = file.table("move")
        self.move_far = move.integer("far", 0, 9)
        self.move_toll = move.integer("toll", 0, 9)
        self.move_tax = move.integer("tax", 0, 9)
        start = file.table("start")
        self.start_cash = start.lists_by_players("cash_by_players", 0, 99)
        self.start_cash_variant = start.integer("cash_variant", 0, 99)
        prices = file.table("prices")
        self.winery_price = prices.integer("winery", 0, 12)
        self.wineries_per_action = prices.integer("wineries_per_action", 1, model.ESTATES * model.PLOTS)
        self.cellar_price = prices.integer("cellar", 0, 12)
        self.enologist_price = prices.integer("enologist", 0, 12)
        self.enologists_per_action = prices.integer("enologists_per_action", 1, model.ESTATES * model.PLOTS)
        self.salary = prices.integer("salary", 1, 12)
        production = file.table("production")
        self.vineyard_yield = production.integer("vineyard", 0, 9)
        self.winery_yield = production.integer("winery", 0, 9)
        self.enologist_yield = production.integer("enologist", 0, 9)
        self.porto_yield = production.integer("porto", 0, 9)
        self.ageing = file.table("stores").integers("ageing", model.STORE, model.STORE, 0, 9)
        supply = file.table("supply")
        self.winery_supply = supply.by_players("wineries_by_players", 0, 99)
        self.cellar_supply = supply.by_players("cellars_by_players", 0, 99)
        self.enologists = supply.integer("enologists", 0, 99)
        self.porto_tiles = supply.integer("porto_tiles", 0, 99)
        self.barrels = supply.integer("barrels", 1, 99)
        file.close()

    def _read_vineyards(self, file: Table) -> None:
        tiles = []
        for region in model.REGIONS:
            table = file.table(region)
            rows = table.rows("tiles", model.TILES_PER_REGION, model.TILES_PER_REGION)
            reds = sum(row.index("colour", model.COLOURS) == model.RED for row in rows)
            if reds != model.TILES_PER_REGION // 2:
                raise table.refusal(f"{reds} tiles are red, expected 2 red and 2 white")
            tiles += rows
        self.tile_ids = tuple(tile.id() for tile in tiles)
        self.tile_colour = tuple(tile.index("colour", model.COLOURS) for tile in tiles)
        self.tile_cost = tuple(tile.integer("cost", 0, 12) for tile in tiles)
        file.close()

    def _read_vintages(self, file: Table) -> None:
        """The first-year tile becomes number 0, wherever it stands in the file."""
        tiles = file.rows("tiles", VINTAGES, VINTAGES)
        first = [tile for tile in tiles if tile.integer("weather", -2, 2) == 0]
        if len(first) != 1:
            raise file.refusal(f"{len(first)} tiles have weather 0, expected 1, the tile of the first year")
        for key in ("features", "alexandre", "beatriz", "constantino"):
            if key in first[0].values:
                raise first[0].refusal(f"{key} is given, expected none for the first year")
        others = [tile for tile in tiles if tile is not first[0]]
        self.vintage_ids = tuple(tile.id() for tile in first + others)
        self.weather = tuple(tile.integer("weather", -2, 2) for tile in first + others)
        self.vintage_features = ((0,) * FEATURE_COUNT, *(steps(tile.table("features")) for tile in others))
        self.alexandre = (-1, *(tile.index("alexandre", model.COLOURS) for tile in others))
        self.beatriz = (0, *(tile.integer("beatriz", 1, HIGHEST_VALUE) for tile in others))
        asked = [tile.rising("constantino", 1, REGION_COUNT, 1, REGION_COUNT) for tile in others]
        self.constantino = (0, *(sum(1 << number - 1 for number in numbers) for numbers in asked))
        file.close()

    def _read_experts(self, file: Table) -> None:
        rules = file.table("rules")
        self.expert_price = rules.integer("price", 0, 12)
        self.experts_per_action = rules.integer("most_per_action", 1, model.EXPERTS)
        self.expert_limit = rules.integer("limit", 1, model.EXPERTS)
        self.expert_cash = rules.integer("cash", 0, 12)
        self.refresh_years = rules.rising("refresh_years", 0, self.years, 2, self.years)
        tiles = []
        for feature in model.FEATURES:
            tiles += file.table(feature).rows("tiles", model.EXPERTS_PER_FEATURE, model.EXPERTS_PER_FEATURE)
        self.expert_ids = tuple(tile.id() for tile in tiles)
        self.ability = tuple(tile.index("ability", model.ABILITIES) for tile in tiles)
        self.arrow = tuple(tile.flag("arrow") for tile in tiles)
        file.close()

    def _read_sales(self, file: Table) -> None:
        slots = []
        hangouts = []
        for hangout, name in enumerate(model.HANGOUTS):
            rows = file.table(name).rows("slots", 2, model.SLOT_ROOM)
            slots += rows
            hangouts += [hangout] * len(rows)
        if len(slots) > model.SLOT_ROOM:
            raise file.refusal(f"{len(slots)} slots in all, expected at most {model.SLOT_ROOM}")
        self.sale_hangout = tuple(hangouts)
        self.sale_ids = tuple(slot.id() for slot in slots)
        self.sale_colour = tuple(slot.index("colour", model.COLOURS) for slot in slots)
        self.sale_value = tuple(slot.integer("value", 1, HIGHEST_VALUE) for slot in slots)
        file.close()

    def _read_export(self, file: Table) -> None:
        columns = numbered(file.rows("columns", 1, model.SLOT_ROOM))
        rows = numbered(file.rows("rows", 1, model.SLOT_ROOM))
        slots = file.rows("slots", 1, model.SLOT_ROOM)
        self.majority_vp = tuple(column.integer("majority_vp", 0, 99) for column in columns)
        row_vp = tuple(row.integer("vp", 0, 99) for row in rows)
        self.export_ids = tuple(slot.id() for slot in slots)
        self.export_column = tuple(slot.integer("column", 1, len(columns)) - 1 for slot in slots)
        self.export_vp = tuple(row_vp[slot.integer("row", 1, len(rows)) - 1] for slot in slots)
        self.export_value = tuple(slot.integer("value", 1, HIGHEST_VALUE) for slot in slots)
        taken = set()
        for slot in slots:
            place = (slot.value("column"), slot.value("row"))
            if place in taken:
                raise slot.refusal(f"column {place[0]}, row {place[1]} already has a slot")
            taken.add(place)
        for column, table in enumerate(columns):
            if column not in self.export_column:
                raise table.refusal("the column has no slot")
        file.close()

    def _read_bank(self, file: Table) -> None:
        account = file.table("account")
        low = account.integer("min", 0, 0)  # the rules count from an empty account; see ruling V24
        self.account_max = account.integer("max", 1, model.AMOUNT_ROOM)
        self.account_start = account.integer("start", low, self.account_max)
        self.floor_penalty = account.integer("floor_penalty", 0, 99)
        spaces = file.table("account_vp").rows("spaces", 1, self.account_max + 1)
        self.account_vp = bands(spaces, low, self.account_max, "vp", 99)
        levels = file.table("investment")
        self.invest_min = levels.integer("min", -9, 0)
        self.invest_max = levels.integer("max", 1, 9)
        self.invest_start = levels.integer("start", self.invest_min, self.invest_max)
        count = self.invest_max - self.invest_min
        up = file.table("invest").rows("steps", count, count)
        for level, step in enumerate(up, self.invest_min):
            step.integer("from", level, level)
            step.integer("to", level + 1, level + 1)
        self.invest_cost = tuple(step.integer("cost", 0, 99) for step in up)
        down = file.table("divest").rows("steps", count, count)
        down.reverse()  # the file starts at the top, where a player starts to divest
        for level, step in enumerate(down, self.invest_min):
            step.integer("from", level + 1, level + 1)
            step.integer("to", level, level)
        self.divest_payout = tuple(step.integer("payout", 0, 99) for step in down)
        file.close()

    def _read_fair(self, file: Table) -> None:
        fairs = file.table("fairs")
        self.fair_years = fairs.rising("years", FAIRS, FAIRS, 1, self.years)
        self.prizes = fairs.lines("prizes", FAIRS, MOST_PLAYERS, 0, 99)
        self.last_place_expert_players = fairs.integer("last_place_expert_players", PLAYERS[0], PLAYERS[-1])
        self.track_points = file.table("tracks").integers("points", 1, 99, 0, 99)
        slots = file.table("slots").rows("slots", MOST_PLAYERS, model.FAIR_SLOT_ROOM)
        self.fair_slot_ids = tuple(slot.id() for slot in slots)
        self.fair_slot_features = tuple(slot.pair("features", model.FEATURES) for slot in slots)
        self.fair_slot_bonus = tuple(slot.index("bonus", model.FAIR_BONUSES) for slot in slots)
        bonuses = file.table("bonuses")
        self.fair_cash = bonuses.integer("cash", 0, 99)
        self.fair_points = bonuses.integer("fair_points", 0, 99)
        wine = file.table("wine_value")
        self.points_above = wine.integer("points_above", 0, HIGHEST_VALUE)
        values = wine.rows("values", 2, HIGHEST_VALUE)
        top = values[-1].integer("from", len(values), HIGHEST_VALUE)
        most = values[-1].integer("experts", 0, model.EXPERTS)
        self.experts_by_value = (0, *bands(values[:-1], 1, top - 1, "experts", model.EXPERTS), most)
        file.close()

    def _read_managers(self, file: Table) -> None:
        """The three multipliers that score at once have no VP by slot: their tuple is empty."""
        count = len(model.MULTIPLIERS)
        rows = {row.index("id", model.MULTIPLIERS): row for row in file.rows("multipliers", count, count)}
        at_once = (model.WINE_NOW, model.FOUR_EXPERTS_NOW, model.RENOWN_NOW)
        room = model.MULTIPLIER_ROOM
        vps = [() if m in at_once else rows[m].integers("vp", 1, room, 0, 99) for m in range(count)]
        self.multiplier_vp = tuple(vps)
        self.multiplier_slots = tuple(
            rows[m].integer("slots", 1, room) if m in at_once else len(vps[m]) for m in range(count)
        )
        slots = self.multiplier_slots[model.PER_CASH]
        self.cash_per = rows[model.PER_CASH].integers("per", slots, slots, 1, 99)
        self.four_experts_vp = rows[model.FOUR_EXPERTS_NOW].integer("vp_for_all", 0, 99)
        self.renown_vp = rows[model.RENOWN_NOW].integer("vp_each", 0, 99)
        rules = file.table("rules")
        self.barrels_per_release = rules.integer("barrels_per_release", 0, len(model.MANAGERS))
        self.bonus_winery_price = rules.integer("bonus_winery_price", 0, 12)
        self.bonus_vineyard_discount = rules.integer("bonus_vineyard_discount", 0, 12)
        self.cash_cap = rules.integer("cash_cap", 0, 99)
        file.close()

    def _read_regions(self, file: Table) -> None:
        rows = file.table("rooms").rows("regions", REGION_COUNT, REGION_COUNT)
        for region, row in zip(model.REGIONS, rows, strict=True):
            row.index("id", (region,))
        self.cube_room = tuple(row.integer("room", 0, 99) for row in rows)
        play = file.table("play")
        self.region_count = play.by_players("regions_by_players", 1, REGION_COUNT)
        self.suggested_out = play.indices_by_players("left_out_by_players", model.REGIONS)
        for players, out in self.suggested_out.items():
            expected = REGION_COUNT - self.region_count[players]
            if len(out) != expected:
                raise play.refusal(
                    f"left_out_by_players for {players} players has {len(out)} entries, expected {expected}"
                )
        traits = file.table("traits")
        self.start_wine = traits.integer("start_wine", 1, HIGHEST_VALUE)
        self.porto_gift = traits.integer("porto_gift", 0, 99)
        self.setubal_gift = traits.integer("setubal_gift", 0, model.EXPERTS)
        self.tras_os_montes_points = traits.integer("tras_os_montes_points", 0, 99)
        self.alentejo_cube = traits.integer("alentejo_cube", 1, 9)
        self.algarve_value = traits.integer("algarve_value", 0, 9)
        renown = file.table("renown")
        self.cubes = renown.integer("cubes", 0, 99)
        self.cubes_per_wine = renown.integer("cubes_per_wine", 0, MOST_CUBES_PER_WINE)
        file.close()

    def _check_first_purchase(self) -> None:
        """Everybody can pay for any first vineyard, so setup never ends in a position without an answer."""
        dearest = max(self.tile_cost)
        poorest = {f"cash_by_players for {n} players": min(self.start_cash[n]) for n in PLAYERS}
        for key, cash in {**poorest, "cash_variant": self.start_cash_variant}.items():
            if cash < dearest:
                expected = f"expected at least {dearest}, the dearest vineyard"
                raise BadData(f"board.toml: start: {key} is {cash}, {expected}")


def steps(features: Table) -> tuple[int, ...]:
    """How far each feature marker moves."""
    return tuple(features.integer(name, 0, 9) if features.has(name) else 0 for name in model.FEATURES)


def numbered(rows: list[Table]) -> list[Table]:
    """The rows, once they are seen to be numbered from 1."""
    for number, row in enumerate(rows, 1):
        row.integer("number", number, number)
    return rows


def bands(rows: list[Table], low: int, high: int, key: str, most: int) -> tuple[int, ...]:
    """A number for each value from `low` to `high`, from rows that cover them without a gap."""
    numbers: list[int] = []
    for row in rows:
        start = row.integer("from", low + len(numbers), low + len(numbers))
        end = row.integer("to", high if row is rows[-1] else start, high)
        numbers += [row.integer(key, 0, most)] * (end - start + 1)
    return tuple(numbers)


def vocabulary(tables: Tables) -> Vocabulary:
    """Every answer of the game: the codes of `model.py` with the ids of the tables; only slots that exist."""
    known = Vocabulary("vinhos")
    add_plain_words(known)
    known.word(model.PASSING, "pass")
    known.word(model.STAY, "stay")
    known.word(model.DIVEST, "divest")
    known.word(model.INVEST, "invest")
    known.word(model.MAKE_DOURO, "douro")
    known.word(model.MAKE_PORTO, "porto")
    known.words(model.GO, "go", "action", model.ACTIONS)
    known.words(model.USE, "use", "expert", tables.expert_ids)
    known.words(model.PLAY, "play", "expert", tables.expert_ids)
    known.words(model.RETURN, "return", "expert", tables.expert_ids)
    known.words(model.HIRE, "hire", "feature", model.FEATURES)
    known.words(model.BUY, "buy", "region", model.REGIONS)
    known.words(model.CUBE, "cube", "region", model.REGIONS)
    known.words(model.DECK, "deck", "region", model.REGIONS)
    known.words(model.TILE, "next", "vineyard", tables.tile_ids)
    estates = counted("estate", model.ESTATES)
    known.words(model.PLACE, "place", "estate", estates)
    known.words(model.DROP, "drop", "estate", estates)
    known.words(model.TRANSFER, "transfer", "transfer", crossed(estates, estates))
    known.words(model.WINE, "wine", "wine", crossed(estates, counted("slot", model.STORE)))
    known.words(model.SELL, "sell", "sale", tables.sale_ids)
    known.words(model.SHIP, "ship", "export", tables.export_ids)
    amounts = [str(amount) for amount in range(1, tables.account_max + 1)]
    known.words(model.WITHDRAW, "withdraw", "amount", amounts)
    known.words(model.DEPOSIT, "deposit", "amount", amounts)
    known.words(model.HOME, "home", "hangout", model.HANGOUTS)
    known.words(model.LIFT_SALE, "lift-sale", "sale", tables.sale_ids)
    known.words(model.LIFT_EXPORT, "lift-export", "export", tables.export_ids)
    known.words(model.LIFT_COURT, "lift-court", "court", model.COURT)
    known.words(model.ORDER, "order", "place", counted("place", MOST_PLAYERS))
    known.words(model.FAIR, "fair", "fair", tables.fair_slot_ids)
    known.words(model.CUBES, "cubes", "number", [str(number) for number in range(MOST_CUBES_PER_WINE + 1)])
    known.words(model.MANAGER, "manager", "manager", model.MANAGERS)
    known.words(model.BENEFIT, "benefit", "court", model.COURT)
    known.words(model.TO_COURT, "to", "court", model.COURT)
    for place, name in enumerate(model.MULTIPLIERS):
        slots = counted(name, tables.multiplier_slots[place])
        first = model.MULTIPLIER_ROOM * place
        known.words(model.LIFT_MULTIPLIER + first, "lift-multiplier", "multiplier", slots)
        known.words(model.TO_MULTIPLIER + first, "multiply", "multiplier", slots)
    return known


def counted(noun: str, count: int) -> list[str]:
    """`estate-1`, `estate-2`, …"""
    return [f"{noun}-{number}" for number in range(1, count + 1)]


def crossed(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """Every pair, as `first-second`."""
    return [f"{one}-{other}" for one in first for other in second]


def canonical(value: object) -> str:
    """The one JSON text of a value."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"), default=str)


def checked_overrides(overrides: dict[str, Any]) -> str:
    """The JSON text of corrected files, once their names are seen to be known."""
    for name, tables in overrides.items():
        check_file_name(name)
        if not isinstance(tables, dict):
            raise BadData(f"{name}: {tables!r}, expected tables")
    return canonical(overrides)


@lru_cache(REMEMBERED)
def tables_of(text: str) -> Tables:
    """The tables with some files replaced by those that the JSON text holds."""
    replaced: dict[str, dict[str, Any]] = json.loads(text)
    return Tables({**own_files(), **replaced}, replaced)


def tables_from(overrides: dict[str, Any]) -> Tables:
    """The tables with some files replaced by these, parsed. Equal files give the same object."""
    return tables_of(checked_overrides(overrides))


def load_tables(folder: str | None = None) -> Tables:
    """The tables of this package; the files in `folder`, if one is named, replace ours of the same name."""
    return tables_from({} if folder is None else owner_files(folder))


def statuses(overrides: dict[str, dict[str, Any]] | None = None) -> Iterator[tuple[str, str, str, str]]:
    """File, table or row, status and note of every entry: how well each number is known."""
    return entries({**own_files(), **(overrides or {})})


load_tables()  # an incomplete or inconsistent table fails here, at import
