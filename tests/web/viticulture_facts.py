"""What the browser's board knows of the printed cards, taken from the tables of the engine.

    python -m tests.web.viticulture_facts

writes it where the board reads it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from vindima.viticulture.model import (
    ACTIONS,
    BOARD_ACTIONS,
    CARDS,
    FIELDS,
    GAINS,
    ROWS,
    STRUCTURE,
    STRUCTURES,
    SUMMER_ACTIONS,
    WINES,
)
from vindima.viticulture.tables import Tables, load_tables

FILE: Final = Path(__file__).parents[2] / "src/vindima/web/src/games/viticulture/facts.json"


def facts() -> dict[str, Any]:
    """Cards by their ids, places by their names."""
    tables = load_tables()
    return {**cards(tables), **parents(tables), **board(tables)}


def cards(tables: Tables) -> dict[str, Any]:
    vines, orders = tables.vines, tables.orders
    return {
        "vines": {
            id: {
                "red": vines.red[vine],
                "white": vines.white[vine],
                "requires": [name for bit, name in enumerate(STRUCTURES) if vines.requires[vine] >> bit & 1],
            }
            for vine, id in enumerate(vines.ids)
        },
        "orders": {
            id: {
                "wines": [{"wine": WINES[wine], "least": least} for wine, least in orders.wines[order]],
                "vp": orders.vp[order],
                "residual": orders.residual[order],
            }
            for order, id in enumerate(orders.ids)
        },
        "visitors": {"summer": list(tables.summer.ids), "winter": list(tables.winter.ids)},
        "automa": {
            id: {
                season: [ACTIONS[action] for action in blocked[card]]
                for season, blocked in (("summer", tables.automa.summer), ("winter", tables.automa.winter))
            }
            for card, id in enumerate(tables.automa.ids)
        },
    }


def parents(tables: Tables) -> dict[str, Any]:
    mamas, papas = tables.mamas, tables.papas
    return {
        "mamas": {
            id: {
                **dict(zip(CARDS, mamas.cards[mama], strict=True)),
                "lira": mamas.lira[mama],
                "workers": mamas.workers,
            }
            for mama, id in enumerate(mamas.ids)
        },
        "papas": {
            id: {"lira": papas.lira[papa], "gift": gift(tables, papa), "more": papas.or_lira[papa]}
            for papa, id in enumerate(papas.ids)
        },
    }


def gift(tables: Tables, papa: int) -> str:
    kind = tables.papas.gift[papa]
    return STRUCTURES[tables.papas.structure[papa]] if kind == STRUCTURE else GAINS[kind]


def board(tables: Tables) -> dict[str, Any]:
    printed, mat = tables.board, tables.mat
    return {
        "structures": {name: {"cost": mat.structure_cost[place]} for place, name in enumerate(STRUCTURES)},
        "fields": {name: {"price": mat.field_price[place]} for place, name in enumerate(FIELDS)},
        "actions": {
            ACTIONS[action]: {
                "season": "summer" if action in SUMMER_ACTIONS else "winter",
                "amount": printed.amount[action],
                "cost": printed.cost[action],
                "bonus": {"gain": GAINS[printed.bonus[action]], "amount": printed.bonus_amount[action]},
            }
            for action in BOARD_ACTIONS
        },
        "rows": {
            row: {"gain": GAINS[printed.wake_up[place]], "amount": printed.wake_up_amount[place]}
            for place, row in enumerate(ROWS)
        },
        "grapePrice": list(mat.grape_price),
        "cellarOf": {wine: mat.wine_cellar[kind] for kind, wine in enumerate(WINES)},
        "mostWorkers": mat.most_regular,
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(facts(), indent=1) + "\n", encoding="utf-8")
