"""The names of devices in a person's list: browser and system."""

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
"""Words in user agents, and their browsers. Most browsers also write the words of those below them."""
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
    """Browser and system according to a `User-Agent` header, without versions; empty if neither is known."""
    found = (next((name for word, name in words if word in agent), "") for words in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
