"""Hypothesis settings: no deadline, since a busy machine is not a bug, and more examples if compiled."""

from __future__ import annotations

from hypothesis import settings

import vindima

settings.register_profile("unhurried", deadline=None, max_examples=100 if vindima.compiled() else 30)
settings.load_profile("unhurried")
