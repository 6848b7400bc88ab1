"""`vindima campaign`: the eight challenges of Viticulture against the Automa, one game per call."""

from __future__ import annotations

import secrets
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Final

from rich.table import Table

from vindima.cli.helped import later
from vindima.cli.play import check_target, option_value
from vindima.cli.seats import HUMAN
from vindima.cli.table import Screen
from vindima.cli.terminal import Session
from vindima.core.explain import BadData
from vindima.core.record import Record
from vindima.viticulture.campaign import LOSS, Campaign
from vindima.viticulture.model import LEVELS, NORMAL

__all__ = ["add_arguments", "run"]

FILE: Final = "viticulture-campaign.json"


def add_arguments(parser: ArgumentParser) -> None:
    """The options of `vindima campaign`."""
    parser.add_argument("file", nargs="?", default=FILE, help=later("cli-help-campaign-file", file=FILE))
    parser.add_argument(
        "--level", choices=LEVELS, help=later("cli-help-campaign-level", level=LEVELS[NORMAL])
    )
    parser.add_argument("--aggressive", action="store_true", help=later("cli-help-campaign-aggressive"))
    parser.add_argument(
        "--option", action="append", metavar="NAME=VALUE", help=later("cli-help-campaign-option")
    )
    parser.add_argument("--seed", type=int, metavar="N", help=later("cli-help-campaign-seed"))
    parser.add_argument("--show", action="store_true", help=later("cli-help-campaign-show"))
    parser.add_argument("--give-up", action="store_true", help=later("cli-help-campaign-give-up"))


def opened(arguments: Namespace, path: Path) -> Campaign:
    """The campaign in the file, or a new one if there is no file yet."""
    if path.exists():
        for name in ("level", "aggressive", "option"):
            if getattr(arguments, name):
                raise BadData(f"{path} already holds a campaign with its own {name}; leave --{name} out")
        return Campaign.load(path)
    if arguments.show or arguments.give_up:
        raise BadData(f"{path}: no such campaign; start one without --show and --give-up")
    check_target(str(path), force=False)
    options = dict(option_value(word) for word in arguments.option or ())
    return Campaign(arguments.level or LEVELS[NORMAL], arguments.aggressive, **options)


def run(arguments: Namespace) -> int:
    """Continue the game in progress or start the next one; the campaign is saved before every question."""
    path = Path(arguments.file)
    campaign = opened(arguments, path)
    screen = Screen("viticulture", [HUMAN])
    if arguments.give_up:
        campaign.report(LOSS)
        campaign.save(path)
    if arguments.show or arguments.give_up or campaign.finished:
        show_progress(screen, campaign)
        return 0
    record = campaign.game
    if record is None:
        seed = secrets.randbelow(1 << 32) if arguments.seed is None else arguments.seed
        record = campaign.new_game(seed)
    elif arguments.seed is not None:
        raise BadData(f"{path} holds a game in progress, which has its own seed; leave --seed out")
    record.seats = [HUMAN]
    show_progress(screen, campaign)
    play(campaign, record, path)
    return 0


def play(campaign: Campaign, record: Record, path: Path) -> None:
    """Play the game in progress until it is over or the player leaves."""
    session = CampaignSession(campaign, record, path)
    try:
        session.play_on()
    except EOFError:
        session.screen.out("")
        session.screen.say("cli-saved", file=str(path))
        session.screen.say("cli-goodbye")
        return
    campaign.report_end(session.play.position)
    campaign.save(path)
    session.screen.out("")
    show_progress(session.screen, campaign)
    session.screen.say("cli-saved", file=str(path))


class CampaignSession(Session):
    """A game of a campaign, saved in the campaign's file before every question."""

    def __init__(self, campaign: Campaign, record: Record, path: Path) -> None:
        super().__init__(record)
        self.campaign = campaign
        self.path = path

    def ask(self) -> None:
        self.campaign.save(self.path)
        super().ask()


def show_progress(screen: Screen, campaign: Campaign) -> None:
    """Show every challenge with its results so far, and the score."""
    text = screen.text
    level = text.noun("viticulture", "level", campaign.level)
    screen.say("cli-campaign", style="bold", level=level, aggressive=str(campaign.aggressive))
    table = Table.grid(padding=(0, 1))
    table.add_column(width=1)
    attempts = campaign.attempts
    for challenge in campaign.challenges:
        results = [text.noun("viticulture", "result", result) for result in attempts.get(challenge, [])]
        if challenge == campaign.challenge and campaign.game is not None:
            results.append(text.say("cli-in-progress"))
        mark = "►" if challenge == campaign.challenge else ""
        name = text.noun("viticulture", "challenge", challenge)
        table.add_row(mark, f"{name} ({', '.join(results)})" if results else name)
    screen.out(table)
    if campaign.finished:
        screen.say("cli-campaign-won", style="bold", games=campaign.score)
    else:
        screen.say("cli-campaign-score", games=campaign.score, tokens=campaign.tokens)
