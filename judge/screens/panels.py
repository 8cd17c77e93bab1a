"""Panels over a screen: a list to pick from, a question with one line for the answer, a text to read. Escape closes."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

if TYPE_CHECKING:
    from textual.app import ComposeResult

_CSS = """
{name} {{ align: center middle; }}
{name} > VerticalScroll {{
    width: 90%; height: auto; max-height: 80%; border: ascii $foreground; background: $surface;
}}
"""


class ListPanel(ModalScreen[int | None]):
    """Something to pick from; gives the place of what was picked."""

    CSS = _CSS.format(name="ListPanel")
    BINDINGS: ClassVar = [Binding("escape,q", "dismiss", "close")]

    def __init__(self, title: str, words: list[str]) -> None:
        super().__init__()
        self._title, self._words = title, words

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._title, markup=False)
            yield OptionList(*self._words, markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_index)


class QuestionPanel(ModalScreen[str | None]):
    """A question that is answered in one line; gives the words."""

    CSS = _CSS.format(name="QuestionPanel")
    BINDINGS: ClassVar = [Binding("escape", "dismiss", "close")]

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self._question, self._value = question, value

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._question, markup=False)
            yield Input(self._value)

    def on_mount(self) -> None:
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


def room_in(screen_width: int) -> int:
    """The columns that a text has in a panel on a screen."""
    return screen_width * 9 // 10 - 3


class TextPanel(ModalScreen[None]):
    """A text to read."""

    CSS = _CSS.format(name="TextPanel")
    BINDINGS: ClassVar = [Binding("escape,q,r,d,enter,space", "dismiss", "close")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(self._text, markup=False)
