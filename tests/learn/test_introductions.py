"""The introductions: a position from real play, and a short text for each stop."""

from __future__ import annotations

import pytest

import vindima
from tests.learn.test_texts import END_OF_SENTENCE
from tests.locale.spoken import keys
from vindima import learn
from vindima.core.explain import BadData
from vindima.locale import Text


@pytest.mark.parametrize("game", vindima.games())
def test_the_catalogue_has_exactly_the_texts_of_the_stops(game):
    stops = learn.introduction(game).stops
    wanted = {message.key for stop in stops for message in (stop.title, stop.text)}
    assert keys("en", f"intro-{game}.ftl") == wanted
    text = Text("en", spell_unknown=False)
    for stop in stops:
        assert 1 <= len(END_OF_SENTENCE.findall(text.message(stop.text))) <= 4, stop.id
        assert len(text.message(stop.text)) <= 260, stop.id


@pytest.mark.parametrize("game", vindima.games())
def test_the_tour_shows_a_game_in_progress(game):
    introduction = learn.introduction(game)
    position = introduction.lesson.record().replay()
    assert position.year > 1
    assert introduction.stops[0].spots == ()
    named = [spot for stop in introduction.stops for spot in stop.spots]
    assert not any("@" in spot for spot in named)


def test_no_lesson_is_named_like_the_introduction():
    assert all(lesson.id != learn.INTRODUCTION for game in vindima.games() for lesson in learn.lessons(game))


def test_there_are_no_other_introductions():
    with pytest.raises(BadData, match="no introduction to 'chess'"):
        learn.introduction("chess")
