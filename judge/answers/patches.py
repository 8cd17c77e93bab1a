"""Rules that a FAQ entry corrected until the next version of the rulebook took the correction over."""

from __future__ import annotations

from judge.content.documents import edition
from judge.content.ids import parse_id

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Any

    from judge.content.library import Library
    from judge.content.model import FaqEntry


def patch_records(entries: Iterable[FaqEntry], history: Mapping[str, Any]) -> dict[str, list[list[str]]]:
    """Give the corrections under the id of the rule and under its id today, so that one key finds all of them.

    Each is the id of the entry, that of the rule it corrected, the days from and until, and what it says.
    """
    found: dict[str, list[list[str]]] = {}
    for entry in entries:
        for identifier in entry.patches:
            identity = parse_id(identifier)
            if identity is None or identity.kind != "rule":
                continue
            until = edition(identity.document, identity.version).until
            patch = [entry.id, identifier, entry.published, until, about(entry.answer, identity.part)]
            now = history.get(f"history {identifier}", [""])[0]
            for key in {identifier, now} - {""}:
                found.setdefault(f"patches {key}", []).append(patch)
    return found


def about(answer: str, number: str) -> str:
    """Give the paragraphs and points of an answer that name the rule; the whole answer where none does."""
    parts = [
        part.strip().removeprefix("- ")
        for paragraph in answer.split("\n\n")
        for part in (paragraph.split("\n") if paragraph.startswith("- ") else [paragraph])
    ]
    return " ".join(part for part in parts if number in part) or answer


def patched(library: Library, rule: str, shown: str) -> list[str]:
    """Say what FAQ entries made of a rule on the day asked for, or by the version that the rule is shown by."""
    return [
        f"Patched by {entry} ({start} to {until}): {text}"
        for entry, identifier, start, until, text in library.store.get(f"patches {rule}") or ()
        if start <= library.as_of and (library.as_of < until or shown == identifier)
    ]
