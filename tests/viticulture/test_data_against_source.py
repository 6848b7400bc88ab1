"""The tables agree with the collected facts, card by card.

The facts are not part of the project; without them these tests are skipped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from vindima.viticulture import model
from vindima.viticulture.tables import DATA, load_tables
from vindima.viticulture.tables.cards import Mamas, Papas

SOURCE = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "viticulture"
TABLES = load_tables()
BOARD, MAT, AUTOMA = TABLES.board, TABLES.mat, TABLES.automa

pytestmark = pytest.mark.skipif(
    not SOURCE.is_dir(), reason="the collected facts are not beside the repository"
)

SHORTER = {
    "play_summer_visitor": "play-summer",
    "play_winter_visitor": "play-winter",
    "sell_grapes_or_trade_field": "sell-or-trade",
    "summer_visitor": "summer",
    "winter_visitor": "winter",
}


def source(name: str) -> Any:
    return json.loads((SOURCE / f"{name}.json").read_text(encoding="utf-8"))


def raw(name: str) -> Any:
    """A data file with its marks."""
    return DATA.own[f"{name}.toml"]


def word(name: str) -> str:
    """The project's id for a name in the facts."""
    return SHORTER.get(name, name.replace("_", "-"))


def names(mask: int, among: tuple[str, ...]) -> set[str]:
    return {name for place, name in enumerate(among) if mask >> place & 1}


def mark(name: str, row: dict[str, Any]) -> str:
    """The confidence of a row in the terms of the facts: high unless it has a note."""
    assert raw(name)["status"] == "printed"
    return "medium" if "note" in row else "high"


# Cards


def test_vines():
    facts = source("vines")["vines"]
    vines = TABLES.vines
    assert vines.ids == tuple(word(fact["id"]) for fact in facts)
    for v, (fact, row) in enumerate(zip(facts, raw("vines")["vines"], strict=True)):
        assert (vines.names[v], vines.red[v], vines.white[v]) == (fact["name"], fact["red"], fact["white"])
        assert vines.count[v] == fact["count"]
        assert names(vines.requires[v], model.STRUCTURES) == set(fact["requires"])
        assert mark("vines", row) == fact["confidence"]


def test_orders():
    facts = source("orders")["orders"]
    orders = TABLES.orders
    assert orders.ids == tuple(f"order-{fact['id']:02}" for fact in facts)
    for o, (fact, row) in enumerate(zip(facts, raw("orders")["orders"], strict=True)):
        asked = [(model.WINES[wine], value) for wine, value in orders.wines[o]]
        assert asked == [(wine["type"], wine["min_value"]) for wine in fact["wines"]]
        assert (orders.vp[o], orders.residual[o], 1) == (fact["vp"], fact["residual"], fact["count"])
        assert mark("orders", row) == fact["confidence"]


@pytest.mark.parametrize("season", ["summer", "winter"])
def test_visitors(season: str):
    facts = source("visitors")[season]
    visitors = TABLES.summer if season == "summer" else TABLES.winter
    assert visitors.ids == tuple(word(fact["id"]) for fact in facts)
    assert visitors.names == tuple(fact["name"] for fact in facts)
    for number, (fact, row) in enumerate(zip(facts, raw(season)["visitors"], strict=True), 1):
        assert (fact["season"], fact["face_index"], fact["count"]) == (season, number, 1)
        assert row["number"] == number
        assert mark(season, row) == fact["confidence"]


def test_visitors_removed_in_solo():
    facts = [fact for season in ("summer", "winter") for fact in source("visitors")[season]]
    assert set(AUTOMA.removed) == {word(fact["id"]) for fact in facts if fact["solo"]["remove_narrow"]}
    broad = {word(fact["id"]) for fact in facts if fact["solo"]["remove_broad"]}
    assert {*AUTOMA.removed, *AUTOMA.removed_broad} == broad


def parents(kind: str, table: Mamas | Papas) -> Iterator[tuple[int, dict[str, Any]]]:
    """The facts about each mama or papa by index; what all of them have agrees."""
    facts = source("parents")[f"{kind}s"]
    assert tuple(f"{kind}_{id}" for id in table.ids) == tuple(fact["id"] for fact in facts)
    for index, (fact, row) in enumerate(zip(facts, raw("parents")[f"{kind}s"], strict=True)):
        assert (index + 1, table.names[index]) == (fact["number"], fact["name"])
        assert table.lira[index] == fact["lira"]
        assert mark("parents", row) == fact["confidence"]
        yield index, fact


def test_mamas():
    mamas = TABLES.mamas
    for m, fact in parents("mama", mamas):
        cards = {word(kind): count for kind, count in fact["cards"].items()}
        assert dict(zip(model.CARDS, mamas.cards[m], strict=True)) == cards
        assert mamas.workers == fact["workers"]


def test_papas():
    papas = TABLES.papas
    for p, fact in parents("papa", papas):
        gift = fact["choice"]["gift"]
        assert (model.GAINS[papas.gift[p]], 1) == (gift["kind"], gift["amount"])
        structure = model.STRUCTURES[papas.structure[p]] if papas.structure[p] >= 0 else None
        assert structure == (word(gift["structure"]) if gift["structure"] else None)
        assert papas.or_lira[p] == fact["choice"]["or_lira"]
        assert papas.workers == fact["grande_workers"]


# The main board


def test_components():
    cards = {word(kind): count for kind, count in source("board")["components"]["cards"].items()}
    per_player = source("board")["components"]["per_player"]
    assert raw("board")["components"] == {kind: cards[kind] for kind in raw("board")["components"]}
    assert [BOARD.players[0], BOARD.players[-1]] == source("board")["components"]["players"]
    assert (len(model.STRUCTURES), len(model.FIELDS)) == (per_player["structures"], per_player["fields"])
    assert (MAT.most_regular, MAT.most_grande) == (
        per_player["regular_workers"],
        per_player["grande_workers"],
    )
    assert MAT.temporary == source("board")["components"]["temporary_workers"]


def test_actions_and_their_spaces():
    facts = source("board")["main_board"]
    actions = facts["actions"]
    assert model.ACTIONS[: model.GAIN_LIRA] == tuple(word(fact["id"]) for fact in actions)
    for action, fact in enumerate(actions):
        seasonal = model.SUMMER_ACTIONS if fact["season"] == "summer" else model.WINTER_ACTIONS
        assert action in seasonal
        assert [space["open_from_players"] for space in fact["spaces"]] == raw("board")["spaces"]["open-from"]
        assert [space["bonus"] for space in fact["spaces"]].index(True) == BOARD.bonus_space
        assert BOARD.cost[action] == fact["effect"].get("pay_lira", 0)
    for players, count in facts["spaces_by_players"].items():
        assert BOARD.spaces[int(players)] == count
    assert BOARD.bonus_space == facts["bonus_slot"]["slot"]
    assert model.SPACES[BOARD.bonus_space] == facts["bonus_slot"]["position"]


def amount(effect: dict[str, Any]) -> int:
    """The amount of an action or a bonus: the only number of its fact except prices."""
    if "one_of" in effect:  # grapes in any number, or one field
        return 1
    value = next(value for key, value in effect.items() if not key.startswith("pay"))
    while isinstance(value, dict):
        value = value.get("max", next(iter(value.values())))
    return int(value)


def test_amounts_and_bonuses():
    for action, fact in enumerate(source("board")["main_board"]["actions"]):
        assert BOARD.amount[action] == amount(fact["effect"])
        assert BOARD.bonus_amount[action] == amount(fact["bonus"])
        (key,) = fact["bonus"]
        expected = {"gain_lira": model.LIRA, "gain_vp": model.VP}.get(key, model.AGAIN)
        assert BOARD.bonus[action] == expected
        assert expected != model.AGAIN or key in fact["effect"]
    free = source("board")["main_board"]["gain_lira"]
    assert (BOARD.amount[model.GAIN_LIRA], free["bonus"], free["capacity"]) == (free["lira"], None, None)


def test_wake_up_rows():
    gains = {
        None: model.NOTHING,
        "gain_lira": model.LIRA,
        "gain_vp": model.VP,
        "draw_one_of": model.DRAWN_VISITOR,
        "temporary_worker": model.TEMPORARY_WORKER,
        "vine": model.DRAWN_VINE,
        "order": model.DRAWN_ORDER,
    }
    for place, fact in enumerate(source("board")["main_board"]["wake_up"]):
        bonus = fact["bonus"] or {None: 0}
        ((key, value),) = bonus.get("draw", bonus).items()
        assert model.ROWS[place] == f"row-{fact['row']}"
        assert BOARD.wake_up[place] == gains[key]
        assert BOARD.wake_up_amount[place] == (1 if key == "draw_one_of" else value)


def test_tracks_and_fall():
    facts = source("board")["main_board"]
    vp, residual = facts["vp_track"], facts["residual_track"]
    assert (BOARD.start_vp, BOARD.least_vp, BOARD.end_vp) == (vp["start"], vp["min"], vp["end_trigger"])
    assert (BOARD.start_residual, 0, BOARD.most_residual) == (
        residual["start"],
        residual["min"],
        residual["max"],
    )
    assert BOARD.fall_visitors == facts["fall"]["draw_visitors"]


# The mat


def test_structures_and_fields():
    facts = source("board")["player_mat"]
    for s, fact in enumerate(facts["structures"]):
        assert (model.STRUCTURES[s], MAT.structure_cost[s]) == (word(fact["id"]), fact["cost"])
        needs = model.STRUCTURES[MAT.structure_needs[s]] if MAT.structure_needs[s] >= 0 else None
        assert needs == (word(fact["needs"]) if "needs" in fact else None)
        assert MAT.structure_vp[s] == int(fact["effect"].startswith("1 VP"))
        assert MAT.structure_visitors[s] == int("1 more visitor" in fact["effect"])
    for f, fact in enumerate(facts["fields"]):
        field = (model.FIELDS[f], MAT.field_limit[f], MAT.field_price[f])
        assert field == (word(fact["id"]), fact["max_value"], fact["price"])


def test_crush_pad_cellars_and_wines():
    facts = source("board")["player_mat"]
    prices = {int(value): price for value, price in facts["crush_pad"]["sale_price"].items()}
    assert dict(enumerate(MAT.grape_price[1:], 1)) == prices
    assert facts["crush_pad"]["red"] == facts["crush_pad"]["white"] == [1, MAT.top]
    for c, cellar in enumerate(model.CELLARS):
        band = list(range(MAT.cellar_least[c], MAT.cellar_most[c] + 1))
        held = names(MAT.cellar_wines[c], model.WINES)
        assert {wine: band if wine in held else [] for wine in model.WINES} == facts["cellar"][cellar]
    for w, wine in enumerate(model.WINES):
        recipe = facts["wine_recipes"][wine]
        assert (MAT.wine_red[w], MAT.wine_white[w]) == (recipe["red"], recipe["white"])
        assert MAT.wine_least[w] == recipe.get("min_value", 1)


def test_limits():
    facts = source("board")["limits"]
    assert TABLES.mamas.workers == facts["start_workers"]["regular"]
    assert TABLES.papas.workers == facts["start_workers"]["grande"]
    assert MAT.most_regular == facts["max_regular_workers"]
    assert MAT.most_grande == facts["max_grande_workers"]
    assert BOARD.cost[model.TRAIN_WORKER] == facts["train_cost"]
    assert MAT.hand == facts["hand_limit_at_year_end"]
    assert MAT.top == facts["max_grape_value"] == facts["max_wine_value"]
    assert BOARD.end_vp == facts["end_vp"]


# The solo game


def test_automa_cards():
    facts = source("automa")["cards"]
    assert AUTOMA.ids == tuple(f"automa-{fact['id']:02}" for fact in facts)
    for c, (fact, row) in enumerate(zip(facts, raw("automa")["cards"], strict=True)):
        assert [model.ACTIONS[action] for action in AUTOMA.summer[c]] == [
            word(name) for name in fact["summer"]
        ]
        assert [model.ACTIONS[action] for action in AUTOMA.winter[c]] == [
            word(name) for name in fact["winter"]
        ]
        bands = [word(band["action"]) for band in fact["bands"] if not band["tuscany_only"]]
        assert [model.ACTIONS[action] for action in AUTOMA.summer[c] + AUTOMA.winter[c]] == bands
        assert mark("automa", row) == fact["confidence"]


def test_solo_rules():
    solo = source("automa")["solo"]
    assert AUTOMA.levels[model.NORMAL].years == solo["length_years"]
    assert AUTOMA.levels[model.NORMAL].automa_vp == solo["setup"]["automa_start_vp"]
    assert AUTOMA.cards_a_season == solo["automa_turn"]["draw"]
    assert AUTOMA.tokens_a_turn == solo["bonus_action_tokens"]["max_per_turn"]
    assert model.ROWS[AUTOMA.organizer_shuns] == "row-7"
    assert "row 7" in solo["wake_up"]["organizer"]
    for name in ("tokens", "removed"):
        assert raw("automa")["solo"][name]["status"] == "derived"
        assert raw("automa")["solo"][name]["note"].startswith("medium confidence")


def test_levels():
    for number, fact in enumerate(source("automa")["solo"]["difficulty"]):
        level = AUTOMA.levels[number]
        assert model.LEVELS[number] == word(fact["id"])
        assert (level.years, level.start_vp) == (fact["years"], fact["player_start_vp"])
        assert (level.automa_vp, level.least_workers) == (
            fact["automa_vp"],
            fact["min_automa_workers_per_season"],
        )
        row = raw("automa")["levels"][word(fact["id"])]
        assert (row.get("source") == "bga") == fact.get("single_source", False)
    assert AUTOMA.levels[model.VERY_EASY].any_row_from == 8
    assert AUTOMA.most_workers == 6


def test_aggressive_variant():
    fact = source("automa")["solo"]["aggressive_variant"]
    assert AUTOMA.aggressive_vp == tuple(fact["vp_by_year"])
    assert names(AUTOMA.aggressive_levels, model.LEVELS) == set(fact["allowed_with"])


def test_campaign():
    campaign = raw("automa")["campaign"]
    facts = source("automa")["solo"]["campaign"]["challenges"]
    assert list(campaign) == [f"challenge-{fact['id']}" for fact in facts]
    places = [entry.place for entry in DATA.entries() if entry.status == "reconstructed"]
    chosen = {int(place.removeprefix("campaign, challenge-")[0]) for place in places}
    for fact in facts:
        values = {**fact["values"], **fact.get("guess", {})}
        found = AUTOMA.challenges[fact["id"]]
        ours = {
            "vines": found.vines,
            "max_regular_workers": found.most_regular,
            "year": found.workers_by,
            "workers": found.workers_wanted,
            "player_start_vp": found.start_vp,
            "harvest_fields": found.harvest_fields,
            "years": found.years,
            "vp_per_large_cellar_wine": found.cellar_vp[model.LARGE],
            "vp_per_medium_cellar_wine": found.cellar_vp[model.MEDIUM],
            "residual_start": found.residual,
        }
        assert {key: ours[key] for key in values} == values
        assert (fact["id"] in chosen) == (fact["confidence"] == "unknown")


def test_restrictions_of_the_challenges():
    unlike = {
        "mama": lambda challenge: not challenge.mama,
        "tokens": lambda challenge: not challenge.tokens,
        "scoring": lambda challenge: not challenge.scoring,
        "orders": lambda challenge: not challenge.orders,
        "aggressive": lambda challenge: not challenge.aggressive,
        "middle": lambda challenge: challenge.space == model.MIDDLE,
        "any row": lambda challenge: challenge.any_row_from == 1,
    }
    found = {
        name: [number for number, challenge in enumerate(AUTOMA.challenges) if differs(challenge)]
        for name, differs in unlike.items()
    }
    assert found == {
        "mama": [1],
        "tokens": [2, 5],
        "scoring": [6],
        "orders": [8],
        "aggressive": [6],
        "middle": [2],
        "any row": [5],
    }
