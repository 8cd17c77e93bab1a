"""``judge browse``: a full-screen reader for rules, cards and answers, with links to follow and back."""

from __future__ import annotations

import sys
from datetime import date
from typing import TYPE_CHECKING

from judge.cli.extras import how_to_install
from judge.cli.output import say
from judge.cli.replay_screen import is_installed
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text

    from judge.answers.browsing.page import Page
    from judge.answers.browsing.places import Place
    from judge.content.library import Library
    from judge.screens.browse.browse_screen import BrowseScreen


def browse(words: list[str], *, as_of: str, rules: str) -> int:
    """Read from page to page until it is closed; Misuse without a terminal or without the extra ``screen``."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - loaded for a screen only

    library = open_library(as_of, rules, say)
    if sys.stdin is None or not sys.stdin.isatty() or not sys.stdout.isatty():
        raise Misuse("the screen needs a terminal", where="judge browse", hint="judge WORDS answers without one.")
    if not is_installed():
        raise Misuse(
            "the screen is drawn with the extra screen, which is not installed", where="judge browse",
            hint=f"{how_to_install('screen')}",
        )  # fmt: skip
    from judge.screens.browse.browse_app import BrowseApp  # noqa: PLC0415 - textual is large

    BrowseApp(screen_of(library, " ".join(words))).run()
    return 0


def screen_of(library: Library, words: str = "") -> BrowseScreen:
    """The screen, with the answer to ``words`` open, if there are any."""
    from judge.answers.browsing.links import Links  # noqa: PLC0415 - loaded for a screen only
    from judge.answers.browsing.places import QUESTION, Place  # noqa: PLC0415
    from judge.answers.browsing.replays import block_of  # noqa: PLC0415
    from judge.cli.replay_screen import played  # noqa: PLC0415
    from judge.cli.writers.linked import linked  # noqa: PLC0415
    from judge.screens.browse.browse_screen import BrowseScreen  # noqa: PLC0415

    def write(page: Page, place: Place, width: int) -> Sequence[Text]:
        return linked(page.blocks, width, Links(library, place, page.own, page.labels))

    day = date.fromisoformat(library.as_of)
    return BrowseScreen(
        library,
        write=write,
        replay=lambda place: played(block_of(library, place.words), library, day, library.version),
        first=Place(QUESTION, words) if words.strip() else None,
    )
