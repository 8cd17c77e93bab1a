"""Compares two documents: rules and answers by their texts, corrections and cards by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.diff.align import align
from judge.diff.by_name import align_by_name, fields_changed
from judge.diff.compared_document import ANY_RULES, BY_NAME, ComparedDocument
from judge.diff.report import Item, Report, Side
from judge.diff.words import difference
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.diff.alignment import Change


def compare(old: ComparedDocument, new: ComparedDocument) -> Report:
    """The report on what changed; raises Misuse if the documents are of different kinds."""
    is_open = old.is_rulebook and new.is_rulebook and ANY_RULES in {old.kind, new.kind}
    if old.kind != new.kind and not is_open:
        raise Misuse(
            f"expected two documents of one kind, got {old.id} and {new.id}",
            hint="Compare rules with rules, cards with cards.",
        )
    alignment = align_by_name(old.rules, new.rules) if old.kind in BY_NAME else align(old.rules, new.rules)
    return report(alignment.changes, old, new)


def report(
    changes: Iterable[Change], old: ComparedDocument, new: ComparedDocument, notes: tuple[str, ...] = ()
) -> Report:
    """A report on known changes, with the words of both documents."""
    old_texts, new_texts, old_titles, new_titles = old.texts(), new.texts(), old.titles(), new.titles()
    items = []
    for kind, before, after in changes:
        was = "\n".join(old_texts.get(number, "") for number in before)
        now = "\n".join(new_texts.get(number, "") for number in after)
        title = new_titles.get(after[0], "") if after else ""
        title = title or (old_titles.get(before[0], "") if before else "")
        differs = was != now and _are_known(before, old_texts) and _are_known(after, new_texts)
        items.append(
            Item(
                kind,
                tuple(map(old.whole_id, before)),
                tuple(map(new.whole_id, after)),
                before,
                after,
                title,
                was,
                now,
                difference(was, now) if differs else (),
                _note(kind, was, now, is_card=old.kind == "cards") if differs else "",
            )
        )
    return Report(_side(old), _side(new), tuple(items), notes)


def _are_known(numbers: tuple[str, ...], texts: dict[str, str]) -> bool:
    """Whether the words under all of these numbers are known."""
    return all(number in texts for number in numbers)


def _note(kind: str, was: str, now: str, *, is_card: bool) -> str:
    if is_card and was and now:
        return ", ".join(fields_changed(was, now))
    return "only its punctuation or its pointers to other rules" if kind in {"unchanged", "moved"} else ""


def _side(volume: ComparedDocument) -> Side:
    return Side(volume.id, volume.title, volume.date, volume.words)
