"""The words that changed inside a text: ``[-removed-]`` and ``{+added+}``, coloured where there is colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.diff.words import Run

REMOVED, ADDED = "red", "green"
MARKS = {"kept": ("", ""), "removed": ("[-", "-]"), "added": ("{+", "+}")}
STYLES = {"kept": "", "removed": REMOVED, "added": ADDED}
AROUND = 6
"""So many words stay around a change where a text is shown in short."""


def marked(runs: Sequence[Run], *, brief: bool = False) -> Text:
    """Give both texts in one, the removed words before the added ones; ``brief`` leaves out what is far from both."""
    text = Text()
    for place, run in enumerate(runs):
        words = run.text.replace("\n", " / ")
        if run.kind == "kept":
            text.append(shortened(words, place > 0, place < len(runs) - 1) if brief else words)
            continue
        lead = words[: len(words) - len(words.lstrip())]
        before, behind = MARKS[run.kind]
        text.append(lead)
        text.append(f"{before}{words.lstrip()}{behind}", STYLES[run.kind])
        if place + 1 < len(runs) and runs[place + 1].kind == "added" and not runs[place + 1].text[:1].isspace():
            text.append(" ")
    return text


def side_of(runs: Sequence[Run], kind: str) -> Text:
    """Give one of the two texts (``removed``: the old one), with its own words marked."""
    text = Text()
    before, behind = MARKS[kind]
    for run in runs:
        words = run.text.replace("\n", " / ")
        if run.kind == "kept":
            text.append(words)
        elif run.kind == kind:
            text.append(words[: len(words) - len(words.lstrip())])
            text.append(f"{before}{words.lstrip()}{behind}", STYLES[kind])
    return text


def shortened(text: str, has_before: bool, has_behind: bool) -> str:
    """Give the words of a kept text that stand beside a change."""
    words = text.split(" ")
    most = AROUND * (has_before + has_behind) + 3
    if len(words) <= most:
        return text
    kept = [*(words[:AROUND] if has_before else ()), "\u2026", *(words[-AROUND:] if has_behind else ())]
    lead, tail = " " * text.startswith(" "), " " * text.endswith(" ")
    return lead + " ".join(kept).strip(" ") + tail
