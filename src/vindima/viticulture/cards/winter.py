"""The effects of the winter visitors, in printed order: `guest_speaker` makes that of `guest-speaker`."""

from __future__ import annotations

from vindima.core.combine import OneOf, Seq
from vindima.core.step import Step
from vindima.viticulture.actions import PLAIN
from vindima.viticulture.actions.build import Build, NextCellar
from vindima.viticulture.actions.harvest import Harvest
from vindima.viticulture.actions.orders import FillOrder
from vindima.viticulture.actions.train import Train
from vindima.viticulture.actions.wine import MakeWine
from vindima.viticulture.cards.age import AgeAll, AgeThenFill, FillThenAge
from vindima.viticulture.cards.build import BuildFor, structures_built
from vindima.viticulture.cards.card import WHOLE, Card
from vindima.viticulture.cards.choices import ChooseTwo, OneOrBoth, Whether, score_below
from vindima.viticulture.cards.demand import DemandOfNeighbour, DemandSummerVisitors
from vindima.viticulture.cards.discard import DiscardGrapeOrWine, DiscardHand, Taste
from vindima.viticulture.cards.draw import RevealDecks, TakeDiscards
from vindima.viticulture.cards.everyone import EachMay
from vindima.viticulture.cards.harvest import fields_harvested
from vindima.viticulture.cards.make_wine import BoughtGrape, MakeWineAhead, kinds_made, sparkling_made
from vindima.viticulture.cards.workers import FetchGrande, opponents_with_all_workers, workers_missing
from vindima.viticulture.effects import (
    DiscardCards,
    DiscardGrape,
    DiscardWine,
    Draw,
    Gain,
    GainFor,
    GainForSome,
    Pay,
    Provided,
    residual_room,
)
from vindima.viticulture.hands import VISITORS, hand_size
from vindima.viticulture.model import ORDER, RED, SUMMER_ACTIONS, SUMMER_VISITOR, VINE, WHITE, YOKE
from vindima.viticulture.state import State


def merchant(card: Card) -> Step[State]:
    grapes = (BoughtGrape(RED, card["value"]), BoughtGrape(WHITE, card["value"]))
    return OneOf(card.rule("T8"), Seq(WHOLE, Pay(lira=card["pay"]), *grapes), FillOrder(extra_vp=card["vp"]))


def crusher(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T11"),
        Seq(WHOLE, Gain(lira=card["lira"]), Draw(SUMMER_VISITOR)),
        Seq(WHOLE, Draw(ORDER), MakeWine(most=card["wines"], optional=True)),
    )


def judge(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Draw(SUMMER_VISITOR, card["draw"]),
        Seq(WHOLE, DiscardWine(least=card["value"]), Gain(vp=card["vp"])),
    )


def oenologist(card: Card) -> Step[State]:
    return OneOf(card.rule(), AgeAll(steps=card["ageing"]), NextCellar(flat=card["price"]))


def marketer(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, Draw(SUMMER_VISITOR, card["draw"]), Gain(lira=card["lira"])),
        FillOrder(extra_vp=card["vp"]),
    )


def crush_expert(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T11"),
        Seq(WHOLE, Gain(lira=card["lira"]), Draw(ORDER)),
        MakeWine(most=card["wines"]),
    )


def uncertified_teacher(card: Card) -> Step[State]:
    return OneOf(
        card.rule("visitor_play"),
        Seq(WHOLE, Pay(vp=card["lose"]), Train()),
        GainForSome(opponents_with_all_workers, vp=card["vp"]),
    )


def teacher(card: Card) -> Step[State]:
    return OneOf(card.rule("T11"), MakeWine(most=card["wines"]), Train(price=card["price"]))


def benefactor(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Seq(WHOLE, Draw(VINE), Draw(SUMMER_VISITOR)),
        Seq(WHOLE, DiscardCards(card["visitors"], VISITORS), Gain(vp=card["vp"])),
    )


def assessor(card: Card) -> Step[State]:
    return OneOf(
        card.rule("visitor_play"),
        GainForSome(hand_size, lira=card["lira"]),
        Seq(WHOLE, DiscardHand(), Gain(vp=card["vp"])),
    )


def queen(card: Card) -> Step[State]:
    return DemandOfNeighbour(points=card["lose"], cards=card["cards"], lira=card["lira"])


def harvester(card: Card) -> Step[State]:
    return Seq(
        card.rule("T11"),
        Harvest(most=card["fields"]),
        OneOf(card.rule(), Gain(lira=card["lira"]), Gain(vp=card["vp"])),
    )


def professor(card: Card) -> Step[State]:
    all_trained = Provided(card.rule("train"), workers_missing)
    return OneOf(card.rule(), Train(price=card["price"]), Seq(WHOLE, all_trained, Gain(vp=card["vp"])))


def master_vintner(card: Card) -> Step[State]:
    return OneOf(
        card.rule("visitor_play"), NextCellar(discount=card["discount"]), AgeThenFill(), FillThenAge()
    )


def uncertified_oenologist(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        AgeAll(steps=card["ageing"]),
        Seq(WHOLE, Pay(vp=card["lose"]), NextCellar(flat=0)),
    )


def promoter(card: Card) -> Step[State]:
    room, gain = residual_room(card["residual"]), Gain(vp=card["vp"], residual=card["residual"])
    return Seq(card.rule("residual_limits"), room, DiscardGrapeOrWine(), gain)


def mentor(card: Card) -> Step[State]:
    reward: OneOf[State] = OneOf(card.rule(), Draw(VINE), Draw(SUMMER_VISITOR))
    return EachMay(card.rule("T11"), MakeWine(most=card["wines"]), reward=reward)


def harvest_expert(card: Card) -> Step[State]:
    return Seq(card.rule(), Harvest(), OneOf(card.rule(), Draw(VINE), BuildFor(YOKE, price=card["price"])))


def innkeeper(card: Card) -> Step[State]:
    return TakeDiscards(card["piles"])


def jack_of_all_trades(card: Card) -> Step[State]:
    return ChooseTwo(card.rule("visitor_play, T11"), Harvest(), MakeWine(most=card["wines"]), FillOrder())


def politician(card: Card) -> Step[State]:
    return Whether(
        card.rule(),
        score_below(card["below"]),
        Gain(lira=card["lira"]),
        Seq(WHOLE, Draw(VINE), Draw(SUMMER_VISITOR), Draw(ORDER)),
    )


def supervisor(card: Card) -> Step[State]:
    return Seq(card.rule("T11"), MakeWine(most=card["wines"]), GainFor(sparkling_made, vp=card["vp"]))


def scholar(card: Card) -> Step[State]:
    return OneOrBoth(
        card.rule("T9"), Pay(vp=card["lose"]), Draw(ORDER, card["draw"]), Train(price=card["price"])
    )


def reaper(card: Card) -> Step[State]:
    bonus = GainFor(fields_harvested(card["fields"]), vp=card["vp"])
    return Seq(card.rule("T11"), Harvest(most=card["fields"]), bonus)


def motivator(card: Card) -> Step[State]:
    return EachMay(card.rule("T6"), FetchGrande(), reward=Gain(vp=card["vp"]), passed=False)


def bottler(card: Card) -> Step[State]:
    return Seq(card.rule("T11"), MakeWine(most=card["wines"]), GainFor(kinds_made, vp=card["vp"]))


def craftsman(card: Card) -> Step[State]:
    return ChooseTwo(card.rule("visitor_play"), Draw(ORDER), NextCellar(), Gain(vp=card["vp"]))


def exporter(card: Card) -> Step[State]:
    return OneOf(
        card.rule("T11"),
        MakeWine(most=card["wines"]),
        FillOrder(),
        Seq(WHOLE, DiscardGrape(), Gain(vp=card["vp"])),
    )


def laborer(card: Card) -> Step[State]:
    return OneOrBoth(
        card.rule("T9, T11"),
        Pay(vp=card["lose"]),
        Harvest(most=card["fields"]),
        MakeWine(most=card["wines"]),
    )


def designer(card: Card) -> Step[State]:
    return Seq(card.rule(), Build(), GainFor(structures_built(card["structures"]), vp=card["vp"]))


def governess(card: Card) -> Step[State]:
    return OneOf(
        card.rule(),
        Train(price=card["price"], now=True),
        Seq(WHOLE, DiscardWine(), Gain(vp=card["vp"])),
    )


def manager(card: Card) -> Step[State]:
    return OneOf[State](card.rule("T5"), *(PLAIN[action] for action in SUMMER_ACTIONS))


def zymologist(card: Card) -> Step[State]:
    return MakeWineAhead(most=card["wines"], value=card["value"])


def noble(card: Card) -> Step[State]:
    room = residual_room(card["residual"])
    return OneOf(
        card.rule("residual_limits"),
        Seq(WHOLE, room, Pay(lira=card["pay"]), Gain(residual=card["residual"])),
        Seq(WHOLE, Pay(residual=card["lose-residual"]), Gain(vp=card["vp"])),
    )


def governor(card: Card) -> Step[State]:
    return DemandSummerVisitors(most=card["opponents"], vp=card["vp"])


def taster(card: Card) -> Step[State]:
    return Taste(lira=card["lira"], vp=card["vp"])


def caravan(card: Card) -> Step[State]:
    return RevealDecks(kept=card["cards"])


def guest_speaker(card: Card) -> Step[State]:
    return EachMay(card.rule(), Train(price=card["price"]), reward=Gain(vp=card["vp"]))
