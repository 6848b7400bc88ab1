"""Every worked example of the rulebook has a test of its name."""

from pathlib import Path

import pytest

from tests.named import named_tests

EXAMPLES = (
    "production-basic",
    "year-start",
    "move-adjacent",
    "move-occupied",
    "phase-order",
    "vineyards",
    "wineries",
    "enologist",
    "cellar",
    "production-minus-two",
    "wine-value",
    "sale",
    "barrels-back",
    "export",
    "majorities",
    "bank",
    "divest",
    "account-vp",
    "hire-experts",
    "expert-years",
    "press-release",
    "manager-requests",
    "forced-pass",
    "benefit-1",
    "benefit-2",
    "benefit-3",
    "benefit-4",
    "maintenance-interest",
    "maintenance-salaries",
    "production-move",
    "late-announcement",
    "fair-tie",
    "fair-who-may-play",
    "fair-reveal",
)


def test_there_are_thirty_four_examples():
    assert len(set(EXAMPLES)) == len(EXAMPLES) == 34


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_a_test(example):
    names = named_tests(Path(__file__).parent, "vinhos")
    assert names.count("test_" + example.replace("-", "_")) == 1
