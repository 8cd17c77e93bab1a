"""Rules whose text is only imported: a version that the project does not know, or rules removed since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.imported.imported_screen import ImportedScreen
from judge.answers.library.numbers_over_versions import meaning
from judge.answers.library.official_wording import rule_wording
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hit
from judge.content.editions import edition
from judge.content.ids import rule_id
from judge.content.imported import imported_rules
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library

NEAREST = 3


def imported_answer(library: Library, question: str, document: str, version: str, number: str) -> Answer | None:
    """A rule with its subrules in the official wording; None if that version is not imported.

    NotFound if it is imported and has no such rule, with its neighbours.
    """
    rules = imported_rules(document, version)
    if rules is None:
        return None
    rule = rules.get(number)
    if rule is None:
        known = list(rules)
        near = (
            [one for one in known if one.startswith(number[:3])] or [one for one in known if one > number] or known[-1:]
        )
        title = edition(library.store, document, version).title
        raise NotFound(
            f"there is no rule {number} in the {title} {version}",
            where=question,
            nearest=tuple(rule_id(document, version, one) for one in near[:NEAREST]),
        )
    below = [one for one in rules.values() if one.number.startswith(f"{number}.")]
    title = _heading(rules, number)
    page = Answer(
        question=question,
        read_as=rule_id(document, version, number),
        kind="rule",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=f"{title}: known by its official text only, which you imported.",
        citations=tuple(imported_citation(library, document, version, one, rules) for one in [rule, *below]),
        hits=tuple(
            Hit(rule_id(document, version, to.number), "rule", to.title or _heading(rules, to.number))
            for to in rule.references
            if to.number in rules
        ),
        page=ImportedScreen(title),
    )
    from judge.answers.imported.newer_page import told  # noqa: PLC0415 - it reads what only an import needs

    return told(library, page, rule)


def imported_citation(
    library: Library, document: str, version: str, rule: ImportedRule, rules: Mapping[str, ImportedRule]
) -> Citation:
    """An imported rule by its official text; ``rules`` are those of its edition, for its heading."""
    title = _heading(rules, rule.number)
    identifier = rule_id(document, version, rule.number)
    past = meaning(library, identifier)
    note = "" if past is None else f"now {past.now}" if past.now else "removed since"
    from judge.answers.imported.newer_page import in_our_words  # noqa: PLC0415 - it reads what only an import needs

    return in_our_words(
        library, Citation(identifier, title, title, library.status(identifier), note, rule_wording(rule))
    )


def _heading(rules: Mapping[str, ImportedRule], number: str) -> str:
    """The text of the section heading that a rule stands under."""
    heading = ""
    for known, rule in rules.items():
        if rule.heading:
            heading = rule.text
        if known == number:
            break
    return heading or number


def imported_number(version: str, title: str, document: str = "core") -> str:
    """The number of the section or keyword with a title in an imported version; nothing if there is none."""
    for rule in (imported_rules(document, version) or {}).values():
        if rule.heading and rule.text.lower() == title.lower():
            return rule.number
    return ""
