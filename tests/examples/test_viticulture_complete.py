"""Every worked example of the rulebook has a test of its name."""

from pathlib import Path

import pytest

from tests.named import named_tests

EXAMPLES = (
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


def test_there_are_twenty_seven_examples():
    assert len(set(EXAMPLES)) == len(EXAMPLES) == 27


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_a_test(example):
    names = named_tests(Path(__file__).parent, "viticulture")
    assert names.count("test_" + example.replace("-", "_")) == 1
