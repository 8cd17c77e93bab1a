"""Compares each restated text with the record of its last check, for which no official text is needed.

``rules/telling-words.tsv`` has, per id, the numbers and the words that decide (``telling_words.marks``). A text that
now has others was either corrected, and must be read once more, or contains a mistake.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.restatements import Restated, restated_texts
from judge.answers.doctor.telling_words import marks
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree

RECORDED = "rules/telling-words.tsv"
_HINT = "Read it against the official text again, then run python tools/telling_words.py."


def check_recorded(tree: ContentTree) -> Iterator[Finding]:
    """Each text whose telling words are not those recorded, and each record whose text no longer exists."""
    recorded = read_recorded(tree.root)
    if recorded is None:
        return  # content of somebody else, who records nothing
    seen = set()
    for restated in restated_texts(tree):
        seen.add(restated.id)
        now = _marks(restated)
        if restated.id not in recorded:
            yield Finding("recorded", restated.where, f"{restated.id} was never read against the official text", _HINT)
        elif now != recorded[restated.id]:
            reason = f"{restated.id} {changed(recorded[restated.id], now)} since it was read against the official text"
            yield Finding("recorded", restated.where, reason, _HINT)
    for identifier in sorted(set(recorded) - seen) if not tree.unread else ():
        yield Finding("recorded", RECORDED, f"{identifier} is recorded and does not exist", _HINT)


def _marks(restated: Restated) -> tuple[str, ...]:
    return marks(f"{restated.text}\n\n{restated.besides}")


def changed(before: tuple[str, ...], now: tuple[str, ...]) -> str:
    """The difference between the telling words of a text then and now: "lost may and got must"."""
    lost, got = Counter(before) - Counter(now), Counter(now) - Counter(before)
    parts = [f"{verb} {', '.join(sorted(words.elements()))}" for verb, words in (("lost", lost), ("got", got)) if words]
    return " and ".join(parts)


def read_recorded(root: Path) -> dict[str, tuple[str, ...]] | None:
    """The recorded words by id. None if there is no record."""
    path = root / RECORDED
    if not path.is_file():
        return None
    rows = [line.partition("\t") for line in content_text(path, RECORDED).splitlines() if not line.startswith("#")]
    return {identifier: tuple(words.split(", ")) if words else () for identifier, _, words in rows}


def write_recorded(tree: ContentTree) -> None:
    """Records the current telling words of every restated text."""
    head = (
        "# The numbers and the words that decide in each restated text, as it was last read against the official one;\n"
    )
    head += "# written by tools/telling_words.py.\n"
    lines = sorted(f"{restated.id}\t{', '.join(_marks(restated))}" for restated in restated_texts(tree))
    (tree.root / RECORDED).write_text(head + "\n".join(lines) + "\n", encoding="utf-8")
