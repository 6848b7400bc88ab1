"""The catalogues of Viticulture have exactly the entries that the game needs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from random import Random
from typing import Any

import pytest

import vindima
from tests.answering import random_game
from tests.locale.spoken import distinct, keys, messages, unspoken
from tests.viticulture_table import answer, build, hold, lay, play, wines
from vindima.core.combine import Maybe, OneOf, UpTo, effect_of
from vindima.core.explain import Message, Reason
from vindima.core.position import Position
from vindima.core.step import Step
from vindima.locale import COUNTED, DIGITS, Text, languages
from vindima.viticulture import model, reasons
from vindima.viticulture.campaign import RESULTS
from vindima.viticulture.cards.choices import ChooseTwo
from vindima.viticulture.cards.everyone import JoinIn
from vindima.viticulture.model import SOURCES
from vindima.viticulture.state import State
from vindima.viticulture.tables import load_tables

PACKAGE = Path(vindima.__file__).parent
GAME = vindima.game("viticulture")
TABLES = load_tables()
FILES = ("viticulture.ftl", "viticulture-cards.ftl")
FORMS = """choose-papa choose-papa-gift fill-order fill-order-wine place place-which-worker place-use-token
place-risk-token plan switch-vine switch-with"""
"""The questions of steps that have several."""
OTHER_VERBS = ("no", "switch-vine", "switch-with", "take")
"""Verbs of answers with special wording for some questions."""
COUNT = re.compile(r'COUNT\(\$[\w-]+, "([\w-]+)"\) \}')


@pytest.fixture(scope="module", params=languages())
def text(request) -> Text:
    return Text(request.param, spell_unknown=False)


def first_years(seed: int) -> Iterator[Position]:
    """The first seven years of a random game; seeds select players and variants."""
    players = 1 + seed % 6
    solo = {"challenge": model.CHALLENGES[seed // 6 % len(model.CHALLENGES)]} if players == 1 else {}
    position = GAME.new(
        players,
        seed=seed,
        parents=("dealt", "chosen")[seed % 2],
        friendly=seed % 5 == 1,
        free_devalue=seed % 7 == 1,
        **solo,
    )
    assert isinstance(position, State)
    yield from takewhile(lambda _: position.year <= 7, random_game(position, Random(seed)))


@pytest.fixture(scope="module")
def said() -> list[Message]:
    return distinct(position for seed in range(24) for position in first_years(seed))


def test_every_question_answer_and_refusal_of_random_games_has_a_text(text, said):
    assert len(said) > 1000
    assert unspoken(text, said) == []


def test_questions_that_random_games_rarely_reach_have_a_text(text):
    table = lay(2, season="winter")
    hold(table, 0, "order-06", "order-01")
    build(table, 0, "medium-cellar")
    wines(table, 0, "blush-4", "blush-5", "red-4")
    play(table, 0, "master-vintner")
    asked = []
    for token in ("choose second", "bottle red-4", "fill order-06", "bottle blush-5"):
        asked.append(table.question.message.key.removeprefix("viticulture-ask-"))
        assert all(text.message(message) for message in messages(table))
        answer(table, token)
    assert asked == ["choose-one", "age-wine", "fill-order", "fill-order-wine"]


def noun_key(kind: str, id: str) -> str:
    return f"viticulture-{kind}-{DIGITS.sub('n', id)}".replace(" ", "-")


def chosen_steps() -> Iterator[Step[Any]]:
    """The steps that an answer may choose."""
    for step in GAME.catalogue.steps.values():
        if isinstance(step, ChooseTwo):
            yield from step.items
        elif isinstance(step, OneOf):
            yield from step.branches
        elif isinstance(step, Maybe | UpTo | JoinIn):
            yield step.step


def wanted() -> set[str]:
    """Every key that the rules and the terminal can name, except those of questions."""
    vocabulary = GAME.new(2).vocabulary
    found = {reason.key for reason in vars(reasons).values() if isinstance(reason, Reason)}
    found |= {f"viticulture-answer-{verb}" for verb in (*vocabulary.verbs, *OTHER_VERBS) if verb}
    found |= {noun_key(n.kind, n.id) for n in vocabulary.nouns if n is not None and n.kind != "branch"}
    found |= {noun_key("effect", effect_of(step).id) for step in chosen_steps()}
    found |= {noun_key("text", id) for id in (*TABLES.summer.ids, *TABLES.winter.ids)}
    named = {
        "action": model.ACTIONS,
        "bonus": [model.ACTIONS[action] for action in model.BOARD_ACTIONS],
        "season": model.SEASONS,
        "gain": ("worker", "vp"),
        "level": model.LEVELS,
        "challenge": model.CHALLENGES,
        "result": RESULTS,
        "source": SOURCES,
    }
    return found | {noun_key(kind, id) for kind, ids in named.items() for id in ids}


def test_every_noun_verb_and_reason_has_an_entry_and_no_entry_is_unused(text):
    entries = {
        key for key in keys(text.language, *FILES) if not key.startswith(("viticulture-ask-", COUNTED))
    }
    assert entries - wanted() == set()
    assert wanted() - entries == set()


def described(text: Text, step: Step[Any]) -> str:
    numbers = TABLES.numbers_of(step.name.partition("/")[0])
    return text.noun("viticulture", "effect", effect_of(step).id, numbers)


def test_every_counted_thing_has_an_entry_that_is_used(text):
    counted = {key.removeprefix(COUNTED) for key in keys(text.language, *FILES) if key.startswith(COUNTED)}
    folder = PACKAGE / "locale" / text.language
    used = {thing for file in FILES for thing in COUNT.findall((folder / file).read_text("utf-8"))}
    assert counted == used


def test_the_effects_of_a_choice_have_different_texts(text):
    for step in GAME.catalogue.steps.values():
        if isinstance(step, OneOf):
            parts = step.items if isinstance(step, ChooseTwo) else step.branches
            words = [described(text, part) for part in parts]
            assert len(set(words)) == len(words), step.name


def test_every_question_entry_belongs_to_a_step_and_every_shared_question_has_one(text):
    steps = GAME.catalogue.steps.values()
    shared = {f"viticulture-ask-{step.ask}" for step in steps if step.ask}
    named = {f"viticulture-ask-{step.name}" for step in steps if not step.ask}
    forms = {f"viticulture-ask-{name}" for name in FORMS.split()}
    questions = {key for key in keys(text.language, *FILES) if key.startswith("viticulture-ask-")}
    assert questions - shared - named - forms == set()
    assert (shared | forms) - questions == set()


# Texts of cards agree with the tables


def test_an_order_names_the_wines_it_asks_for():
    text = Text("en")
    for id, wanted_wines in zip(TABLES.orders.ids, TABLES.orders.wines, strict=True):
        asked = ", ".join(f"{model.WINES[wine]} {value}" for wine, value in wanted_wines)
        assert text.noun("viticulture", "order", id) == f"order {int(id[-2:])} ({asked})"


def test_a_vine_names_its_values():
    text, vines = Text("en"), TABLES.vines
    for number, id in enumerate(vines.ids):
        values = {"red": vines.red[number], "white": vines.white[number]}
        listed = ", ".join(f"{colour} {value}" for colour, value in values.items() if value)
        assert text.noun("viticulture", "vine", id) == f"{vines.names[number]} ({listed})"


def test_cards_have_the_names_of_the_tables():
    text = Text("en")
    for kind in ("summer", "winter", "mama", "papa"):
        deck = getattr(TABLES, kind if kind in ("summer", "winter") else f"{kind}s")
        for id, name in zip(deck.ids, deck.names, strict=True):
            assert text.noun("viticulture", kind, id) == name
