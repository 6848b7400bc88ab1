"""The uncertain numbers of Vinhos: ten parts of the board and the tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from vindima.checking.parts import ANY, Entries, Field, Path, Plan, Row
from vindima.core.explain import Message, Ref
from vindima.vinhos import model

__all__ = ["PLANS"]

PAIRED: Final = ("look", "taste", "aroma", "alcohol")
"""The order of features in the ids of Fair slots."""
MORE_ROWS: Final = 2
MORE_SLOTS: Final = 4
"""How many rows of the export area, and slots of each hangout, an owner can add."""
COLOURS: Final = Field("colour", "choice", model.COLOURS, "colour")


def vineyard(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("vineyard", row["id"])})


def colour(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("colour", row["colour"])})


def region(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("region", str(path[0]))})


def column(path: Path, row: Row) -> Message:
    return Message("vinhos-check-column", {"number": row["number"]})


def columns(path: Path, row: Row) -> Message:
    return Message("vinhos-check-columns", {})


def export_row(path: Path, row: Row) -> Message:
    return Message("vinhos-check-row", {"number": row["number"]})


def rows(path: Path, row: Row) -> Message:
    return Message("vinhos-check-rows", {})


def export_slot(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("export", row["id"])})


def line_of_slot(path: Path, row: Row) -> Message:
    return Message("vinhos-check-row", {"number": row["row"]})


def sale(path: Path, row: Row) -> Message:
    return Message("vinhos-check-slot", {"it": Ref("hangout", str(path[0])), "number": int(path[-1]) + 1})


def hangout(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("hangout", str(path[0]))})


def sale_id(path: Path, row: Row) -> str:
    if row["colour"] not in model.COLOURS or not isinstance(row["value"], int):
        return str(row["id"])  # refused when the tables are read
    return f"{path[0]}_{row['colour']}_{row['value']}"


def more_rows(tables: Row) -> Iterator[tuple[Path, Row]]:
    """Further rows of the export area."""
    last = tables["rows"][-1]
    for more in range(1, MORE_ROWS + 1):
        number = last["number"] + more
        yield ("rows", number - 1), {"number": number, "vp": last["vp"] + more}


def more_export_slots(tables: Row) -> Iterator[tuple[Path, Row]]:
    """The slots of these rows."""
    rows, slots = tables["rows"], tables["slots"]
    lowest = {slot["column"]: slot["value"] for slot in slots}
    place = len(slots)
    for row in range(len(rows) + 1, len(rows) + MORE_ROWS + 1):
        for column in sorted(lowest):
            value = lowest[column] + row - len(rows)
            yield ("slots", place), {"id": f"c{column}r{row}", "column": column, "row": row, "value": value}
            place += 1


def more_sales(tables: Row) -> Iterator[tuple[Path, Row]]:
    """Further slots of each hangout."""
    for name in model.HANGOUTS:
        slots = tables[name]["slots"]
        for more in range(MORE_SLOTS):
            colour = model.COLOURS[more % len(model.COLOURS)]
            row = {"id": f"{name}_more_{more + 1}", "colour": colour, "value": slots[-1]["value"]}
            yield (name, "slots", len(slots) + more), row


def band(path: Path, row: Row) -> Message:
    return Message("vinhos-check-band", {"from": row["from"], "to": row["to"]})


def account(path: Path, row: Row) -> Message:
    return Message("vinhos-check-account", {})


def band_span(path: Path, row: Row) -> Message:
    return Message("vinhos-check-span", {"from": row["from"], "to": row["to"]})


def step_arrow(path: Path, row: Row) -> Message:
    return Message("vinhos-check-arrow", {"from": row["from"], "to": row["to"]})


def step(path: Path, row: Row) -> Message:
    return Message("vinhos-check-step", {"from": row["from"], "to": row["to"]})


def invest(path: Path, row: Row) -> Message:
    return Message("vinhos-check-invest", {})


def divest(path: Path, row: Row) -> Message:
    return Message("vinhos-check-divest", {})


def vintage(path: Path, row: Row) -> Message:
    return Message("vinhos-check-vintage", {"number": int(path[-1]) + 1})


def track(path: Path, row: Row) -> Message:
    return Message("vinhos-check-track", {})


def stand(path: Path, row: Row) -> Message:
    first, second = row["features"]
    return Message("vinhos-check-stand", {"first": Ref("feature", first), "second": Ref("feature", second)})


def stand_id(path: Path, row: Row) -> str:
    features = row["features"] if isinstance(row["features"], list) else []
    return "_".join(feature for feature in PAIRED if feature in features) or str(row["id"])


def expert(path: Path, row: Row) -> Message:
    return Message("vinhos-check-expert", {"it": Ref("feature", str(path[0])), "number": int(path[-1]) + 1})


def feature(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("feature", str(path[0]))})


def expert_id(path: Path, row: Row) -> str:
    return f"{path[0]}_{row['ability']}" if row["ability"] in model.ABILITIES else str(row["id"])


def year(path: Path, row: Row) -> Message:
    return Message("vinhos-check-year", {"number": row["year"]})


def multiplier(path: Path, row: Row) -> Message:
    name = model.MULTIPLIERS[int(path[1])]
    return Message("vinhos-check-noun", {"it": Ref("check-multiplier", name)})


def box_of_region(path: Path, row: Row) -> Message:
    return Message("vinhos-check-noun", {"it": Ref("region", row["id"])})


PLANS: Final = (
    Plan(
        "vineyards",
        (
            Entries(
                "vineyards.toml", (ANY, "tiles", ANY), (Field("cost", "number"),), vineyard, region, colour
            ),
        ),
    ),
    Plan(
        "export",
        (
            Entries("export.toml", ("columns", ANY), (Field("majority_vp", "number"),), column, columns),
            Entries(
                "export.toml", ("rows", ANY), (Field("vp", "number"),), export_row, rows, spare=more_rows
            ),
            Entries(
                "export.toml",
                ("slots", ANY),
                (Field("value", "number"),),
                export_slot,
                line_of_slot,
                spare=more_export_slots,
            ),
        ),
    ),
    Plan(
        "sales",
        (
            Entries(
                "sales.toml",
                (ANY, "slots", ANY),
                (COLOURS, Field("value", "number")),
                sale,
                hangout,
                rename=sale_id,
                spare=more_sales,
            ),
        ),
    ),
    Plan(
        "bank",
        (
            Entries(
                "bank.toml",
                ("account_vp", "spaces", ANY),
                (
                    Field("from", "number", in_label=True),
                    Field("to", "number", in_label=True),
                    Field("vp", "number"),
                ),
                band,
                account,
                band_span,
            ),
            Entries(
                "bank.toml", ("invest", "steps", ANY), (Field("cost", "number"),), step, invest, step_arrow
            ),
            Entries(
                "bank.toml", ("divest", "steps", ANY), (Field("payout", "number"),), step, divest, step_arrow
            ),
        ),
    ),
    Plan(
        "vintages",
        (
            Entries(
                "vintages.toml",
                ("tiles", ANY),
                (
                    Field("weather", "number"),
                    Field("features", "amounts", model.FEATURES, "feature"),
                    Field("alexandre", "choice", model.COLOURS, "colour"),
                    Field("beatriz", "number"),
                    Field("constantino", "numbered", model.REGIONS, "region"),
                ),
                vintage,
            ),
        ),
    ),
    Plan(
        "fair",
        (
            Entries("fair.toml", ("tracks", "points"), (Field("points", "numbers"),), track),
            Entries(
                "fair.toml",
                ("slots", "slots", ANY),
                (
                    Field("features", "pair", model.FEATURES, "feature", in_label=True),
                    Field("bonus", "choice", model.FAIR_BONUSES, "check-bonus"),
                ),
                stand,
                rename=stand_id,
            ),
        ),
    ),
    Plan(
        "experts",
        (
            Entries(
                "experts.toml",
                (ANY, "tiles", ANY),
                (Field("ability", "choice", model.ABILITIES, "ability"), Field("arrow", "flag")),
                expert,
                feature,
                rename=expert_id,
            ),
        ),
    ),
    Plan(
        "tax",
        (
            Entries(
                "board.toml",
                ("tax", "years", ANY),
                (Field("space", "choice", model.ACTIONS, "action"),),
                year,
            ),
        ),
    ),
    Plan(
        "multipliers",
        (
            Entries(
                "managers.toml",
                ("multipliers", ANY, "slots"),
                (Field("slots", "number"),),
                multiplier,
            ),
        ),
    ),
    Plan(
        "renown",
        (Entries("regions.toml", ("rooms", "regions", ANY), (Field("room", "number"),), box_of_region),),
    ),
)
"""The most consequential parts come first: prices and sales that concern everybody, then the rest."""
