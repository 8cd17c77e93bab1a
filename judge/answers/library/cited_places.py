"""Citations and hits: rules, answers and errata as places that an answer rests on."""

from __future__ import annotations

from judge.answers.library.announced_steps import with_steps
from judge.answers.library.faq_patches import patched
from judge.answers.library.numbers_over_versions import number_in
from judge.answers.library.official_wording import (
    anything_imported,
    official_answer_text,
    official_card_text,
    official_erratum_text,
    official_rule_text,
)
from judge.answers.page.blocks import Citation, Hit
from judge.content.documents import is_followed
from judge.content.ids import parse_id
from judge.errors import NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.content.library import Library
    from judge.content.model import ErrataEntry, FaqEntry, Rule
    from judge.content.ruling import Ruling

MOST_RULINGS = 12
ANNOUNCED = "announced, never carried by a bulletin"


def rule_text(rule: Rule) -> str:
    """A rule's text with its examples and notes."""
    parts = [rule.text or rule.title]
    parts += [f"Example: {example}" for example in rule.examples]
    parts += [f"Note: {note}" for note in rule.notes]
    return "\n\n".join(parts)


class RulePlaces(NamedTuple):
    """A cited rule, its subrules, the answers that rest on any of them with their status, and imported ones."""

    of: Rule
    rule: Citation
    below: tuple[Citation, ...]
    entries: tuple[tuple[FaqEntry, str], ...]
    imported: tuple[Citation, ...] = ()

    def citations(self, library: Library) -> list[Citation]:
        """All of them, in this order."""
        answers = [faq_citation(library, entry) for entry, _ in self.entries]
        return [self.rule, *self.below, *answers, *self.imported]


def rule_places(library: Library, rule: Rule, shown: str = "", note: str = "") -> RulePlaces:
    """A rule, its subrules, and the answers that rest on any of them."""
    status = library.status(shown or rule.id)
    section = library.section(rule)
    sub = () if any(child.heading for child in section.below) else section.below
    entries: dict[str, FaqEntry] = {}
    for part in (rule, *sub):
        for entry in library.rulings_on(part.id):
            entries.setdefault(entry.id, entry)
    return RulePlaces(
        rule,
        rule_citation(library, rule, shown or rule.id, status, note),
        tuple(_below(library, below, shown or rule.id) for below in sub),
        tuple((entry, library.status(entry.id)) for entry in list(entries.values())[:MOST_RULINGS]),
        tuple(_imported_on(library, rule)),
    )


def _imported_on(library: Library, rule: Rule) -> list[Citation]:
    """The imported questions and errata that cite a rule, or ask about it by its title."""
    if not anything_imported():
        return []
    from judge.answers.library.imported_places import citation_of as imported_citation  # noqa: PLC0415 - usually nothing
    from judge.answers.library.imported_places import on_rule  # noqa: PLC0415

    return [imported_citation(library, place) for place in on_rule(library, rule)[:MOST_RULINGS]]


def _below(library: Library, rule: Rule, above: str) -> Citation:
    """A subrule by its number in the version of the shown rule ``above`` it, or in the version asked for."""
    shown = rule.id
    is_its_own = above.partition(":")[0] == rule.id.partition(":")[0]
    if rule.document == "core" and rule.version != library.version and not is_its_own:
        shown = number_in(library, rule.id, library.version) or rule.id
    note = "" if shown == rule.id else f"now {rule.id}"
    return rule_citation(library, rule, shown, library.status(shown), note)


def rule_citation(library: Library, rule: Rule, shown: str, status: str, note: str = "") -> Citation:
    """A rule by the id that it is shown by, with its corrections from FAQs first, and with its official wording."""
    text = "\n\n".join([*patched(library, rule.id, shown), rule_text(rule)])
    return Citation(shown, rule.title, text, status, note, official_rule_text(shown), rule.short)


def related_hits(library: Library, rule: Rule) -> list[Hit]:
    """The rules that a rule refers to and the places that refer to it. For a chapter also its sections."""
    hits = [
        hit_of(library, identifier)
        for identifier in rule.children
        if (child := library.find_rule(identifier)) and child.heading
    ]
    hits += [hit_of(library, identifier) for identifier in rule.references]
    hits += [
        hit_of(library, identifier) for identifier in library.cited_by(rule.id) if not identifier.startswith("faq@")
    ]
    return [hit for hit in hits if hit.title]


def hit_of(library: Library, identifier: str) -> Hit:
    """An id as a hit with its title. The title is empty if the id does not exist."""
    identity = parse_id(identifier)
    status = library.status(identifier)
    if identity is None:
        return Hit(identifier, "", "", status)
    if identity.kind == "rule":
        rule = library.find_rule(identifier)
        kind = "rule" if identity.document == "core" else "tournament"
        return Hit(identifier, kind, rule.title if rule else "", status, opening(library, rule) if rule else "")
    if identity.kind == "card":
        from judge.answers.library.catalogue_facts import facts_line  # noqa: PLC0415 - only for a card

        facts = facts_line(library, identity.part)
        return Hit(identifier, "card", identity.part, status, facts)
    try:
        if identity.kind == "faq":
            entry = library.answer(identifier)
            from judge.answers.page.labels import answer_label  # noqa: PLC0415 - only for an answer

            label = answer_label(entry, whole=False)
            return Hit(entry.id, "faq", entry.question, badge(library, entry), entry.short or entry.answer, label=label)
        if identity.kind == "ruling":
            ruling = library.ruling(identifier)
            text = ruling.answer or ruling.title
            return Hit(identifier, "ruling", ruling.question or ruling.title, "", text, label=ruling.name)
        erratum = library.erratum(identifier)
        return Hit(identifier, "errata", erratum.card, ANNOUNCED if erratum.announced else status, erratum.after)
    except NotFound:
        return Hit(identifier, identity.kind, "", status)


def hits_of(library: Library, identifiers: Iterable[str]) -> list[Hit]:
    """Ids as hits. A rule that only announces its steps has them behind it.

    If a heading would repeat the words of another hit, it gets the words of the next rule under it.
    """
    hits = [_with_steps(library, hit_of(library, one)) for one in identifiers]
    return [_in_other_words(library, hit, {one.excerpt for one in hits if one is not hit}) for hit in hits]


def _with_steps(library: Library, hit: Hit) -> Hit:
    """A hit whose text has its steps behind it, if it only announces them."""
    rule = library.find_rule(hit.id) if hit.kind in {"rule", "tournament"} else None
    return hit._replace(excerpt=with_steps(library, rule)) if rule is not None and hit.excerpt == rule.text else hit


def _in_other_words(library: Library, hit: Hit, said: set[str]) -> Hit:
    rule = library.find_rule(hit.id) if hit.excerpt in said and hit.kind in {"rule", "tournament"} else None
    if rule is None or rule.text:
        return hit
    below = (with_steps(library, found) for child in rule.children if (found := library.find_rule(child)))
    return hit._replace(excerpt=next((text for text in below if text and text not in said), hit.excerpt))


def opening(library: Library, rule: Rule) -> str:
    """The text of a rule. For a keyword, its effect.

    For any other heading without text, that of the first rule under it.
    """
    if rule.heading and (does := library.what_it_does(rule.id)[0]):
        return does
    below = library.find_rule(rule.children[0]) if rule.children and not rule.text else None
    return below.text if below else rule.text


def badge(library: Library, entry: FaqEntry) -> str:
    """The status of an answer: that of its document, and whether its content has changed since."""
    status = library.status(entry.id)
    if entry.status != "holds":
        return f"{status}; {entry.status}" if not is_followed(status) else entry.status
    return status


def faq_citation(library: Library, entry: FaqEntry) -> Citation:
    """An answer with its badge. If it has changed, today's answer comes first."""
    text = entry.answer if not entry.today else f"Today: {entry.today}\n\nThen: {entry.answer}"
    notes = []
    if entry.superseded_by:
        notes.append("replaced by " + ", ".join(entry.superseded_by))
    if entry.certainty == "unsettled":
        notes.append("unsettled: no official confirmation found")
    if entry.simulated:
        notes.append(entry.simulated)
    return Citation(
        entry.id,
        entry.question,
        text,
        badge(library, entry),
        "; ".join(notes),
        official_answer_text(entry),
        entry.short,
    )


def errata_citation(library: Library, erratum: ErrataEntry, *, current: bool) -> Citation:
    """A bulletin's change to a card. ``current`` says that its wording is the one in force."""
    label = "Now" if current else "As announced" if erratum.announced else "After"
    parts = [f"{label}: {erratum.after}", f"Before: {erratum.before}"]
    parts += [f"Why: {erratum.why}"] if erratum.why else []
    parts += [f"Later: {erratum.later}"] if erratum.later else []
    note, status = f"{erratum.kind}, replaces {erratum.replaces}", library.status(erratum.id)
    if erratum.announced:
        note = ANNOUNCED
        status = "announced" if is_followed(status) else status
    official = official_erratum_text(erratum)
    return Citation(erratum.id, erratum.card, "\n\n".join(parts), status, note, official)


def ruling_citation(ruling: Ruling) -> Citation:
    """A ruling of this project: its answer and its remarks, under its question or, if it has none, its statement."""
    text = "\n\n".join(part for part in (ruling.answer or ruling.title, ruling.more) if part)
    many = len(ruling.scenarios)
    note = f"ruling of this project, as of {ruling.as_of}; {many} scenario{'s' * (many != 1)} in {ruling.file}"
    return Citation(ruling.id, ruling.question or ruling.title, text, "", note, short=ruling.title)


def only_held(library: Library, document: str) -> str:
    """A note that the edition shown is not the one in use. "" if it is.

    Only one edition of the tournament rules has a text here.
    """
    held = library.written(document)
    return f"the library holds only the edition of {held}" if held != library.edition(document).version else ""


def citation_of(library: Library, identifier: str) -> Citation:
    """Any id as a citation."""
    identity = parse_id(identifier)
    kind = identity.kind if identity else ""
    if kind == "rule" and (rule := library.find_rule(identifier)):
        return rule_citation(library, rule, rule.id, library.status(rule.id))
    if kind == "faq":
        return faq_citation(library, library.answer(identifier))
    if kind == "errata":
        erratum = library.erratum(identifier)
        return errata_citation(library, erratum, current=library.is_current(erratum))
    if kind == "ruling":
        return ruling_citation(library.ruling(identifier))
    page = library.page(identifier.removeprefix("card:"))
    official = official_card_text(page.name, library.as_of)
    from judge.answers.library.catalogue_facts import facts_line  # noqa: PLC0415 - only for a card

    return Citation(f"card:{page.name}", page.name, facts_line(library, page.name), "in force", "", official)
