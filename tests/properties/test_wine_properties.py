"""A wine of Vinhos is packed into one number from which every part can be read."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

import vindima
from vindima.vinhos.model import COLOURS, ESTATES, REGIONS, STORE
from vindima.vinhos.state import State
from vindima.vinhos.wine import (
    discard,
    has_wine,
    make_wine,
    wine_at,
    wine_colour,
    wine_production,
    wine_region,
    wines_of,
)

productions = st.integers(1, 30)
colours = st.integers(0, len(COLOURS) - 1)
regions = st.integers(0, len(REGIONS) - 1)
wines = st.builds(make_wine, productions, colours, regions)
stores = st.tuples(*[st.just(0) | wines] * STORE)


@given(productions, colours, regions)
def test_a_wine_keeps_its_production_colour_and_region(production, colour, region):
    wine = make_wine(production, colour, region)
    assert wine != 0, "0 means that there is no wine"
    assert (wine_production(wine), wine_colour(wine), wine_region(wine)) == (production, colour, region)


@given(wines, wines)
def test_different_wines_are_different_numbers(one, other):
    parts = [(wine_production(wine), wine_colour(wine), wine_region(wine)) for wine in (one, other)]
    assert (one == other) == (parts[0] == parts[1])


@given(st.lists(stores, min_size=2 * ESTATES, max_size=2 * ESTATES), st.integers(0, 1))
def test_a_wine_is_found_at_its_place_until_it_is_discarded(cellars, seat):
    state = vindima.game("vinhos").new(2, seed=1)
    assert isinstance(state, State)
    state.wines = cellars[:]
    mine = [wine for store in cellars[seat * ESTATES : (seat + 1) * ESTATES] for wine in store]
    assert wines_of(state, seat) == [place for place, wine in enumerate(mine) if wine]
    assert [wine_at(state, seat, place) for place in range(ESTATES * STORE)] == mine
    others = state.wines[(1 - seat) * ESTATES : (2 - seat) * ESTATES]
    for place in wines_of(state, seat):
        assert has_wine(state, seat)
        discard(state, seat, place)
        assert wine_at(state, seat, place) == 0
    assert not has_wine(state, seat)
    assert state.wines[(1 - seat) * ESTATES : (2 - seat) * ESTATES] == others
