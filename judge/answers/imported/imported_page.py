"""Rules whose text is only imported: a version that the project does not know, or rules removed since."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.numbers_over_versions import meaning
from judge.answers.library.official_wording import rule_wording
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hit, Path
from judge.answers.page.fit_lines import Points
from judge.answers.page.labels import rule_label
from judge.answers.page.screen_parts import ANSWER, Screen, beside, cited_point, official
from judge.content.editions import edition
from judge.content.ids import rule_id
from judge.content.imported import imported_rules
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library

NEAREST = 3


def imported_answer(  # noqa: PLR0917 - the parts of an id are three
    library: Library, question: str, document: str, version: str, number: str, others: Sequence[Citation] = ()
) -> Answer | None:
    """A rule with its subrules in the official wording. None if that version is not imported.

    ``others`` are other meanings of its number. Raises NotFound, with the neighbouring rules, if the version is
    imported and has no such rule.
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
        answer=f"{title}: known by its official text only, which you imported.",
        citations=tuple(imported_citation(library, document, version, one, rules) for one in [rule, *below]),
        hits=tuple(
            Hit(rule_id(document, version, to.number), "rule", to.title or _heading(rules, to.number))
            for to in rule.references
            if to.number in rules
        ),
    )
    from judge.answers.imported.newer_page import with_short_answer  # noqa: PLC0415 - it reads what only an import needs

    page = with_short_answer(library, page, rule)
    page = page._replace(citations=(page.citations[0], *others, *page.citations[1:]))
    return _with_screen(page, title, library.version)


def _with_screen(answer: Answer, heading: str, version: str) -> Answer:
    """The answer with its screen: an imported rule in our words if they still apply, else in the official ones."""
    asked, *others = answer.citations
    first = cited_point(asked, version, most=9)._replace(is_asked=True, rank=1)
    rulings = [one for one in others if one.id.startswith("faq@")]
    points = [cited_point(one, version, most=3) for one in others if one not in rulings]
    is_quoted = asked.text == asked.title
    screen = Screen(
        (heading,),
        (
            Points("Official text" if is_quoted else "", (first, *points), "--rules", 1),
            Points("Rulings", tuple([cited_point(one, version, most=3) for one in rulings]), "--rulings", 1),
        ),
        ("--rules",),
        (
            *([Path(answer.details)] if answer.details else []),
            ANSWER,
            *([beside(f"({asked.note})")] if asked.note else []),
            *(() if is_quoted else official(asked)),
        ),
        label=rule_label(asked.id, version),
        id=asked.id,
        badge=asked.status,
        takes=("--all", "--ids", "--rules", "--rulings"),
        says=answer.answer,
    )
    return answer._replace(page=screen)


def imported_citation(
    library: Library, document: str, version: str, rule: ImportedRule, rules: Mapping[str, ImportedRule]
) -> Citation:
    """An imported rule by its official text. ``rules`` are those of its edition, for its heading."""
    title = _heading(rules, rule.number)
    identifier = rule_id(document, version, rule.number)
    past = meaning(library, identifier)
    note = "" if past is None else f"now {past.now}" if past.now else "removed since"
    from judge.answers.imported.newer_page import in_our_words  # noqa: PLC0415 - it reads what only an import needs

    return in_our_words(
        library, Citation(identifier, title, title, library.status(identifier), note, rule_wording(rule))
    )


def _heading(rules: Mapping[str, ImportedRule], number: str) -> str:
    """The text of the section heading above a rule."""
    heading = ""
    for known, rule in rules.items():
        if rule.heading:
            heading = rule.text
        if known == number:
            break
    return heading or number


def imported_number(version: str, title: str, document: str = "core") -> str:
    """The number of the section or keyword with a title in an imported version. "" if there is none."""
    for rule in (imported_rules(document, version) or {}).values():
        if rule.heading and rule.text.lower() == title.lower():
            return rule.number
    return ""
