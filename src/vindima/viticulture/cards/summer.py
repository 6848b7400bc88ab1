"""The effects of the summer visitors, in printed order: `tour_guide` makes that of `tour-guide`."""

from __future__ import annotations

from vindima.core.combine import OneOf, Seq
from vindima.core.step import Step
from vindima.viticulture.actions.build import Build
from vindima.viticulture.actions.harvest import Harvest
from vindima.viticulture.actions.plant import Plant
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cards.build import BuildFree, built_priced, structures_priced
from vindima.viticulture.cards.card import WHOLE, Card
from vindima.viticulture.cards.choices import ChooseTwo, OneOrBoth
from vindima.viticulture.cards.demand import Import
from vindima.viticulture.cards.everyone import EachMay
from vindima.viticulture.cards.make_wine import BoughtGrape
from vindima.viticulture.cards.opponents import PayOpponents, Swindle
from vindima.viticulture.cards.plant import (
    SwitchVines,
    UprootAndDiscard,
    empty_fields,
    kinds_on_field,
    planted_fields,
    planted_worth,
    vines_standing,
)
from vindima.viticulture.cards.workers import FetchWorkers, Plan, Reorganize
from vindima.viticulture.effects import (
    DiscardCards,
    DiscardGrape,
    DiscardWine,
    Draw,
    Gain,
    GainFor,
    GainForSome,
    Pay,
    residual_room,
)
from vindima.viticulture.hands import VISITORS
from vindima.viticulture.model import ORDER, RED, SUMMER_VISITOR, VINE, WHITE, WINTER_VISITOR
from vindima.viticulture.state import State


def surveyor(card: Card) -> Step[State]:
    return OneOf(
        card.rule("visitor_play"),
        GainForSome(empty_fields, lira=card["lira"]),
        GainForSome(planted_fields, vp=card["vp"]),
    )


def broker(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, Pay(lira=card["pay"]), Gain(vp=card["vp"])),
        Seq(WHOLE, Pay(vp=card["lose"]), Gain(lira=card["lira"])),
    )


def wine_critic(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Draw(WINTER_VISITOR, card["draw"]),
        Seq(WHOLE, DiscardWine(least=card["value"]), Gain(vp=card["vp"])),
    )


def blacksmith(card: Card) -> Step[State]:
    bonus = GainFor(built_priced(card["price"], card["or-price"]), vp=card["vp"])
    return Seq(card.rule(), Build(discount=card["discount"]), bonus)


def contractor(card: Card) -> Step[State]:
    return ChooseTwo(card.rule("visitor_play, T8"), Gain(vp=card["vp"]), Build(), Plant())


def tour_guide(card: Card) -> Step[State]:
    return OneOf(card.rule("tasting_room"), Gain(lira=card["lira"]), Harvest())


def novice_guide(card: Card) -> Step[State]:
    return OneOf(card.rule("T11"), Gain(lira=card["lira"]), MakeWine(most=card["wines"]))


def uncertified_broker(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, Pay(vp=card["lose"]), Gain(lira=card["lira"])),
        Seq(WHOLE, Pay(lira=card["pay"]), Gain(vp=card["vp"])),
    )


def planter(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T1, T11"),
        Seq(WHOLE, Plant(most=card["vines"]), Gain(lira=card["lira"])),
        Seq(WHOLE, UprootAndDiscard(card["uproot"]), Gain(vp=card["vp"])),
    )


def buyer(card: Card) -> Step[State]:
    grape = OneOf(card.rule(), BoughtGrape(RED, card["value"]), BoughtGrape(WHITE, card["value"]))
    return OneOf(
        card.rule("visitor_conditions"),
        Seq(WHOLE, Pay(lira=card["pay"]), grape),
        Seq(WHOLE, DiscardGrape(), Gain(lira=card["lira"], vp=card["vp"])),
    )


def landscaper(card: Card) -> Step[State]:
    return OneOf(card.rule("T11"), Seq(WHOLE, Draw(VINE), Plant(optional=True)), SwitchVines())


def architect(card: Card) -> Step[State]:
    return OneOf(
        card.rule("structure_limit, visitor_play"),
        Build(discount=card["discount"]),
        GainForSome(structures_priced(card["price"]), vp=card["vp"]),
    )


def uncertified_architect(card: Card) -> Step[State]:
    prices = (card["price"], card["or-price"])
    return OneOf(
        card.rule("vp_limits"),
        Seq(WHOLE, Pay(vp=card["lose"]), Build(free=True, prices=prices)),
        Seq(WHOLE, Pay(vp=card["lose-for-any"]), Build(free=True)),
    )


def patron(card: Card) -> Step[State]:
    return OneOf(card.rule(), Gain(lira=card["lira"]), Seq(WHOLE, Draw(ORDER), Draw(WINTER_VISITOR)))


def auctioneer(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, DiscardCards(card["cards-for-lira"]), Gain(lira=card["lira"])),
        Seq(WHOLE, DiscardCards(card["cards-for-vp"]), Gain(vp=card["vp"])),
    )


def entertainer(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, Pay(lira=card["pay"]), Draw(WINTER_VISITOR, card["draw"])),
        Seq(WHOLE, DiscardWine(), DiscardCards(card["visitors"], VISITORS), Gain(vp=card["vp"])),
    )


def vendor(card: Card) -> Step[State]:
    return Seq(
        card.rule(),
        Draw(VINE),
        Draw(ORDER),
        Draw(WINTER_VISITOR),
        EachMay(card.rule(), Draw(SUMMER_VISITOR), owner=False),
    )


def handyman(card: Card) -> Step[State]:
    return EachMay(card.rule(), Build(discount=card["discount"]), reward=Gain(vp=card["vp"]))


def horticulturist(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T1"),
        Plant(any_structures=True),
        Seq(WHOLE, UprootAndDiscard(card["uproot"]), Gain(vp=card["vp"])),
    )


def peddler(card: Card) -> Step[State]:
    drawn = [Draw(kind) for kind in (VINE, SUMMER_VISITOR, ORDER, WINTER_VISITOR)]
    return Seq(card.rule(), DiscardCards(card["cards"]), *drawn)


def banker(card: Card) -> Step[State]:
    offer: Seq[State] = Seq(WHOLE, Pay(vp=card["lose"]), Gain(lira=card["opponent-lira"]))
    return Seq(card.rule("vp_limits"), Gain(lira=card["lira"]), EachMay(card.rule(), offer, owner=False))


def overseer(card: Card) -> Step[State]:
    return Seq(
        card.rule("visitor_play, T8"),
        ChooseTwo(card.rule(), Build(), Plant()),
        GainFor(planted_worth(card["value"]), vp=card["vp"]),
    )


def importer(card: Card) -> Step[State]:
    return Import(card["visitors"])


def sharecropper(card: Card) -> Step[State]:
    return horticulturist(card)


def grower(card: Card) -> Step[State]:
    return Seq(card.rule(), Plant(), GainFor(vines_standing(card["vines"]), vp=card["vp"]))


def negotiator(card: Card) -> Step[State]:
    for_grape, for_wine = card["residual-for-grape"], card["residual-for-wine"]
    return OneOf(
        card.rule("residual_limits"),
        Seq(WHOLE, residual_room(for_grape), DiscardGrape(), Gain(residual=for_grape)),
        Seq(WHOLE, residual_room(for_wine), DiscardWine(), Gain(residual=for_wine)),
    )


def cultivator(card: Card) -> Step[State]:
    return Seq(card.rule("T12"), Plant(any_limit=True))


def homesteader(card: Card) -> Step[State]:
    return OneOrBoth(
        card.rule("T9, T11"),
        Pay(vp=card["lose"]),
        Build(discount=card["discount"]),
        Plant(most=card["vines"]),
    )


def planner(card: Card) -> Step[State]:
    return Plan()


def agriculturist(card: Card) -> Step[State]:
    return Seq(card.rule(), Plant(), GainFor(kinds_on_field(card["kinds"]), vp=card["vp"]))


def swindler(card: Card) -> Step[State]:
    return Swindle(lira=card["lira"], vp=card["vp"])


def producer(card: Card) -> Step[State]:
    return Seq(card.rule("T2, T11"), Pay(lira=card["pay"]), FetchWorkers(most=card["workers"]))


def organizer(card: Card) -> Step[State]:
    return Reorganize()


def sponsor(card: Card) -> Step[State]:
    return OneOrBoth(
        card.rule("T9"), Pay(vp=card["lose"]), Draw(VINE, card["vines"]), Gain(lira=card["lira"])
    )


def artisan(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T11"),
        Gain(lira=card["lira"]),
        Build(discount=card["discount"]),
        Plant(most=card["vines"]),
    )


def stonemason(card: Card) -> Step[State]:
    return Seq(card.rule("structure_limit"), Pay(lira=card["pay"]), BuildFree(card["structures"]))


def volunteer_crew(card: Card) -> Step[State]:
    return EachMay(card.rule("plant"), Plant(), reward=Gain(lira=card["lira"]), hidden=True)


def wedding_party(card: Card) -> Step[State]:
    return PayOpponents(most=card["opponents"], lira=card["pay"], vp=card["vp"])
