"""Coefficients in data files: decimal numbers, and the errors for invalid ones."""

from __future__ import annotations

import pytest

from vindima.core.explain import BadData
from vindima.core.sheet import Sheet, packaged


def test_coefficients_may_be_decimal():
    sheet = Sheet("a.toml", "", {"one": 1, "half": 0.5, "row": [1, 0.25]})
    assert (sheet.decimal("one"), sheet.decimal("half"), sheet.decimals("row", 2)) == (1.0, 0.5, (1.0, 0.25))
    sheet.close()


@pytest.mark.parametrize("value", [True, "much", None, [1.0], float("nan"), float("inf")])
def test_anything_else_is_refused(value):
    with pytest.raises(BadData, match=r"a\.toml: wine: worth is .*, expected a number"):
        Sheet("a.toml", "wine", {"worth": value}).decimal("worth")


@pytest.mark.parametrize(
    ("value", "complaint"), [([1.0], "has 1 entries, expected 2"), (2.0, "expected a list")]
)
def test_a_list_must_have_the_right_length(value, complaint):
    with pytest.raises(BadData, match=complaint):
        Sheet("a.toml", "", {"row": value}).decimals("row", 2)


def test_an_unread_coefficient_is_refused():
    sheet = packaged("vindima.vinhos.judging", "evaluate.toml")
    sheet.table("money").decimal("needed_cash")
    with pytest.raises(BadData, match=r"evaluate\.toml: \w+ is unknown"):
        sheet.close()
