"""Write docs/browse/: rules are searched, read, held against an older version and replayed, by real keys."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.answers.library.open_library import open_library  # noqa: E402 - the checkout's own code
from judge.cli.browse import screen_of  # noqa: E402
from judge.screens.browse.browse_app import BrowseApp  # noqa: E402
from judge.screens.browse.search_line import PAUSE  # noqa: E402
from tools import recorded_screens  # noqa: E402

FOLDER = ROOT / "docs" / "browse"
PAGE, PICTURE = FOLDER / "README.md", FOLDER / "screen.svg"
DAY = "2026-10-01"
"""A day of which everything is known, so that the screens stay as they are."""

STEPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("`judge browse` begins with the tree; `->` opens the rulebook.", ("right",)),
    ("`/`, and `359.3.e.14` is typed: what it may become is there before Enter.", ("slash", *"359.3.e.14")),
    ("The arrow picks another one, Enter opens it.", ("down", "down", "enter")),
    ("`v`: the words of this rule in the version before, and now.", ("v",)),
    (
        "`/`, `origins#43`, Enter: an answer of a FAQ, with scenarios that play it out.",
        ("slash", *"origins#43", "enter"),
    ),
    ("`r` replays the first of them; `q` comes back to the answer, `b` to where one was before.", ("r",)),
)
"""What is said, and the keys that are pressed for it."""


async def recorded() -> tuple[list[list[str]], str]:
    """The lines of the screen after each of ``STEPS``, and the screen of the versions as a picture."""
    screen = screen_of(open_library(DAY))
    app = BrowseApp(screen)
    screens: list[list[str]] = []
    picture = ""
    async with app.run_test(size=recorded_screens.SIZE) as pilot:
        for _, keys in STEPS:
            screens.append(await recorded_screens.pressed(pilot, keys, 2 * PAUSE))
            if keys == ("v",):
                picture = app.export_screenshot(title="judge browse")
    return screens, picture


def page(screens: list[list[str]]) -> str:
    """The page: each step with the screen that it leads to."""
    opening = (
        "# Reading, recorded",
        "",
        "Written by `python tools/browse_session.py`, which presses the keys; a test presses them again. What is",
        "picked is drawn in reverse, and links are underlined, as in [the picture of the versions](screen.svg).",
    )
    return "\n".join(recorded_screens.page(opening, STEPS, screens))


def main() -> int:
    screens, picture = asyncio.run(recorded())
    FOLDER.mkdir(exist_ok=True)
    PAGE.write_text(page(screens), encoding="utf-8")
    PICTURE.write_text(picture, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
