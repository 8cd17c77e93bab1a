"""The screen that rules are read on by itself, for ``judge browse``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

if TYPE_CHECKING:
    from judge.screens.browse.browse_screen import BrowseScreen


class BrowseApp(App[None]):
    """Reading, until it is closed."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, browse: BrowseScreen) -> None:
        super().__init__()
        self._browse = browse

    def on_mount(self) -> None:
        self.push_screen(self._browse, lambda _: self.exit())
