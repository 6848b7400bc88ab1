"""The events of Viticulture: one function for each thing that a rule can change.

Rules call these functions only while someone listens (`state.events is not None`), at the place where they
change the state. The paths are those of a view (`view.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from vindima.core.events import DETAIL, ECHO, EVERYONE, NEWS, Event, Weight, every, of, player, tell
from vindima.core.explain import Arg, Ref
from vindima.core.step import NOBODY, Step
from vindima.viticulture.model import (
    ACTIONS,
    CARDS,
    COLOURS,
    FIELDS,
    GAIN_LIRA,
    ROWS,
    SEASONS,
    SOURCES,
    SPACES,
    STRUCTURES,
    USE_YOKE,
    WINES,
    WORKERS,
)

if TYPE_CHECKING:
    from vindima.viticulture.state import State

VISITOR: Final = "visitor"
CAUSES: Final = (
    "tour",
    "bonus",
    "row",
    "residual",
    "grapes",
    "field",
    "space",
    "parents",
    "building",
    "training",
    VISITOR,
)
"""Why lira change hands when no visitor is the cause."""
KINDS: Final[dict[str, Weight]] = {
    "year": NEWS,
    "season": NEWS,
    "next-year": DETAIL,
    "last-year": NEWS,
    "rooster": ECHO,
    "temporary": NEWS,
    "pass": ECHO,
    "place": ECHO,
    "place-lira": ECHO,
    "place-yoke": ECHO,
    "fetch": ECHO,
    "home": DETAIL,
    "train": NEWS,
    "train-now": NEWS,
    "join": NEWS,
    "lira": NEWS,
    "pay": NEWS,
    "points": NEWS,
    "lose-points": NEWS,
    "residual": NEWS,
    "lose-residual": NEWS,
    "draw": NEWS,
    "draw-hidden": NEWS,
    "reshuffle": NEWS,
    "discard": ECHO,
    "played": ECHO,
    "laid-away": DETAIL,
    "give": NEWS,
    "give-hidden": NEWS,
    "take-discard": ECHO,
    "reveal": NEWS,
    "keep": ECHO,
    "discard-shown": DETAIL,
    "plant": ECHO,
    "plant-start": ECHO,
    "uproot": ECHO,
    "switch": ECHO,
    "harvest": ECHO,
    "grape": NEWS,
    "grape-lost": NEWS,
    "lose-grape": DETAIL,
    "wine": NEWS,
    "lose-wine": NEWS,
    "age-grapes": NEWS,
    "age-wines": NEWS,
    "age-one": NEWS,
    "build": ECHO,
    "use-structure": DETAIL,
    "fill": ECHO,
    "sell-field": ECHO,
    "buy-field": ECHO,
    "mama": ECHO,
    "papa": ECHO,
    "papa-gift": ECHO,
    "token": NEWS,
    "spend-token": ECHO,
    "take-token": DETAIL,
    "automa-card": NEWS,
    "automa-place": NEWS,
    "automa-shuffle": NEWS,
    "automa-points": NEWS,
    "plan": ECHO,
    "plan-done": NEWS,
    "plan-cancelled": NEWS,
    "winner": NEWS,
    "result-draw": NEWS,
    "result-loss": NEWS,
}
"""Every kind of event with its weight; each has an entry in the catalogues."""


def card(state: State, kind: int, number: int) -> Ref:
    """A card of one of the four kinds."""
    tables = state.tables
    ids = (tables.vines.ids, tables.orders.ids, tables.summer.ids, tables.winter.ids)[kind]
    return Ref(CARDS[kind], ids[number])


def cause(name: str) -> Ref:
    """The reason why lira change hands, as a noun."""
    return Ref("cause", name)


def card_of(state: State, step: Step[Any]) -> Ref:
    """The visitor that a step belongs to; steps are named after their card."""
    id = step.name.partition("/")[0]
    if id in state.tables.summer.ids:
        return Ref("summer", id)
    return Ref("winter", id) if id in state.tables.winter.ids else cause(VISITOR)


# The year


def year(state: State) -> None:
    tell(state, "year", NOBODY, ("year", "season", "last_year"), {"year": state.year})


def season(state: State) -> None:
    name = SEASONS[state.season]
    tell(state, "season", NOBODY, ("season", *every(state, "passed")), {"season": Ref("season", name)})


def next_year(state: State) -> None:
    """The roosters return, and the next first player is named."""
    parts = ("row", "passed", "windmill_used", "tasting_room_used")
    fields = [f"fields/{field}/harvested" for field in range(len(FIELDS))]
    tell(state, "next-year", state.first, ("first", "order", *every(state, *parts, *fields)), {})


def last_year(state: State, seat: int) -> None:
    tell(state, "last-year", seat, ("last_year",), {"points": state.tables.board.end_vp})


def rooster(state: State, seat: int, row: int) -> None:
    tell(state, "rooster", seat, ("order", *of(seat, "row")), {"row": Ref("row", ROWS[row])})


def passes(state: State, seat: int) -> None:
    tell(state, "pass", seat, of(seat, "passed"), {})


# Workers


def worker_paths(seat: int, action: int, space: int) -> tuple[str, ...]:
    """The paths that change when a worker is placed or retrieved."""
    own = of(seat, "idle", "grande")
    if action == GAIN_LIRA:
        return (*own, *of(seat, "at_gain_lira"))
    if action == USE_YOKE:
        return (*own, *of(seat, "yoke"))
    if space < len(SPACES) - 1:
        return (*own, f"actions/{action}/spaces/{SPACES[space]}")
    return (*own, f"actions/{action}/beside")


def placing(state: State, seat: int, action: int, space: int, kind: int) -> None:
    """A worker is placed."""
    name = {GAIN_LIRA: "place-lira", USE_YOKE: "place-yoke"}.get(action, "place")
    args: dict[str, Arg] = {"worker": WORKERS[kind]}
    if name == "place":
        args["action"] = Ref("action", ACTIONS[action])
    tell(state, name, seat, worker_paths(seat, action, space), args)


def fetching(state: State, seat: int, action: int, space: int) -> None:
    args: dict[str, Arg] = {"action": Ref("action", ACTIONS[action])}
    tell(state, "fetch", seat, worker_paths(seat, action, space), args)


def home(state: State) -> None:
    """All workers return, and those trained this year join them."""
    parts = ("idle", "grande", "yoke", "at_gain_lira", "workers", "trained")
    tell(state, "home", NOBODY, ("actions", "temporary", *every(state, *parts)), {})


def temporary(state: State, seat: int) -> None:
    tell(state, "temporary", seat, ("temporary", *of(seat, "idle")), {})


def trains(state: State, seat: int, now: bool) -> None:
    if now:
        tell(state, "train-now", seat, of(seat, "workers", "idle"), {})
    else:
        tell(state, "train", seat, of(seat, "trained"), {})


def joins(state: State, seat: int, count: int) -> None:
    """Regular workers from a Mama or a Papa, which can be used at once."""
    tell(state, "join", seat, of(seat, "workers", "idle"), {"count": count})


def plans(state: State, kind: str, seat: int, action: int) -> None:
    tell(state, kind, seat, ("plans",), {"action": Ref("action", ACTIONS[action])})


# Lira, residual payment, points


def lira(state: State, seat: int, amount: int, why: Ref) -> None:
    """Lira received, or paid if the amount is negative."""
    if amount:
        kind = "lira" if amount > 0 else "pay"
        tell(state, kind, seat, of(seat, "lira"), {"amount": abs(amount), "cause": why})


def residual(state: State, seat: int, change: int) -> None:
    if change:
        kind = "residual" if change > 0 else "lose-residual"
        tell(state, kind, seat, of(seat, "residual"), {"amount": abs(change)})


def points(state: State, seat: int, source: int, change: int) -> None:
    if change:
        kind = "points" if change > 0 else "lose-points"
        args: dict[str, Arg] = {"points": abs(change), "source": Ref("source", SOURCES[source])}
        tell(state, kind, seat, of(seat, "score", "breakdown"), args)


# Cards


def draws(state: State, seat: int, kind: int, number: int) -> None:
    """A card goes from a deck to a hand; only the hand's owner learns which."""
    if state.events is None:
        return
    paths = (f"decks/{CARDS[kind]}/count", *of(seat, f"cards/{CARDS[kind]}", f"hand/{CARDS[kind]}"))
    args: dict[str, Arg] = {"deck": Ref("deck", CARDS[kind])}
    secrets: dict[str, Arg] = {"card": card(state, kind, number)}
    state.events.append(Event("draw", seat, paths, args, EVERYONE, 1 << seat, secrets))


def reshuffles(state: State, kind: int) -> None:
    tell(state, "reshuffle", NOBODY, (f"decks/{CARDS[kind]}",), {"deck": Ref("deck", CARDS[kind])})


def from_hand(state: State, verb: str, seat: int, kind: int, number: int) -> None:
    """A card leaves a hand face up: it is discarded or played."""
    paths = of(seat, f"cards/{CARDS[kind]}", f"hand/{CARDS[kind]}")
    if verb == "discard":
        paths = (f"decks/{CARDS[kind]}/discards", *paths)
    tell(state, verb, seat, paths, {"card": card(state, kind, number)})


def laid_away(state: State, verb: str, kind: int, number: int) -> None:
    """A face-up card that is in no hand goes to its discard pile."""
    paths = (f"decks/{CARDS[kind]}/discards", "shown")
    tell(state, verb, NOBODY, paths, {"card": card(state, kind, number)})


def gives(state: State, seat: int, receiver: int, kind: int, number: int) -> None:
    """A card goes from hand to hand; only the two players learn which."""
    if state.events is None:
        return
    parts = (f"cards/{CARDS[kind]}", f"hand/{CARDS[kind]}")
    paths = (*of(seat, *parts), *of(receiver, *parts))
    args: dict[str, Arg] = {"to": player(receiver), "deck": Ref("deck", CARDS[kind])}
    secrets: dict[str, Arg] = {"card": card(state, kind, number)}
    state.events.append(Event("give", seat, paths, args, EVERYONE, 1 << seat | 1 << receiver, secrets))


def takes(state: State, verb: str, seat: int, kind: int, number: int) -> None:
    """A face-up card goes to a hand: from a discard pile, or from the revealed cards."""
    parts = of(seat, f"cards/{CARDS[kind]}", f"hand/{CARDS[kind]}")
    where = f"decks/{CARDS[kind]}/discards" if verb == "take-discard" else "shown"
    tell(state, verb, seat, (where, *parts), {"card": card(state, kind, number)})


def reveals(state: State, seat: int, kind: int, number: int) -> None:
    paths = (f"decks/{CARDS[kind]}/count", "shown")
    tell(state, "reveal", seat, paths, {"card": card(state, kind, number)})


def parent(state: State, kind: str, seat: int, id: str) -> None:
    """A Mama or Papa is chosen or dealt."""
    tell(state, kind, seat, ("parents",), {"card": Ref(kind, id)})


def papa_gift(state: State, seat: int, id: str, lira: bool) -> None:
    """A Papa's gift is taken, or more lira instead."""
    tell(
        state,
        "papa-gift",
        seat,
        ("parents",),
        {"card": Ref("papa", id), "choice": "lira" if lira else "gift"},
    )


# The vineyard


def vine(state: State, verb: str, seat: int, number: int, field: int) -> None:
    """A vine is planted or uprooted."""
    paths = of(seat, f"fields/{field}/vines", f"fields/{field}/value", "cards/vine", "hand/vine")
    if verb == "plant-start":
        paths = ("decks/vine/count", *paths)
    args: dict[str, Arg] = {
        "vine": Ref("vine", state.tables.vines.ids[number]),
        "field": Ref("field", FIELDS[field]),
    }
    tell(state, verb, seat, paths, args)


def switches(state: State, seat: int, vine: int, field: int, other: int, other_field: int) -> None:
    ids = state.tables.vines.ids
    places = [f"fields/{place}/{part}" for place in (field, other_field) for part in ("vines", "value")]
    args: dict[str, Arg] = {"vine": Ref("vine", ids[vine]), "other": Ref("vine", ids[other])}
    tell(state, "switch", seat, of(seat, *places), args)


def harvests(state: State, seat: int, field: int) -> None:
    args: dict[str, Arg] = {"field": Ref("field", FIELDS[field])}
    tell(state, "harvest", seat, of(seat, f"fields/{field}/harvested"), args)


def trades(state: State, verb: str, seat: int, field: int) -> None:
    """A field is sold or bought back."""
    tell(state, verb, seat, of(seat, f"fields/{field}/owned"), {"field": Ref("field", FIELDS[field])})


def builds(state: State, seat: int, structure: int) -> None:
    args: dict[str, Arg] = {"structure": Ref("structure", STRUCTURES[structure])}
    tell(state, "build", seat, of(seat, "structures"), args)


def uses(state: State, seat: int, structure: int) -> None:
    """A windmill or tasting room is used for this year."""
    name = STRUCTURES[structure]
    path = of(seat, f"{name.replace('-', '_')}_used")
    tell(state, "use-structure", seat, path, {"structure": Ref("structure", name)})


def grape(state: State, verb: str, seat: int, colour: int, value: int) -> None:
    """A grape comes, goes, or is lost because the crush pad is full."""
    args: dict[str, Arg] = {"grape": Ref("grape", f"{COLOURS[colour]}-{value}")}
    tell(state, verb, seat, of(seat, f"grapes/{COLOURS[colour]}"), args)


def bottle(state: State, verb: str, seat: int, wine: int, value: int) -> None:
    """A wine is made or leaves the cellar."""
    args: dict[str, Arg] = {"wine": Ref("bottle", f"{WINES[wine]}-{value}")}
    tell(state, verb, seat, of(seat, f"wines/{WINES[wine]}", "breakdown"), args)


def ages(state: State, kind: str, seat: int) -> None:
    """All grapes or all wines of a seat have aged; `kind` is `grapes` or `wines`."""
    tell(state, f"age-{kind}", seat, of(seat, kind, "breakdown"), {})


def ages_one(state: State, seat: int, wine: int, value: int) -> None:
    args: dict[str, Arg] = {"wine": Ref("bottle", f"{WINES[wine]}-{value}"), "value": value + 1}
    tell(state, "age-one", seat, of(seat, f"wines/{WINES[wine]}", "breakdown"), args)


def fills(state: State, seat: int, order: int) -> None:
    tell(state, "fill", seat, (), {"order": Ref("order", state.tables.orders.ids[order])})


# The solo game


def token(state: State, kind: str, seat: int, row: int = -1) -> None:
    """A bonus action token is gained or spent, or a row loses its token."""
    args: dict[str, Arg] = {} if row < 0 else {"row": row + 1}
    tell(state, kind, seat, ("automa/tokens", "automa/rows_with_token"), args)


def automa_card(state: State, number: int) -> None:
    tell(state, "automa-card", NOBODY, ("automa/cards_left",), {"number": number + 1})


def automa_place(state: State, action: int, space: int) -> None:
    paths = (f"actions/{action}/spaces/{SPACES[space]}",)
    tell(state, "automa-place", NOBODY, paths, {"action": Ref("action", ACTIONS[action])})


def automa_shuffle(state: State) -> None:
    tell(state, "automa-shuffle", NOBODY, ("automa/cards_left",), {})


def automa_points(state: State) -> None:
    tell(state, "automa-points", NOBODY, ("automa/points",), {"points": state.automa_vp})
