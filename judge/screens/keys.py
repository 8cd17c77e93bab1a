"""The keys of a replay on the terminal: one line for the screen, and what each of them does."""

from __future__ import annotations

from textwrap import wrap

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

KEYS = "<-/-> step  n/p choice  g go  o options  b back to scenario  r a d s  ? keys  q"

ALL_KEYS = (
    ("right, space", "one step on (a click does it, too)"),
    ("left", "one step back"),
    ("n, p", "to the next or the last moment at which a player has a choice"),
    ("home, end", "to the set-up, to the end"),
    ("down, up", "more of what happened, if it is too long for its place"),
    ("g", "to a step by its number"),
    ("o, w", "every option of the decision; picking another one goes on from there, as a branch"),
    ("b", "leave the branch, back to the scenario"),
    ("r", "the rules behind what just happened, in words"),
    ("a", "a mark (! good, ? doubtful) and a note, kept in the file"),
    ("d", "the table and the last steps as text for a chat"),
    ("s", "save what was played as a scenario"),
    ("q", "quit"),
)

NARROW = 60
"""On fewer columns what a key does stands below it."""


def explained(keys: Sequence[tuple[str, str]], width: int) -> str:
    """Every key with what it does, in lines of at most so many columns."""
    return "\n".join(line for key, says in keys for line in _lines(key, says, width, max(len(one) for one, _ in keys)))


def _lines(key: str, says: str, width: int, column: int) -> Iterator[str]:
    if width < NARROW:
        yield key
        yield from (f"  {line}" for line in wrap(says, width - 2))
        return
    first, *rest = wrap(says, width - column - 2)
    yield f"{key:{column}}  {first}"
    yield from (f"{'':{column}}  {line}" for line in rest)
