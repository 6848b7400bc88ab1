"""The tables of Viticulture: rows from `viticulture/data`, a dagger where a number is reconstructed."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from vindima.rules.tables import NONE, Book, Rows, Table, mark, of, span

__all__ = ["TABLES"]

NO_STRUCTURE: Final = ("worker", "vp")
"""The gifts of a Papa that are not structures."""


def mamas(book: Book) -> Rows:
    for card in book.data["parents"]["mamas"]:
        counts = [card[kind] for kind in ("vine", "order", "summer", "winter")]
        yield book.noun("mama", card["id"]), *counts, card.get("lira", 0)


def papas(book: Book) -> Rows:
    for card in book.data["parents"]["papas"]:
        kind = "gain" if card["gift"] in NO_STRUCTURE else "structure"
        yield book.noun("papa", card["id"]), card["lira"], book.noun(kind, card["gift"]), card["or-lira"]


def rows(book: Book) -> Rows:
    for row in book.data["board"]["wake-up"]:
        yield (book.noun("row", row),)


def summer_actions(book: Book) -> Rows:
    for action in book.data["board"]["summer"]:
        yield book.noun("action", action), book.noun("bonus", action)


def winter_actions(book: Book) -> Rows:
    for action in book.data["board"]["winter"]:
        yield book.noun("action", action), book.noun("bonus", action)


def grapes(book: Book) -> Rows:
    prices = book.data["board"]["grapes"]["price"]
    for price, group in groupby(enumerate(prices, 1), key=lambda value: value[1]):
        values = [value for value, _ in group]
        yield span(values[0], values[-1]), price


def fields(book: Book) -> Rows:
    for id, field in book.data["board"]["fields"].items():
        yield book.noun("field", id), field["limit"], field["price"]


def vines(book: Book) -> Rows:
    for vine in book.data["vines"]["vines"]:
        yield book.noun("vine", vine["id"]), vine["count"], book.nouns("structure", vine["requires"])


def wines(book: Book) -> Rows:
    for id, wine in book.data["board"]["wines"].items():
        yield book.noun("wine", id), wine["red"], wine["white"], wine["least"]


def cellars(book: Book) -> Rows:
    for cellar in book.data["board"]["cellars"].values():
        needs = book.nouns("structure", [cellar["structure"]] if "structure" in cellar else ())
        yield span(*cellar["values"]), book.nouns("wine", cellar["wines"]), needs


def orders(book: Book) -> Rows:
    for order in book.data["orders"]["orders"]:
        yield book.noun("order", order["id"]), order["vp"], order["residual"]


def structures(book: Book) -> Rows:
    for id, structure in book.data["board"]["structures"].items():
        after = book.nouns("structure", [structure["needs"]] if "needs" in structure else ())
        yield book.noun("structure", id), structure["cost"], after


def summer(book: Book) -> Rows:
    for card in book.data["summer"]["visitors"]:
        yield card["id"], book.noun("summer", card["id"]), book.noun("text", card["id"], card.get("numbers"))


def winter(book: Book) -> Rows:
    for card in book.data["winter"]["visitors"]:
        yield card["id"], book.noun("winter", card["id"]), book.noun("text", card["id"], card.get("numbers"))


def automa(book: Book) -> Rows:
    for number, card in enumerate(book.data["automa"]["cards"], 1):
        yield number, book.nouns("action", card["summer"]), book.nouns("action", card["winter"])


def levels(book: Book) -> Rows:
    data = book.data["automa"]
    for id, level in data["levels"].items():
        yield (
            book.noun("level", id),
            level.get("years", data["solo"]["years"]),
            level.get("any-row-from", NONE),
            level.get("start-vp", 0),
            level.get("automa-vp", data["solo"]["automa-vp"]),
            level.get("least-workers", NONE),
        )


def aggressive(book: Book) -> Rows:
    yield from enumerate(book.data["automa"]["aggressive"]["vp"], 1)


def challenges(book: Book) -> Rows:
    for id, challenge in book.data["automa"]["campaign"].items():
        points = challenge.get("cellar-vp", {})
        cells = [
            marked(challenge.get("start-vp")),
            marked(challenge.get("residual")),
            marked(points.get("medium"), points),
            marked(points.get("large"), points),
        ]
        yield book.noun("challenge", id), *cells


def marked(entry: Any, *outer: dict[str, Any]) -> str:
    """An optional number, with a dagger if it is reconstructed."""
    return NONE if entry is None else mark(str(of(entry)).replace("-", "−"), entry, *outer)


TABLES: Final[dict[str, Table]] = {
    "aggressive": aggressive,
    "automa": automa,
    "cellars": cellars,
    "challenges": challenges,
    "fields": fields,
    "grapes": grapes,
    "levels": levels,
    "mamas": mamas,
    "orders": orders,
    "papas": papas,
    "rows": rows,
    "structures": structures,
    "summer": summer,
    "summer-actions": summer_actions,
    "vines": vines,
    "wines": wines,
    "winter": winter,
    "winter-actions": winter_actions,
}
