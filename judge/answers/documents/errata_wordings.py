"""The two texts of an erratum, official or ours, and the words that changed between them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.library.card_wording import our_wordings
from judge.answers.library.imported_places import IMPORTED
from judge.content.ids import slug
from judge.content.imported import imported_entry
from judge.diff.words import Run, difference
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.content.model import ErrataEntry

ALIKE = 0.4
"""Texts with less than this in common are not versions of one sentence, and marking their words only chops them."""


class Wording(NamedTuple):
    """Two texts of one card and how one becomes the other. ``whose`` is official, performed (by the engine) or ours."""

    whose: str
    before: str
    after: str
    words: tuple[Run, ...]


def wordings_of(library: Library, entry: ErrataEntry) -> tuple[Wording, ...]:
    """The official wordings if they are imported, the engine's wordings, and our own texts, if they are alike."""
    found = []
    official = imported_entry(f"errata@{entry.date}", slug(entry.card))
    if official and official.get("old") and official.get("new"):
        found.append(_wording("official", str(official["old"]), str(official["new"])))
    performed = {one["name"]: one["text"] for one in our_wordings(library.store, entry.card)[0]}
    old, new = performed.get(entry.replaces, ""), performed.get(entry.date, "")
    if old and new and old != new:
        found.append(_wording("performed", old, new))
    if entry.kind == IMPORTED:
        return tuple(found)
    ours = _wording("ours", entry.before, entry.after)
    if alike(ours) >= ALIKE:
        found.append(ours)
    return tuple(found)


def _wording(whose: str, before: str, after: str) -> Wording:
    return Wording(whose, before, after, difference(before, after))


def alike(wording: Wording) -> float:
    """How much of the longer text both have in common, from 0 to 1."""
    kept = sum(len(run.text) for run in wording.words if run.kind == "kept")
    return kept / max(len(wording.before), len(wording.after), 1)


def marked(words: Sequence[Run]) -> str:
    """A text with what was removed as ``[-…-]`` and what was added as ``{+…+}``."""
    return "".join(_mark(run) for run in words).strip()


def _mark(run: Run) -> str:
    core = run.text.strip()
    if run.kind == "kept" or not core:
        return run.text
    lead = run.text[: len(run.text) - len(run.text.lstrip())]
    tail = run.text[len(run.text.rstrip()) :]
    return f"{lead}[-{core}-]{tail}" if run.kind == "removed" else f"{lead}{{+{core}+}}{tail}"


_BEFORE_MARKS = re.compile(r"(?<=[\]}]) (?=[.,;:])")
WORDS_AROUND = 3
"""The number of words before and after a change, so that it can be found in the text."""


def change_in_short(wordings: Sequence[Wording]) -> str:
    """The change in a line, from the texts that have most in common. "" if none have enough."""
    near = [one for one in wordings if alike(one) >= ALIKE]
    return _in_short(max(near, key=alike).words) if near else ""


def _in_short(words: Sequence[Run]) -> str:
    """The words that changed, as ``[-…-]`` and ``{+…+}``, each with a few unchanged words before and after."""
    parts: list[str] = []
    for at, run in enumerate(words):
        if run.kind != "kept":
            text = run.text.strip()
            if text:
                parts.append(f"[-{text}-]" if run.kind == "removed" else f"{{+{text}+}}")
            continue
        kept = run.text.split()
        before, behind = kept[:WORDS_AROUND] if at else [], kept[-WORDS_AROUND:] if at < len(words) - 1 else []
        if len(kept) <= len(before) + len(behind):
            parts += kept
        else:
            parts += [*before, "…", *behind]
    return _BEFORE_MARKS.sub("", " ".join(parts))
