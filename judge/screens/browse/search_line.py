"""The line that is searched from: it says what was typed after a pause, so that typing never waits for a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.message import Message
from textual.widgets import Input

if TYPE_CHECKING:
    from textual.timer import Timer

PAUSE = 0.15
"""So many seconds without a key, and what was typed is searched for."""


class SearchLine(Input):
    """Words to search for. Says ``Begun`` with every change, and ``Typed`` once nothing was typed for a while."""

    DEFAULT_CSS = """
    SearchLine { width: 1fr; height: 1; border: none; padding: 0; text-style: bold; }
    SearchLine:focus { border: none; }
    """

    class Begun(Message):
        """Something else stands in the line."""

        def __init__(self, words: str) -> None:
            super().__init__()
            self.words = words

    class Typed(Begun):
        """Something else stands in the line for a while."""

    def __init__(self) -> None:
        super().__init__(placeholder="Search: / and words, a number or a name")
        self._timer: Timer | None = None

    def on_input_changed(self, event: Input.Changed) -> None:
        self.stop()
        words = " ".join(event.value.split())
        self.post_message(self.Begun(words))
        if words:
            self._timer = self.set_timer(PAUSE, lambda: self.post_message(self.Typed(words)))

    def stop(self) -> None:
        """Search for nothing that was typed so far."""
        if self._timer is not None:
            self._timer.stop()

    def put(self, words: str) -> None:
        """Write words without a search for them."""
        self.stop()
        with self.prevent(Input.Changed):
            self.value = words
