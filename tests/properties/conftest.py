"""No deadline for a single example: a busy machine is not a bug. The quick, compiled engine tries more."""

from __future__ import annotations

from hypothesis import settings

import vindima

settings.register_profile("unhurried", deadline=None, max_examples=100 if vindima.compiled() else 30)
settings.load_profile("unhurried")
