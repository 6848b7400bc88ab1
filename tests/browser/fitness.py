"""Checks for accessibility and layout: axe-core, overflow, clipped text and invisible focus."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tests.browser.chromium import IN_CI

AXE: Final = Path(__file__).parents[2] / "src/vindima/web/node_modules/axe-core/axe.min.js"
GRAVE: Final = ("serious", "critical")
MILD: Final = ("hidden-content", "region")
"""Rules whose violations are never grave, and which take long to check."""

RUN: Final = """async ([only, mild, where]) => {
  const options = { preload: false, resultTypes: ['violations'] };
  options.rules = Object.fromEntries(mild.map((rule) => [rule, { enabled: false }]));
  options.rules['target-size'] = { enabled: true };
  if (only.length) Object.assign(options, { runOnly: only, rules: {} });
  const { violations } = await axe.run(where ?? document, options);
  // Signs and numbers such as +1 count as drawings: the label must contain only the words, in any order.
  const words = (node) => node.nodeType === Node.TEXT_NODE
    ? node.data.match(/\\p{L}{2,}/gu) ?? [] : [...node.childNodes].flatMap(words);
  const said = (element) => words(element)
    .every((word) => element.ariaLabel?.toLowerCase().includes(word.toLowerCase()));
  const counts = (id, node) => id !== 'label-content-name-mismatch'
    || !said(document.querySelector(node.target[0]));
  return violations.map(({ id, impact, nodes }) => ({
    id, impact, places: nodes.filter((node) => counts(id, node))
      .map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
  }));
}"""

WIDE: Final = """() => {
  // Elements that extend beyond the screen, except in scrollable boxes and for screen readers only.
  const scrolled = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX))
        return at.getBoundingClientRect().right <= innerWidth + 1;
    return false;
  };
  const all = document.body.querySelectorAll(':not(svg *, .aloud, .aloud *)');
  const found = [...all].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && (box.right > innerWidth + 1 || box.left < -1)
      && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !scrolled(element);
  });
  const page = document.documentElement.scrollWidth;
  return [...(page > innerWidth ? [`the page: ${page}`] : []), ...found.map((element) => {
    const { left, right } = element.getBoundingClientRect();
    return `${element.localName}.${element.className}: ${Math.round(left)} to ${Math.round(right)}`;
  })];
}"""

CUT: Final = """() => {
  // Texts that are clipped, that overflow their box, or that overlap in a drawing.
  const around = (box, other, slack) =>
    box.left < other.left - slack || box.right > other.right + slack
    || box.top < other.top - slack || box.bottom > other.bottom + slack;
  const over = (box, other) => Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2
    && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > (box.height + other.height) / 4;
  const told = (element) => `${element.localName}.${element.getAttribute('class')?.split(' ')[0] ?? ''}`;
  const unseen = (element) => getComputedStyle(element).clipPath === 'inset(50%)';
  const crosses = (box, { left, right, top, bottom }) =>
    Math.min(box.bottom, bottom) - Math.max(box.top, top) > box.height / 2
    && [left, right].some((edge) => box.left + 2 < edge && edge < box.right - 2);
  // Many texts share the same boxes, and nothing changes during the check: cache them.
  const boxes = new Map();
  const looks = (at) => {
    if (!boxes.has(at)) {
      const { overflowX, display, position, textOverflow } = getComputedStyle(at);
      boxes.set(at, { overflowX, display, position, textOverflow, its: at.getBoundingClientRect() });
    }
    return boxes.get(at);
  };
  const drawings = new Map();
  const plates = (svg) => {
    if (!drawings.has(svg))
      drawings.set(svg, [...svg.querySelectorAll('rect:not(.reach)')]
        .map((rect) => ({ rect, its: rect.getBoundingClientRect() })));
    return drawings.get(svg);
  };
  const found = [];
  const lettering = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const { data, parentElement: element } = walker.currentNode;
    if (!data.trim() || unseen(element) || element.closest('.aloud, style, option, title, defs, symbol')
      || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const say = (what, where) => found.push(`${what} ${told(where)}: ${data.trim()}`);
    const text = element.closest('text');
    if (text) {
      const svg = text.ownerSVGElement;
      plates(svg).filter(({ its }) => crosses(box, its))
        .forEach(({ rect }) => say(`crosses ${told(rect)} with`, text));
      lettering.filter(({ owner, its }) => owner === svg && over(box, its))
        .forEach(({ words }) => say(`lies over ${words}`, text));
      lettering.push({ owner: svg, its: box, words: data.trim() });
    }
    for (let at = element; at !== document.body && at; at = at.parentElement) {
      const { overflowX, display, position, textOverflow, its } = looks(at);
      if (['auto', 'scroll'].includes(overflowX)) break;
      // Names can have any length: they may be shortened if the title shows the whole name.
      if (textOverflow === 'ellipsis' && at.title === data.trim()) break;
      const holds = !(at instanceof SVGElement) && !['inline', 'contents'].includes(display);
      if (['hidden', 'clip'].includes(overflowX) && around(box, its, 1)) say('cut off by', at);
      else if (holds && (box.left < its.left - 1 || box.right > its.right + 1)) say('leaves', at);
      else if (!['absolute', 'fixed'].includes(position)) continue;
      break;
    }
  }
  return [...new Set(found)];
}"""

BROKEN: Final = """() => {
  // Words that are broken across lines without a hyphen of their own.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = new Set();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.checkVisibility() || node.parentElement.closest('.aloud, option')) continue;
    for (const { 0: word, index } of node.data.matchAll(/\\p{Script=Latin}{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) found.add(`breaks ${word} in: ${node.data.trim()}`);
    }
  }
  return [...found];
}"""

IN_TABS: Final = """async () => {
  const checks = [%s];
  const found = () => checks.flatMap((check) => check());
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const tabs = [...document.querySelectorAll('.frame > nav button')].filter((tab) => tab.checkVisibility());
  if (!tabs.length || document.querySelector('dialog')) return found();
  const faults = [];
  for (const tab of [...tabs.slice(1), tabs[0]]) {
    tab.click();
    await drawn();
    faults.push(...found().map((fault) => `${tab.textContent.trim()}: ${fault}`));
  }
  return faults;
}"""

NUMBER: Final = """() => {
  const all = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const found = [...document.querySelectorAll(all)].filter((element) =>
    !element.disabled && element.tabIndex >= 0 && element.getClientRects().length
    && element.checkVisibility({ visibilityProperty: true })
    && !(element.type === 'radio' && !element.checked)
    && !(document.querySelector('dialog[open]') && !element.closest('dialog')));
  found.forEach((element, place) => (element.dataset.probe = place));
  document.activeElement?.blur?.();
  const name = (element) => `${element.localName} ${element.ariaLabel ?? element.textContent}`;
  return found.map((element) => name(element).trim().slice(0, 80));
}"""

WALKS: Final = 4
"""The maximum number of walks through a page that changes by itself."""
FOCUS: Final = """() => {
  // The numbered element with the focus, and whether the focus is visible.
  const element = document.activeElement;
  if (!element || element === document.body || element.dataset.probe === undefined) return null;
  const outlined = (one) => {
    const { outlineStyle, outlineWidth } = one ? getComputedStyle(one) : {};
    return one && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  const shape = element.querySelector(':scope > .spot-shape');
  const drawn = shape && getComputedStyle(shape).strokeWidth === '4px';
  const { top, bottom } = element.getBoundingClientRect();
  const marked = outlined(element) || outlined(element.closest('label')) || drawn;
  return { place: Number(element.dataset.probe), seen: Boolean(marked && bottom > 0 && top < innerHeight) };
}"""
STEPS: Final = """(focus) => {
  // Records the focus after each released key: Tab has moved it by then.
  const stops = [];
  const note = () => stops.push(focus());
  addEventListener('keyup', note, { capture: true });
  window.stopsSoFar = () => stops;
  window.stopsNoMore = () => {
    removeEventListener('keyup', note, { capture: true });
    // An explanation of the focused element could cover the page that is checked next.
    document.activeElement?.blur?.();
  };
}"""


def violations(page: Page, *only: str, where: dict[str, list[str]] | None = None) -> list[str]:
    """The serious violations that axe-core reports, for all of its rules or for some.

    `where` includes or excludes parts of the page, as axe-core's context does.
    """
    if not AXE.exists() and not IN_CI:
        pytest.skip("axe-core is not installed: python build_web.py check fetches it")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN, [list(only), list(MILD), where])
    return [
        f"{fault['id']}: {place}" for fault in found if fault["impact"] in GRAVE for place in fault["places"]
    ]


def settle(page: Page) -> None:
    """Wait until pending changes are drawn."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def faults(page: Page, width: int, height: int, *checks: str) -> list[str]:
    """The faults that some of WIDE, CUT and BROKEN find at this screen size, in every tab of a table."""
    page.set_viewport_size({"width": width, "height": height})
    settle(page)
    found: list[str] = page.evaluate(IN_TABS % ", ".join(checks))
    return [f"{width}: {what}" for what in found]


def walk(page: Page) -> tuple[list[str], list[str]]:
    """Press Tab through the whole page; return what was never focused and where the focus was invisible.

    If a quick walk finds a fault, slower walks repeat it: the page may still have been scrolling, or elements
    may have appeared or disappeared meanwhile.
    """
    if walked_quickly(page):
        return [], []
    for _ in range(WALKS - 1):
        missed, unseen = walked(page)
        if not missed:
            return missed, unseen
    return walked(page)


def walked_quickly(page: Page) -> bool:
    """True if a quick walk finds a visible focus on every element."""
    names: list[str] = page.evaluate(NUMBER)
    page.evaluate(f"() => ({STEPS})({FOCUS})")
    found: list[dict[str, Any]] = []
    # The walk may start in the middle of the page, and some fields have several stops.
    for presses in (len(names), 10):
        for _ in range(presses):
            page.keyboard.press("Tab")
        found = [stop for stop in page.evaluate("() => window.stopsSoFar()") if stop is not None]
        if len({stop["place"] for stop in found}) == len(names):
            break
    page.evaluate("() => window.stopsNoMore()")
    return len({stop["place"] for stop in found}) == len(names) and all(stop["seen"] for stop in found)


def walked(page: Page) -> tuple[list[str], list[str]]:
    """The same as `walk` for a single slow walk, which checks each step in turn."""
    names: list[str] = page.evaluate(NUMBER)
    reached: set[int] = set()
    unseen: list[str] = []
    for _ in range(len(names) + 10):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None:
            continue
        if not stop["seen"]:
            # The page may still be scrolling.
            page.wait_for_timeout(150)
            stop = page.evaluate(FOCUS) or stop
        reached.add(stop["place"])
        if not stop["seen"]:
            unseen.append(names[stop["place"]])
        if len(reached) == len(names):
            break
    return [name for place, name in enumerate(names) if place not in reached], unseen
