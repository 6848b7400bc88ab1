"""The board of Viticulture in a terminal, drawn from a seat's view and the printed cards alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from vindima.cli.drawing import NOTHING, GameBoard, block, joined, seat_mark
from vindima.locale import Text
from vindima.viticulture.model import CELLARS, COLOURS, ROWS, SEASONS, STRUCTURES, WINES
from vindima.viticulture.tables import tables_from

__all__ = ["Board"]

GAME: Final = "viticulture"
STYLES: Final = {"red": "red", "white": "yellow", "blush": "magenta", "sparkling": "cyan"}
WIDE: Final = 112
"""From this width on, the vineyard and its cellars are drawn side by side."""
FREE: Final = "·"
TOKEN: Final = "●"
VALUES: Final = range(1, 10)
COLUMNS: Final = (
    "cli-seat",
    "cli-score",
    "cli-lira",
    "cli-residual",
    "cli-workers",
    "cli-hand",
    "cli-row",
)


def lacking(wanted: Sequence[tuple[int, int]], wines: dict[str, list[int]]) -> list[tuple[int, int]]:
    """The icons of an order, as wine and minimum value, that the tokens of a cellar cannot fill."""
    left = {name: sorted(values) for name, values in wines.items()}
    missing = []
    for wine, least in wanted:
        fitting = [value for value in left[WINES[wine]] if value >= least]
        if fitting:
            left[WINES[wine]].remove(fitting[0])
        else:
            missing.append((wine, least))
    return missing


class Board(GameBoard):
    """The whole table of Viticulture."""

    game = GAME
    columns = COLUMNS

    def __init__(self, text: Text, view: dict[str, Any], names: Sequence[str]) -> None:
        super().__init__(text, view, names)
        self.tables = tables_from(view["options"].get("tables"))

    def render(self, width: int) -> RenderableType:
        """The whole board for a terminal of this width; 80 columns are enough."""
        parts: list[RenderableType] = [self.ribbon(), self.actions(), "", self.decks()]
        if self.view["shown"]:
            parts.append(self.shown())
        parts += ["", self.seats()]
        others = [seat for seat in range(self.view["players"]) if seat != self.seat]
        if others:
            parts += ["", *map(self.neighbour, others)]
        if self.seat is not None:
            vineyard, pad = self.vineyard(self.seat), self.pad(self.seat)
            if width >= WIDE:
                line = Table.grid(padding=(0, 2, 0, 0))
                line.add_row(vineyard, pad)
                parts += ["", line]
            else:
                parts += ["", vineyard, pad]
            parts += ["", self.hand(self.seat)]
        return Group(*parts)

    # Words

    def fact(self, key: str, values: list[str]) -> str:
        """A title and what belongs to it, with the colon that the language uses between them."""
        return self.text.say("cli-fact", thing=self.text.say(key), values=", ".join(values) or NOTHING)

    def worker(self, worker: dict[str, Any] | None) -> Line:
        """The worker on a space: its seat's letter, with a star for a grande; a cross for the Automa."""
        if worker is None:
            return Line(FREE)
        if worker["seat"] is None:
            return Line("×", style="bold red")
        mark = seat_mark(worker["seat"])
        return Line.assemble(mark, "*") if worker["worker"] == "grande" else mark

    # The year

    def ribbon(self) -> RenderableType:
        """Year and season, the wake-up chart and, in solo games, the Automa."""
        say, view = self.text.say, self.view
        now = [Line(say("cli-setup"), style="bold")]
        if view["year"]:
            season = self.noun("season", view["season"])
            now = [Line(say("cli-season", year=view["year"], season=season), style="bold")]
        if view["last_year"]:
            now.append(Line(say("cli-last-year"), style="yellow"))
        order = joined([self.who(seat) for seat in view["order"]], " › ")
        if view["order"]:
            now.append(joined([say("cli-fact", thing=say("cli-order"), values="").rstrip(), order]))
        lines: list[RenderableType] = [joined(now, " · "), self.wake_up()]
        if view["automa"] is not None:
            lines += self.automa(view["automa"])
        return Panel(Group(*lines), box=ROUNDED, expand=False, padding=(0, 1))

    def wake_up(self) -> RenderableType:
        """Each row with its bonus and its rooster or, in solo games, its token."""
        cells = []
        automa = self.view["automa"]
        for row in ROWS:
            here = [number for number, seat in enumerate(self.view["seats"]) if seat["row"] == row]
            mark = joined([seat_mark(seat) for seat in here])
            if not here and automa is not None and row in automa["rows_with_token"]:
                mark = Line(TOKEN, style="cyan")
            cells.append(joined([self.noun("row", row), mark or FREE], " "))
        table = Table.grid(padding=(0, 3, 0, 0))
        for first in range(0, len(cells), 3):
            table.add_row(*cells[first : first + 3])
        return table

    def automa(self, automa: dict[str, Any]) -> list[RenderableType]:
        say, options = self.text.say, self.view["options"]
        level = self.noun("level", options["level"])
        standing = say("cli-automa", points=automa["points"], level=level, years=automa["years"])
        words = [standing, say("cli-tokens", count=automa["tokens"])]
        if options["aggressive"]:
            words.append(say("cli-aggressive"))
        found: list[RenderableType] = [Line(" · ".join(words))]
        if options["challenge"] != "none":
            found.append(Line(self.noun("challenge", options["challenge"])))
        return found

    # The board

    def actions(self) -> RenderableType:
        """Every action with its spaces; the space in brackets has the bonus."""
        say = self.text.say
        table = block(say("cli-board-actions"), "", say("cli-spaces"), say("cli-bonus"))
        board = self.tables.board
        for number, action in enumerate(self.view["actions"]):
            season = SEASONS[1] if number < len(self.view["actions"]) // 2 else SEASONS[3]
            cells = []
            for place, (_, worker) in enumerate(action["spaces"].items()):
                mark = self.worker(worker)
                middle = list(action["spaces"])[place] == "middle"
                cells.append(Line.assemble("[", mark, "]") if middle else mark)
            cells += [Line.assemble(seat_mark(seat), "*") for seat in action["beside"]]
            bonus = self.noun("bonus", action["id"]) if board.bonus[number] else ""
            style = "" if season == self.view["season"] else "dim"
            table.add_row(self.noun("action", action["id"]), joined(cells), bonus, style=style)
        foot = [
            Line.assemble(seat_mark(number), f" {seat['at_gain_lira']}")
            for number, seat in enumerate(self.view["seats"])
            if seat["at_gain_lira"]
        ]
        table.add_row(self.noun("action", "gain-lira"), joined(foot, "  ") if foot else FREE, "")
        return table

    def decks(self) -> RenderableType:
        """How many cards are left in each deck, and the top card of its discard pile."""
        say = self.text.say
        table = block(say("cli-decks"), "", say("cli-left"), say("cli-top-discard"))
        for kind, deck in self.view["decks"].items():
            top = self.noun(kind, deck["discards"][-1]) if deck["discards"] else NOTHING
            table.add_row(say("cli-deck", kind=kind), str(deck["count"]), top)
        return table

    def shown(self) -> RenderableType:
        kinds = {id: kind for kind, ids in self.card_ids().items() for id in ids}
        names = [self.noun(kinds[card], card) for card in self.view["shown"]]
        return Line(self.fact("cli-shown", names), style="bold")

    def card_ids(self) -> dict[str, tuple[str, ...]]:
        tables = self.tables
        ids = (tables.vines.ids, tables.orders.ids, tables.summer.ids, tables.winter.ids)
        return dict(zip(self.view["decks"], ids, strict=True))

    # Players

    def summary(self, seat: int) -> RenderableType:
        """A seat's points and lira in one line, shown between consecutive questions."""
        mine = self.view["seats"][seat]
        amounts = {name: mine[name] for name in ("score", "lira", "residual")}
        return Line(self.text.say("cli-purse", **amounts), style="dim")

    def cells(self, number: int, seat: dict[str, Any]) -> list[str]:
        say = self.text.say
        idle = seat["idle"] + seat["grande"]
        grey = self.view["temporary"] == number
        workers = say("cli-workers-counted", idle=idle, all=seat["workers"] + 1 + grey)
        if seat["passed"]:
            workers = f"{say('cli-passed')}, {workers}"
        return [
            str(seat["score"]),
            str(seat["lira"]),
            str(seat["residual"]),
            f"{workers} +{seat['trained']}" if seat["trained"] else workers,
            "/".join(str(count) for count in seat["cards"].values()),
            NOTHING if seat["row"] is None else seat["row"].removeprefix("row-"),
        ]

    def neighbour(self, seat: int) -> RenderableType:
        """A summary of what another player has in public."""
        other = self.view["seats"][seat]
        fields = []
        for field in other["fields"]:
            vines = ", ".join(self.noun("vine", vine) for vine in field["vines"])
            fields.append(vines or (NOTHING if field["owned"] else self.text.say("cli-field-sold")))
        parts = [" | ".join(fields)]
        if other["structures"]:
            parts.append(", ".join(self.noun("structure", name) for name in other["structures"]))
        grapes = [
            self.noun("grape", f"{colour} {v}") for colour, values in other["grapes"].items() for v in values
        ]
        if grapes:
            parts.append(self.fact("cli-pad", grapes))
        wines = [
            self.noun("bottle", f"{wine} {v}") for wine, values in other["wines"].items() for v in values
        ]
        if wines:
            parts.append(self.fact("cli-wines", wines))
        return joined([seat_mark(seat), "; ".join(parts)])

    # My vineyard

    def vineyard(self, seat: int) -> RenderableType:
        """Fields with their vines and limits; structures, with the prices of those not built."""
        mine, say = self.view["seats"][seat], self.text.say
        title = Line(say("cli-vineyard", name=self.names[seat]), style="bold")
        table = Table(box=ROUNDED, padding=(0, 1), title=title, title_justify="left")
        cells = []
        for field in mine["fields"]:
            table.add_column(say("cli-field", value=field["value"], limit=field["limit"]))
            cells.append(self.field(field))
        table.add_row(*cells)
        cost = self.tables.mat.structure_cost
        built = [self.noun("structure", name) for name in mine["structures"]]
        open_ = [
            f"{self.noun('structure', name)} {price}"
            for name, price in zip(STRUCTURES, cost, strict=True)
            if name not in mine["structures"]
        ]
        used = [
            self.noun("structure", name)
            for name, key in (("windmill", "windmill_used"), ("tasting-room", "tasting_room_used"))
            if mine[key]
        ]
        lines = [Line(self.fact("cli-built", built))]
        if used:
            lines.append(Line(say("cli-used", names=self.text.listed(used)), style="dim"))
        lines.append(Line(self.fact("cli-not-built", open_), style="dim"))
        return Group(table, *lines)

    def field(self, field: dict[str, Any]) -> RenderableType:
        say = self.text.say
        if not field["owned"]:
            return Line(say("cli-field-sold"), style="dim")
        lines = [Line(self.noun("vine", vine)) for vine in field["vines"]] or [Line(NOTHING, style="dim")]
        if field["harvested"]:
            lines.append(Line(say("cli-harvested"), style="dim"))
        return Group(*lines)

    def pad(self, seat: int) -> RenderableType:
        """Crush pad and cellars: a row for each type of grape and wine, a column for each value."""
        mine, say, mat = self.view["seats"][seat], self.text.say, self.tables.mat
        table = block(say("cli-cellars"), "", *map(str, VALUES))
        table.padding = (0, 1, 0, 0)
        for colour in COLOURS:
            grapes = Line(say("cli-grapes", colour=colour), style=STYLES[colour])
            table.add_row(grapes, *[self.spot(colour, value in mine["grapes"][colour]) for value in VALUES])
        level = sum(name in mine["structures"] for name in ("medium-cellar", "large-cellar"))
        for wine, name in enumerate(WINES):
            cells = []
            for value in VALUES:
                cellar = next(c for c in range(len(CELLARS)) if value <= mat.cellar_most[c])
                reachable = cellar <= level and cellar >= mat.wine_cellar[wine]
                cells.append(self.spot(name, value in mine["wines"][name], reachable))
            table.add_row(Line(self.noun("wine", name), style=STYLES[name]), *cells)
        return table

    def spot(self, style: str, taken: bool, reachable: bool = True) -> Line:
        if taken:
            return Line(TOKEN, style=f"bold {STYLES[style]}")
        return Line(FREE if reachable else " ", style="dim")

    def hand(self, seat: int) -> RenderableType:
        """The cards in hand: what vines need, what orders are missing, what visitors do."""
        held, say = self.view["seats"][seat]["hand"], self.text.say
        lines: list[RenderableType] = [Line(say("cli-your-hand"), style="bold")]
        lines += [self.vine(vine) for vine in held["vine"]]
        lines += [self.order(seat, order) for order in held["order"]]
        for kind in ("summer", "winter"):
            for id in held[kind]:
                name = Line.assemble((self.noun(kind, id), "bold"), f" ({self.noun('season', kind)}): ")
                text = self.text.noun(GAME, "text", id, self.tables.numbers_of(id))
                lines.append(name + Line(text))
        if len(lines) == 1:
            lines.append(Line(NOTHING, style="dim"))
        return Group(lines[0], *[Padding(line, (0, 0, 0, 2)) for line in lines[1:]])

    def vine(self, id: str) -> Line:
        vines = self.tables.vines
        needed = vines.requires[vines.ids.index(id)]
        names = [self.noun("structure", name) for n, name in enumerate(STRUCTURES) if needed >> n & 1]
        needs = self.text.say("cli-needs", names=self.text.listed(names)) if names else ""
        return joined([Line(self.noun("vine", id)), Line(needs, style="dim")])

    def order(self, seat: int, id: str) -> Line:
        orders = self.tables.orders
        number = orders.ids.index(id)
        pays = self.text.say("cli-pays", points=orders.vp[number], residual=orders.residual[number])
        missing = lacking(orders.wines[number], self.view["seats"][seat]["wines"])
        state = Line(self.text.say("cli-ready"), style="green")
        if missing:
            names = [self.noun("bottle", f"{WINES[wine]}-{least}") for wine, least in missing]
            state = Line(self.text.say("cli-lacks", names=self.text.listed(names)), style="dim")
        return joined([f"{self.noun('order', id)}: {pays};", state])
