"""The same position with all players moved round the table."""

from __future__ import annotations

from typing import Any

from vindima.core.position import Position

AUTOMA = 99

SEATED = {
    "vinhos": {
        **dict.fromkeys(
            ("plays", "cash", "account", "investment", "fair_points", "barrels", "marker", "up"), 1
        ),
        **dict.fromkeys(("down", "porto", "fair_tile"), 1),
        **dict.fromkeys(("court", "points"), 9),
        **dict.fromkeys(
            ("region", "colour", "tiles", "wineries", "enologists", "cellar", "waiting", "wines"), 4
        ),
    },
    "viticulture": {
        **dict.fromkeys(("rooster", "lira_regular", "yoke", "lira", "residual", "structures", "workers"), 1),
        **dict.fromkeys(("trained", "idle", "vines", "orders", "summer", "winter"), 1),
        **dict.fromkeys(("vineyard", "owned"), 3),
        "points": 8,
        "grapes": 2,
        "wines": 4,
    },
}
"""Fields ordered by seat, with the number of entries per seat."""
OWNED = {
    "vinhos": ("order", "lower", "sales", "export", "multipliers", "fair_slots"),
    "viticulture": ("order", "first", "grey"),
}
"""Fields whose entries are seats, or -1."""
MASKS = {
    "vinhos": {"knowers": 1, "benefits": 1},
    "viticulture": {
        **dict.fromkeys(("passed", "lira_grande", "windmill_used", "tasting_used", "grande", "acted"), 1),
        "beside": 1,
        "harvested": 3,
    },
}
"""Fields that are bit masks, with the number of bits per seat."""


def rotated(position: Position, by: int) -> Position:
    """Seat 0 becomes seat `by`, and so on round the table."""
    data = position.to_dict()
    game, players, fields = position.game, position.players, data["fields"]

    def moved(seat: int) -> int:
        return (seat + by) % players if seat >= 0 else seat

    def mask(value: int, width: int) -> int:
        size = players * width
        return (value << by * width | value >> (size - by * width)) & (1 << size) - 1

    def worker(who: int) -> int:
        return who if who in (0, AUTOMA) else 1 + 2 * moved((who - 1) // 2) + (who - 1) % 2

    for name, width in SEATED[game.name].items():
        cut = len(fields[name]) - by * width
        fields[name] = fields[name][cut:] + fields[name][:cut]
    for name in OWNED[game.name]:
        fields[name] = each(fields[name], moved)
    for name, width in MASKS[game.name].items():
        fields[name] = each(fields[name], lambda value, width=width: mask(value, width))
    if game.name == "viticulture":
        fields["spaces"] = each(fields["spaces"], worker)
        fields["plans"] = [(moved(seat), *place) for seat, *place in fields["plans"]]
    data["stack"] = [[name, moved(seat), memo] for name, seat, memo in data["stack"]]
    return game.restore(data)


def each(value: Any, change: Any) -> Any:
    return [change(entry) for entry in value] if isinstance(value, list) else change(value)
