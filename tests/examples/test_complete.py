"""Every worked example of a rulebook has a test named after it."""

from pathlib import Path

import pytest

from tests.named import named_tests

VINHOS = (
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
VITICULTURE = (
    "parents",
    "wake-up",
    "grande-beside",
    "field-limit",
    "grape-sale",
    "harvest",
    "harvest-taken",
    "wine-small-cellar",
    "wine-blush",
    "wine-sparkling",
    "order",
    "residual",
    "ageing-medium",
    "age-top",
    "smith",
    "farmer",
    "manager",
    "motivator",
    "organizer",
    "planner",
    "producer",
    "sharecropper",
    "zymologist",
    "automa-card",
    "automa-hard",
    "aggressive",
    "end",
)


def test_all_examples_of_both_rulebooks_are_listed():
    assert len(set(VINHOS)) == len(VINHOS) == 34
    assert len(set(VITICULTURE)) == len(VITICULTURE) == 27


@pytest.mark.parametrize(
    ("game", "example"),
    [*(("vinhos", example) for example in VINHOS), *(("viticulture", example) for example in VITICULTURE)],
)
def test_every_example_has_a_test(game, example):
    names = named_tests(Path(__file__).parent, game)
    assert names.count("test_" + example.replace("-", "_")) == 1
