"""The rulebook's examples of the Automa."""

from tests.viticulture_solo import blocked, deck
from tests.viticulture_table import end_year, lay, score, season, stand


def test_automa_card():
    table = lay(1)
    deck(table, "automa-02")
    season(table, "summer")
    assert list(blocked(table)) == ["draw-vine", "build-structure", "plant-vine"]
    table = lay(1)
    deck(table, "automa-02")
    season(table, "winter")
    assert list(blocked(table)) == ["make-wine"]


def test_automa_hard():
    # The first card shows no summer action, so the exhausted deck is shuffled and drawn from again.
    table = lay(1, level="hard")
    deck(table, "automa-16", used=("automa-05", "automa-12"))
    season(table, "summer")
    assert set(blocked(table)) == {"give-tour", "plant-vine"}

    # An occupied space is skipped and does not count.
    table = lay(1, level="hard")
    stand(table, 0, "make-wine left")
    deck(table, "automa-16", used=("automa-03", "automa-16"))
    season(table, "winter")
    assert set(blocked(table)) == {"harvest-field", "play-winter"}

    # The Automa places at most six workers in summer and winter together, in the order on the card.
    table = lay(1, level="hard")
    deck(table, "automa-05", used=("automa-02",))
    season(table, "summer")
    assert set(blocked(table)) == {"give-tour", "draw-vine", "build-structure", "plant-vine"}
    deck(table, "automa-03", used=("automa-13",))
    season(table, "winter")
    winter = {"play-winter", "draw-order"}  # and no longer harvest-field
    assert set(blocked(table)) == {"give-tour", "draw-vine", "build-structure", "plant-vine", *winter}


def test_aggressive():
    for year, points in enumerate((-1, 0, 1, 4, 8, 13, 20), 1):
        table = lay(1, year=year - 1, aggressive=True)
        score(table, 0, 99)
        end_year(table)
        assert (table.year, table.automa_vp) == (year, points)

        score(table, 0, points + 1)
        end_year(table)
        assert table.result == ("win" if year == 7 else "")

        table = lay(1, year=year - 1, aggressive=True)
        score(table, 0, 99)
        end_year(table)
        score(table, 0, points)
        end_year(table)
        assert table.over
        assert table.result == "loss"
        assert table.winners == []
