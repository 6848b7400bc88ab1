"""The winter visitors, in printed order. A card is found under its id: `wine-critic` is `WINE_CRITIC`."""

from __future__ import annotations

from typing import Final

from vindima.core.combine import OneOf, Seq
from vindima.viticulture.actions import PLAIN
from vindima.viticulture.actions.build import Build, NextCellar
from vindima.viticulture.actions.harvest import Harvest
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.actions.train import Train, all_workers
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cards.choices import ChooseTwo, OneOrBoth
from vindima.viticulture.cards.everyone import EachMay
from vindima.viticulture.cards.steps_piles import DiscardHand, LiraOrCards, RevealDecks, TakeDiscards
from vindima.viticulture.cards.steps_rivals import DemandOfNeighbour, DemandSummerVisitors
from vindima.viticulture.cards.steps_winter import (
    AgeAll,
    AgeThenFill,
    BoughtGrape,
    BuildFor,
    FetchGrande,
    FillThenAge,
    HasAllWorkers,
    MakeWineAhead,
    Promote,
    Taste,
)
from vindima.viticulture.effects import (
    DiscardCards,
    DiscardGrape,
    DiscardWine,
    Draw,
    Gain,
    GainFor,
    Pay,
    ResidualRoom,
)
from vindima.viticulture.hands import VISITORS, hand_size
from vindima.viticulture.model import (
    FIELDS,
    ORDER,
    RED,
    SPARKLING,
    SUMMER_ACTIONS,
    SUMMER_VISITOR,
    VINE,
    WHITE,
    YOKE,
)
from vindima.viticulture.state import State

WHOLE: Final = "Viticulture, Visitors; visitor_play"
"""What a branch of several parts rests on."""


# What some cards count


def rivals_with_all_workers(state: State, seat: int) -> int:
    return sum(all_workers(state, other) for other in range(state.setup.players) if other != seat)


def sparkling_made(state: State, seat: int) -> int:
    return state.made[SPARKLING]


def kinds_made(state: State, seat: int) -> int:
    return sum(map(bool, state.made))


def all_fields_reaped(state: State, seat: int) -> int:
    return int(state.reaped == len(FIELDS))


def six_structures(state: State, seat: int) -> int:
    return int(state.structures[seat].bit_count() >= 6)


# The cards

MERCHANT: Final = OneOf(
    "Viticulture, Visitors: Merchant; T8",
    Seq(WHOLE, Pay(lira=3), BoughtGrape(RED), BoughtGrape(WHITE)),
    FillOrder(extra_vp=1),
)
CRUSHER: Final = OneOf(
    "Viticulture, Visitors: Crusher; T11",
    Seq(WHOLE, Gain(lira=3), Draw(SUMMER_VISITOR)),
    Seq(WHOLE, Draw(ORDER), MakeWine(most=2, least=0)),
)
JUDGE: Final = OneOf(
    "Viticulture, Visitors: Judge",
    Draw(SUMMER_VISITOR, 2),
    Seq(WHOLE, DiscardWine(least=4), Gain(vp=3)),
)
OENOLOGIST: Final = OneOf("Viticulture, Visitors: Oenologist", AgeAll(steps=2), NextCellar(flat=3))
MARKETER: Final = OneOf(
    "Viticulture, Visitors: Marketer",
    Seq(WHOLE, Draw(SUMMER_VISITOR, 2), Gain(lira=1)),
    FillOrder(extra_vp=1),
)
CRUSH_EXPERT: Final = OneOf(
    "Viticulture, Visitors: Crush Expert; T11",
    Seq(WHOLE, Gain(lira=3), Draw(ORDER)),
    MakeWine(most=3),
)
UNCERTIFIED_TEACHER: Final = OneOf(
    "Viticulture, Visitors: Uncertified Teacher",
    Seq(WHOLE, Pay(vp=1), Train()),
    GainFor(rivals_with_all_workers, vp=1),
)
TEACHER: Final = OneOf("Viticulture, Visitors: Teacher; T11", MakeWine(most=2), Train(price=2))
BENEFACTOR: Final = OneOf(
    "Viticulture, Visitors: Benefactor",
    Seq(WHOLE, Draw(VINE), Draw(SUMMER_VISITOR)),
    Seq(WHOLE, DiscardCards(2, VISITORS), Gain(vp=2)),
)
ASSESSOR: Final = OneOf(
    "Viticulture, Visitors: Assessor",
    GainFor(hand_size, lira=1),
    Seq(WHOLE, DiscardHand(), Gain(vp=2)),
)
QUEEN: Final = DemandOfNeighbour(points=1, cards=2, lira=3)
HARVESTER: Final = Seq(
    "Viticulture, Visitors: Harvester; T11",
    Harvest(most=2),
    OneOf("Viticulture, Visitors: Harvester", Gain(lira=2), Gain(vp=1)),
)
PROFESSOR: Final = OneOf(
    "Viticulture, Visitors: Professor", Train(price=2), Seq(WHOLE, HasAllWorkers(), Gain(vp=2))
)
MASTER_VINTNER: Final = OneOf(
    "Viticulture, Visitors: Master Vintner; visitor_play",
    NextCellar(discount=2),
    AgeThenFill(),
    FillThenAge(),
)
UNCERTIFIED_OENOLOGIST: Final = OneOf(
    "Viticulture, Visitors: Uncertified Oenologist",
    AgeAll(steps=2),
    Seq(WHOLE, Pay(vp=1), NextCellar(flat=0)),
)
PROMOTER: Final = Promote(vp=1, residual=1)
MENTOR: Final = EachMay(
    "Viticulture, Visitors: Mentor; T11",
    MakeWine(most=2),
    reward=OneOf("Viticulture, Visitors: Mentor", Draw(VINE), Draw(SUMMER_VISITOR)),
)
HARVEST_EXPERT: Final = Seq(
    "Viticulture, Visitors: Harvest Expert",
    Harvest(),
    OneOf("Viticulture, Visitors: Harvest Expert", Draw(VINE), BuildFor(YOKE, price=1)),
)
INNKEEPER: Final = TakeDiscards(piles=2)
JACK_OF_ALL_TRADES: Final = ChooseTwo(
    "Viticulture, Visitors: Jack-of-all-trades; visitor_play, T11", Harvest(), MakeWine(most=2), FillOrder()
)
POLITICIAN: Final = LiraOrCards(lira=6)
SUPERVISOR: Final = Seq(
    "Viticulture, Visitors: Supervisor; T11", MakeWine(most=2), GainFor(sparkling_made, vp=1)
)
SCHOLAR: Final = OneOrBoth("Viticulture, Visitors: Scholar; T9", Pay(vp=1), Draw(ORDER, 2), Train(price=3))
REAPER: Final = Seq("Viticulture, Visitors: Reaper; T11", Harvest(most=3), GainFor(all_fields_reaped, vp=2))
MOTIVATOR: Final = EachMay(
    "Viticulture, Visitors: Motivator; T6", FetchGrande(), reward=Gain(vp=1), passed=False
)
BOTTLER: Final = Seq("Viticulture, Visitors: Bottler; T11", MakeWine(most=3), GainFor(kinds_made, vp=1))
CRAFTSMAN: Final = ChooseTwo(
    "Viticulture, Visitors: Craftsman; visitor_play", Draw(ORDER), NextCellar(), Gain(vp=1)
)
EXPORTER: Final = OneOf(
    "Viticulture, Visitors: Exporter; T11",
    MakeWine(most=2),
    FillOrder(),
    Seq(WHOLE, DiscardGrape(), Gain(vp=2)),
)
LABORER: Final = OneOrBoth(
    "Viticulture, Visitors: Laborer; T9, T11", Pay(vp=1), Harvest(most=2), MakeWine(most=3)
)
DESIGNER: Final = Seq("Viticulture, Visitors: Designer", Build(), GainFor(six_structures, vp=2))
GOVERNESS: Final = OneOf(
    "Viticulture, Visitors: Governess",
    Train(price=3, now=True),
    Seq(WHOLE, DiscardWine(), Gain(vp=2)),
)
MANAGER: Final = OneOf[State](
    "Viticulture, Visitors: Manager; T5", *(PLAIN[action] for action in SUMMER_ACTIONS)
)
ZYMOLOGIST: Final = MakeWineAhead(value=4)
NOBLE: Final = OneOf(
    "Viticulture, Visitors: Noble; residual_limits",
    Seq(WHOLE, ResidualRoom(), Pay(lira=1), Gain(residual=1)),
    Seq(WHOLE, Pay(residual=2), Gain(vp=2)),
)
GOVERNOR: Final = DemandSummerVisitors(most=3, vp=1)
TASTER: Final = Taste(lira=4, vp=2)
CARAVAN: Final = RevealDecks(kept=2)
GUEST_SPEAKER: Final = EachMay("Viticulture, Visitors: Guest Speaker", Train(price=1), reward=Gain(vp=1))
