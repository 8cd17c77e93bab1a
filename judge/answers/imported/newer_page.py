"""Rules of a newer imported rulebook: in our words if their official words have not changed.

A rule that has other words is shown by its official text alone, because ours would give the old rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import MOST_RULINGS, faq_citation, opening, related_hits, rule_text
from judge.answers.library.engine_differences import performed
from judge.answers.library.faq_patches import in_short, patched
from judge.answers.library.newer_edition import MOVED, NEW, SAME, step_in_force, step_to
from judge.answers.library.official_wording import official_rule_text
from judge.content.ids import RULE_DOCUMENTS

if TYPE_CHECKING:
    from judge.answers.library.newer_edition import EditionStep
    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Citation, Hit
    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.library import Library


def in_our_words(library: Library, citation: Citation) -> Citation:
    """The citation of an imported rule with our words if they still apply, and with a note on how the rule changed."""
    document, _, rest = citation.id.partition("@")
    version, _, number = rest.partition(":")
    step = step_to(library, document, version)
    if step is None:
        return citation
    identifier, fate = step.ours(number)
    rule = library.find_rule(identifier) if fate in {SAME, MOVED} else None
    if rule is None:
        note = f"new since {document}@{step.old}" if fate == NEW else f"other words than {identifier}"
        return citation._replace(note=note)
    text = "\n\n".join([*patched(library, rule.id, rule.id), rule_text(rule)])
    note = f"was {identifier}; the words are the same" if fate == MOVED else f"the same words as {identifier}"
    return citation._replace(title=rule.title, text=text, note=note)


def with_short_answer(library: Library, answer: Answer, rule: ImportedRule) -> Answer:
    """The page of an imported rule with its short answer, the rulings on it, and how the engine performs it."""
    document, _, rest = answer.read_as.partition("@")
    step = step_to(library, document, rest.partition(":")[0])
    if step is None:
        return answer
    identifier, fate = step.ours(rule.number)
    ours = library.find_rule(identifier) if fate in {SAME, MOVED} else None
    if ours is None:
        short = _other_words(library, step, answer.citations[0], fate, identifier)
        return answer._replace(answer=short, details=_path(library, step, rule.number))
    short = in_short(library, ours.id, ours.id, opening(library, ours))
    hits = [_moved(step, hit) for hit in related_hits(library, ours)]
    return answer._replace(
        answer=short if short == ours.text and short else f"{ours.title}. {short}".removesuffix(". "),
        citations=(*_with_differences(library, step, answer.citations), *_rulings(library, step, answer.citations)),
        hits=tuple(dict.fromkeys((*hits, *answer.hits))),
        details=_path(library, step, rule.number),
    )


def _other_words(library: Library, step: EditionStep, citation: Citation, fate: str, identifier: str) -> str:
    """The short answer for a rule that is new or has other words: its official text, and what the engine goes by."""
    said = citation.official.partition("\n")[0]
    if fate == NEW:
        return f"{citation.title}. New since {step.document}@{step.old}; by the official text: {said}"
    is_performed = step.document == "core" and performed(library, [identifier.partition(":")[2]])
    engine = f" The engine goes by {identifier}." if is_performed else ""
    return f"{citation.title}. Other words than {identifier}; by the official text: {said}{engine}"


def _with_differences(library: Library, step: EditionStep, citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
    """The citations, with a note on each rule that has other words on whether the engine goes by the old ones."""
    differing = {f"{step.document}@{step.new}:{number}": step.ours(number)[0] for number in step.differing}
    cited = {one.id: differing[one.id].partition(":")[2] for one in citations if differing.get(one.id)}
    engine = set(performed(library, cited.values())) if cited and step.document == "core" else set()
    return tuple(
        one._replace(note=f"{one.note}, which the engine goes by") if cited.get(one.id) in engine else one
        for one in citations
    )


def _rulings(library: Library, step: EditionStep, citations: tuple[Citation, ...]) -> list[Citation]:
    """Citations of the answers that rest on any of these rules."""
    found: dict[str, None] = {}
    for one in citations:
        identifier, _ = step.ours(one.id.partition(":")[2])
        for entry in library.rulings_on(identifier) if identifier else ():
            found.setdefault(entry.id)
    return [faq_citation(library, library.answer(identifier)) for identifier in list(found)[:MOST_RULINGS]]


def _moved(step: EditionStep, hit: Hit) -> Hit:
    """A hit in the older rulebook by its id in the newer one, if it kept its words."""
    if not hit.id.startswith(f"{step.document}@{step.old}:"):
        return hit
    there = step.there(hit.id.partition(":")[2])
    return hit._replace(id=there, status="in force") if there else hit


def _path(library: Library, step: EditionStep, number: str) -> tuple[str, ...]:
    """The headings above a rule, as the older rulebook has them."""
    identifier, _ = step.ours(number)
    rule = library.find_rule(identifier)
    parents = library.section(rule._replace(children=())).parents if rule else ()
    return tuple(f"{parent.number} {parent.title}" if parent.heading else parent.number for parent in parents)


def follow(library: Library, answer: Answer) -> Answer:
    """An answer found by a search in our words, by the rulebook in force: hits with other words there are left out."""
    steps = [step for document in RULE_DOCUMENTS if (step := step_in_force(library, document))]
    if not steps:
        return answer
    hits = [found for hit in answer.hits if (found := _followed(steps, hit))]
    cited = [now for one in answer.citations if (now := _followed_citation(steps, one))]
    return answer._replace(hits=tuple(hits), citations=tuple(cited))


def _followed(steps: list[EditionStep], hit: Hit) -> Hit | None:
    identifier = _id_now(steps, hit.id)
    if identifier is None or identifier == hit.id:
        return None if identifier is None else hit
    return hit._replace(id=identifier, status="in force")


def _followed_citation(steps: list[EditionStep], citation: Citation) -> Citation | None:
    identifier = _id_now(steps, citation.id)
    if identifier is None or identifier == citation.id:
        return None if identifier is None else citation
    note = f"the same words as {citation.id}"
    return citation._replace(id=identifier, status="in force", note=note, official=official_rule_text(identifier))


def _id_now(steps: list[EditionStep], identifier: str) -> str | None:
    """The id of a rule in the rulebook in force. None if it has other words there or is gone."""
    for step in steps:
        if identifier.startswith(f"{step.document}@{step.old}:"):
            return step.there(identifier.partition(":")[2]) or None
    return identifier
