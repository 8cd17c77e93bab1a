"""Compares our restatements with the imported official texts: no decisive number or word lost or added.

``rules/restated-otherwise.tsv`` lists rewordings that the table of words does not know, each with its reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding
from judge.answers.doctor.telling_words import differences, without_reminders
from judge.answers.library.official_wording import official_answer_text, official_rule_text
from judge.content.imported import imported_entry
from judge.content.model import ErrataEntry, FaqEntry
from judge.record import NamedTuple
from judge.text_file import content_text

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree
    from judge.content.model import Rule

EXCEPTIONS = "rules/restated-otherwise.tsv"
_HINT = f"Correct it, or list it with its reason in {EXCEPTIONS}."


class Restated(NamedTuple):
    """A restated text and its place. ``besides`` is the text that we added: examples, and the answer as it is today."""

    id: str
    where: str
    text: str
    entry: Rule | FaqEntry | ErrataEntry
    besides: str = ""


def restated_texts(tree: ContentTree) -> Iterator[Restated]:
    """Every rule, answer and erratum that can be read."""
    for rule in tree.restated_rules:
        yield Restated(rule.id, f"{rule.file}:{rule.line}", rule.text or rule.title, rule, "\n\n".join(rule.examples))
    for answer in tree.faq:
        text = f"{answer.question}\n\n{answer.answer}"
        yield Restated(answer.id, f"{answer.file}:{answer.line}", text, answer, answer.today)
    for erratum in tree.errata:
        text = f"{erratum.before}\n\n{erratum.after}"
        yield Restated(erratum.id, f"{erratum.file}:{erratum.line}", text, erratum, f"{erratum.why}\n\n{erratum.later}")


def check_restated(tree: ContentTree) -> Iterator[Finding]:
    """Differences between a restated text and the imported official one, and exceptions that are not needed."""
    allowed = exceptions(tree.root)
    compared: set[str] = set()
    used: set[tuple[str, str]] = set()
    for restated in restated_texts(tree):
        found = _apart(restated)
        if found is None:
            continue
        compared.add(restated.id)
        for difference in found:
            if (restated.id, difference) in allowed:
                used.add((restated.id, difference))
            else:
                yield Finding("restated", restated.where, f"compared with the official text, {difference}", _HINT)
    for identifier, difference in allowed:
        if identifier in compared and (identifier, difference) not in used:
            reason = f"{identifier} does not differ by this: {difference}"
            yield Finding("restated", EXCEPTIONS, reason, "Take the line out.")


def exceptions(root: Path) -> dict[tuple[str, str], str]:
    """The listed differences, by id and difference, each with its reason."""
    path = root / EXCEPTIONS
    if not path.is_file():
        return {}
    lines = content_text(path, EXCEPTIONS).splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return {(row[0], row[1]): row[2] for row in rows if len(row) == 3}


def _apart(restated: Restated) -> tuple[str, ...] | None:
    """The differences between a restated text and the official one. None if that is not imported."""
    entry = restated.entry
    if isinstance(entry, ErrataEntry):
        return _erratum_apart(entry)
    if isinstance(entry, FaqEntry):
        official = official_answer_text(entry)
        return differences(official, restated.text, numbered=False) if official else None
    official = official_rule_text(restated.id).split("\n\nExample: ")[0]
    return differences(official, restated.text) if official else None


def _erratum_apart(erratum: ErrataEntry) -> tuple[str, ...] | None:
    """Compares the old wording with the one before. Words of the new wording may be in either of ours."""
    bulletin, _, slug = erratum.id.partition(":")
    found = imported_entry(bulletin, slug)
    if found is None:
        return None
    old, new = (without_reminders(str(found[kind])) for kind in ("old", "new"))
    both = f"{erratum.before}\n\n{erratum.after}"
    lost = [one for one in differences(new, both) if one.endswith("missing")]
    came = [one for one in differences(f"{old}\n\n{new}", both) if not one.endswith("missing")]
    return tuple(dict.fromkeys((*differences(old, erratum.before), *lost, *came)))
