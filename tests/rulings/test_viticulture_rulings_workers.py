"""The rulings on workers and spaces."""

import pytest

from tests import viticulture_table as kit
from vindima.core.rows import replaced
from vindima.viticulture.actions.train import TRAIN_ACTION, Train
from vindima.viticulture.actions.wine import MAKE_WINE_MUST
from vindima.viticulture.codes import MAKE
from vindima.viticulture.model import ACTIONS
from vindima.viticulture.setup import CHOOSE_PAPA
from vindima.viticulture.state import State
from vindima.viticulture.turn import fetch_worker, placed_workers
from vindima.viticulture.year import WAKE_UP


def test_bonus_is_optional_and_the_action_is_not():
    table = kit.lay(season="winter")
    kit.hold(table, 0, "order-01")
    kit.turn(table, 0)
    assert kit.why_not(table, "place fill-order middle") == "order-not-fillable"
    kit.wines(table, 0, "red-5")
    kit.turn(table, 0, "place fill-order middle", "worker regular", "fill order-01")
    assert kit.may(table) == ["yes", "done"]
    kit.answer(table, "done")
    assert table.scores[0] == 2


@pytest.mark.parametrize("taken", [True, False])
def test_bonus_card_may_be_declined(taken):
    table = kit.lay()
    kit.turn(table, 0, "place draw-vine middle", "worker regular")
    assert kit.holds(table, 0) == {"vine": 1}, "the first card is seen before the second is drawn"
    kit.answer(table, "yes" if taken else "done")
    assert kit.holds(table, 0) == {"vine": 1 + taken}


def test_bonus_of_a_second_vine_may_be_declined():
    table = kit.lay()
    kit.hold(table, 0, "sangiovese", "malvasia")
    kit.turn(table, 0, "place plant-vine middle", "worker regular", "plant malvasia field-5")
    assert "done" in kit.may(table)
    kit.answer(table, "plant sangiovese field-6")
    assert kit.fields(table, 0) == {"field-5": ["malvasia"], "field-6": ["sangiovese"]}
    assert table.over, "no more than two"


def test_space_choice_is_free():
    table = kit.lay(players=5)
    kit.turn(table, 0, "place give-tour right", "worker regular")
    kit.turn(table, 0, "place give-tour middle", "worker regular")
    assert table.lira[0] == 5, "two lira without the bonus and three with it"
    kit.turn(table, 1)
    assert kit.why_not(table, "place give-tour right") == "space-taken"
    kit.answer(table, "place give-tour left", "worker regular")
    assert table.lira[1] == 2


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_space_choice_by_number_of_players(players, spaces):
    table = kit.lay(players=players)
    kit.turn(table, 0)
    open_spaces = [token for token in kit.may(table) if token.startswith("place draw-vine")]
    assert open_spaces == [f"place draw-vine {name}" for name in ("left", "middle", "right")[:spaces]]


def test_space_choice_explains_that_a_space_is_closed():
    table = kit.lay(players=2)
    kit.turn(table, 0)
    assert kit.why_not(table, "place draw-vine middle") == "space-closed"
    assert kit.why_not(table, "place draw-vine right") == "space-closed"
    assert kit.why_not(table, "place use-yoke") == "no-yoke"
    listed = {refusal.token for refusal in table.refusals()}
    assert "place draw-vine middle" not in listed, "refusals omit spaces that are never open"
    table = kit.lay(players=1, challenge="challenge-2")
    kit.turn(table, 0)
    assert kit.why_not(table, "place draw-vine left") == "space-closed"


def test_grande_that_is_placed_cannot_stand_beside_an_action():
    table = kit.lay(players=2)
    kit.stand(table, 0, "give-tour left", "grande")
    kit.turn(table, 0)
    assert kit.why_not(table, "place give-tour beside") == "grande-placed"


def test_grande_stands_beside_a_full_action():
    table = kit.lay(players=3)
    kit.turn(table, 0)
    assert kit.why_not(table, "place draw-vine beside") == "not-full"
    kit.stand(table, 0, "draw-vine left")
    kit.turn(table, 0)
    assert kit.why_not(table, "place draw-vine beside") == "not-full"
    kit.stand(table, 1, "draw-vine middle")
    kit.turn(table, 0, "place draw-vine beside")
    assert kit.holds(table, 0) == {"vine": 1}, "no bonus beside"
    kit.turn(table, 1, "place draw-vine beside")
    assert kit.holds(table, 1) == {"vine": 1}, "several grande workers may stand there"
    kit.turn(table, 1)
    assert not [token for token in kit.may(table) if "beside" in token], "the seat has only one grande worker"


def test_grande_may_stand_beside_its_owners_workers():
    table = kit.lay(players=3)
    kit.stand(table, 0, "give-tour left")
    kit.stand(table, 0, "give-tour middle")
    kit.turn(table, 0, "place give-tour beside")
    assert table.lira[0] == 2


def test_grande_on_a_bonus_space_takes_its_bonus():
    table = kit.lay(players=3)
    kit.turn(table, 0, "place give-tour middle", "worker grande")
    assert table.lira[0] == 3


def test_grande_beside_the_only_space_for_two_players():
    table = kit.lay(players=2)
    kit.stand(table, 1, "give-tour left")
    kit.turn(table, 0)
    assert "place give-tour middle" not in kit.may(table)
    kit.answer(table, "place give-tour beside")
    assert table.lira[0] == 2


def test_grande_never_beside_a_yoke_or_the_place_for_one_lira():
    table = kit.lay(players=2)
    kit.build(table, 0, "yoke")
    kit.turn(table, 0)
    assert {token.split()[1] for token in kit.may(table) if "beside" in token} == set()
    for action in ACTIONS[:6]:
        table.spaces[ACTIONS.index(action) * 3] = 3
    kit.hold(table, 0, "sangiovese")
    kit.grapes(table, 0, "red-1")
    table.lira[0] = 9
    kit.turn(table, 0)
    beside = {token.split()[1] for token in kit.may(table) if "beside" in token}
    assert beside == set(ACTIONS[:6]) - {"play-summer"}


@pytest.mark.parametrize("name", ["summer", "winter"])
def test_gain_lira_space_is_never_full(name):
    table = kit.lay(players=6)
    kit.season(table, name)
    for _ in range(18):
        kit.answer(table, "place gain-lira")
        if table.legal and kit.may(table)[0].startswith("worker"):
            kit.answer(table, "worker regular")
    assert table.over
    assert table.lira == [3] * 6


def test_gain_lira_space_gives_back_either_worker():
    table = kit.lay()
    kit.stand(table, 0, "gain-lira")
    kit.stand(table, 0, "gain-lira", "grande")
    regular, grande = placed_workers(table, 0)
    assert [table.token(code) for code in (regular, grande)] == ["fetch gain-lira", "fetch gain-lira grande"]
    fetch_worker(table, 0, grande)
    assert (table.idle[0], table.grande & 1, placed_workers(table, 0)) == (1, 1, [regular])
    fetch_worker(table, 0, regular)
    assert (table.idle[0], placed_workers(table, 0)) == (2, [])


@pytest.mark.parametrize("name", ["summer", "winter"])
def test_yoke_space_once_a_year(name):
    table = kit.lay(season=name)
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.plant(table, 1, "field-5", "sangiovese")
    kit.turn(table, 0)
    assert "place use-yoke" not in kit.may(table)
    kit.build(table, 0, "yoke")
    kit.turn(table, 1)
    assert "place use-yoke" not in kit.may(table), "only the owner may use it"
    kit.turn(table, 0, "place use-yoke", "worker grande", "choose first", "uproot sangiovese field-5")
    assert kit.holds(table, 0) == {"vine": 1}
    kit.plant(table, 0, "field-5", "malvasia")
    table.season = 3
    kit.turn(table, 0)
    assert kit.why_not(table, "place use-yoke") == "yoke-used"
    kit.end_year(table)
    kit.turn(table, 0)
    assert "place use-yoke" in kit.may(table)


def test_yoke_space_needs_a_vine():
    table = kit.lay()
    kit.build(table, 0, "yoke")
    kit.turn(table, 0)
    assert kit.why_not(table, "place use-yoke") in ("nothing-planted", "nothing-to-harvest")


def test_train_comes_next_year():
    table = kit.lay(season="winter", lira=9)
    kit.turn(table, 0, "place train-worker left", "worker regular")
    assert (table.lira[0], table.idle[0], table.workers[0], table.trained[0]) == (5, 1, 2, 1)
    kit.end_year(table)
    assert (table.idle[0], table.workers[0]) == (3, 3)


def test_train_stops_at_five_regular_workers():
    table = kit.lay(season="winter", lira=20)
    table.workers[0], table.trained = 4, replaced(table.trained, 0, 1)
    table.grey = 0
    kit.turn(table, 0)
    assert kit.why_not(table, "place train-worker left") == "most-workers"
    table.trained = replaced(table.trained, 0, 0)
    kit.begin(table, (TRAIN_ACTION, 0))
    assert table.trained[0] == 1, "the grey worker is not counted"


def test_train_no_sixth_regular_worker_by_a_visitor():
    table = kit.lay(season="winter", lira=20)
    table.workers[0] = table.idle[0] = 5
    kit.play(table, 0, "scholar")  # draws or trains, or does both for a point
    assert kit.may(table) == ["choose first"]
    assert kit.why_not(table, "choose third") == "most-workers"


def test_train_takes_effect_at_once_if_the_card_says_so():
    table = kit.lay()
    kit.begin(table, (Train(now=True), 0))
    assert (table.idle[0], table.workers[0], table.trained[0]) == (3, 3, 0)


def test_train_not_needed_for_a_papas_worker():
    table = kit.lay(players=2)
    rafael = table.tables.papas.ids.index("rafael")
    kit.begin(table, (CHOOSE_PAPA, 0, (rafael,)))
    kit.answer(table, "gift")
    assert (table.idle[0], table.workers[0], table.lira[0]) == (3, 3, 2)


def test_temporary_worker_is_a_regular_one_for_a_year():
    table = kit.lay()
    table.workers[0] = table.idle[0] = 5
    kit.begin(table, (WAKE_UP, 0))
    kit.answer(table, "wake row-7")
    assert (table.idle[0], table.workers[0], table.view(None)["temporary"]) == (6, 5, 0)
    table.idle[0], table.grande = 1, 0
    kit.turn(table, 0, "place give-tour left")
    assert table.view(None)["actions"][1]["spaces"]["left"] == {"seat": 0, "worker": "regular"}
    kit.end_year(table)
    assert (table.idle[0], table.grey) == (5, -1)


def friendly(*ids: str, name: str = "summer") -> State:
    table = kit.lay(season=name, friendly=True)
    kit.hold(table, 0, *ids)
    return table


def test_friendly_variant_keeps_bonus_spaces_for_their_use():
    table = friendly("sangiovese")
    kit.turn(table, 0)
    assert kit.why_not(table, "place plant-vine middle") == "keep-bonus-free"
    kit.stand(table, 1, "plant-vine left")
    kit.turn(table, 0, "place plant-vine middle", "worker regular", "plant sangiovese field-5")
    assert table.over, "no other space was free"


def test_friendly_variant_requires_using_the_bonus():
    table = friendly("sangiovese", "malvasia")
    kit.turn(table, 0, "place plant-vine middle", "worker regular", "plant sangiovese field-5")
    assert "done" not in kit.may(table)
    kit.answer(table, "plant malvasia field-5")
    table = friendly(name="winter")
    kit.turn(table, 0, "place draw-order middle", "worker regular")
    assert kit.holds(table, 0) == {"order": 2}
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-5")
    kit.turn(table, 0, "place fill-order middle", "worker regular", "fill order-01")
    assert kit.may(table) == ["yes"]


def test_friendly_variant_no_answer_wastes_the_bonus():
    table = friendly("chardonnay", "sangiovese")
    kit.build(table, 0, "trellis", "irrigation")
    kit.plant(table, 0, "field-5", "chardonnay", "sangiovese")
    kit.plant(table, 0, "field-6", "chardonnay", "syrah")
    kit.plant(table, 0, "field-7", "syrah")
    kit.turn(table, 0, "place plant-vine middle", "worker regular")
    assert kit.may(table) == ["plant sangiovese field-7", "plant chardonnay field-7"]
    table = friendly("syrah", "sangiovese", "malvasia")
    kit.plant(table, 0, "field-5", "cabernet-sauvignon", "sangiovese")
    kit.plant(table, 0, "field-6", "cabernet-sauvignon", "syrah")
    kit.plant(table, 0, "field-7", "cabernet-sauvignon", "sangiovese")
    kit.build(table, 0, "trellis")
    kit.turn(table, 0, "place plant-vine middle", "worker regular")
    assert kit.why_not(table, "plant syrah field-7") == "keep-bonus-free", "no second vine would fit"


def test_friendly_variant_fields_and_wines():
    table = friendly(name="winter")
    kit.plant(table, 0, "field-5", "sangiovese")
    kit.grapes(table, 0, "red-1", "red-2")
    kit.turn(table, 0)
    assert kit.why_not(table, "place harvest-field middle") == "keep-bonus-free"
    assert kit.why_not(table, "place make-wine middle") == "keep-bonus-free"
    kit.plant(table, 0, "field-6", "malvasia")
    kit.grapes(table, 0, "white-1")
    kit.turn(table, 0)
    assert {"place harvest-field middle", "place make-wine middle"} <= set(kit.may(table))


def three_wines(**options: bool) -> State:
    """Three wines can be made, unless the first one uses the best grape."""
    table = kit.lay(season="winter", friendly=True, **options)
    kit.build(table, 0, "medium-cellar")
    kit.grapes(table, 0, "red-1", "red-2", "red-5", "white-1")
    kit.wines(
        table, 0, *(f"red-{value}" for value in range(3, 7)), *(f"white-{value}" for value in range(1, 7))
    )
    kit.turn(table, 0, "place make-wine middle", "worker regular", "make red")
    return table


def test_friendly_variant_no_grape_wastes_the_bonus():
    table = three_wines()
    assert kit.may(table) == ["grape red-1", "grape red-2"]
    assert kit.why_not(table, "grape red-5") == "keep-bonus-free"
    kit.answer(table, "grape red-2", "make red")
    assert kit.may(table) == ["grape red-1"]
    kit.answer(table, "grape red-1")
    assert kit.may(table) == ["make blush"]
    kit.answer(table, "make blush", "grape red-5", "grape white-1")
    assert table.over


def test_friendly_variant_no_spot_wastes_the_bonus():
    table = three_wines(free_devalue=True)
    kit.answer(table, "grape red-2")
    assert kit.may(table) == ["spot 2"], "the other red grape needs the lower spot"


def test_friendly_variant_a_bonus_out_of_reach_holds_nothing_back():
    table = friendly(name="winter")
    kit.grapes(table, 0, "red-1")
    kit.begin(table, (MAKE_WINE_MUST, 0, (MAKE,)))
    assert kit.may(table) == ["make red", "done"]
    kit.answer(table, "done")
    assert table.over


def test_friendly_variant_wants_two_visitors():
    table = friendly("surveyor")
    kit.turn(table, 0)
    assert kit.why_not(table, "place play-summer middle") == "keep-bonus-free"
    kit.hold(table, 0, "tour-guide")
    kit.turn(table, 0)
    assert "place play-summer middle" in kit.may(table)


def test_friendly_variant_ignores_a_visitor_who_needs_the_worker_just_placed():
    table = friendly("surveyor", "planner")
    table.grande = 0
    table.idle[0] = 1
    kit.turn(table, 0)
    assert kit.why_not(table, "place play-summer middle") == "keep-bonus-free"
    table.idle[0] = 2
    kit.turn(table, 0)
    assert "place play-summer middle" in kit.may(table)
