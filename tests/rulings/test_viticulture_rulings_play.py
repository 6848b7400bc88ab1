"""The rulings on play: T13 to T22 and related ones."""

from tests import viticulture_table as kit
from vindima.viticulture.actions.harvest import HARVEST_ACTION
from vindima.viticulture.actions.orders import FILL_ORDER_ACTION
from vindima.viticulture.actions.wine import MAKE_WINE_ACTION
from vindima.viticulture.codes import FETCH
from vindima.viticulture.effects import Pay
from vindima.viticulture.model import FROM_VISITORS, ORDER, ROWS, SUMMER_VISITOR, USE_YOKE, VINE
from vindima.viticulture.state import State
from vindima.viticulture.turn import SPACE_COUNT, fetch_worker, placed_workers
from vindima.viticulture.year import WAKE_UP, move_rooster


def after_an_order_for_two(points: int) -> State:
    """Seat 0 had these points and has filled an order for two more."""
    table = kit.lay(season="winter")
    kit.score(table, 0, points)
    kit.hold(table, 0, "order-01")
    kit.wines(table, 0, "red-5")
    kit.begin(table, (FILL_ORDER_ACTION, 0))
    kit.answer(table, "fill order-01")
    return table


def test_t13_the_end_is_latched():
    table = after_an_order_for_two(18)
    assert table.scores[0] == 20
    kit.begin(table, (Pay(vp=3), 0))
    assert table.scores == [17, 0, 0]
    kit.end_year(table)
    assert table.over
    assert table.winners == [0]


def test_t13_a_year_without_twenty_points_is_not_the_last():
    table = after_an_order_for_two(17)
    kit.end_year(table)
    assert table.scores[0] == 19
    assert not table.over


def test_t14_no_token_is_lowered_by_choice():
    table = kit.lay(season="winter")
    ready_for_a_red_four(table)
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-4"]
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    kit.answer(table, "make red", "grape red-4")
    assert kit.wines_of(table, 0) == ["red-4"]


def test_t14_the_option_allows_a_lower_spot():
    table = kit.lay(season="winter", free_devalue=True)
    ready_for_a_red_four(table)
    kit.grapes(table, 0, "red-2")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    assert kit.may(table) == ["spot 4", "spot 3", "spot 1"]
    kit.answer(table, "spot 3")
    assert kit.grapes_of(table, 0) == ["red-2", "red-3"]
    kit.wines(table, 0, "red-1")
    kit.begin(table, (MAKE_WINE_ACTION, 0))
    kit.answer(table, "make red", "grape red-3")
    assert kit.may(table) == ["spot 3", "spot 2"]
    kit.answer(table, "spot 2")
    assert kit.wines_of(table, 0) == ["red-1", "red-2"]


def ready_for_a_red_four(table: State) -> None:
    kit.plant(table, 0, "field-5", "cabernet-sauvignon")
    kit.build(table, 0, "medium-cellar")


def test_t15_a_full_crush_pad_loses_the_grape():
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "syrah", "malvasia")
    kit.grapes(table, 0, "red-1", "red-2", "red-3")
    kit.turn(table, 0, "place harvest-field left", "worker regular", "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-1", "red-2", "red-3", "white-1"]
    kit.begin(table, (HARVEST_ACTION, 0))
    assert kit.may(table) == []


def test_harvest_full_pad_loses_only_the_color_without_room():
    table = kit.lay(season="winter")
    kit.plant(table, 0, "field-5", "pinot")
    kit.grapes(table, 0, "white-1")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-1", "white-1"]
    kit.begin(table, (HARVEST_ACTION, 0))
    assert kit.may(table) == [], "the field counts as harvested"


def test_voluntary_devalue_is_an_option():
    for free, spots in ((False, []), (True, ["spot 4", "spot 3", "spot 2", "spot 1"])):
        table = kit.lay(season="winter", free_devalue=free)
        ready_for_a_red_four(table)
        kit.begin(table, (HARVEST_ACTION, 0))
        kit.answer(table, "harvest field-5")
        assert kit.may(table) == spots


def test_end_trigger_latch_survives_a_loss_of_points():
    table = kit.lay(players=2, season="winter")
    kit.score(table, 0, 19)
    table.gain_points(0, FROM_VISITORS, 1)
    table.gain_points(0, FROM_VISITORS, -2)
    kit.end_year(table)
    assert table.over
    assert table.scores == [18, 0]


def test_supply_is_unlimited():
    table = kit.lay(players=2)
    table.lira[1] = 200  # more than the coins in the box
    kit.turn(table, 0, "place give-tour left", "worker regular")
    assert table.lira == [2, 200]


def test_draw_nothing_from_an_empty_deck_by_a_visitor():
    table = kit.lay(season="winter")
    table.decks[SUMMER_VISITOR] = 0
    kit.play(table, 0, "crusher", "choose first")
    assert (table.lira[0], kit.holds(table, 0)) == (3, {})


def test_t16_drawing_from_an_empty_deck_is_allowed():
    table = kit.lay(players=2)
    table.decks[VINE] = table.decks[ORDER] = 0
    kit.turn(table, 0, "place draw-vine left", "worker regular")
    assert kit.holds(table, 0) == {}
    assert table.idle[0] == 1
    table = kit.lay(players=2, season="winter")
    table.decks[ORDER] = 0
    kit.turn(table, 1, "place draw-order left", "worker grande")
    assert kit.holds(table, 1) == {}


def test_t17_the_grey_worker_stays_with_its_first_owner():
    table = kit.lay()
    kit.begin(table, (WAKE_UP, 0))
    kit.answer(table, "wake row-7")
    assert (table.grey, table.idle) == (0, [3, 2, 2])
    move_rooster(table, 0, ROWS.index("row-4"))
    move_rooster(table, 1, ROWS.index("row-7"))
    assert (table.grey, table.idle) == (0, [3, 2, 2])
    kit.end_year(table)
    assert table.view(None)["temporary"] is None
    assert table.idle == [2, 2, 2]


def test_t18_a_full_tie_is_shared():
    table = kit.lay(players=3)
    table.ended = 1
    for seat, points in enumerate((21, 21, 20)):
        kit.score(table, seat, points)
        table.lira[seat] = 4
        kit.grapes(table, seat, "white-2")
    kit.wines(table, 2, "red-1")
    kit.end_year(table)
    assert table.winners == [0, 1]


def test_t19_winter_may_be_passed():
    table = kit.lay(players=2)
    kit.season(table, "winter")
    kit.answer(table, "pass")
    assert table.seat == 1
    kit.answer(table, "place gain-lira", "worker regular", "place gain-lira", "worker regular")
    assert table.seat == 1, "a player who has passed is not asked again"
    kit.answer(table, "place gain-lira")
    assert table.over, "every worker is placed, or its owner has passed"
    assert table.idle == [2, 0]
    kit.end_year(table)
    assert table.idle == [2, 2]


def test_t20_coins_and_tokens_never_run_out():
    table = kit.lay(players=6, season="winter")
    for seat in range(6):
        kit.grapes(
            table, seat, *[f"{colour}-{value}" for colour in ("red", "white") for value in range(2, 10)]
        )
        table.lira[seat] = 50
    kit.plant(table, 0, "field-7", "sangiovese", "malvasia")
    kit.begin(table, (HARVEST_ACTION, 0))
    kit.answer(table, "harvest field-7")
    assert sum(len(kit.grapes_of(table, seat)) for seat in range(6)) == 98
    kit.turn(table, 0, "place gain-lira", "worker regular")
    assert sum(table.lira) == 301


def test_t21_a_yoke_is_free_again_when_its_worker_leaves():
    table = kit.lay()
    kit.build(table, 0, "yoke")
    kit.plant(table, 0, "field-5", "sangiovese", "malvasia")
    kit.turn(table, 0, "place use-yoke", "worker regular", "choose first", "uproot malvasia field-5")
    assert_yoke_used(table)
    assert placed_workers(table, 0) == [FETCH + USE_YOKE * SPACE_COUNT]
    fetch_worker(table, 0, FETCH + USE_YOKE * SPACE_COUNT)
    assert table.idle[0] == 2
    kit.turn(table, 0, "place use-yoke", "worker grande", "choose second", "harvest field-5")
    assert kit.grapes_of(table, 0) == ["red-1"]
    assert_yoke_used(table)


def assert_yoke_used(table: State) -> None:
    kit.turn(table, 0)
    assert kit.why_not(table, "place use-yoke") == "yoke-used"


def test_t22_a_bonus_lira_may_pay_for_its_action():
    table = kit.lay(season="winter", lira=3)
    kit.turn(table, 0)
    assert kit.why_not(table, "place train-worker left") == "no-lira"
    kit.answer(table, "place train-worker middle", "worker regular")
    assert (table.lira[0], table.trained[0]) == (0, 1)
    table = kit.lay(lira=1)
    kit.turn(table, 0)
    assert kit.why_not(table, "place build-structure left") == "nothing-to-build"
    kit.answer(table, "place build-structure middle", "worker regular")
    assert kit.may(table) == ["build trellis", "build yoke"]
    kit.answer(table, "build trellis")
    assert (table.lira[0], kit.structures_of(table, 0)) == (0, ["trellis"])


def test_t22_a_bonus_point_comes_after_its_action():
    table = kit.lay()
    table.grapes[0] = 1 << 4
    kit.turn(table, 0, "place sell-or-trade middle", "worker regular", "sell-grapes", "grape red-4")
    assert table.lira[0] == 2
    assert kit.may(table) == ["yes", "done"]
    kit.answer(table, "yes")
    assert table.scores[0] == 1


def test_t22_an_occupied_bonus_space_does_not_help_to_pay():
    table = kit.lay(season="winter", lira=3)
    kit.stand(table, 1, "train-worker middle")
    kit.turn(table, 0)
    assert kit.why_not(table, "place train-worker middle") == "space-taken"
    assert kit.why_not(table, "place train-worker left") == "no-lira"
