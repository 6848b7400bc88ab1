"""The sources of the pages import one way, from the drawings at the bottom to the pages at the top.

`art ← lib ← board ← games ← table/session ← table/{question,log,scores,seats} ← table`, then
`{learn, replay, daily} ← puzzles ← App`.
`rules`, whose examples show pieces of the boards, and `check` import `games`; `review`, `standing`, `meet`,
`notices` and `offline` import `lib`, `lobby` imports `standing`, `meet` and `notices`, `people` imports
`notices`, `tournaments` imports `lobby` and `standing`. No game imports another, and there are no cycles
between files.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

SOURCES: Final = Path(__file__).parents[2] / "src/vindima/web/src"

ART: Final = {"art"}
LIB: Final = ART | {"lib"}
BOARD: Final = LIB | {"board"}
GAMES: Final = BOARD | {"games/vinhos", "games/viticulture", "games"}
SESSION: Final = GAMES | {"table/session"}
PARTS: Final = SESSION | {"rules", "review", "meet", "standing", "notices"}
TABLE: Final = PARTS | {"table/question", "table/log", "table/scores", "table/seats", "table"}
PAGES: Final = "pages"
"""The files directly in `src`, which start the pages."""

ALLOWED: Final = {
    "art": ART,
    "lib": LIB,
    "board": BOARD,
    "games/vinhos": BOARD | {"games/vinhos"},
    "games/viticulture": BOARD | {"games/viticulture"},
    "games": GAMES,
    "rules": GAMES | {"rules"},
    "review": LIB | {"review"},
    "standing": LIB | {"standing"},
    "notices": LIB | {"notices"},
    "meet": LIB | {"meet"},
    "lobby": LIB | {"lobby", "meet", "standing", "notices"},
    "people": LIB | {"people", "notices"},
    "check": GAMES | {"check"},
    "table/session": SESSION,
    "table/question": PARTS | {"table/question"},
    "table/log": PARTS | {"table/log"},
    "table/scores": PARTS | {"table/scores"},
    "table/seats": PARTS | {"table/seats"},
    "table": TABLE,
    "learn": TABLE | {"learn"},
    "replay": TABLE | {"replay"},
    "daily": TABLE | {"daily"},
    "puzzles": TABLE | {"learn", "puzzles"},
    "tournaments": LIB | {"lobby", "standing", "tournaments"},
    "offline": LIB | {"offline"},
    PAGES: LIB
    | {
        "offline",
        "meet",
        "lobby",
        "people",
        "rules",
        "check",
        "table",
        "learn",
        "replay",
        "daily",
        "puzzles",
        PAGES,
    }
    | {"notices", "standing", "tournaments"},
}
"""For each part, the parts that it may import."""

STATEMENT: Final = re.compile(
    r"""
    ^[ \t]*(?:import|export)\s+
    (?P<names>(?:type\s+)?[\w$*{}\s,]*?)\s*
    (?:\bfrom\s*)?
    (?P<quote>["'])(?P<path>\.[^"']*)(?P=quote)
    """,
    re.MULTILINE | re.VERBOSE,
)
DYNAMIC: Final = re.compile(r"""\bimport\(\s*(?P<quote>["'])(?P<path>\.[^"']*)(?P=quote)\s*\)""")
COMMENT: Final = re.compile(r"/\*.*?\*/|<!--.*?-->", re.DOTALL)


class Import(NamedTuple):
    """An imported file, and whether the import disappears when types are stripped."""

    target: Path
    types_only: bool


def only_types(names: str) -> bool:
    """True for `type {...}` and for `{ type A, type B }`."""
    if re.match(r"type\s*[{*\w]", names):
        return True
    braces = re.fullmatch(r"\{(.*)\}", names.strip(), re.DOTALL)
    listed = [name.strip() for name in braces[1].split(",") if name.strip()] if braces else []
    return bool(listed) and all(name.startswith("type ") for name in listed)


def resolve(importer: Path, path: str) -> Path | None:
    """The source file that a relative path refers to; None for catalogues, styles and data."""
    base = (importer.parent / path).resolve()
    tried = (base, base.with_name(f"{base.name}.ts"), base / "index.ts")
    found = next((file for file in tried if file.is_file()), None)
    if found is None:
        raise AssertionError(f"{importer} imports {path}, which does not exist")
    return found if found.suffix in (".ts", ".svelte") else None


def imports(file: Path) -> Iterator[Import]:
    text = COMMENT.sub("", file.read_text("utf-8"))
    for match in STATEMENT.finditer(text):
        if (target := resolve(file, match["path"])) is not None:
            yield Import(target, only_types(match["names"]))
    for match in DYNAMIC.finditer(text):
        if (target := resolve(file, match["path"])) is not None:
            yield Import(target, types_only=False)


def part(place: Path) -> str:
    """The part that a file belongs to: the longest folder in `ALLOWED`, or its own top folder."""
    folder = place.parent.as_posix()
    if folder == ".":
        return PAGES
    known = [name for name in ALLOWED if folder == name or folder.startswith(f"{name}/")]
    return max(known, key=len, default=place.parts[0])


def source_files(root: Path) -> list[Path]:
    return sorted(path for path in root.rglob("*") if path.suffix in (".ts", ".svelte"))


def violations(root: Path) -> list[str]:
    """Every import below `root` that is not allowed."""
    root = root.resolve()
    found = []
    for file in source_files(root):
        place = file.relative_to(root)
        here = part(place)
        if here not in ALLOWED:
            found.append(f"{place}: {here} is missing from ALLOWED")
            continue
        for target, _ in imports(file):
            there = target.relative_to(root)
            if part(there) not in ALLOWED[here]:
                found.append(f"{place}: {here} imports {there}")
    return found


def cycle(root: Path) -> list[str]:
    """The files of an import cycle below `root`, ignoring type-only imports; empty if there is none."""
    root = root.resolve()
    edges = {file: [target for target, types in imports(file) if not types] for file in source_files(root)}
    done: set[Path] = set()
    trail: list[Path] = []

    def search(file: Path) -> list[Path]:
        if file in trail:
            return trail[trail.index(file) :]
        if file in done:
            return []
        trail.append(file)
        found = next((ring for target in edges[file] if (ring := search(target))), [])
        trail.pop()
        done.add(file)
        return found

    found = next((ring for file in edges if (ring := search(file))), [])
    return [str(file.relative_to(root)) for file in found]


def write(root: Path, files: dict[str, str]) -> None:
    for place, text in files.items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def test_the_pages_import_one_way():
    assert source_files(SOURCES), "the sources were not found"
    assert violations(SOURCES) == []


def test_the_pages_have_no_import_cycle():
    assert cycle(SOURCES) == []


@pytest.mark.parametrize(
    ("importer", "statement", "target"),
    [
        ("art/Icon.svelte", 'import { say } from "../lib/text";', "lib/text.ts"),
        ("lib/text.ts", 'import type { Marks } from "../board/marks";', "board/marks.ts"),
        ("board/spot.ts", 'import { loadGame } from "../games";', "games/index.ts"),
        (
            "games/vinhos/words.ts",
            'import { name } from "../viticulture/words";',
            "games/viticulture/words.ts",
        ),
        (
            "games/vinhos/mine/Purse.svelte",
            'import Bar from "../../../table/Bar.svelte";',
            "table/Bar.svelte",
        ),
        ("games/vinhos/index.ts", 'export { seats } from "../../table/seats/seats";', "table/seats/seats.ts"),
        ("table/log/Log.svelte", 'import Play from "../Play.svelte";', "table/Play.svelte"),
        ("table/log/Log.svelte", 'import Rows from "../question/Rows.svelte";', "table/question/Rows.svelte"),
        ("table/Play.svelte", '{#await import("../replay/Film.svelte")}', "replay/Film.svelte"),
        ("rules/Passage.svelte", 'import Page from "../lobby/Page.svelte";', "lobby/Page.svelte"),
        ("lib/text.ts", 'import {\n  a,\n  b,\n} from "../games";', "games/index.ts"),
        ("lib/text.ts", 'import "../main";', "main.ts"),
    ],
)
def test_an_import_in_the_wrong_direction_is_found(tmp_path, importer, statement, target):
    write(tmp_path, {importer: statement, target: ""})
    assert len(violations(tmp_path)) == 1


def test_an_unknown_folder_is_found(tmp_path):
    write(tmp_path, {"novelty/new.ts": ""})
    assert violations(tmp_path) == ["novelty/new.ts: novelty is missing from ALLOWED"]


def test_an_import_of_a_missing_file_is_found(tmp_path):
    write(tmp_path, {"lib/text.ts": 'import { lost } from "./lost";'})
    with pytest.raises(AssertionError, match="which does not exist"):
        violations(tmp_path)


@pytest.mark.parametrize(
    ("importer", "statement", "target"),
    [
        (
            "games/vinhos/board/Map.svelte",
            'import Spot from "../../../board/Spot.svelte";',
            "board/Spot.svelte",
        ),
        ("table/Play.svelte", 'import Log from "./log/Log.svelte";', "table/log/Log.svelte"),
        ("lib/text.ts", '// import { a } from "../games";\n/* import "../main" */', "games/index.ts"),
        ("App.svelte", '{#await import("./table/TablePage.svelte")}', "table/TablePage.svelte"),
        ("main.ts", 'import "./app.css";', "app.css"),
    ],
)
def test_an_import_in_the_right_direction_is_accepted(tmp_path, importer, statement, target):
    write(tmp_path, {importer: statement, target: ""})
    assert violations(tmp_path) == []


def test_a_cycle_is_found(tmp_path):
    write(
        tmp_path,
        {
            "lib/a.ts": 'import { b } from "./b.svelte";',
            "lib/b.svelte.ts": 'export { c } from "./c";',
            "lib/c.ts": 'const a = () => import("./a");',
            "lib/d.ts": 'import { a } from "./a";',
        },
    )
    assert cycle(tmp_path) == ["lib/a.ts", "lib/b.svelte.ts", "lib/c.ts"]


@pytest.mark.parametrize("back", ['import type { A } from "./a";', 'import { type A, type B } from "./a";'])
def test_type_only_imports_do_not_count_as_cycles(tmp_path, back):
    write(tmp_path, {"lib/a.ts": 'import { b } from "./b";', "lib/b.ts": back})
    assert cycle(tmp_path) == []
