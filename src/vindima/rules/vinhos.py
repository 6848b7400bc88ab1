"""The tables of Vinhos: rows from `vinhos/data`, a dagger where a number is reconstructed."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from vindima.rules.tables import NONE, Book, Rows, Table, mark, of, span

__all__ = ["TABLES"]

BONUS_ACTIONS: Final = {
    "alexandre": ("winery_for_{bonus_winery_price}", "sales"),
    "beatriz": ("vineyard_minus_{bonus_vineyard_discount}", "export"),
    "constantino": ("free_expert", "invest_free"),
}
"""The managers in the order of their rows, with their bonus actions; the prices are in the data."""
MULTIPLIERS_A_ROW: Final = 3
PLAYERS: Final = ("2", "3", "4")


def bagos(book: Book, thousands: int) -> str:
    return book.noun("amount", str(thousands))


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


def players(book: Book) -> Rows:
    board, play = book.data["board"], book.data["regions"]["play"]
    for count in PLAYERS:
        cash = board["start"]["cash_by_players"][count]
        yield (
            count,
            ", ".join(bagos(book, amount) for amount in cash),
            play["regions_by_players"][count],
            book.nouns("region", play["left_out_by_players"][count]),
            board["supply"]["wineries_by_players"][count],
            board["supply"]["cellars_by_players"][count],
        )


def regions(book: Book) -> Rows:
    rooms, tiles = book.data["regions"]["rooms"], book.data["vineyards"]
    for number, entry in enumerate(rooms["regions"], 1):
        deck = tiles[entry["id"]]["tiles"]
        prices = {
            colour: ", ".join(
                mark(bagos(book, tile["cost"]), tile, tiles) for tile in deck if tile["colour"] == colour
            )
            for colour in ("red", "white")
        }
        link = f"[{book.noun('region', entry['id'])}](#{entry['id'].replace('_', '-')})"
        yield link, number, mark(entry["room"], entry, rooms), prices["red"], prices["white"]


def vineyards(book: Book) -> Rows:
    data = book.data["vineyards"]
    for entry in book.data["regions"]["rooms"]["regions"]:
        for tile in data[entry["id"]]["tiles"]:
            yield book.noun("vineyard", tile["id"]), mark(bagos(book, tile["cost"]), tile, data)


def vintages(book: Book) -> Rows:
    data = book.data["vintages"]
    names = [region["id"] for region in book.data["regions"]["rooms"]["regions"]]
    for tile in data["tiles"]:
        moves = tile.get("features", {})
        yield (
            mark(signed(tile["weather"]), tile, data),
            ", ".join(f"{book.noun('feature', name)} {steps}" for name, steps in moves.items()) or NONE,
            book.noun("colour", tile["alexandre"]) if "alexandre" in tile else NONE,
            tile.get("beatriz", NONE),
            book.nouns("region", [names[number - 1] for number in tile.get("constantino", ())]),
        )


def tax(book: Book) -> Rows:
    data = book.data["board"]["tax"]
    for entry in data["years"]:
        yield entry["year"], mark(book.noun("action", entry["space"]), entry, data)


def prices(book: Book) -> Rows:
    price, rules = book.data["board"]["prices"], book.data["experts"]["rules"]
    yield book.noun("action", "wineries"), bagos(book, price["winery"]), price["wineries_per_action"]
    yield book.noun("action", "cellars"), bagos(book, price["cellar"]), 1
    yield book.noun("action", "enologists"), bagos(book, price["enologist"]), price["enologists_per_action"]
    yield book.noun("action", "wine_experts"), bagos(book, rules["price"]), rules["most_per_action"]


def sales(book: Book) -> Rows:
    data = book.data["sales"]
    for hangout in ("casa_de_fados", "hotel", "enoteca"):
        for slot in data[hangout]["slots"]:
            yield mark(book.noun("sale", slot["id"]), slot, data), bagos(book, slot["value"])


def export(book: Book) -> Rows:
    data = book.data["export"]
    for row in data["rows"]:
        slots = sorted(
            (slot for slot in data["slots"] if slot["row"] == row["number"]), key=lambda slot: slot["column"]
        )
        asked = [mark(slot["value"], slot, data) for slot in slots]
        yield row["number"], mark(row["vp"], row, data), *asked


def majorities(book: Book) -> Rows:
    data = book.data["export"]
    for column in data["columns"]:
        yield column["number"], mark(column["majority_vp"], column, data)


def investment(book: Book) -> Rows:
    data = book.data["bank"]
    down = {step["to"]: step for step in data["divest"]["steps"]}
    for up in data["invest"]["steps"]:
        back = down[up["from"]]
        yield (
            f"{signed(up['from'])} ↔ {signed(up['to'])}",
            mark(bagos(book, up["cost"]), up, data),
            mark(bagos(book, back["payout"]), back, data["divest"]),
        )


def account(book: Book) -> Rows:
    data = book.data["bank"]["account_vp"]
    for band in data["spaces"]:
        amounts = dict.fromkeys(bagos(book, band[end]) for end in ("from", "to"))
        yield " – ".join(amounts), mark(band["vp"], band, data)


def experts(book: Book) -> Rows:
    data = book.data["experts"]
    for feature in ("taste", "aroma", "look", "alcohol"):
        for tile in data[feature]["tiles"]:
            yield mark(book.noun("expert", tile["id"]), tile, data), "→" if tile["arrow"] else NONE


def wine_value(book: Book) -> Rows:
    for band in book.data["fair"]["wine_value"]["values"]:
        yield span(band["from"], band["to"]) if "to" in band else f"{band['from']}+", band["experts"]


def fair_slots(book: Book) -> Rows:
    data = book.data["fair"]["slots"]
    for slot in data["slots"]:
        bonus = slot["bonus"].removeprefix("fair_")
        name = book.noun("bonus", "expert" if bonus.startswith("expert") else bonus)
        yield book.noun("fair", slot["id"]), mark(name, slot, data)


def tracks(book: Book) -> Rows:
    data = book.data["fair"]["tracks"]
    for points, group in groupby(enumerate(data["points"], 1), key=lambda space: space[1]):
        spaces = [space for space, _ in group]
        yield mark(span(spaces[0], spaces[-1]), data), points


def prizes(book: Book) -> Rows:
    fairs = book.data["fair"]["fairs"]
    for year, won in zip(fairs["years"], of(fairs["prizes"]), strict=True):
        yield year, *won


def managers(book: Book) -> Rows:
    rules = book.data["managers"]["rules"]
    for manager, actions in BONUS_ACTIONS.items():
        yield book.noun("manager", manager), book.nouns("court", [id.format(**rules) for id in actions])


def multipliers(book: Book) -> Rows:
    names = list(BONUS_ACTIONS)
    for number, entry in enumerate(book.data["managers"]["multipliers"]):
        manager = book.noun("manager", names[number // MULTIPLIERS_A_ROW])
        slots = entry.get("slots", {"value": len(entry.get("vp", ()))})
        at_once = entry.get("vp_for_all", entry.get("vp_each", NONE))
        for slot in range(of(slots)):
            points = entry["vp"][slot] if "vp" in entry else at_once
            if "per" in entry:
                points = f"{points} / {bagos(book, entry['per'][slot])}"
            yield manager, mark(book.noun("multiplier", f"{entry['id']}_{slot + 1}"), slots), points


TABLES: Final[dict[str, Table]] = {
    "account": account,
    "experts": experts,
    "export": export,
    "fair-slots": fair_slots,
    "investment": investment,
    "majorities": majorities,
    "managers": managers,
    "multipliers": multipliers,
    "players": players,
    "prices": prices,
    "prizes": prizes,
    "regions": regions,
    "sales": sales,
    "tax": tax,
    "tracks": tracks,
    "vineyards": vineyards,
    "vintages": vintages,
    "wine-value": wine_value,
}
