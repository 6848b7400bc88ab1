"""What a device is called in the list of somebody's devices: its browser and its system."""

from __future__ import annotations

from typing import Final

__all__ = ["device_name"]

BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Words of a user agent and the browsers that write them. Most also write the words of those below them."""
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(agent: str) -> str:
    """Browser and system in the header `User-Agent`, without versions; empty if neither is known."""
    found = (next((name for word, name in words if word in agent), "") for words in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
