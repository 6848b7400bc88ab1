"""An interrupt can stop the engine at any point without side effects."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import vindima

SCRIPT = """
import gc, signal, sys
import vindima
from vindima.core.chance import Chance

class Interrupted(Exception): pass

def interrupt(*_): raise Interrupted

def play(seed):
    position = vindima.game(sys.argv[1]).new(players=3, seed=seed)
    chance = Chance(seed)
    signal.setitimer(signal.ITIMER_REAL, 0.0005 + seed % 50 * 0.0001)
    while not position.over:
        position.determinize(position.seat, seed)
        position.apply(position.legal[chance.below(len(position.legal))])
    signal.setitimer(signal.ITIMER_REAL, 0)

# An exception during garbage collection is printed, not raised: collect what the first import leaves behind.
signal.signal(signal.SIGALRM, lambda *_: None)
play(0)
gc.collect()
signal.signal(signal.SIGALRM, interrupt)
caught = seed = 0
while caught < 300:
    seed += 1
    try:
        play(seed)
    except Interrupted:
        caught += 1
print(caught)
"""


@pytest.mark.skipif(os.name != "posix", reason="needs a Unix system: sets a timer")
@pytest.mark.parametrize("game", vindima.games())
def test_an_interrupt_during_an_answer_is_an_ordinary_exception(game):
    run = subprocess.run([sys.executable, "-c", SCRIPT, game], capture_output=True, text=True, timeout=120)
    assert (run.returncode, run.stdout.strip(), run.stderr) == (0, "300", "")
