"""The coach explains what is new the first time, and says little otherwise."""

from __future__ import annotations

import random

import pytest

import vindima
from tests.learn.test_texts import END_OF_SENTENCE
from tests.locale.spoken import keys
from vindima import learn
from vindima.core.events import NEWS
from vindima.core.explain import BadData, Message, Ref
from vindima.core.play import Play, Told
from vindima.core.record import Record
from vindima.core.step import NOBODY
from vindima.locale import Text

PLACE = learn.Asked("place", 3)
BUILD = learn.Asked("build", 3)


def event(kind: str, seat: int = 0, **args) -> Told:
    return Told(Message(f"viticulture-event-{kind}", args), seat, (), NEWS)


def said(now=PLACE, earlier=(PLACE,), before=(), news=()) -> list[str]:
    coach = learn.coach("viticulture")
    words = coach.words(now, earlier, 0, before, news)
    return [message.key.removeprefix("coach-viticulture-") for message in words]


def test_a_kind_of_question_is_explained_the_first_time():
    assert said(BUILD) == ["ask-build"]
    assert said(BUILD, (PLACE, BUILD)) == []
    assert said(learn.Asked("choose-one", 3)) == []


def test_the_first_years_start_with_an_aim():
    assert said(learn.Asked("place", 4)) == ["year-4"]
    assert said(learn.Asked("place", 9)) == []
    assert said(learn.Asked("choose-papa-gift", 0), ()) == ["ask-choose-papa-gift"]
    assert said(learn.Asked("wake-up", 1), ()) == ["year-1", "ask-wake-up"]


def test_a_notable_event_is_explained_the_first_time_it_happens_to_the_player():
    assert said(news=[event("fill")]) == ["event-fill"]
    assert said(news=[event("fill")], before=[event("fill")]) == []
    assert said(news=[event("fill", seat=1)]) == []
    assert said(news=[event("last-year", seat=1)]) == ["event-last-year"]


def test_an_event_may_be_notable_only_with_certain_arguments():
    summer, winter = (
        event("season", NOBODY, season=Ref("season", season)) for season in ("summer", "winter")
    )
    assert said(news=[summer]) == []
    assert said(news=[winter]) == ["event-season-winter"]


def test_only_one_event_is_explained_at_a_time():
    assert said(news=[event("harvest"), event("wine")]) == ["event-harvest"]


@pytest.mark.parametrize("game", vindima.games())
def test_the_catalogue_has_exactly_the_texts_of_the_coach_and_they_are_short(game):
    coach = learn.coach(game)
    assert keys("en", f"coach-{game}.ftl") == set(coach.keys)
    text = Text("en", spell_unknown=False)
    for key in coach.keys:
        assert 1 <= len(END_OF_SENTENCE.findall(text.say(key))) <= 3, key
        assert len(text.say(key)) <= 170, key


@pytest.mark.parametrize("game", vindima.games())
def test_the_coach_knows_only_questions_and_events_of_the_game(game):
    known = keys("en", f"{game}.ftl") | keys("en", f"{game}-events.ftl")
    coach = learn.coach(game)
    assert {f"{game}-ask-{kind}" for kind in coach.questions} <= known
    for kind in (*coach.mine, *coach.others):
        assert {f"{game}-event-{kind}", f"{game}-event-{kind.rpartition('-')[0]}"} & known


@pytest.mark.parametrize("game", vindima.games())
def test_the_coach_ends_with_the_result_and_the_sources_of_points(game):
    play = Play(Record(game, 2, seed=1))
    chance = random.Random(1)
    while not play.position.over:
        play.answer(play.position.token(chance.choice(play.position.legal)))
    for seat in range(2):
        words = learn.coach(game).farewell(play.position, seat)
        won = seat in play.position.winners
        assert words[0].key == ("coach-end-won" if won else "coach-end-lost")
        assert len(words) > 1
        assert {message.key for message in words} <= keys("en", "coach.ftl")
        for message in words[1:]:
            source, points = message.args["source"], message.args["points"]
            assert isinstance(source, Ref)
            assert isinstance(points, int)
            named = Text("en", spell_unknown=False).noun(game, source.kind, source.id)
            assert named in Text("en").say(message.key, source=named, points=points)


def test_there_are_no_other_coaches():
    with pytest.raises(BadData, match="no coach for 'chess'"):
        learn.coach("chess")
