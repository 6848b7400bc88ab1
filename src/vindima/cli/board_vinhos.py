"""The board of Vinhos in a terminal, drawn from a seat's view alone."""

from __future__ import annotations

from typing import Any, Final

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from vindima.cli.drawing import NOTHING, GameBoard, block, joined, seat_mark

__all__ = ["Board"]

WINE_STYLES: Final = {"red": "red", "white": "yellow"}
WIDE: Final = 118
"""From this width on, three blocks are drawn side by side; below it, two."""
GRID: Final = 3
"""Spaces in a row of the action grid; bonus actions and multipliers in a manager's row."""
BUILDINGS: Final = ("vineyards", "wineries", "enologists")
COLUMNS: Final = (
    "cli-seat",
    "cli-score",
    "cli-cash",
    "cli-account",
    "cli-investment",
    "cli-barrels",
    "cli-fair-points",
    "cli-experts",
    "cli-porto",
)
MANAGER_ROWS: Final = (
    ("alexandre", "winery_for_1", "sales"),
    ("beatriz", "vineyard_minus_2", "export"),
    ("constantino", "free_expert", "invest_free"),
)


class Board(GameBoard):
    """The whole table of Vinhos."""

    game = "vinhos"
    columns = COLUMNS

    def render(self, width: int) -> RenderableType:
        """The whole board for a terminal of this width; 80 columns are enough."""
        if width >= WIDE:
            rows = [
                [self.actions(), self.regions(), Group(self.features(), self.stands())],
                [self.sales(), self.export(), self.managers()],
            ]
        else:
            rows = [
                [self.actions(), self.regions()],
                [Group(self.sales(), "", self.export()), self.managers()],
                [self.features(), self.stands()],
            ]
        parts: list[RenderableType] = [self.ribbon()]
        for row in rows:
            line = Table.grid(padding=(0, 2, 0, 0))
            line.add_row(*row)
            parts += [line, ""]
        parts += [self.supply(), "", self.seats(), ""]
        if self.seat is not None:
            parts += [self.estates(self.seat), self.experts(self.seat)]
        return Group(*parts)

    # Words

    def money(self, amount: int) -> str:
        return self.text.say("cli-money", amount=amount)

    def colour(self, colour: str) -> Line:
        return Line(self.noun("colour", colour), style=WINE_STYLES[colour])

    def owned(self, free: str, seat: int | None) -> Line:
        """A slot: its label, or who occupies it."""
        return Line(free) if seat is None else seat_mark(seat)

    # Years

    def ribbon(self) -> RenderableType:
        """The year, the turn order, all years with their fairs, and the managers' requests."""
        say, view = self.text.say, self.view
        now = [Line(say("cli-setup"), style="bold")]
        if view["year"]:
            title = say("cli-year", year=view["year"], years=len(view["years"]))
            now = [Line(title, style="bold"), Line(say("cli-phase", phase=view["phase"]))]
        now.append(Line(say("cli-weather", weather=f"{view['vintage']['weather']:+d}")))
        order = joined([self.who(seat) for seat in view["order"]], " › ")
        lines = [
            joined(
                [*now, joined([say("cli-fact", thing=say("cli-order"), values="").rstrip(), order])], " · "
            ),
            self.years(),
            Line(say("cli-fact", thing=say("cli-wishes"), values=self.wishes())),
        ]
        return Panel(Group(*lines), box=ROUNDED, expand=False, padding=(0, 1))

    def years(self) -> Line:
        found = []
        for entry in self.view["years"]:
            word = str(entry["year"])
            if entry["prizes"] is not None:
                prizes = "/".join(str(prize) for prize in entry["prizes"] if prize)
                word = f"{word} {self.text.say('cli-fair')} {prizes}"
            present = entry["year"] == self.view["year"]
            found.append(Line(f"[{word}]", style="reverse") if present else Line(word, style="dim"))
        return joined(found, "   ")

    def wishes(self) -> str:
        vintage, say = self.view["vintage"], self.text.say
        if vintage["alexandre"] is None:
            return say("cli-no-wishes")
        wished = {
            "alexandre": self.noun("colour", vintage["alexandre"]),
            "beatriz": say("cli-at-least", value=vintage["beatriz"]),
            "constantino": ", ".join(self.noun("region", region) for region in vintage["constantino"]),
        }
        return " · ".join(f"{self.noun('manager', name)} {wish}" for name, wish in wished.items())

    # The map

    def actions(self) -> RenderableType:
        table = Table(box=ROUNDED, show_header=False, show_lines=True, padding=0, title_justify="left")
        table.title = Line(self.text.say("cli-actions"), style="bold")
        for _ in range(GRID):
            table.add_column(width=12, no_wrap=True)
        spaces = list(self.view["seats"][0]["moves"])
        for first in range(0, len(spaces), GRID):
            table.add_row(*[self.space(name) for name in spaces[first : first + GRID]])
        return table

    def space(self, name: str) -> RenderableType:
        """A space of the grid: what the move costs, the tax and the markers."""
        view, say = self.view, self.text.say
        here = [seat for seat, other in enumerate(view["seats"]) if other["marker"] == name]
        notes: list[Line | str] = []
        if self.seat in here:
            notes.append(Line(say("cli-here"), style="dim"))
        else:
            if self.seat is not None:
                price = view["seats"][self.seat]["moves"][name]
                notes.append(self.money(price) if price else Line(say("cli-free"), style="green"))
            if view["year"] and view["tax_space"] == name:
                notes.append(Line(say("cli-tax"), style="yellow"))
        title = Line(self.noun("short", name), style="bold")
        return Group(title, joined(notes), joined([seat_mark(seat) for seat in here]))

    def regions(self) -> RenderableType:
        say = self.text.say
        table = block(say("cli-regions"), "", say("cli-top"), say("cli-cubes"), say("cli-discs"))
        table.padding = (0, 1, 0, 0)
        for region in self.view["regions"]:
            name = self.noun("region", region["id"])
            if not region["in_play"]:
                table.add_row(name, say("cli-not-in-play"), style="dim")
                continue
            top = region["top"]
            offer = Line(say("cli-sold-out"), style="dim")
            if top is not None:
                offer = joined([self.colour(top["colour"]), self.money(top["cost"])])
            cubes = "■" * region["cubes"] + "·" * (region["room"] - region["cubes"])
            table.add_row(name, offer, cubes, joined([seat_mark(seat) for seat in region["discs"]], ""))
        return table

    # Markets

    def sales(self) -> RenderableType:
        table = block(self.text.say("cli-sales"), "", *map(self.colour, WINE_STYLES))
        slots: dict[str, dict[str, list[Line]]] = {}
        for slot in self.view["sales"]:
            row = slots.setdefault(slot["hangout"], {colour: [] for colour in WINE_STYLES})
            row[slot["colour"]].append(self.owned(str(slot["value"]), slot["seat"]))
        for hangout, row in slots.items():
            table.add_row(self.noun("hangout", hangout), *[joined(cells, "  ") for cells in row.values()])
        return table

    def export(self) -> RenderableType:
        """A row for each immediate reward, a column for each majority."""
        say, majorities = self.text.say, self.view["export"]["majorities"]
        columns = range(1, len(majorities) + 1)
        table = block(say("cli-export"), say("cli-points"), *map(str, columns))
        for column in table.columns:
            column.justify = "right"
        rows: dict[int, dict[int, Line]] = {}
        for slot in self.view["export"]["slots"]:
            cell = self.owned(str(slot["value"]), slot["seat"])
            rows.setdefault(slot["points"], {})[slot["column"]] = cell
        for points, cells in rows.items():
            row = [cells.get(number, Line("")) for number in columns]
            table.add_row(Line(str(points), style="dim"), *row)
        table.add_row(say("cli-majority"), *map(str, majorities), style="dim")
        return table

    # The fair

    def features(self) -> RenderableType:
        """The points of each feature, and the expert on top of its deck."""
        say = self.text.say
        table = block(say("cli-fair-title"), "", say("cli-fair-worth"), say("cli-deck-tops"))
        for name, track in self.view["features"].items():
            top = self.view["experts"][name]["top"]
            offer = NOTHING if top is None else self.noun("ability", top.partition("_")[2])
            table.add_row(self.noun("short", name), str(track["points"]), offer)
        return table

    def stands(self) -> RenderableType:
        table = block(self.text.say("cli-stands"), "", "")
        for slot in self.view["fair_slots"]:
            bonus = self.owned(self.noun("bonus", slot["bonus"]), slot["seat"])
            features = " / ".join(self.noun("short", feature) for feature in slot["features"])
            table.add_row(features, bonus)
        return table

    # Managers

    def managers(self) -> RenderableType:
        """For each manager the barrels given, the bonus actions, and the multipliers slot by slot."""
        table = block(self.text.say("cli-managers"), "", "")
        multipliers = list(self.view["multipliers"])
        for row, (manager, *bonuses) in enumerate(MANAGER_ROWS):
            name = Line.assemble(self.noun("manager", manager), self.barrels(manager))
            offers = [Line.assemble(self.label("court", bonus), self.barrels(bonus)) for bonus in bonuses]
            table.add_row(name, joined(offers, " · "))
            for multiplier in multipliers[row * GRID : row * GRID + GRID]:
                table.add_row("", self.slots(multiplier))
        return table

    def label(self, kind: str, id: str) -> str:
        """A name short enough for the board."""
        return self.text.noun("cli", kind, id)

    def barrels(self, space: str) -> Line:
        """The barrels in a hangout, one letter each, after a space if there are any."""
        seats = enumerate(self.view["seats"])
        marks = [seat_mark(number) for number, seat in seats for _ in range(seat["court"].get(space, 0))]
        return Line.assemble(" ", *marks) if marks else Line("")

    def multiplied(self, multiplier: str, place: int) -> str:
        """The points a slot gives for each item or, for cash, the amount needed for each point."""
        points = self.view["multiplier_points"][multiplier]
        if not points:
            return "·"
        if multiplier == "cash" and (per := self.view["cash_per_point"][place]) > 1:
            return f"×{points[place]}/{per}"
        return f"×{points[place]}"

    def slots(self, multiplier: str) -> Line:
        cells = [
            self.owned(self.multiplied(multiplier, place), seat)
            for place, seat in enumerate(self.view["multipliers"][multiplier])
        ]
        return joined([self.label("multiplier", multiplier), *cells])

    # Players

    def summary(self, seat: int) -> RenderableType:
        """A seat's money and barrels in one line, shown between consecutive questions."""
        mine = self.view["seats"][seat]
        amounts = {name: self.money(mine[name]) for name in ("cash", "account")}
        return Line(self.text.say("cli-summary", **amounts, barrels=mine["barrels"]), style="dim")

    def supply(self) -> RenderableType:
        return Line(self.text.say("cli-supply", **self.view["supply"]), style="dim")

    def cells(self, number: int, seat: dict[str, Any]) -> list[str]:
        up, down = len(seat["experts_up"]), len(seat["experts_down"])
        return [
            str(seat["score"]),
            self.money(seat["cash"]),
            self.money(seat["account"]),
            f"{seat['investment']:+d}" if seat["investment"] else "0",
            str(seat["barrels"]),
            str(seat["fair_points"]),
            self.text.say("cli-experts-counted", up=up, all=up + down),
            str(seat["porto"]),
        ]

    def estates(self, seat: int) -> RenderableType:
        title = Line(self.text.say("cli-estates", name=self.names[seat]), style="bold")
        table = Table(box=ROUNDED, padding=(0, 1), title=title, title_justify="left")
        cells = []
        for number, estate in enumerate(self.view["seats"][seat]["estates"], 1):
            table.add_column(self.text.say("cli-estate", number=number), no_wrap=True)
            cells.append(self.estate(estate))
        table.add_row(*cells)
        return table

    def estate(self, estate: dict[str, Any]) -> RenderableType:
        """The tiles of an estate and the values of its wines from left to right."""
        say = self.text.say
        lines = [Line(say("cli-empty-estate"), style="dim")]
        if estate["region"] is not None:
            region = Line(self.noun("region", estate["region"]), style="bold")
            lines = [joined([region, self.colour(estate["colour"])])]
        counts = {**{name: estate[name] for name in BUILDINGS}, "vineyards": len(estate["vineyards"])}
        lines += [Line(say(f"cli-{name}", count=count)) for name, count in counts.items() if count]
        wines = [
            Line(NOTHING, style="dim")
            if wine is None
            else Line(str(wine["value"]), style=f"bold {WINE_STYLES[wine['colour']]}")
            for wine in estate["wines"]
        ]
        lines.append(joined([say("cli-cellar" if estate["cellar"] else "cli-warehouse"), *wines]))
        if estate["next_production"]:
            lines.append(Line(say("cli-next-wine", value=estate["next_production"]), style="dim"))
        return Group(*lines)

    def experts(self, seat: int) -> RenderableType:
        mine, say = self.view["seats"][seat], self.text.say
        up = [self.noun("expert", expert) for expert in mine["experts_up"]]
        down = [f"{self.noun('expert', expert)}, {say('cli-face-down')}" for expert in mine["experts_down"]]
        held = "; ".join([*up, *down]) or NOTHING
        lines = [Line(say("cli-fact", thing=say("cli-my-experts"), values=held))]
        if mine["fair_tile"] is not None:
            lines.append(Line(say("cli-announced", experts=mine["fair_tile"])))
        return Group(*lines)
