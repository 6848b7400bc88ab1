"""The JSON Schemas of views are up to date and match what positions return."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import TypeAdapter, ValidationError

import vindima
from vindima.bots import make
from vindima.server.http.schema import described
from vindima.server.http.view_schema import VIEWS, file_name, schema, text

DOCS = Path(__file__).parents[3] / "docs" / "reference"


@pytest.mark.parametrize("name", vindima.games())
def test_the_schema_is_up_to_date(name):
    command = "python -m vindima.server.http.view_schema --write docs/reference"
    assert (DOCS / file_name(name)).read_text("utf-8") == text(name), f"run: {command}"


@pytest.mark.parametrize("name", vindima.games())
def test_views_match_the_schema_which_allows_no_other_fields(name):
    kind = TypeAdapter(described(VIEWS[name]))
    position = vindima.game(name).new(players=2, seed=3)
    count = 0
    while not position.over:
        if count % 20 == 0:
            for seat in (None, 0, 1):
                kind.validate_python(position.view(seat), strict=False)
        position.apply(make("random").choose(position, count))
        count += 1
    with pytest.raises(ValidationError):
        kind.validate_python({**position.view(0), "secrets": []})
    assert set(schema(name)["properties"]) == set(position.view(0))
