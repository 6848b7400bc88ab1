"""`vindima site`: which documentation it adds. The written site is tested in a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from vindima.core.explain import BadData
from vindima.site.build import documentation

CHECKOUT = Path(__file__).parents[2]


def test_the_documentation_of_a_named_source_is_added():
    assert documentation(CHECKOUT) == CHECKOUT


def test_a_folder_without_sources_is_refused(tmp_path):
    with pytest.raises(BadData, match=r"zensical\.toml"):
        documentation(tmp_path)
