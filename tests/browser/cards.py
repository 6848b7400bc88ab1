"""`python -m tests.browser.cards`: redraws the pictures for link previews from the drawings of the lobby.

`server/http/cards` describes the format of the files.
"""

from __future__ import annotations

import io
import struct
import tempfile
import zlib
from pathlib import Path
from typing import Final

from PIL import Image

from tests.browser.chromium import started
from tests.server.served import served
from vindima.core import contract
from vindima.server.http.documents.cards import COLOURS, FOLDER, HEIGHT, WIDTH, chunk

SEATS: Final = ("6b2c91", "145f7d", "9a460e", "3f6b21", "a51f3d", "4a4a4a", "fdf8ec", "8a7a5c")
"""The colours of six seats, paper, and the ring of an empty seat."""
DRAW: Final = """([game, title]) => {
  const drawing = document.querySelector(`article.${game} svg`);
  drawing.style.cssText = 'width: 1200px; height: 430px; border: 0; border-bottom: 3px solid var(--ink)';
  const name = document.createElement('div');
  name.style.cssText = 'padding: 0 60px; font: 600 84px/200px var(--serif); color: var(--wine)';
  name.textContent = title;
  const card = document.createElement('div');
  card.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: var(--paper-2)';
  card.append(drawing, name);
  document.body.append(card);
}"""


def packed(picture: Image.Image) -> bytes:
    """A PNG with a palette and unfiltered rows."""
    reduced = picture.convert("RGB").quantize(COLOURS - len(SEATS), dither=Image.Dither.NONE)
    palette = bytes(reduced.getpalette() or [])[: 3 * (COLOURS - len(SEATS))]
    palette = palette.ljust(3 * (COLOURS - len(SEATS)), b"\0") + b"".join(map(bytes.fromhex, SEATS))
    pixels = reduced.tobytes()
    rows = b"".join(b"\0" + pixels[row * WIDTH : (row + 1) * WIDTH] for row in range(HEIGHT))
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", header), (b"PLTE", palette), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, body) for kind, body in parts)


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.db") as running,
        started() as browser,
    ):
        page = browser.new_page(
            base_url=running.address, viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light"
        )
        for game in contract.known():
            page.goto("/")
            page.locator(f"article.{game} svg").wait_for()
            page.evaluate("() => document.fonts.ready")
            page.evaluate(DRAW, [game, contract.find(game).title])
            page.wait_for_timeout(300)
            (FOLDER / f"{game}.png").write_bytes(packed(Image.open(io.BytesIO(page.screenshot()))))


if __name__ == "__main__":
    main()
