"""Statistics of many games between bots: win shares, points, ratings and times."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any, Final

from vindima.core.explain import BadData
from vindima.ratings import model as ratings
from vindima.research.arena import Result, digest, fingerprint
from vindima.research.extras import optional

__all__ = ["Report", "Tally", "places", "wilson"]

Z: Final = 1.959964
"""Half the width of a 95 % interval, in standard deviations."""
STEP: Final = math.log(1.02)
"""Times are counted in logarithmic bins, each 2% wider than the one before."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson interval of a proportion."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z / games
    middle = (share + z2 / 2) / (1 + z2)
    reach = Z / (1 + z2) * math.sqrt(share * (1 - share) / games + z2 / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def places(result: Result) -> list[int]:
    """The place of each seat, as the ratings count places."""
    return ratings.places(result["scores"], result["winners"])


class Tally:
    """The totals of one bot, or of one seat."""

    def __init__(self) -> None:
        self.games = 0
        self.played = 0
        """How many seats were played: more than the games if a bot has several seats."""
        self.certain = True
        """True if one of the counted seats had to win every game, because all seats were counted."""
        self.wins = 0.0
        self.points = 0
        self.sources: Counter[str] = Counter()
        self.times: Counter[int] = Counter()
        self.failures: Counter[str] = Counter()

    def add(self, result: Result, *seats: int) -> None:
        """Count some seats of one game. A shared win counts as a fraction."""
        self.games += 1
        self.certain = self.certain and 1 < len(seats) == len(result["scores"])
        for seat in seats:
            self._add_seat(result, seat)

    def _add_seat(self, result: Result, seat: int) -> None:
        winners = result["winners"]
        self.played += 1
        self.wins += 1 / len(winners) if seat in winners else 0
        self.points += result["scores"][seat]
        for source, points in result["breakdown"][seat].items():
            self.sources[source] += points
        self.times.update(round(math.log(max(1, time)) / STEP) for time in result["times"][seat])
        self.failures.update(failure["reason"] for failure in result["failures"] if failure["seat"] == seat)

    @property
    def share(self) -> float:
        """The share of wins of each seat."""
        return self.wins / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """The 95% interval of that share.

        At most one seat wins a game, so several seats of one game are one observation: whether any of them
        has won. Each of the seats has an equal part of that.
        """
        if self.certain:
            return self.share, self.share
        seats = self.played / self.games
        low, high = wilson(self.wins, self.games)
        return low / seats, high / seats

    def time(self, part: float) -> float:
        """A quantile of the times per answer, in µs."""
        left = part * self.times.total()
        for step in sorted(self.times):
            left -= self.times[step]
            if left <= 0:
                return float(f"{math.exp(step * STEP):.3g}")
        return 0.0

    def to_dict(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "games": self.games,
            "played": self.played,
            "wins": round(self.wins, 3),
            "win_share": round(self.share, 4),
            "win_share_95": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / self.played, 3),
            "breakdown": {name: round(sum / self.played, 3) for name, sum in self.sources.items()},
            "answers": self.times.total(),
            "p50_us": self.time(0.5),
            "p99_us": self.time(0.99),
            "failures": dict(self.failures),
        }


class Report:
    """The statistics of one run; `add` takes games in any order and keeps only totals."""

    def __init__(self, players: int) -> None:
        self.bots: dict[str, Tally] = {}
        self.seats = [Tally() for _ in range(players)]
        self.games: dict[int, tuple[bytes, tuple[str, ...], tuple[int, ...]]] = {}
        """Fingerprint, bots and places of each game, by its number."""

    def add(self, result: Result) -> None:
        """Count a game."""
        seats = tuple(result["record"]["seats"])
        self.games[result["number"]] = fingerprint(result), seats, tuple(places(result))
        for code in dict.fromkeys(seats):
            held = [seat for seat, other in enumerate(seats) if other == code]
            self.bots.setdefault(code, Tally()).add(result, *held)
        for seat, tally in enumerate(self.seats):
            tally.add(result, seat)

    @property
    def digest(self) -> str:
        """A digest of all games, independent of where and in which order they were played."""
        return digest((number, game[0]) for number, game in self.games.items())

    def ratings(self) -> dict[str, tuple[float, float]]:
        """Skill and uncertainty of each bot (Plackett–Luce), updated game by game in the order of the plan.

        A bot with several seats in a game gets the mean of their updates. Raises BadData if the package for
        it is missing.
        """
        model = optional("openskill.models", "arena").PlackettLuce()
        found = {code: model.rating() for code in sorted(self.bots)}
        for _, (_, seats, ranks) in sorted(self.games.items()):
            rated = model.rate([[found[code]] for code in seats], ranks=list(ranks))
            after: dict[str, list[Any]] = {}
            for code, (rating,) in zip(seats, rated, strict=True):
                after.setdefault(code, []).append(rating)
            for code, earned in after.items():
                mu, sigma = (math.fsum(getattr(r, n) for r in earned) / len(earned) for n in ("mu", "sigma"))
                found[code] = model.rating(mu=mu, sigma=sigma)
        return {code: (rating.mu, rating.sigma) for code, rating in found.items()}

    def rated(self) -> tuple[dict[str, tuple[float, float]], str]:
        """The ratings; or none, and the reason why."""
        if len(self.seats) < 2 or len(self.bots) < 2:
            return {}, ""
        try:
            return self.ratings(), ""
        except BadData as error:
            return {}, f"No ratings: {error}"

    def to_dict(self) -> dict[str, Any]:
        """The whole report as JSON."""
        ratings, note = self.rated()
        bots = []
        for code in sorted(self.bots):
            entry = {"bot": code, **self.bots[code].to_dict()}
            if code in ratings:
                mu, sigma = ratings[code]
                entry["rating"] = {"mu": round(mu, 3), "sigma": round(sigma, 3)}
            bots.append(entry)
        seats = [
            {"seat": seat, "win_share": totals["win_share"], "win_share_95": totals["win_share_95"]}
            for seat, tally in enumerate(self.seats)
            if tally.games and (totals := tally.to_dict())
        ]
        return {
            "games": len(self.games),
            "digest": self.digest,
            "bots": bots,
            "seats": seats,
            "notes": [note] if note else [],
        }
