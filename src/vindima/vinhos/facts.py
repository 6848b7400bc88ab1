"""What is printed on the board and the tiles, for a page that draws them. Ids and numbers only."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from vindima.vinhos.model import COURT, MANAGERS, MULTIPLIERS, PLOTS, STORE
from vindima.vinhos.tables import Tables

__all__ = ["Facts", "facts"]

ManagerId = Literal["alexandre", "beatriz", "constantino"]


class InvestmentFacts(TypedDict):
    lowest: int
    costs: list[int]
    payouts: list[int]


class PricesFacts(TypedDict):
    winery: int
    cellar: int
    enologist: int
    expert: int


class ManagerFacts(TypedDict):
    """A manager's row of the court: the manager's own space, the bonus actions, the multipliers."""

    manager: ManagerId
    bonuses: list[str]
    multipliers: list[str]


class Facts(TypedDict):
    """What is printed on the board and the tiles."""

    account_points: list[int]
    """Points at the end of the game for each balance, from an empty account upwards."""
    investment: InvestmentFacts
    """What each step up costs and each step down pays, from the lowest step upwards."""
    track: list[int]
    """Fair points by space of a feature's track."""
    experts_by_value: list[int]
    points_above: int
    ageing: list[int]
    """The value that a wine gains in each slot of a cellar."""
    arrows: list[str]
    """The experts that move their feature at the Fair."""
    prices: PricesFacts
    managers: list[ManagerFacts]
    plots: int
    """The plots of an estate; each holds a vineyard or a winery."""
    store: int
    """The slots of a cellar; a warehouse has only the first ones."""


def facts(tables: Tables) -> Facts:
    """What the board and the tiles of these tables say."""
    experts = tables.experts
    return {
        "account_points": list(tables.bank.account_vp),
        "investment": {
            "lowest": tables.bank.invest_min,
            "costs": list(tables.bank.invest_cost),
            "payouts": list(tables.bank.divest_payout),
        },
        "track": list(tables.fair.track_points),
        "experts_by_value": list(tables.fair.experts_by_value),
        "points_above": tables.fair.points_above,
        "ageing": list(tables.board.ageing),
        "arrows": [id for id, arrow in zip(experts.ids, experts.arrow, strict=True) if arrow],
        "prices": {
            "winery": tables.prices.winery,
            "cellar": tables.prices.cellar,
            "enologist": tables.prices.enologist,
            "expert": experts.price,
        },
        "managers": [manager(row) for row in range(len(MANAGERS))],
        "plots": PLOTS,
        "store": STORE,
    }


def manager(row: int) -> ManagerFacts:
    width = len(COURT) // len(MANAGERS)
    own, *bonuses = COURT[width * row : width * (row + 1)]
    return {
        "manager": cast(ManagerId, own),
        "bonuses": bonuses,
        "multipliers": list(MULTIPLIERS[width * row : width * (row + 1)]),
    }
