"""The checks of pages detect the faults that they look for."""

from __future__ import annotations

from tests.browser.fitness import CUT, WIDE, faults, violations, walk
from tests.browser.scenes import table
from tests.browser.test_pages import DESK, ON_PHONES, PHONE, darken, part

PLANT = """(html) => {
  document.body.innerHTML = `<div id="planted">${html}</div>`;
}"""
ONLY = {"include": ["#planted"]}
DARK = "<style>@media (prefers-color-scheme: dark) { #planted p { color: #333; background: #222 } }</style>"
LOST = "<button onfocus='this.blur()'>Lost</button>"
UNMARKED = "<style>#planted button { outline: none !important }</style><button>Unmarked</button>"


def test_each_planted_fault_is_detected(people):
    ana = people("Ana", bypass_csp=True)
    table("vinhos")(ana)
    assert part(ana) is None, "at a table the whole page must be checked"
    ana.goto("/privacy")
    ana.heading("web-privacy")
    page = ana.page

    def plant(html: str) -> None:
        page.evaluate(PLANT, html)

    plant("<p>Nothing is wrong here.</p><button>Named</button>")
    assert violations(page, where=ONLY) == []
    assert faults(page, *DESK, WIDE, CUT) == []
    assert walk(page) == ([], [])
    plant("<button></button>")
    assert any("button-name" in fault for fault in violations(page, where=ONLY))
    plant(f"<button>First</button>{LOST}")
    assert walk(page)[0] == ["button Lost"]
    plant(UNMARKED)
    assert walk(page) == ([], ["button Unmarked"])
    plant(f"{DARK}<p>Only in the dark</p>")
    assert violations(page, "color-contrast", where=ONLY) == []
    darken(ana)
    assert any("color-contrast" in fault for fault in violations(page, "color-contrast", where=ONLY))
    plant("<p style='width: 500px'>Wider than a phone</p>")
    assert faults(page, *DESK, WIDE, CUT) == []
    assert any("p." in fault for fault in faults(page, *PHONE, WIDE, CUT))
    plant("<button style='all: unset; width: 9px; height: 9px'>a</button>" * 2)
    assert any("target-size" in fault for fault in violations(page, *ON_PHONES, where=ONLY))
    plant("<p style='width: 3em; overflow: hidden; white-space: nowrap'>Cut off somewhere</p>")
    assert any("cut off by p" in fault for fault in faults(page, *PHONE, WIDE, CUT))
