"""A page of lines with links: it scrolls, one link is picked by keys, and a click follows one."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.style import Style
from textual.binding import Binding
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.text import Text
    from textual.events import Click

    from judge.answers.browsing.places import Place

LINK = "place"
"""What the style of a link in the lines of a page carries its number and its place under."""
_LINKED, _PICKED = Style(underline=True), Style(reverse=True, underline=False)


class Stretch(NamedTuple):
    """A part of a link on one line, with the number of the link."""

    line: int
    start: int
    end: int
    number: int
    place: Place


class PageView(ScrollView, can_focus=True):
    """The lines of a page. Says ``Followed`` when a link is opened."""

    DEFAULT_CSS = "PageView { height: 1fr; scrollbar-size: 0 0; }"
    BINDINGS: ClassVar = [
        Binding("tab", "pick(1)", "next link"),
        Binding("shift+tab", "pick(-1)", "last link"),
        Binding("enter", "follow", "open"),
        Binding("space", "page_down", "read on"),
    ]

    class Followed(Message):
        """A link was opened."""

        def __init__(self, place: Place) -> None:
            super().__init__()
            self.place = place

    class Moved(Message):
        """Other lines are shown; ``said`` says which, where there are more than fit."""

        def __init__(self, said: str) -> None:
            super().__init__()
            self.said = said

    def __init__(self, *, id: str) -> None:  # noqa: A002 - as every widget calls it
        super().__init__(id=id)
        self._lines: Sequence[Text] = ()
        self._stretches: list[Stretch] = []
        self._numbers: list[int] = []
        self.picked = 0

    def show(self, lines: Sequence[Text], *, scroll: int = 0, picked: int = 0) -> None:
        """Show lines from the one where the reader was, with the link picked that was picked there."""
        self._lines = lines
        self._stretches = [one for at, line in enumerate(lines) for one in _stretches(at, line)]
        self._numbers = list(dict.fromkeys(one.number for one in self._stretches))
        self.picked = picked if picked < len(self._numbers) else 0
        self.virtual_size = Size(self.size.width, len(lines))
        self.refresh()
        self.scroll_to(y=scroll, animate=False, force=True, immediate=True)
        self.call_after_refresh(self._scrolled, scroll)

    def _scrolled(self, scroll: int) -> None:
        self.scroll_to(y=scroll, animate=False, force=True, immediate=True)
        self._say_where()

    def watch_scroll_y(self, old: float, new: float) -> None:
        super().watch_scroll_y(old, new)
        self._say_where()

    def on_resize(self) -> None:
        self._say_where()

    def _say_where(self) -> None:
        first, many = self.scroll_offset.y + 1, len(self._lines)
        last = min(first + self.size.height - 1, many)
        self.post_message(self.Moved(f" lines {first}-{last} of {many}" if many > self.size.height else ""))

    @property
    def place_picked(self) -> Place | None:
        """Where the link leads that is picked."""
        return next((one.place for one in self._stretches if one.number == self._number), None)

    @property
    def _number(self) -> int:
        return self._numbers[self.picked] if self._numbers else -1

    # Drawing

    def render_line(self, y: int) -> Strip:
        at = y + self.scroll_offset.y
        width = self.size.width
        if at >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        text = self._lines[at].copy()
        for one in self._stretches:
            if one.line == at:
                text.stylize(_PICKED if one.number == self._number else _LINKED, one.start, one.end)
        strip = Strip(text.render(self.app.console)).apply_style(self.rich_style)
        return strip.adjust_cell_length(width, self.rich_style)

    # Picking and following

    def action_pick(self, by: int) -> None:
        """Pick the next link, or the first one on the screen where the picked one is not on it."""
        if not self._numbers:
            return
        top = self.scroll_offset.y
        shown = range(top, top + self.size.height)
        lines = {one.number: one.line for one in reversed(self._stretches)}
        if lines[self._number] not in shown and (seen := [n for n in self._numbers if lines[n] in shown]):
            self.picked = self._numbers.index(seen[0] if by > 0 else seen[-1])
        else:
            self.picked = (self.picked + by) % len(self._numbers)
        line = lines[self._number]
        if line not in shown:
            self.scroll_to(y=max(line - self.size.height // 2, 0), animate=False)
        self.refresh()

    def action_follow(self) -> None:
        if (place := self.place_picked) is not None:
            self.post_message(self.Followed(place))

    def on_click(self, event: Click) -> None:
        offset = event.get_content_offset(self)
        if offset is None:
            return
        line = offset.y + self.scroll_offset.y
        for one in self._stretches:
            if one.line == line and one.start <= offset.x < one.end:
                self.picked = self._numbers.index(one.number)
                self.refresh()
                self.action_follow()
                return


def _stretches(at: int, line: Text) -> list[Stretch]:
    found = []
    for span in line.spans:
        link = span.style.meta.get(LINK) if isinstance(span.style, Style) and span.style.meta else None
        if link is not None:
            found.append(Stretch(at, span.start, span.end, *link))
    return sorted(found)
