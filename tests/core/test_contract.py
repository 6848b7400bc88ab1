"""Games, their options, and the catalogue of their steps."""

from __future__ import annotations

import copy
import json
import pickle
from types import SimpleNamespace
from typing import Any, cast

import pytest

import vindima
from tests.core import toy
from vindima.core.combine import Maybe, Seq
from vindima.core.contract import Catalogue, Game, Option, find, known
from vindima.core.explain import BadData, BadRecord
from vindima.core.solo import Solo, solo_of
from vindima.core.step import Frame, Step


class Leaf(Step[toy.Toy]):
    rule = "Toy"


def test_games_are_found_by_name(toy_game):
    assert "toy" in known()
    assert find("toy") is toy_game
    assert [find(name).name for name in known()] == known()
    with pytest.raises(BadData, match=r"there is no game 'chess'; there are .*toy"):
        find("chess")


def test_an_unknown_game_is_not_listed():
    assert "toy" not in vindima.games()


@pytest.mark.parametrize("name", vindima.games())
def test_every_game_fulfils_the_contract(name):
    game = vindima.game(name)
    assert game.name == name
    assert game.title
    assert game.rules
    assert len(game.seats) > 0
    for option in game.options:
        assert option.help.endswith(".")
        assert not option.choices or option.default in option.choices
    assert all(step.rule and step.name == at for at, step in game.catalogue.steps.items())


def test_options_are_completed_by_their_defaults():
    assert toy.GAME.complete(2, {}) == {"rich": False}
    assert toy.GAME.complete(2, {"rich": True}) == {"rich": True}


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (1, {}, "toy is for 2 to 4 players, not 1"),
        (5, {}, "toy is for 2 to 4 players, not 5"),
        ("2", {}, "not '2'"),
        (2, {"poor": True}, "toy has no option 'poor'; it has rich"),
        (2, {"rich": "very"}, "option rich='very': choose one of False, True"),
    ],
)
def test_invalid_players_and_options_are_refused(players, options, complaint):
    with pytest.raises(BadData, match=complaint):
        toy.GAME.new(players, **options)


def test_an_option_without_choices_accepts_any_value():
    Option("place", None, (), "Where.", folder=True).check("anywhere")


@pytest.mark.parametrize("options", [{}, {"late": False}])
def test_an_option_added_later_is_omitted_at_its_default(options):
    class Later(toy.ToyGame):
        options = (
            *toy.ToyGame.options,
            Option("late", False, (False, True), "Added when records existed.", added_later=True),
        )

    assert Later().complete(2, options) == toy.GAME.complete(2, {})
    assert Later().complete(2, {"late": True})["late"] is True


def test_a_catalogue_names_steps_and_their_parts():
    first, second = Leaf(), Leaf()
    whole = Seq("Toy", first, Maybe(second))
    steps = Catalogue({"whole": whole}).steps
    assert list(steps) == ["whole", "whole/0", "whole/1", "whole/1/0"]
    assert steps["whole/0"] is first
    assert steps["whole/1/0"] is second
    assert second.name == "whole/1/0"


def test_a_step_that_cites_no_rule_is_refused():
    with pytest.raises(BadData, match=r"step card/0 cites no rule"):
        Catalogue({"card": Seq("Toy", Step())})


def test_steps_are_named_after_their_constants_in_a_module():
    module: Any = SimpleNamespace(SALE_SLOT=Leaf(), OTHER=7)
    assert list(Catalogue.of([module]).steps) == ["sale-slot"]


def test_two_steps_may_not_share_a_name_but_one_may_be_imported_twice():
    step = Leaf()
    first, again, other = (cast(Any, SimpleNamespace(MOVE=which)) for which in (step, step, Leaf()))
    with pytest.raises(BadData, match="two steps are called move"):
        Catalogue.of([first, other])
    assert list(Catalogue.of([first, again]).steps) == ["move"]


def test_a_saved_frame_is_restored():
    frame = Frame(toy.BID, 1, (1, 1))
    assert toy.GAME.catalogue.frame(["bid", 1, [1, 1]]) == frame
    assert hash(toy.GAME.catalogue.frame(["bid", 1, [1, 1]])) == hash(frame)
    with pytest.raises(BadRecord, match="waits in 'auction', a step that these rules do not have"):
        toy.GAME.catalogue.frame(["auction", 1, []])


def saved() -> Any:
    position = toy.GAME.new(3, seed=2)
    position.apply(position.legal[0])
    return json.loads(json.dumps(position.to_dict()))


def test_a_saved_position_is_loaded():
    position = toy.GAME.new(3, seed=2)
    position.apply(position.legal[0])
    assert toy.GAME.load(saved()) == position
    assert toy.GAME.load(saved()).legal == position.legal


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: "text", "not a position of toy"),
        (lambda data: {**data, "game": "vinhos"}, "not a position of toy"),
        (lambda data: {**data, "rules": "0"}, "a position of toy rules 0; here are rules 1"),
        (lambda data: {**data, "players": 9}, "toy is for 2 to 4 players"),
        (lambda data: {**data, "options": {"poor": 1}}, "no option 'poor'"),
        (lambda data: {**data, "fields": {}}, "a broken position of toy: KeyError"),
        (lambda data: {**data, "stack": [["auction", 0, []]]}, "waits in 'auction'"),
        (lambda data: {**data, "stack": [["bid", 0]]}, "a broken position of toy"),
        (lambda data: {**data, "stack": [["bid", "x", []]]}, "a broken position of toy"),
        (lambda data: {**data, "stack": [["bid", 7, []]]}, "a broken position of toy: IndexError"),
        (lambda data: {**data, "stack": 5}, "a broken position of toy"),
        (lambda data: {key: value for key, value in data.items() if key != "chance"}, "KeyError"),
    ],
)
def test_a_broken_position_is_refused(change, complaint):
    with pytest.raises(BadRecord, match=complaint):
        toy.GAME.load(change(saved()))


def test_the_repr_of_an_option_is_its_constructor_call():
    plain = Option("rich", False, (False, True), "More coins.")
    assert repr(plain) == "Option('rich', False, (False, True), 'More coins.')"
    marked = Option("level", 1, (1, 2), "How hard.", solo=True, variant=True)
    assert repr(marked) == "Option('level', 1, (1, 2), 'How hard.', solo=True, variant=True)"
    for option in find("vinhos").options:
        assert repr(eval(repr(option), {"Option": Option})) == repr(option)


def test_a_solo_option_must_keep_its_default_in_a_multiplayer_game():
    game = find("viticulture")
    solo = [option for option in game.options if option.solo]
    assert [option.name for option in solo] == [
        "level",
        "aggressive",
        "challenge",
        "tokens",
        "fewer_visitors",
    ]
    for option in solo:
        game.complete(2, {option.name: option.default})
        with pytest.raises(BadData, match=f"option {option.name}=.* is for solo games, not for 2 players"):
            game.complete(2, {option.name: option.choices[-1]})


@pytest.mark.parametrize("name", vindima.games())
def test_an_option_has_choices_or_names_a_folder(name):
    for option in find(name).options:
        assert option.folder is not bool(option.choices)


@pytest.mark.parametrize("name", vindima.games())
def test_pickling_or_copying_a_game_returns_the_same_instance(name):
    game = find(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is copy.deepcopy(game) is game


@pytest.mark.parametrize("name", vindima.games())
def test_a_game_refuses_positions_of_another_game(name):
    stranger = toy.GAME.new(2)
    with pytest.raises(TypeError, match="a position of toy was given to"):
        find(name).view(stranger, 0)


def test_solo_play_is_refused_by_a_game_without_it():
    assert solo_of(find("viticulture").new(players=1)).terms
    with pytest.raises(BadData, match="vinhos cannot be played solo"):
        solo_of(find("vinhos").new(players=2))


@pytest.mark.parametrize(
    "call",
    [
        lambda game, position: game.begin(2, 0, {}),
        lambda game, position: game.restore({}),
        lambda game, position: game.view(position, 0),
        lambda game, position: game.determinize(position, 0, 1),
        lambda game, position: game.winners(position),
        lambda game, position: game.breakdown(position, 0),
        lambda game, position: game.evaluate(position, 0),
        lambda game, position: Solo().stage(position),
        lambda game, position: Solo().points_to_beat(position),
        lambda game, position: Solo().prospects(position),
    ],
)
def test_methods_that_a_game_does_not_implement_raise(call):
    with pytest.raises(NotImplementedError):
        call(Game(), toy.GAME.new(2))


def test_a_multiplayer_game_has_no_solo_result():
    assert Game().result(toy.GAME.new(2)) == ""
