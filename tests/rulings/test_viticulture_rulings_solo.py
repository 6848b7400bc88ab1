"""The rulings on the solo game, one test each."""

import pytest

import vindima
from tests import viticulture_table as kit
from tests.viticulture_solo import blocked, deck
from vindima.core.masks import bits
from vindima.core.rows import replaced
from vindima.viticulture.model import SUMMER_VISITOR, VINE, WINTER_VISITOR
from vindima.viticulture.state import State
from vindima.viticulture.tables import DATA, load_tables


def visitors_of(**options) -> set[str]:
    table = kit.lay(1, **options)
    ids = (table.tables.summer.ids, table.tables.winter.ids)
    kinds = (SUMMER_VISITOR, WINTER_VISITOR)
    return {names[card] for kind, names in zip(kinds, ids, strict=True) for card in bits(table.decks[kind])}


def test_t23_visitors_that_need_other_players_are_removed():
    every = {*load_tables().summer.ids, *load_tables().winter.ids}
    narrow = {"swindler", "wedding-party", "queen", "governor"}
    broad = {"handyman", "volunteer-crew", "mentor", "motivator", "guest-speaker"}
    assert every - visitors_of() == narrow
    assert every - visitors_of(fewer_visitors=True) == narrow | broad


def test_t24_a_token_adds_the_bonus_and_opens_nothing():
    table = kit.lay(1)
    table.tokens = 2
    kit.turn(table, 0, "place give-tour left", "worker regular", "yes")
    assert (table.lira[0], table.tokens) == (3, 1)
    assert table.over  # one token per turn: no second one is offered

    table = kit.lay(1)
    table.tokens = 2
    kit.turn(table, 0, "place give-tour left", "worker regular", "done")
    assert (table.lira[0], table.tokens) == (2, 2)

    table = kit.lay(1)
    table.tokens = 2
    deck(table, "automa-05")
    kit.season(table, "summer")
    assert kit.why_not(table, "place give-tour left") == "space-taken"
    kit.answer(table, "place give-tour beside", "yes")
    assert (table.lira[0], table.tokens) == (3, 1)


def test_t24_the_lira_of_the_bonus_may_pay_for_the_action():
    table = kit.lay(1, season="winter")
    table.tokens, table.lira[0] = 1, 3
    kit.turn(table, 0, "place train-worker left", "worker regular")
    assert kit.why_not(table, "done") == "token-needed"
    kit.answer(table, "yes")
    assert (table.lira[0], table.trained[0]) == (0, 1)


def test_t24_the_token_and_its_bonus_are_one_question():
    table = kit.lay(1)
    table.tokens = 1
    kit.turn(table, 0, "place draw-vine left", "worker regular", "yes")
    assert table.over
    assert (len(kit.hand_of(table, 0, "vine")), table.tokens) == (2, 0)

    table = kit.lay(1)
    table.tokens = 1
    kit.turn(table, 0, "place sell-or-trade left", "worker regular", "yes", "sell field-5")
    assert table.over
    assert (table.score(0), table.lira[0], table.tokens) == (1, 5, 0)


def test_t24_a_token_is_not_offered_for_a_bonus_that_cannot_be_used():
    table = kit.lay(1)  # there is no second vine to plant
    table.tokens = 1
    kit.hold(table, 0, "malvasia")
    kit.turn(table, 0, "place plant-vine left", "worker regular", "plant malvasia field-5")
    assert table.over
    assert table.tokens == 1

    table = kit.lay(1)  # there is only one vine to draw
    table.tokens = 1
    kit.hold(table, 0, "malvasia")
    table.decks[VINE], table.discards[VINE] = table.vines[0], ()
    kit.turn(table, 0, "place draw-vine left", "worker regular")
    assert table.over

    table = kit.lay(1, challenge="challenge-6")  # a point that would not score
    table.tokens = 1
    kit.turn(table, 0, "place sell-or-trade left", "worker regular")
    assert "sell field-5" in kit.may(table)

    table = kit.lay(1, season="winter", challenge="challenge-4")  # the action itself harvests three fields
    table.tokens = 1
    kit.plant(table, 0, "field-5", "malvasia")
    kit.turn(table, 0, "place harvest-field left", "worker regular")
    assert kit.may(table) == ["harvest field-5"]


def test_t24_a_token_for_a_second_visitor_warns_if_there_is_none_yet():
    table = kit.lay(1)
    table.tokens = 1
    kit.hold(table, 0, "patron")
    kit.turn(table, 0, "place play-summer left", "worker regular")
    assert table.question.message.key == "viticulture-ask-place-risk-token"
    table = kit.lay(1)
    table.tokens = 1
    kit.hold(table, 0, "patron", "surveyor")
    kit.turn(table, 0, "place play-summer left", "worker regular")
    assert table.question.message.key == "viticulture-ask-place-use-token"


def plan(place: str, tokens: int, **options) -> State:
    """A solo game in which the plan for this place is about to be carried out."""
    table = kit.lay(1, **options)
    table.tokens = tokens
    deck(table, "automa-05")
    kit.play(table, 0, "planner", f"place {place}", "worker regular")
    kit.season(table, "winter")
    return table


def test_t24_a_plan_may_use_a_token():
    table = plan("draw-order left", tokens=1)
    assert table.question.message.key == "viticulture-ask-place-use-token"
    assert kit.may(table) == ["yes", "done"]
    other = table.clone()
    kit.answer(table, "yes")
    assert (len(kit.hand_of(table, 0, "order")), table.tokens) == (2, 0)
    kit.answer(other, "done")
    assert (len(kit.hand_of(other, 0, "order")), other.tokens) == (1, 1)


def test_t24_a_token_may_pay_for_a_plan_or_the_plan_is_skipped():
    table = kit.lay(1)
    table.tokens, table.lira[0] = 1, 3
    deck(table, "automa-05")
    kit.play(table, 0, "planner", "place train-worker left", "worker regular")
    kit.season(table, "winter")
    other = table.clone()
    kit.answer(table, "yes")
    assert (table.trained[0], table.lira[0], table.tokens) == (1, 0, 0)
    kit.answer(other, "done")
    assert (other.trained[0], other.lira[0], other.tokens) == (0, 3, 1)


def test_t24_a_plan_asks_for_no_token_where_none_can_be_used():
    table = plan("draw-order left", tokens=0)
    assert "pass" in kit.may(table)
    table = plan("draw-order left", tokens=1, challenge="challenge-5")
    assert "pass" in kit.may(table)
    table = plan("fill-order left", tokens=1)  # impossible even with the bonus
    assert "pass" in kit.may(table)


@pytest.mark.parametrize("place", ["gain-lira", "use-yoke"])
def test_t24_a_place_without_a_bonus_takes_no_token(place):
    table = kit.lay(1)
    table.tokens = 1
    table.vineyard = replaced(table.vineyard, 0, (0,))
    kit.build(table, 0, "yoke")
    kit.turn(table, 0, f"place {place}", "worker regular")
    assert "yes" not in kit.may(table)
    assert table.tokens == 1


@pytest.mark.parametrize(("points", "result"), [(19, "loss"), (20, "draw"), (21, "win")])
def test_t25_equal_points_are_a_draw(points, result):
    table = kit.lay(1, year=7)
    kit.score(table, 0, points)
    kit.end_year(table)
    assert table.over
    assert table.result == table.view(0)["result"] == result
    assert table.winners == ([0] if result == "win" else [])


def test_t26_chosen_numbers_are_marked():
    chosen = {entry.place for entry in DATA.entries() if entry.status == "reconstructed"}
    assert chosen == {
        "campaign, challenge-4: start-vp",
        "campaign, challenge-6, cellar-vp: medium",
        "campaign, challenge-6, cellar-vp: large",
        "campaign, challenge-7: start-vp",
        "campaign, challenge-7: residual",
    }


def test_t27_two_workers_without_a_mama():
    table = vindima.game("viticulture").new(1, seed=4, challenge="challenge-1")
    assert table.workers == [2]
    assert kit.hand_of(table, 0) == []
    kit.answer(table, "plant cabernet-sauvignon field-5")  # without a trellis or irrigation
    assert kit.why_not(table, "plant pinot field-5") == "field-limit"
    kit.answer(table, "plant chardonnay field-6", "plant merlot field-7")
    assert kit.fields(table, 0) == {
        "field-5": ["cabernet-sauvignon"],
        "field-6": ["chardonnay"],
        "field-7": ["merlot"],
    }
    assert table.view(0)["decks"]["vine"]["count"] == 42 - 3
    assert kit.may(table) == ["gift", "lira"]
    assert (table.lira, kit.hand_of(table, 0)) == ([0], [])


def test_t28_the_middle_spaces_replace_the_left_ones():
    table = kit.lay(1, challenge="challenge-2")
    table.tokens = 3
    deck(table, "automa-05")
    kit.season(table, "summer")
    assert blocked(table) == {"give-tour": "middle"}
    spaces = {token.split()[-1] for token in kit.may(table) if token.startswith("place ")}
    assert spaces == {"middle", "beside", "gain-lira"}
    kit.answer(table, "place give-tour beside")
    assert table.lira == [2]  # there is no bonus beside a space, and tokens are useless
    assert table.tokens == 3

    table = kit.lay(1, challenge="challenge-2")
    kit.turn(table, 0, "place give-tour middle", "worker regular")
    assert table.lira == [3]
