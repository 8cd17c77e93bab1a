"""Shows the changed words of a text inline: ``[-removed-]`` and ``{+added+}``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.diff.words import Run, RunKind

MARKS = {"kept": ("", ""), "removed": ("[-", "-]"), "added": ("{+", "+}")}
AROUND = 6
"""The number of words shown before and after a change in a brief text."""


def marked(runs: Sequence[Run], *, brief: bool = False) -> str:
    """Both texts in one, with removed words before added ones."""
    return "".join(text for _, text in pieces(runs, brief=brief))


def pieces(runs: Sequence[Run], *, brief: bool = False) -> Iterator[tuple[RunKind, str]]:
    """Both texts in one, piece by piece; ``brief`` leaves out what is far from every change."""
    for place, run in enumerate(runs):
        words = run.text.replace("\n", " / ")
        if run.kind == "kept":
            yield run.kind, _shortened(words, place > 0, place < len(runs) - 1) if brief else words
            continue
        yield from marked_run(run.kind, words)
        if place + 1 < len(runs) and runs[place + 1].kind == "added" and not runs[place + 1].text[:1].isspace():
            yield "kept", " "


def marked_run(kind: RunKind, words: str) -> Iterator[tuple[RunKind, str]]:
    """A removed or added run with its marks; leading space stays outside."""
    before, behind = MARKS[kind]
    yield "kept", words[: len(words) - len(words.lstrip())]
    yield kind, f"{before}{words.lstrip()}{behind}"


def _shortened(text: str, has_before: bool, has_behind: bool) -> str:
    """The words of a kept run that are near a change."""
    words = text.split(" ")
    if len(words) <= AROUND * (has_before + has_behind) + 3:
        return text
    kept = [*(words[:AROUND] if has_before else ()), "\u2026", *(words[-AROUND:] if has_behind else ())]
    lead, tail = " " * text.startswith(" "), " " * text.endswith(" ")
    return lead + " ".join(kept).strip(" ") + tail
