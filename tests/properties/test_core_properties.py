"""Properties of the core that hold for every input."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import vindima
from vindima.core.chance import MASK, Chance, mixed, seeded
from vindima.core.explain import BadRecord
from vindima.core.record import FORMAT, Record

counters = st.integers(0, MASK)
seeds = st.integers(-(1 << 70), 1 << 70)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
names = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)


@given(counters, st.lists(st.integers(), max_size=40))
def test_a_shuffled_deck_is_a_permutation(counter, deck):
    dealt = Chance(counter).shuffled(deck)
    assert Counter(dealt) == Counter(deck)
    assert dealt == Chance(counter).shuffled(deck)


@given(counters, st.integers(1, MASK))
def test_a_draw_lies_below_its_bound(counter, bound):
    chance = Chance(counter)
    assert 0 <= chance.below(bound) < bound
    assert 0 <= chance.counter <= MASK
    assert chance.counter != counter


@given(counters, counters)
def test_mixing_is_injective(one, other):
    assert (mixed(one) == mixed(other)) == (one == other)


@given(seeds, st.integers(0, 9))
def test_every_seed_and_stream_gives_a_counter(seed, stream):
    assert 0 <= seeded(seed, stream) <= MASK
    assert seeded(seed, stream) != seeded(seed, stream + 1)


@given(
    game=st.sampled_from(vindima.games()),
    seed=seeds,
    answers=st.lists(names, max_size=8),
    data=st.data(),
)
def test_a_record_survives_both_file_formats(game, seed, answers, data, tmp_path_factory):
    players = data.draw(st.sampled_from(list(vindima.game(game).seats)))
    seats = data.draw(st.lists(names, min_size=players, max_size=players))
    record = Record(game, players, seed, {}, seats, answers)
    folder = tmp_path_factory.mktemp("records", numbered=True)
    for name in ("game.jsonl", "game.json"):
        record.save(folder / name)
        assert Record.load(folder / name) == record
    assert Record.from_dict(json.loads(json.dumps(record.to_dict()))) == record


@given(
    part=st.sampled_from(
        ["format", "game", "rules", "players", "seed", "options", "seats", "answers", "tables"]
    ),
    value=JSON,
)
def test_any_header_is_read_or_refused(part, value):
    data = {**Record(vindima.games()[0], 2, 1).to_dict(), part: value}
    try:
        record = Record.from_dict(data)
    except BadRecord:
        return
    assert record.to_dict()["format"] == FORMAT


@given(st.text(max_size=40) | JSON.map(json.dumps))
def test_a_text_that_is_not_a_record_is_refused(text):
    with pytest.raises(BadRecord):
        Record.parse(text)
