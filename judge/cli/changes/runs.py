"""The words that changed inside a text, in colour if there is colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from judge.diff.marks import marked_run, pieces

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.diff.words import Run, RunKind

REMOVED, ADDED = "red", "green"
STYLES = {"kept": "", "removed": REMOVED, "added": ADDED}


def marked(runs: Sequence[Run], *, brief: bool = False) -> Text:
    """Both texts in one, the removed words before the added ones."""
    text = Text()
    for kind, words in pieces(runs, brief=brief):
        text.append(words, STYLES[kind])
    return text


def side_of(runs: Sequence[Run], kind: RunKind) -> Text:
    """One of the two texts (``removed``: the old one), with its own words marked."""
    text = Text()
    for run in runs:
        words = run.text.replace("\n", " / ")
        if run.kind == "kept":
            text.append(words)
        elif run.kind == kind:
            for piece, shown in marked_run(kind, words):
                text.append(shown, STYLES[piece])
    return text
