"""The keys of the screen that rules are read on: one line for the screen, and what each of them does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.binding import Binding

if TYPE_CHECKING:
    from textual.binding import BindingType

KEYS = "/ search  t tree  Tab Enter link  b back  f on  v versions  r replay  ? keys  q"

ALL_KEYS = (
    ("/", "search: typing finds, down and up pick, Enter opens, Escape leaves it"),
    ("t", "the tree of documents"),
    ("down, up", "read on and back; in the tree, the next and the last entry"),
    ("right, left", "in the tree: open and close an entry (space does both)"),
    ("tab, shift+tab", "to the next or the last link"),
    ("enter", "open what is picked (a click does it, too)"),
    ("b, backspace", "back to where one was"),
    ("f", "forward again"),
    ("a", "the whole answer instead of one screen of it"),
    ("v", "a rule in two versions, side by side"),
    ("h", "the history of a rule through all versions"),
    ("r", "replay what plays the page out, if anything does"),
    ("pagedown, pageup, home, end", "read by whole screens"),
    ("q", "quit"),
)
"""Every key with what it does."""

BINDINGS: list[BindingType] = [
    Binding("slash", "search", "search"),
    Binding("t", "tree", "tree"),
    Binding("b,backspace", "move(-1)", "back"),
    Binding("f", "move(1)", "forward"),
    Binding("a", "whole", "whole answer"),
    Binding("v", "of_rule('versions')", "versions"),
    Binding("h", "of_rule('history')", "history"),
    Binding("r", "replay", "replay"),
    Binding("down", "pick(1)", "pick the next one"),
    Binding("up", "pick(-1)", "pick the last one"),
    Binding("escape", "leave", "leave the search"),
    Binding("question_mark", "keys", "all keys"),
    Binding("q", "dismiss", "quit"),
]
"""What the screen does for each of them; the tree and a page have more of their own."""
