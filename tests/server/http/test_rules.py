"""The rules reference: every citation has a paragraph, and the HTML contains no unsafe markup."""

from __future__ import annotations

import re

import pytest

import vindima
from tests.server.http.test_answers import problem
from tests.server.served import bot, seed_that_asks
from vindima.rules.reference import languages

ME = {"kind": "person", "mine": True}


@pytest.mark.parametrize("game", vindima.games())
def test_the_rules_cited_by_questions_and_refusals_are_in_the_reference(ana, game):
    table = ana.opens([ME, bot()], game, seed=seed_that_asks(0, 2, game))
    state = ana.state(table)
    cited = {anchor for told in (state, *state["refusals"]) for anchor in told["rules"]}
    there = {paragraph["anchor"] for paragraph in ana.get(f"/rules/{game}/en")["paragraphs"]}
    assert cited
    assert cited <= there


@pytest.mark.parametrize("game", vindima.games())
def test_the_reference_is_served_in_every_available_language(ana, game):
    told = {language: ana.get(f"/rules/{game}/{language}") for language in languages(game)}
    assert {language: book["language"] for language, book in told.items()} == {
        language: language for language in told
    }
    anchors = [[paragraph["anchor"] for paragraph in book["paragraphs"]] for book in told.values()]
    assert all(found == anchors[0] for found in anchors)
    for book in told.values():
        text = "".join(paragraph["html"] for paragraph in book["paragraphs"])
        assert not re.search(r"<(script|style|img|iframe)|\son\w+=|style=|javascript:", text)
        assert "<table>" in text


def test_other_languages_get_the_english_reference(ana):
    assert ana.get("/rules/vinhos/xx")["language"] == "en"
    problem(ana.ask("GET", "/rules/chess/en"), 404, "no-page")
