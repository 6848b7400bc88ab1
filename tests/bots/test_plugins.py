"""Bots from other packages, by import path or entry point: clear errors, and never over HTTP."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import vindima
from vindima.bots import BOTS, BotFailed, ask, bot_of, make, plugins
from vindima.server.tables.common.bots import checked

SOURCE = '''
import os


class Last:
    """Takes the last legal answer."""

    def __init__(self, steps: int = 1) -> None:
        self.steps = steps

    def choose(self, position, seed):
        return position.legal[-self.steps]


class Broken:
    def choose(self, position, seed):
        raise ValueError("no idea")


class Mute:
    def choose(self, position, seed):
        return None


class Picky:
    def __init__(self, needed):
        self.needed = needed


class Idle:
    pass


NUMBER = 5
'''


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The current folder of the test, with modules of bots."""
    (tmp_path / "outside_bots.py").write_text(SOURCE, "utf-8")
    (tmp_path / "torn_bots.py").write_text("import nothing_like_this\n", "utf-8")
    (tmp_path / "wrong_bots.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    yield tmp_path
    for name in ("outside_bots", "torn_bots", "wrong_bots"):
        sys.modules.pop(name, None)


def first_question():
    return vindima.game("vinhos").new(players=2, seed=1)


def test_a_class_in_the_current_folder_plays_with_its_parameters(folder):
    position = first_question()
    assert ask(make("py:outside_bots:Last"), position, 0) == position.legal[-1]
    assert ask(make("py:outside_bots:Last:steps=2"), position, 0) == position.legal[-2]


@pytest.mark.parametrize(
    ("code", "line"),
    [
        ("py:", "write py:package.module:Class"),
        ("py:outside_bots", "write py:package.module:Class"),
        ("py:elsewhere:Last", "No module named 'elsewhere'; it is looked for in"),
        ("py:torn_bots:Last", "No module named 'nothing_like_this'"),
        ("py:wrong_bots:Last", "importing wrong_bots failed: ZeroDivisionError"),
        ("py:outside_bots:First", "outside_bots has no class 'First'"),
        ("py:outside_bots:NUMBER", "outside_bots has no class 'NUMBER'"),
        ("py:outside_bots:Idle", "it has no method choose"),
        ("py:outside_bots:Picky", "cannot be made: TypeError"),
        ("py:outside_bots:Last:pace=2", "has no parameter 'pace'; it has steps"),
        ("py:outside_bots:Last:fast", "'fast' is not a parameter"),
    ],
)
def test_a_class_that_cannot_play_is_refused_with_a_reason(folder, code, line):
    with pytest.raises(vindima.BadData, match=line):
        make(code)


@pytest.mark.parametrize(
    ("name", "line"),
    [("Broken", "raised ValueError: no idea"), ("Mute", "answered None, which is not a code")],
)
def test_an_error_in_an_external_bot_is_a_failure_of_that_bot(folder, name, line):
    with pytest.raises(BotFailed, match=line):
        ask(make(f"py:outside_bots:{name}"), first_question(), 0)


def test_an_installed_package_registers_bots_by_name(folder, monkeypatch):
    entry = EntryPoint("last", "outside_bots:Last", plugins.GROUP)
    torn = EntryPoint("torn", "torn_bots:Last", plugins.GROUP)
    twice = [EntryPoint("twice", "outside_bots:Last", plugins.GROUP) for _ in range(2)]

    def found(**wanted):
        return EntryPoints([entry, torn, *twice]).select(**wanted)

    monkeypatch.setattr(plugins, "entry_points", found)
    sys.path.append(str(folder))
    assert make("last:steps=3").steps == 3
    known = ", ".join(sorted([*BOTS, "last", "torn", "twice"]))
    with pytest.raises(vindima.BadData, match=f"there are {known}"):
        make("martian")
    with pytest.raises(vindima.BadData, match="torn_bots:Last cannot be loaded"):
        make("torn")
    with pytest.raises(vindima.BadData, match="several installed packages"):
        make("twice")


def test_a_bot_object_may_be_given_instead_of_a_code(folder):
    bot = make("py:outside_bots:Last")
    assert bot_of(bot) is bot
    assert type(bot_of("random")).__name__ == "Random"


def test_a_server_neither_seats_nor_imports_external_bots(folder, monkeypatch):
    entry = EntryPoint("last", "outside_bots:Last", plugins.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda **wanted: EntryPoints([entry]).select(**wanted))
    sys.path.append(str(folder))
    for code in ("py:outside_bots:Last", "py:outside_bots", "last", "last:steps=2"):
        with pytest.raises(vindima.BadData, match="choose one of"):
            checked(code, "vinhos")
    assert "outside_bots" not in sys.modules
