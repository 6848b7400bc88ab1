"""The tables agree with the collected facts, value by value and status by status.

The facts are not part of the project; without them these tests are skipped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vindima.vinhos import model
from vindima.vinhos.tables import DATA, load_tables

SOURCE = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "vinhos"
TABLES = load_tables()

pytestmark = pytest.mark.skipif(
    not SOURCE.is_dir(), reason="the collected facts are not beside the repository"
)


def source(name: str) -> Any:
    return json.loads((SOURCE / f"{name}.json").read_text(encoding="utf-8"))


def by_players(facts: dict[str, Any]) -> dict[int, Any]:
    return {int(n): tuple(fact) if isinstance(fact, list) else fact for n, fact in facts.items()}


def by_range(rows: list[dict[str, Any]], key: str) -> list[int]:
    """The number for each value that the rows cover; a last row without an end covers one value."""
    return [row[key] for row in rows for _ in range(row["from"], (row["to"] or row["from"]) + 1)]


def column(rows: list[dict[str, Any]], key: str) -> tuple[Any, ...]:
    return tuple(row[key] for row in rows)


def places(rows: list[dict[str, Any]], key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(row[key]) for row in rows)


# Values


def test_vineyards():
    facts = source("vineyards")
    tiles = facts["tiles"]
    assert TABLES.vineyards.ids == column(tiles, "id")
    assert TABLES.vineyards.colour == places(tiles, "color", model.COLOURS)
    assert TABLES.vineyards.cost == column(tiles, "cost")
    assert places(tiles, "region", model.REGIONS) == tuple(n // model.TILES_PER_REGION for n in range(32))
    assert tuple(tile["region_number"] - 1 for tile in tiles) == places(tiles, "region", model.REGIONS)
    assert TABLES.production.vineyard == facts["rules"]["production_value_each"]


def test_vintages():
    facts = source("vintages")
    tiles = facts["tiles"]
    assert TABLES.vintages.ids == column(tiles, "id")
    assert TABLES.vintages.ids[0] == facts["rules"]["first_year_tile"]
    assert TABLES.vintages.weather == column(tiles, "weather")
    for n, tile in enumerate(tiles):
        colour, least, regions = (
            tile["alexandre_color"],
            tile["beatriz_min_value"],
            tile["constantino_regions"],
        )
        assert TABLES.vintages.features[n] == tuple(tile["features"].get(name, 0) for name in model.FEATURES)
        assert TABLES.vintages.alexandre[n] == (-1 if colour is None else model.COLOURS.index(colour))
        assert TABLES.vintages.beatriz[n] == (least or 0)
        assert [m + 1 for m in range(8) if TABLES.vintages.constantino[n] >> m & 1] == (regions or [])


def test_experts():
    facts = source("experts")
    tiles, rules = facts["tiles"], facts["rules"]
    assert TABLES.experts.ids == column(tiles, "id")
    assert TABLES.experts.ability == places(tiles, "ability", model.ABILITIES)
    assert TABLES.experts.arrow == column(tiles, "move_feature")
    assert places(tiles, "feature", model.FEATURES) == tuple(
        n // model.EXPERTS_PER_FEATURE for n in range(model.EXPERTS)
    )
    assert TABLES.experts.price == rules["hire_cost"]
    assert rules["hire_per_action"] == [1, TABLES.experts.per_action]
    assert TABLES.experts.limit == rules["hand_limit"]
    assert TABLES.experts.refresh_years == tuple(rules["refresh_at_start_of_years"])
    cash = next(row["effect"] for row in facts["abilities"] if row["id"] == "cash")
    assert f"take {TABLES.experts.cash} in cash" in cash


def test_sales():
    facts = source("sales")
    slots = facts["slots"]
    assert column(facts["hangouts"], "id") == model.HANGOUTS
    assert TABLES.sales.ids == column(slots, "id")
    assert TABLES.sales.hangout == places(slots, "hangout", model.HANGOUTS)
    assert TABLES.sales.colour == places(slots, "color", model.COLOURS)
    assert TABLES.sales.value == column(slots, "value")


def test_export():
    facts = source("export")
    slots = facts["slots"]
    vp = {row["id"]: row["vp"] for row in facts["rows"]}
    assert TABLES.export.ids == column(slots, "id")
    assert TABLES.export.column == tuple(slot["column"] - 1 for slot in slots)
    assert TABLES.export.value == column(slots, "value")
    assert TABLES.export.vp == tuple(vp[slot["row"]] for slot in slots)
    assert TABLES.export.majority_vp == column(facts["columns"], "majority_vp")


def test_bank():
    facts = source("bank")
    account, levels = facts["account"], facts["investment"]
    assert account["min"]["value"] == 0
    assert TABLES.bank.account_max == account["max"]["value"]
    assert TABLES.bank.account_start == account["start"]["value"]
    assert TABLES.bank.floor_penalty == -account["floor_penalty_vp"]["value"]
    assert list(TABLES.bank.account_vp) == by_range(account["end_vp_rows"]["rows"], "vp")
    assert TABLES.bank.invest_min == levels["min"]["value"]
    assert TABLES.bank.invest_max == levels["max"]["value"]
    assert TABLES.bank.invest_start == levels["start"]["value"]
    for row in levels["invest_cost_from_account"]:
        assert TABLES.bank.invest_cost[row["from"] - TABLES.bank.invest_min] == row["cost"]
    for row in levels["divest_payout_in_cash"]:
        assert TABLES.bank.divest_payout[row["to"] - TABLES.bank.invest_min] == row["payout"]
    assert len(levels["invest_cost_from_account"]) == len(TABLES.bank.invest_cost)
    assert len(levels["divest_payout_in_cash"]) == len(TABLES.bank.divest_payout)


def test_fair():
    facts = source("fair")
    slots, wine = facts["slots"]["list"], facts["wine_value_table"]
    assert tuple(facts["features"]) == model.FEATURES
    assert TABLES.fair.track_points == tuple(facts["tracks"]["points_by_space"])
    assert TABLES.fair.slot_ids == column(slots, "id")
    assert TABLES.fair.slot_features == tuple(
        tuple(model.FEATURES.index(feature) for feature in slot["features"]) for slot in slots
    )
    assert TABLES.fair.slot_bonus == places(slots, "bonus", model.FAIR_BONUSES)
    assert facts["slots"]["bonuses"]["cash_3"].startswith(f"{TABLES.fair.cash} ")
    assert facts["slots"]["bonuses"]["fair_points_2"].startswith(f"{TABLES.fair.points} ")
    assert list(TABLES.fair.experts_by_value) == [0, *by_range(wine["rows"], "experts")]
    assert TABLES.fair.points_above == wine["fair_points_per_value_above"]
    assert TABLES.fair.years == tuple(facts["fair_years"]["value"])
    assert TABLES.fair.prizes == tuple(tuple(prizes) for prizes in facts["victory_points"]["by_fair"])
    assert TABLES.fair.last_place_expert_players == facts["last_place_expert"]["only_with_players"]


def test_managers():
    facts = source("managers")
    rows = facts["rows"]
    assert column(rows, "manager") == model.MANAGERS
    court = [[row["manager"], *column(row["bonus_actions"], "id")] for row in rows]
    assert tuple(name for names in court for name in names) == model.COURT
    multipliers = [fact for row in rows for fact in row["multipliers"]]
    assert column(multipliers, "id") == model.MULTIPLIERS
    assert TABLES.managers.multiplier_slots == column(multipliers, "slots")
    for n, fact in enumerate(multipliers):
        vp = (fact["vp_left"], fact["vp_right"]) if fact["when"] == "end" else ()
        assert TABLES.managers.multiplier_vp[n] == vp
    cash = multipliers[model.PER_CASH]
    assert TABLES.managers.cash_per == (cash["per_left"], cash["per_right"])
    assert TABLES.managers.four_experts_vp == multipliers[model.FOUR_EXPERTS_NOW]["vp"]
    assert TABLES.managers.renown_vp == multipliers[model.RENOWN_NOW]["vp_each"]
    assert TABLES.managers.barrels_per_release == facts["rules"]["max_barrels_per_press_release"]
    effects = {bonus["id"]: bonus["effect"] for row in rows for bonus in row["bonus_actions"]}
    assert effects["winery_for_1"].endswith(f"for {TABLES.managers.bonus_winery_price}")
    assert effects["vineyard_minus_2"].endswith(f"for {TABLES.managers.bonus_vineyard_discount} less")


def test_regions():
    facts = source("regions")
    rules, regions = facts["rules"], facts["list"]
    assert column(regions, "id") == model.REGIONS
    assert TABLES.regions.cube_room == column(regions, "renown_spaces")
    assert TABLES.regions.cubes == rules["renown_cubes_total"]
    assert TABLES.supply.porto_tiles == rules["porto_tiles_total"]
    assert TABLES.regions.count == by_players(rules["regions_by_players"])
    assert TABLES.regions.cubes_per_wine == rules["max_cubes_used_per_wine"]
    for players, names in rules["first_game_removed"].items():
        assert TABLES.regions.suggested_out[int(players)] == tuple(
            model.REGIONS.index(name) for name in names
        )
    assert TABLES.regions.suggested_out[4] == ()
    assert all(
        row["start"].startswith(f"wine {TABLES.regions.start_wine}")
        for row in regions
        if row["id"] != "lisboa"
    )
    trait = {row["id"]: row["trait"] for row in regions}
    assert trait["tras_os_montes"].startswith(f"{TABLES.regions.tras_os_montes_points} more fair points")
    assert trait["alentejo"] == f"each renown cube counts {TABLES.regions.alentejo_cube}"
    assert trait["algarve"] == f"wine value always {TABLES.regions.algarve_value} higher"
    assert f"brings {TABLES.regions.setubal_gift} free experts" in trait["setubal"]
    assert (
        f"brings {TABLES.regions.porto_gift} Porto tiles; each may add {TABLES.production.porto} "
        in trait["douro"]
    )


def test_board():
    facts = source("board")
    grid, prices, supply = facts["action_grid"], facts["prices"], facts["supply"]
    assert tuple(name for row in grid["rows"] for name in row) == model.ACTIONS
    assert TABLES.board.move_far == grid["move_cost_far"]
    assert TABLES.board.move_toll == grid["pay_each_player_there"]
    assert TABLES.board.move_tax == grid["tax_if_round_marker_there"]
    assert TABLES.board.tax_space == places(facts["tax_space_by_year"]["years"], "space", model.ACTIONS)
    assert TABLES.board.years == facts["years"]["count"]
    assert TABLES.fair.years == tuple(facts["years"]["fairs"])
    assert TABLES.experts.refresh_years == tuple(facts["years"]["experts_refresh"])
    assert TABLES.board.start_cash == by_players(facts["start_cash"]["by_players"])
    assert TABLES.prices.winery == prices["winery"]
    assert prices["wineries_per_action"] == [1, TABLES.prices.wineries_per_action]
    assert TABLES.prices.cellar == prices["cellar"]
    assert TABLES.prices.enologist == prices["enologist"]
    assert prices["enologists_per_action"] == [1, TABLES.prices.enologists_per_action]
    assert TABLES.prices.salary == prices["enologist_yearly_salary_from_account"]
    assert TABLES.experts.price == prices["expert"]
    assert TABLES.board.ageing == tuple(facts["stores"]["cellar_bonus"])
    assert TABLES.supply.wineries == by_players(supply["wineries_by_players"])
    assert TABLES.supply.cellars == by_players(supply["cellars_by_players"])
    assert TABLES.supply.enologists == supply["enologists"]
    assert TABLES.supply.porto_tiles == supply["porto_tiles"]
    assert TABLES.regions.cubes == supply["renown_cubes"]
    assert TABLES.supply.barrels == supply["per_player"]["barrels"]
    rule = {row["id"]: row["rule"] for row in facts["variants_official"]["list"]}
    assert f"everyone starts with {TABLES.board.start_cash_variant};" in rule["turn_order_by_region"]
    assert f"at most {TABLES.managers.cash_cap} VP" in rule["cash_multiplier_cap"]


def test_production():
    facts = source("board")["production"]
    assert TABLES.production.vineyard == facts["vineyard"]
    assert TABLES.production.winery == facts["winery"]
    assert TABLES.production.enologist == facts["enologist"]
    assert TABLES.production.porto == facts["porto"]


# Statuses


def rows(noun: str, facts: list[dict[str, Any]], key: str = "id") -> dict[str, str]:
    return {f"{noun} {fact[key]!r}": fact["status"] for fact in facts}


def values(table: str, names: str, status: str) -> dict[str, str]:
    return {f"{table}: {name}": status for name in names.split()}


def by_count(table: str, names: str, status: str) -> dict[str, str]:
    return {f"{table}, {name}: {players}": status for name in names.split() for players in (2, 3, 4)}


def expected(name: str) -> dict[str, str]:
    """The status of every entry of a file according to the facts."""
    facts = source(name)
    if name in ("vineyards", "vintages"):
        return rows("tile", facts["tiles"])
    if name == "experts":
        rules = values("rules", "price most_per_action limit refresh_years cash", facts["rules"]["status"])
        return {**rules, **rows("tile", facts["tiles"])}
    if name == "sales":
        return rows("slot", facts["slots"])
    if name == "export":
        parts = (("column", facts["columns"]), ("row", facts["rows"]), ("slot", facts["slots"]))
        return {entry: status for noun, part in parts for entry, status in rows(noun, part).items()}
    return {"bank": bank, "fair": fair, "managers": managers, "regions": regions, "board": board}[name](facts)


def bank(facts: dict[str, Any]) -> dict[str, str]:
    account, levels = facts["account"], facts["investment"]
    end = account["end_vp_rows"]
    return {
        **{f"account: {key}": account[key]["status"] for key in ("min", "max", "start")},
        "account: floor_penalty": account["floor_penalty_vp"]["status"],
        **{f"account_vp, space {row['from']}": end["status"] for row in end["rows"]},
        **{f"investment: {key}": levels[key]["status"] for key in ("min", "max", "start")},
        **rows("invest, step", levels["invest_cost_from_account"], "from"),
        **rows("divest, step", levels["divest_payout_in_cash"], "from"),
    }


def fair(facts: dict[str, Any]) -> dict[str, str]:
    wine = facts["wine_value_table"]
    return {
        "fairs: years": facts["fair_years"]["status"],
        "fairs: prizes": facts["victory_points"]["status"],
        "fairs: last_place_expert_players": facts["last_place_expert"]["status"],
        "tracks: points": facts["tracks"]["status"],
        **rows("slot", facts["slots"]["list"]),
        **values("bonuses", "cash fair_points", facts["slots"]["bonuses"]["status"]),
        "wine_value: points_above": wine["status"],
        **{f"wine_value, value {row['from']}": wine["status"] for row in wine["rows"]},
    }


def managers(facts: dict[str, Any]) -> dict[str, str]:
    multipliers = [fact for row in facts["rows"] for fact in row["multipliers"]]
    return {
        "rules: barrels_per_release": facts["rules"]["status"],
        "rules: bonus_winery_price": facts["rows"][model.ALEXANDRE]["status"],
        "rules: bonus_vineyard_discount": facts["rows"][model.BEATRIZ]["status"],
        "rules: cash_cap": source("board")["variants_official"]["status"],
        **rows("multiplier", multipliers),
        **{
            f"multiplier {fact['id']!r}: slots": fact["slots_status"]
            for fact in multipliers
            if "slots_status" in fact
        },
    }


def regions(facts: dict[str, Any]) -> dict[str, str]:
    status = {fact["id"]: fact for fact in facts["list"]}
    return {
        **{f"region {name!r}": fact["renown_spaces_status"] for name, fact in status.items()},
        **by_count("play", "regions_by_players left_out_by_players", facts["rules"]["status"]),
        "traits: start_wine": status["minho"]["start_status"],
        "traits: porto_gift": status["douro"]["trait_status"],
        "traits: setubal_gift": status["setubal"]["trait_status"],
        "traits: tras_os_montes_points": status["tras_os_montes"]["trait_status"],
        "traits: alentejo_cube": status["alentejo"]["trait_status"],
        "traits: algarve_value": status["algarve"]["trait_status"],
        **values("renown", "cubes cubes_per_wine", facts["rules"]["status"]),
    }


def board(facts: dict[str, Any]) -> dict[str, str]:
    prices = "winery wineries_per_action cellar enologist enologists_per_action salary"
    pieces = "wineries_by_players cellars_by_players"
    return {
        "years: count": facts["years"]["status"],
        **rows("tax, year", facts["tax_space_by_year"]["years"], "year"),
        **values("move", "far toll tax", facts["action_grid"]["status"]),
        **by_count("start", "cash_by_players", facts["start_cash"]["status"]),
        "start: cash_variant": facts["variants_official"]["status"],
        **values("prices", prices, facts["prices"]["status"]),
        **values("production", "vineyard winery enologist porto", facts["production"]["status"]),
        "stores: ageing": facts["stores"]["status"],
        **by_count("supply", pieces, facts["supply"]["status"]),
        **values("supply", "enologists porto_tiles barrels", facts["supply"]["status"]),
    }


STATUS = {"rulebook": "printed", "found": "derived", "reconstructed": "reconstructed"}
"""The statuses by their names in the facts."""


@pytest.mark.parametrize("name", [file.removesuffix(".toml") for file in DATA.names])
def test_every_entry_has_the_status_of_its_fact(name):
    found = {entry.place: entry.status for entry in DATA.entries() if entry.file == f"{name}.toml"}
    assert found == {place: STATUS[status] for place, status in expected(name).items()}
