"""Win forecasts are compared with actual wins."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="numpy is not installed")

import vindima
from vindima.research.calibration import Bin, Forecast, binned, error_of, main


def test_the_error_is_the_average_distance_between_forecast_and_wins():
    found = [Forecast(0, 0.72, 1.0), Forecast(0, 0.78, 0.0), Forecast(0, 1.0, 1.0), Forecast(0, 0.0, 0.0)]
    bins = binned(found)
    assert bins[1] == Bin(2, pytest.approx(0.75), 0.5)
    assert error_of(bins) == pytest.approx(0.125)
    assert error_of([]) == 0


@pytest.mark.parametrize("game", vindima.games())
def test_games_are_played_and_every_part_is_reported(capsys, game):
    main([game, "--games", "1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:8]] == [str(part) for part in range(1, 7)]
    counts = [int(line.split("|")[2].replace(",", "")) for line in lines[2:8]]
    assert max(counts) - min(counts) <= 1
    assert sum(int(line.split("|")[3].replace(",", "")) for line in lines[11:]) == sum(counts)


def test_impossible_games_are_refused():
    with pytest.raises(SystemExit, match="7"):
        main(["viticulture", "--players", "7"])
