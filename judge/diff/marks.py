"""The words that changed inside a text, as text: ``[-removed-]`` and ``{+added+}``."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.diff.words import Run, RunKind

MARKS = {"kept": ("", ""), "removed": ("[-", "-]"), "added": ("{+", "+}")}
AROUND = 6
"""So many words stay around a change where a text is shown in short."""


def marked(runs: Sequence[Run], *, brief: bool = False) -> str:
    """Give both texts in one, the removed words before the added ones."""
    return "".join(text for _, text in pieces(runs, brief=brief))


def pieces(runs: Sequence[Run], *, brief: bool = False) -> Iterator[tuple[RunKind, str]]:
    """Give both texts in one, piece by piece; ``brief`` leaves out what is far from every change."""
    for place, run in enumerate(runs):
        words = run.text.replace("\n", " / ")
        if run.kind == "kept":
            yield run.kind, _shortened(words, place > 0, place < len(runs) - 1) if brief else words
            continue
        yield from marked_run(run.kind, words)
        if place + 1 < len(runs) and runs[place + 1].kind == "added" and not runs[place + 1].text[:1].isspace():
            yield "kept", " "


def marked_run(kind: RunKind, words: str) -> Iterator[tuple[RunKind, str]]:
    """Give one removed or added stretch with its marks, the space in front of it outside."""
    before, behind = MARKS[kind]
    yield "kept", words[: len(words) - len(words.lstrip())]
    yield kind, f"{before}{words.lstrip()}{behind}"


def _shortened(text: str, has_before: bool, has_behind: bool) -> str:
    """Give the words of a kept text that stand beside a change."""
    words = text.split(" ")
    if len(words) <= AROUND * (has_before + has_behind) + 3:
        return text
    kept = [*(words[:AROUND] if has_before else ()), "\u2026", *(words[-AROUND:] if has_behind else ())]
    lead, tail = " " * text.startswith(" "), " " * text.endswith(" ")
    return lead + " ".join(kept).strip(" ") + tail
