"""The summer visitors, in printed order: what each of them does."""

from __future__ import annotations

from typing import Final

from vindima.core.combine import OneOf, Seq
from vindima.viticulture.actions.build import Build
from vindima.viticulture.actions.harvest import Harvest
from vindima.viticulture.actions.plant import Plant
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cards.choices import ChooseTwo, OneOrBoth
from vindima.viticulture.cards.everyone import EachMay
from vindima.viticulture.cards.steps_guests import Import, PayOpponents, Swindle
from vindima.viticulture.cards.steps_summer import (
    FetchWorkers,
    Plan,
    Reorganize,
    StructuresMissing,
    SwitchVines,
    UprootAndDiscard,
    built_priced,
    empty_fields,
    planted_fields,
    planted_worth,
    structures_priced,
    varieties_there,
    vines_standing,
)
from vindima.viticulture.cards.steps_winter import BoughtGrape
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
from vindima.viticulture.hands import VISITORS
from vindima.viticulture.model import ORDER, RED, SUMMER_VISITOR, VINE, WHITE, WINTER_VISITOR
from vindima.viticulture.state import State

SURVEYOR: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Surveyor",
    GainFor(empty_fields, lira=2),
    GainFor(planted_fields, vp=1),
)
BROKER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Broker",
    Seq("Viticulture, Visitors: Broker", Pay(lira=9), Gain(vp=3)),
    Seq("Viticulture, Visitors: Broker", Pay(vp=2), Gain(lira=6)),
)
WINE_CRITIC: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Wine Critic",
    Draw(WINTER_VISITOR, 2),
    Seq("Viticulture, Visitors: Wine Critic", DiscardWine(least=7), Gain(vp=4)),
)
BLACKSMITH: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Blacksmith",
    Build(discount=2),
    GainFor(built_priced(5, 6), vp=1),
)
CONTRACTOR: Final = ChooseTwo(
    "Viticulture, Visitors: Contractor; visitor_play, T8",
    Gain(vp=1),
    Build(),
    Plant(),
)
TOUR_GUIDE: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Tour Guide; tasting_room",
    Gain(lira=4),
    Harvest(),
)
NOVICE_GUIDE: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Novice Guide; T11",
    Gain(lira=3),
    MakeWine(most=2),
)
UNCERTIFIED_BROKER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Uncertified Broker",
    Seq("Viticulture, Visitors: Uncertified Broker", Pay(vp=3), Gain(lira=9)),
    Seq("Viticulture, Visitors: Uncertified Broker", Pay(lira=6), Gain(vp=2)),
)
PLANTER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Planter; T1, T11",
    Seq("Viticulture, Visitors: Planter", Plant(most=2), Gain(lira=1)),
    Seq("Viticulture, Visitors: Planter", UprootAndDiscard(1), Gain(vp=2)),
)
BUYER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Buyer; visitor_conditions",
    Seq(
        "Viticulture, Visitors: Buyer",
        Pay(lira=2),
        OneOf("Viticulture, Visitors: Buyer", BoughtGrape(RED), BoughtGrape(WHITE)),
    ),
    Seq("Viticulture, Visitors: Buyer", DiscardGrape(), Gain(lira=2, vp=1)),
)
LANDSCAPER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Landscaper; T11",
    Seq("Viticulture, Visitors: Landscaper", Draw(VINE), Plant(least=0)),
    SwitchVines(),
)
ARCHITECT: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Architect; structure_limit",
    Build(discount=3),
    GainFor(structures_priced(4), vp=1),
)
UNCERTIFIED_ARCHITECT: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Uncertified Architect; vp_limits",
    Seq("Viticulture, Visitors: Uncertified Architect", Pay(vp=1), Build(free=True, prices=(2, 3))),
    Seq("Viticulture, Visitors: Uncertified Architect", Pay(vp=2), Build(free=True)),
)
PATRON: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Patron",
    Gain(lira=4),
    Seq("Viticulture, Visitors: Patron", Draw(ORDER), Draw(WINTER_VISITOR)),
)
AUCTIONEER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Auctioneer",
    Seq("Viticulture, Visitors: Auctioneer", DiscardCards(2), Gain(lira=4)),
    Seq("Viticulture, Visitors: Auctioneer", DiscardCards(4), Gain(vp=3)),
)
ENTERTAINER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Entertainer",
    Seq("Viticulture, Visitors: Entertainer", Pay(lira=4), Draw(WINTER_VISITOR, 3)),
    Seq("Viticulture, Visitors: Entertainer", DiscardWine(), DiscardCards(3, VISITORS), Gain(vp=3)),
)
VENDOR: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Vendor",
    Draw(VINE),
    Draw(ORDER),
    Draw(WINTER_VISITOR),
    EachMay("Viticulture, Visitors: Vendor", Draw(SUMMER_VISITOR), owner=False),
)
HANDYMAN: Final = EachMay(
    "Viticulture, Visitors: Handyman",
    Build(discount=2),
    Gain(vp=1),
)
HORTICULTURIST: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Horticulturist; T1",
    Plant(any_structures=True),
    Seq("Viticulture, Visitors: Horticulturist", UprootAndDiscard(2), Gain(vp=3)),
)
PEDDLER: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Peddler",
    DiscardCards(2),
    Draw(VINE),
    Draw(SUMMER_VISITOR),
    Draw(ORDER),
    Draw(WINTER_VISITOR),
)
BANKER: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Banker; vp_limits",
    Gain(lira=5),
    EachMay(
        "Viticulture, Visitors: Banker",
        Seq("Viticulture, Visitors: Banker", Pay(vp=1), Gain(lira=3)),
        owner=False,
    ),
)
OVERSEER: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Overseer; visitor_play, T8",
    ChooseTwo("Viticulture, Visitors: Overseer", Build(), Plant()),
    GainFor(planted_worth(4), vp=1),
)
IMPORTER: Final = Import(count=3)
SHARECROPPER: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Sharecropper; T1",
    Plant(any_structures=True),
    Seq("Viticulture, Visitors: Sharecropper", UprootAndDiscard(1), Gain(vp=2)),
)
GROWER: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Grower",
    Plant(),
    GainFor(vines_standing(6), vp=2),
)
NEGOTIATOR: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Negotiator; residual_limits",
    Seq("Viticulture, Visitors: Negotiator", ResidualRoom(), DiscardGrape(), Gain(residual=1)),
    Seq("Viticulture, Visitors: Negotiator", ResidualRoom(), DiscardWine(), Gain(residual=2)),
)
CULTIVATOR: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Cultivator; T12",
    Plant(any_limit=True),
)
HOMESTEADER: Final = OneOrBoth(
    "Viticulture, Visitors: Homesteader; T9, T11",
    Pay(vp=1),
    Build(discount=3),
    Plant(most=2),
)
PLANNER: Final = Plan()
AGRICULTURIST: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Agriculturist",
    Plant(),
    GainFor(varieties_there(3), vp=2),
)
SWINDLER: Final = Swindle(lira=2, vp=1)
PRODUCER: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Producer; T2, T11",
    Pay(lira=2),
    FetchWorkers(most=2),
)
ORGANIZER: Final = Reorganize()
SPONSOR: Final = OneOrBoth(
    "Viticulture, Visitors: Sponsor; T9",
    Pay(vp=1),
    Draw(VINE, 2),
    Gain(lira=3),
)
ARTISAN: Final[OneOf[State]] = OneOf(
    "Viticulture, Visitors: Artisan; T11",
    Gain(lira=3),
    Build(discount=1),
    Plant(most=2),
)
STONEMASON: Final[Seq[State]] = Seq(
    "Viticulture, Visitors: Stonemason; structure_limit",
    Pay(lira=8),
    StructuresMissing(2),
    Build(free=True),
    Build(free=True),
)
VOLUNTEER_CREW: Final = EachMay(
    "Viticulture, Visitors: Volunteer Crew; plant",
    Plant(),
    Gain(lira=2),
    hidden=True,
)
WEDDING_PARTY: Final = PayOpponents(most=3, lira=2, vp=1)
