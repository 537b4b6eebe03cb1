"""The picture of the README: a real table, and nothing fetched from anywhere."""

import re

from tools.terminal_picture import picture


def test_the_picture_stands_alone() -> None:
    svg = picture()
    assert svg.startswith("<svg ")
    assert "@font-face" not in svg and "url(http" not in svg
    assert set(re.findall(r"https?://[^\s\"']+", svg)) == {"http://www.w3.org/2000/svg"}
    text = re.sub(r"<[^>]+>", "", svg).replace("&#160;", " ")
    for word in ("Market", "Ada", "Rob?", "Middle", "Take loot from the middle"):
        assert word in text
