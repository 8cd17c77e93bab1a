"""The screen of a replay by itself, for ``judge replay``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.app import App

if TYPE_CHECKING:
    from judge.screens.replay_screen import ReplayScreen


class ReplayApp(App[None]):
    """One replay, and nothing else: it ends when the replay is closed."""

    ENABLE_COMMAND_PALETTE = False

    def __init__(self, replay: ReplayScreen) -> None:
        super().__init__()
        self._replay = replay

    def on_mount(self) -> None:
        self.push_screen(self._replay, lambda _: self.exit())
