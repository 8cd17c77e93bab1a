"""The keys of a replay on the terminal: one line for the screen, and what each of them does."""

from __future__ import annotations

KEYS = "<-/-> step  n/p choice  g go  o options  b back to scenario  r a d s  ? keys  q"

ALL_KEYS = (
    ("right, space", "one step on (a click does it, too)"),
    ("left", "one step back"),
    ("n, p", "to the next or the last moment at which somebody has a choice"),
    ("home, end", "to the set-up, to the end"),
    ("down, up", "more of what happened, where it is longer than its place"),
    ("g", "to a step by its number"),
    ("o, w", "every option of the decision; picking another one goes on from there, as a branch"),
    ("b", "leave the branch, back to the scenario"),
    ("r", "the rules behind what just happened, in words"),
    ("a", "a mark (! good, ? doubtful) and a note, kept in the file"),
    ("d", "the table and the last steps as text for a chat"),
    ("s", "save what was played as a scenario"),
    ("q", "quit"),
)
