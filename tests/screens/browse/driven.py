"""The screen that rules are read on, driven by keys as somebody at a terminal would."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import TYPE_CHECKING

from textual.events import Key

from judge.answers.library.open_library import open_library
from judge.cli.browse import screen_of
from judge.screens.browse.browse_app import BrowseApp
from judge.screens.browse.search_line import PAUSE

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from judge.screens.browse.browse_screen import BrowseScreen

DAY = "2026-11-20"
WAIT, CLICK = "wait", "click "
"""Among keys: until what was typed is found; on the first place where these words stand."""
MOVES = {"tab", "shift+tab", "up", "down", "home", "end", "pageup", "pagedown"}
"""Keys that read no other page, so that there is nothing to wait for behind them."""


class Read:
    """What is on the screen after some keys: its lines, what is scrolled and picked, and a picture."""

    def __init__(self, *keys: str, words: str = "", rules: str = "", size: tuple[int, int] = (80, 24)) -> None:
        self.picked, self.scroll, self.svg = -1, -1, ""
        self.lines: list[str] = asyncio.run(self._driven(keys, words, rules, size))

    async def _driven(self, keys: tuple[str, ...], words: str, rules: str, size: tuple[int, int]) -> list[str]:
        screen = screen_of(open_library("" if rules else DAY, rules), words)
        app = BrowseApp(screen)
        async with app.run_test(size=size) as pilot:
            await settled(pilot, screen)
            for key, after in pairwise((*keys, "")):
                if key == WAIT:
                    await asyncio.sleep(PAUSE)
                    await settled(pilot, screen)
                elif _is_typed(key) and (after == WAIT or _is_typed(after)):  # nobody waits between two letters
                    app.post_message(Key(key, " " if key == "space" else key))
                    continue
                elif key.startswith(CLICK):
                    await pilot.click(offset=self._place(app, key.removeprefix(CLICK)))
                else:
                    await pilot.press(key)
                if len(key) > 1 and key not in MOVES:  # what single letters find is read after the pause behind them
                    await settled(pilot, screen)
            page = screen._page
            self.picked, self.scroll = page.picked, page.scroll_offset.y
            self.svg = app.export_screenshot()
            return lines_of(app)

    def _place(self, app: BrowseApp, words: str) -> tuple[int, int]:
        return next((line.index(words), at) for at, line in enumerate(lines_of(app)) if words in line)

    def __contains__(self, words: str) -> bool:
        return words in "\n".join(self.lines)


async def settled(pilot: Pilot[None], screen: BrowseScreen) -> None:
    """Wait until nothing is read beside the screen any more."""
    await pilot.pause()
    await screen.workers.wait_for_complete()
    await pilot.pause()


def _is_typed(key: str) -> bool:
    return len(key) == 1 or key == "space"


def lines_of(app: BrowseApp) -> list[str]:
    """The lines as the terminal gets them."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def typed(words: str) -> tuple[str, ...]:
    """The keys of words that are searched for, up to where they are found."""
    return ("slash", *("space" if letter == " " else letter for letter in words), WAIT)
