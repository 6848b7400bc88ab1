"""The events of Vinhos: one function for each thing that a rule can change.

Rules call these functions only while someone listens (`state.events is not None`), at the place where they
change the state. The paths are those of a view (`view.py`). Money is in thousands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vindima.core.events import DETAIL, ECHO, NEWS, Event, Weight, every, of, tell
from vindima.core.explain import Arg, Ref
from vindima.core.step import NOBODY
from vindima.vinhos.model import (
    ACTIONS,
    COLOURS,
    COURT,
    ESTATES,
    EXPERTS_PER_FEATURE,
    FEATURES,
    MULTIPLIER_ROOM,
    MULTIPLIERS,
    REGIONS,
    SOURCES,
    STORE,
)
from vindima.vinhos.naming import estate_named

if TYPE_CHECKING:
    from vindima.vinhos.state import State

CAUSES: Final = (
    "vineyard",
    "building",
    "expert",
    "divesting",
    "fair",
    "deposit",
    "withdrawal",
    "investment",
    "interest",
    "salaries",
    "sale",
    "start",
    "move",
)
"""Why money changes hands."""
KINDS: Final[dict[str, Weight]] = {
    "year": NEWS,
    "phase": NEWS,
    "vintage": NEWS,
    "feature": NEWS,
    "refresh": NEWS,
    "order": NEWS,
    "order-fair": NEWS,
    "order-start": NEWS,
    "order-place": ECHO,
    "move": ECHO,
    "stay": ECHO,
    "toll": NEWS,
    "cash": NEWS,
    "pay-cash": NEWS,
    "account": NEWS,
    "pay-account": NEWS,
    "invest": NEWS,
    "divest": NEWS,
    "points": NEWS,
    "lose-points": NEWS,
    "take-vineyard": DETAIL,
    "vineyard": ECHO,
    "lose-vineyard": NEWS,
    "cube": NEWS,
    "waiting-cube": NEWS,
    "waiting-cubes-move": DETAIL,
    "waiting-cube-back": DETAIL,
    "spend-cubes": DETAIL,
    "winery": NEWS,
    "lose-winery": NEWS,
    "cellar": NEWS,
    "enologist": NEWS,
    "enologist-leaves": NEWS,
    "enologist-moves": ECHO,
    "porto": NEWS,
    "spend-porto": DETAIL,
    "expert": NEWS,
    "expert-back": NEWS,
    "expert-used": ECHO,
    "choose-experts": ECHO,
    "fair-expert": NEWS,
    "wine": NEWS,
    "give-wine": DETAIL,
    "age": DETAIL,
    "wine-lost": NEWS,
    "sale": ECHO,
    "export": ECHO,
    "manager": ECHO,
    "benefit": ECHO,
    "benefit-multiplier": ECHO,
    "barrel-sale": ECHO,
    "barrel-export": ECHO,
    "barrel-court": ECHO,
    "barrel-multiplier": ECHO,
    "announce": NEWS,
    "fair-points": NEWS,
    "prize": NEWS,
    "fair-over": DETAIL,
    "look": ECHO,
    "reorder": NEWS,
    "last-benefits": DETAIL,
    "winner": NEWS,
}
"""Every kind of event with its weight; each has an entry in the catalogues."""


def in_estate(estate: int, *parts: str) -> tuple[str, ...]:
    """Paths below an estate, which is numbered across all seats."""
    return of(estate // ESTATES, *[f"estates/{estate % ESTATES}/{part}" for part in parts])


def cause(name: str) -> Ref:
    """The reason why money changes hands, as a noun."""
    return Ref("cause", name)


def owner(estate: int) -> int:
    return estate // ESTATES


# The year


def year(state: State) -> None:
    tell(state, "year", NOBODY, ("year",), {"year": state.year})


def phase(state: State) -> None:
    paths = ("phase", *every(state, "benefit_taken"))
    tell(state, "phase", NOBODY, paths, {"phase": state.phase})


def last_benefits(state: State) -> None:
    """After the last year everyone may take benefits again, in rounds."""
    tell(state, "last-benefits", NOBODY, every(state, "benefit_taken"), {})


def vintage(state: State) -> None:
    """A vintage is revealed; its weather counts for this year's production."""
    tell(state, "vintage", NOBODY, ("vintage",), {"weather": state.tables.vintages.weather[state.vintage]})


def feature(state: State, feature: int, steps: int) -> None:
    if steps:
        args: dict[str, Arg] = {"feature": Ref("feature", FEATURES[feature]), "steps": steps}
        tell(state, "feature", NOBODY, (f"features/{FEATURES[feature]}",), args)


def refresh(state: State, seat: int) -> None:
    """A seat's face-down experts turn face up."""
    tell(state, "refresh", seat, of(seat, "experts_up", "experts_down"), {})


def order(state: State, kind: str) -> None:
    """The order of play is settled; the event names the first player."""
    tell(state, kind, state.order[0], ("order", "lower_row"), {})


def order_place(state: State, seat: int, place: int) -> None:
    args: dict[str, Arg] = {"place": Ref("place", f"place-{place + 1}")}
    tell(state, "order-place", seat, ("lower_row",), args)


def moves(state: State, seat: int, space: int) -> None:
    tell(state, "move", seat, of(seat, "marker"), {"action": Ref("action", ACTIONS[space])})


# Money and points


def cash(state: State, seat: int, amount: int, why: str) -> None:
    """Cash received, or paid if the amount is negative."""
    if amount:
        kind = "cash" if amount > 0 else "pay-cash"
        tell(state, kind, seat, of(seat, "cash"), {"amount": abs(amount), "cause": cause(why)})


def toll(state: State, seat: int, amount: int) -> None:
    """A player is paid because somebody moves to the same space."""
    tell(state, "toll", seat, of(seat, "cash"), {"amount": amount})


def account(state: State, seat: int, amount: int, why: str) -> None:
    """Money paid into the account, or out of it if the amount is negative."""
    if amount:
        kind = "account" if amount > 0 else "pay-account"
        tell(state, kind, seat, of(seat, "account"), {"amount": abs(amount), "cause": cause(why)})


def invests(state: State, kind: str, seat: int) -> None:
    tell(state, kind, seat, of(seat, "investment"), {"level": state.investment[seat]})


def points(state: State, seat: int, source: int, change: int) -> None:
    if change:
        kind = "points" if change > 0 else "lose-points"
        args: dict[str, Arg] = {"points": abs(change), "source": Ref("source", SOURCES[source])}
        tell(state, kind, seat, of(seat, "score"), args)


# Vineyards and buildings


def tile(state: State, number: int) -> Ref:
    return Ref("vineyard", state.tables.vineyards.ids[number])


def takes_vineyard(state: State, region: int, number: int) -> None:
    """The top vineyard leaves its deck, and the next one is revealed."""
    tell(state, "take-vineyard", NOBODY, (f"regions/{region}",), {"vineyard": tile(state, number)})


def vineyard(state: State, estate: int, number_of_tile: int, region: int) -> None:
    """A vineyard goes into an estate."""
    paths = (f"regions/{region}/discs", *in_estate(estate, "region", "colour", "vineyards"))
    args: dict[str, Arg] = {"vineyard": tile(state, number_of_tile), "estate": estate_named(state, estate)}
    tell(state, "vineyard", owner(estate), paths, args)


def loses_vineyard(state: State, estate: int, number_of_tile: int, region: int) -> None:
    paths = (f"regions/{region}", *in_estate(estate, "region", "colour", "vineyards"))
    args: dict[str, Arg] = {"vineyard": tile(state, number_of_tile), "estate": estate_named(state, estate)}
    tell(state, "lose-vineyard", owner(estate), paths, args)


def cube(state: State, region: int) -> None:
    """A renown cube is placed in a region."""
    paths = (f"regions/{region}/cubes", "supply/cubes")
    tell(state, "cube", NOBODY, paths, {"region": Ref("region", REGIONS[region])})


def spends_cubes(state: State, region: int, cubes: int) -> None:
    if cubes:
        paths = (f"regions/{region}/cubes", "supply/cubes")
        args: dict[str, Arg] = {"region": Ref("region", REGIONS[region]), "cubes": cubes}
        tell(state, "spend-cubes", NOBODY, paths, args)


def waiting_cube(state: State, kind: str, estate: int) -> None:
    """A cube waits on a building of an estate without a region, or stops waiting."""
    paths = ("supply/cubes", *in_estate(estate, "waiting_cubes"))
    tell(state, kind, owner(estate), paths, {"estate": estate_named(state, estate)})


def building(state: State, kind: str, estate: int) -> None:
    """A winery, a cellar or an enologist comes to an estate or leaves it."""
    parts = {
        "winery": ("wineries", "wineries"),
        "lose-winery": ("wineries", "wineries"),
        "cellar": ("cellars", "cellar"),
        "enologist": ("enologists", "enologists"),
        "enologist-leaves": ("enologists", "enologists"),
    }
    supply, part = parts[kind]
    paths = (f"supply/{supply}", *in_estate(estate, part))
    if kind == "cellar":
        paths = (*paths, *in_estate(estate, "wines"))
    tell(state, kind, owner(estate), paths, {"estate": estate_named(state, estate)})


def enologist_moves(state: State, estate: int, other: int) -> None:
    paths = (*in_estate(estate, "enologists"), *in_estate(other, "enologists"))
    args: dict[str, Arg] = {"estate": estate_named(state, estate), "other": estate_named(state, other)}
    tell(state, "enologist-moves", owner(estate), paths, args)


def porto(state: State, kind: str, seat: int, tiles: int) -> None:
    if tiles:
        tell(state, kind, seat, ("supply/porto", *of(seat, "porto")), {"tiles": tiles})


# Experts


def expert(state: State, kind: str, seat: int, number: int) -> None:
    """An expert is taken, returned, or turned face down for its ability."""
    feature = FEATURES[number // EXPERTS_PER_FEATURE]
    paths = of(seat, "experts_up", "experts_down", "experts_chosen")
    if kind != "expert-used":
        paths = (f"experts/{feature}", *paths)
    args: dict[str, Arg] = {"expert": Ref("expert", state.tables.experts.ids[number])}
    tell(state, kind, seat, paths, args)


def chooses_experts(state: State, seat: int, count: int) -> None:
    """Until the reveal only the seat itself knows which experts it plays; the others notice nothing."""
    if state.events is not None:
        paths = of(seat, "experts_chosen")
        state.events.append(Event("choose-experts", seat, paths, {"count": count}, 1 << seat))


def looks(state: State, seat: int, region: int) -> None:
    """A seat looks through a deck."""
    args: dict[str, Arg] = {"region": Ref("region", REGIONS[region])}
    tell(state, "look", seat, (f"regions/{region}/order",), args)


def reorders(state: State, seat: int, region: int) -> None:
    args: dict[str, Arg] = {"region": Ref("region", REGIONS[region])}
    tell(state, "reorder", seat, (f"regions/{region}/order", f"regions/{region}/top"), args)


# Wine


def wine_args(colour: int, region: int, value: int) -> dict[str, Arg]:
    return {
        "colour": Ref("colour", COLOURS[colour]),
        "region": Ref("region", REGIONS[region]),
        "value": value,
    }


def produces(state: State, estate: int, colour: int, region: int, value: int) -> None:
    args = wine_args(colour, region, value)
    args["estate"] = estate_named(state, estate)
    tell(state, "wine", owner(estate), in_estate(estate, "wines/0"), args)


def gives_wine(state: State, seat: int, place: int, args: dict[str, Arg]) -> None:
    """A wine leaves the player board."""
    paths = of(seat, f"estates/{place // STORE}/wines/{place % STORE}")
    tell(state, "give-wine", seat, paths, args)


def ages(state: State, estate: int) -> None:
    """The wines of an estate move one slot to the right."""
    tell(state, "age", owner(estate), in_estate(estate, "wines"), {"estate": estate_named(state, estate)})


def wine_lost(state: State, estate: int, colour: int, region: int, value: int) -> None:
    """A wine was too old for its store."""
    args = wine_args(colour, region, value)
    args["estate"] = estate_named(state, estate)
    tell(state, "wine-lost", owner(estate), in_estate(estate, "wines"), args)


# Barrels


def sale(state: State, seat: int, slot: int) -> None:
    paths = (f"sales/{slot}/seat", *of(seat, "barrels"))
    tell(state, "sale", seat, paths, {"slot": Ref("sale", state.tables.sales.ids[slot])})


def export(state: State, seat: int, slot: int) -> None:
    paths = (f"export/slots/{slot}/seat", *of(seat, "barrels"))
    tell(state, "export", seat, paths, {"slot": Ref("export", state.tables.export.ids[slot])})


def manager(state: State, seat: int, space: int) -> None:
    """A manager gets a barrel."""
    args: dict[str, Arg] = {"manager": Ref("manager", COURT[space])}
    tell(state, "manager", seat, of(seat, "barrels", f"court/{COURT[space]}"), args)


def benefit(state: State, seat: int, space: int, target: int) -> None:
    """A barrel moves to a bonus action of its row."""
    paths = of(seat, "benefit_taken", f"court/{COURT[space]}", f"court/{COURT[target]}")
    tell(state, "benefit", seat, paths, {"benefit": Ref("court", COURT[target])})


def multiplier_slot(slot: int) -> tuple[str, Ref]:
    """The view path and the noun of a multiplier slot."""
    name, place = MULTIPLIERS[slot // MULTIPLIER_ROOM], slot % MULTIPLIER_ROOM
    return f"multipliers/{name}/{place}", Ref("multiplier", f"{name}-{place + 1}")


def multiplies(state: State, seat: int, space: int, slot: int) -> None:
    """A barrel moves to a multiplier of its row."""
    path, noun = multiplier_slot(slot)
    paths = (path, *of(seat, "benefit_taken", f"court/{COURT[space]}"))
    tell(state, "benefit-multiplier", seat, paths, {"multiplier": noun})


def barrel_back(state: State, seat: int, kind: str, place: int) -> None:
    """A barrel returns to its owner: from a sale, an export, a court space or a multiplier."""
    if kind == "sale":
        path, noun = f"sales/{place}/seat", Ref("sale", state.tables.sales.ids[place])
    elif kind == "export":
        path, noun = f"export/slots/{place}/seat", Ref("export", state.tables.export.ids[place])
    elif kind == "court":
        path, noun = f"seats/{seat}/court/{COURT[place]}", Ref("court", COURT[place])
    else:
        path, noun = multiplier_slot(place)
    tell(state, f"barrel-{kind}", seat, (path, *of(seat, "barrels")), {"slot": noun})


# The Fair


def announces(state: State, seat: int, slot: int, value: int) -> None:
    paths = (f"fair_slots/{slot}/seat", *of(seat, "fair_tile"))
    args: dict[str, Arg] = {"slot": Ref("fair", state.tables.fair.slot_ids[slot]), "value": value}
    tell(state, "announce", seat, paths, args)


def fair_points(state: State, seat: int, change: int) -> None:
    if change:
        args: dict[str, Arg] = {"points": change, "total": state.fair_points[seat]}
        tell(state, "fair-points", seat, of(seat, "fair_points"), args)


def fair_expert(state: State, seat: int, number: int) -> None:
    """An expert that was chosen in secret is revealed."""
    args: dict[str, Arg] = {"expert": Ref("expert", state.tables.experts.ids[number])}
    tell(state, "fair-expert", seat, of(seat, "experts_chosen"), args)


def prize(state: State, seat: int, place: int, points: int) -> None:
    """A place at the Fair; its points are a separate event."""
    tell(state, "prize", seat, (), {"place": place, "points": points})


def fair_over(state: State) -> None:
    slots = [f"fair_slots/{slot}/seat" for slot in range(len(state.fair_slots))]
    tell(state, "fair-over", NOBODY, (*slots, *every(state, "fair_tile", "experts_chosen")), {})
