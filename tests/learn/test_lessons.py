"""Every lesson can be finished, replies to every answer, and can be resumed at any time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

import vindima
from vindima import learn
from vindima.core.explain import Message
from vindima.learn import Lesson, Session
from vindima.locale import Text

ALL = [
    pytest.param(lesson, id=f"{game}-{lesson.id}")
    for game in vindima.games()
    for lesson in learn.lessons(game)
]
WALKS = 5
TEXT = Text("en", spell_unknown=False)


def walk(lesson: Lesson, seed: int) -> Iterator[tuple[Session, list[str]]]:
    """The session before each answer of a learner who is always right, with the right answers."""
    chance = random.Random(seed)
    session = lesson.start()
    while not session.done:
        helpful = session.helpful
        assert helpful, session.step
        yield session, helpful
        assert session.answer(chance.choice(helpful)).taken
    yield session, []


def state(session: Session) -> tuple[str, list[str], dict[str, object]]:
    return session.play.position.digest(), session.play.record.answers[:], session.to_dict()


def said(message: Message) -> str:
    words = TEXT.message(message)
    assert words
    assert not set("{}_$") & set(words), words
    return words


@pytest.mark.parametrize("game", vindima.games())
def test_each_game_has_ten_lessons(game):
    lessons = learn.lessons(game)
    assert len({lesson.id for lesson in lessons}) == len(lessons) == 10
    assert 30 <= sum(len(lesson.steps) for lesson in lessons) <= 60


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_starts_from_an_ordinary_record(lesson):
    record = lesson.record()
    again = vindima.Record.from_dict(record.to_dict()).replay()
    session = lesson.start()
    assert session.play.record.answers[: len(record.answers)] == record.answers
    assert session.play.position.seat == session.seat
    assert len(session.play.record.answers) > len(record.answers) or again == session.play.position


@pytest.mark.parametrize("lesson", ALL)
def test_right_answers_lead_to_the_end(lesson):
    for seed in range(WALKS):
        *_, (session, _) = walk(lesson, seed)
        assert session.done
        assert session.helpful == []
        assert not session.check
        assert said(session.step) == said(session.hint())
        assert session.play.record.replay() == session.play.position


@pytest.mark.parametrize("lesson", ALL)
def test_every_accepted_answer_is_legal_at_its_step(lesson):
    possible: dict[str, set[str]] = {step.id: set() for step in lesson.steps}
    for seed in range(WALKS):
        for session, helpful in walk(lesson, seed):
            if helpful:
                legal = session.play.position.view(session.seat)["legal"]
                assert set(helpful) <= set(legal)
                possible[lesson.steps[session.number].id] |= set(helpful)
    for step in lesson.steps:
        for pattern in step.accept:
            assert any(fnmatchcase(token, pattern) for token in possible[step.id]), (step.id, pattern)


@pytest.mark.parametrize("lesson", ALL)
def test_other_answers_get_a_reply_and_change_nothing(lesson):
    chance = random.Random(1)
    for session, helpful in walk(lesson, 0):
        if session.done:
            break
        before = state(session)
        position = session.play.position
        legal = position.view(session.seat)["legal"]
        impossible = sorted(set(position.vocabulary.codes) - set(legal))
        for token in [*chance.sample(impossible, 12), "dance"]:
            outcome = session.answer(token)
            assert (outcome.kind, outcome.taken, bool(outcome.rule)) == (learn.WRONG, False, True)
            assert said(outcome.message)
        for token in set(legal) - set(helpful):
            outcome = session.answer(token)
            assert (outcome.kind, outcome.taken, outcome.rule) == (learn.OTHER, False, "")
            assert said(outcome.message)
        assert state(session) == before


@pytest.mark.parametrize("lesson", ALL)
def test_every_typical_mistake_can_be_made(lesson):
    """Every reply to a mistake can be reached."""
    given: set[str] = set()
    for seed in range(WALKS):
        for session, helpful in walk(lesson, seed):
            if not session.done:
                step = lesson.steps[session.number]
                spelled = {token for slip in step.slips for token in slip.patterns if "*" not in token}
                legal = set(session.play.position.view(session.seat)["legal"])
                for token in (spelled | legal) - set(helpful):
                    given.add(session.answer(token).message.key)
    wanted = {lesson.reply(step, slip.reply).key for step in lesson.steps for slip in step.slips}
    assert wanted - given == set()


@pytest.mark.parametrize("lesson", ALL)
def test_a_lesson_resumes_where_it_was_left(lesson):
    for session, helpful in walk(lesson, 2):
        again = learn.from_dict(session.to_dict())
        assert state(again) == state(session)
        assert again.step.key == session.step.key
        assert again.helpful == helpful


@pytest.mark.parametrize("lesson", ALL)
def test_a_finished_lesson_takes_no_answer(lesson):
    *_, (session, _) = walk(lesson, 3)
    before = state(session)
    outcome = session.answer("pass")
    assert (outcome.kind, outcome.message.key) == (learn.OTHER, "learn-over")
    assert state(session) == before


def test_other_seats_move_after_a_right_answer():
    session = learn.lesson("viticulture", "workers").start()
    assert session.answer("place give-tour left").to_dict() == {
        "kind": "on",
        "message": {"key": "learn-on", "args": {}},
        "rule": "",
        "moves": 1,
    }
    outcome = session.answer("worker regular")
    assert (outcome.kind, outcome.moves) == (learn.RIGHT, 3)
    assert outcome.message.key == "learn-viticulture-workers-tour-right"
    assert session.step.key == "learn-viticulture-workers-grande"
    assert session.to_dict() == {
        "game": "viticulture",
        "lesson": "workers",
        "answers": ["place give-tour left", "worker regular"],
    }


def test_a_broken_rule_is_explained_by_the_rules_or_by_the_lesson():
    session = learn.lesson("viticulture", "vines").start()
    outcome = session.answer("place harvest-field left")
    assert (outcome.kind, outcome.message.key) == (learn.WRONG, "not-an-answer")
    session = learn.lesson("vinhos", "buildings").start()
    outcome = session.answer("go enologists")
    assert (outcome.kind, outcome.message.key) == (learn.WRONG, "learn-vinhos-buildings-winery-early")
    outcome = session.answer("go pass_press_release")
    assert (outcome.kind, outcome.message.key) == (learn.WRONG, "vinhos-must-move")


def test_an_answer_is_accepted_only_while_the_goal_is_in_reach():
    """Both fields can take the vine, but only one can hold both vines."""
    session = learn.lesson("viticulture", "vines").start()
    for token in ("place draw-vine left", "worker regular", "place plant-vine left", "worker regular"):
        session.answer(token)
    session.answer("plant sangiovese field-6")
    session.answer("place plant-vine beside")
    apart = session.answer("plant trebbiano field-7")
    assert (apart.kind, apart.message.key) == (learn.OTHER, "learn-viticulture-vines-together-apart")
    assert session.answer("plant trebbiano field-6").kind == learn.RIGHT
    assert session.done


@pytest.mark.parametrize(
    ("data", "line"),
    [
        ({}, "not a lesson in progress: 'game'"),
        ({"game": "chess", "lesson": "vines", "answers": []}, "there are no lessons for 'chess'"),
        ({"game": "vinhos", "lesson": "vines", "answers": []}, "vinhos has no lesson 'vines'"),
        ({"game": "vinhos", "lesson": "grid", "answers": None}, "not a lesson in progress"),
        (
            {"game": "vinhos", "lesson": "grid", "answers": ["go sales"]},
            "answer 1, 'go sales', is not accepted",
        ),
        ({"game": "vinhos", "lesson": "grid", "answers": [7]}, "answer 1, 7, is not accepted"),
    ],
)
def test_a_file_that_is_not_a_lesson_in_progress_is_refused(data, line):
    with pytest.raises(vindima.BadRecord, match=line):
        learn.from_dict(data)


@pytest.mark.parametrize(("game", "id"), [("viticulture", "end"), ("vinhos", "end")])
def test_the_last_lesson_ends_the_game_and_the_learner_wins(game, id):
    for seed in range(WALKS):
        *_, (session, _) = walk(learn.lesson(game, id), seed)
        assert session.play.position.over
        assert session.play.position.winners == [session.seat]


def test_the_learner_wins_the_fair_in_every_line():
    for seed in range(WALKS):
        *_, (session, _) = walk(learn.lesson("vinhos", "fair"), seed)
        assert session.play.position.view(None)["seats"][session.seat]["breakdown"]["fair"] == 9


def test_ageing_raises_both_wines_to_4():
    *_, (session, _) = walk(learn.lesson("viticulture", "ageing"), 0)
    wines = session.play.position.view(None)["seats"][session.seat]["wines"]
    assert (wines["red"], wines["white"]) == ([4], [4])
