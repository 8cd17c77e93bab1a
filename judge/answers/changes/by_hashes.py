"""Compares our rulebook with a newer imported one by hashes, if our official text is not imported.

Hashes of the official texts show which rules kept their words. The old text of the others is given in our words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import rule_text
from judge.answers.library.newer_edition import MOVED, SAME
from judge.content.documents import edition
from judge.content.ids import rule_id
from judge.diff.compare import report
from judge.diff.compared_document import ComparedDocument

if TYPE_CHECKING:
    from judge.answers.library.newer_edition import EditionStep
    from judge.content.library import Library
    from judge.diff.report import Item, Report

NOTE = (
    "The official text of {old} is not imported: which rules changed is known, "
    "and their old text is given in our words. judge import FILE reads an official document that you have."
)


def by_hashes(library: Library, step: EditionStep, new: ComparedDocument) -> Report:
    """The changes from the rulebook written here to a newer import."""
    one = edition(step.document, step.old)
    kept = [
        rule._replace(number=step.before[rule.number][0])
        for rule in new.rules
        if step.before[rule.number][1] in {SAME, MOVED}
    ]
    rules = (library.find_rule(identifier) for identifier in library.order(step.document, step.old))
    titles = {rule.number: rule.title for rule in rules if rule}
    old = ComparedDocument(one.id, step.document, f"{one.title} {step.old}", "ours", tuple(kept), one.published, titles)
    found = report(step.alignment().changes, old, new, (NOTE.format(old=one.id),))
    return found._replace(items=tuple(_with_old_wording(library, step, item) for item in found.items))


def _with_old_wording(library: Library, step: EditionStep, item: Item) -> Item:
    """The item with the previous wording of a reworded rule, in our words."""
    if item.kind not in {"reworded", "removed"}:
        return item
    rules = (library.find_rule(rule_id(step.document, step.old, number)) for number in item.old_numbers)
    said = "; ".join(rule_text(rule) for rule in rules if rule)
    now = f" Now: {item.now}" if item.now else ""
    return item._replace(told=f"In {step.old}: {said}{now}" if said else "")
