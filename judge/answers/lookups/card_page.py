"""The page of a card: its facts, its errata, and the answers and rules that name it."""

from __future__ import annotations

from judge.answers.library.card_wording import (
    how_sections,
    not_modelled,
    our_wordings,
    standing_wording,
    without_wording,
    wording_text,
)
from judge.answers.library.catalogue_facts import facts_text, known_facts
from judge.answers.library.cited_places import errata_citation, faq_citation, hit_of
from judge.answers.library.legality import banned_in, legality_in_short, legality_line
from judge.answers.library.official_wording import anything_imported, official_card_text
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hits
from judge.answers.page.fit_lines import COLUMNS, cut
from judge.answers.page.screen_parts import Screen, answer_paragraph, beside, official, rulings
from judge.answers.rulings.listed_rulings import rulings_on_card
from judge.content.documents import is_followed
from judge.content.ids import number_key
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.answers.imported.read_cards import OfAList
    from judge.answers.library.imported_places import Place
    from judge.answers.page.blocks import Block
    from judge.content.library import CardPage, Library
    from judge.content.model import ErrataEntry

MOST_OF_A_TEXT = 8
MOST_OF_A_CHANGE = 2
"""The maximum number of lines of a card's text, and of its text before."""
MOST_RULES = 10
"""The maximum number of rules named on the screen of a card."""
NOT_IN_THE_CATALOGUE = (
    "The list of cards does not have it: what is known of it are the errata and answers that name it."
)


class _Changes(NamedTuple):
    """The errata of a card: the one in force on the day asked for, and a sentence on each.

    ``now`` and ``was`` are the card's text with it and before it, ``later`` says that others came after the day,
    ``imported`` has the text of a newer one that is only imported.
    """

    newest: ErrataEntry | None = None
    now: str = ""
    was: str = ""
    later: str = ""
    imported: str = ""

    @property
    def in_short(self) -> str:
        """When the text was corrected, without the text before."""
        return f"{self.was.partition('. Before: ')[0]} (--wordings)."


def card_answer(library: Library, question: str, name: str, note: str = "", *, how: bool = False) -> Answer:
    """A card's page: its facts, its errata (the wording in force first), the answers and rules that name it.

    ``how`` adds how the engine performs it: each wording part by part, with the rules of each part.
    """
    if anything_imported() and not library.named(name):
        from judge.answers.imported.imported_cards import imported_card, imported_card_answer  # noqa: PLC0415 - usually nothing

        if found := imported_card(library, name):
            return imported_card_answer(library, question, found, note)
    page = library.card(name)
    printed = known_facts(page.name)
    wordings, slip = our_wordings(library.store, page.name)
    does = f"Not simulated: {slip}" if slip else wording_text(wordings, library.as_of, printed)
    why_not = "" if printed else not_modelled(page.errata)
    facts = facts_text(library, page.name, wordings)
    listed = _of_a_list(library, page.name) if anything_imported() and not printed else None
    if listed is not None:
        facts = listed.facts
        does = f"What it does: {listed.does} {listed.remark}" if listed.does else listed.remark
    called = f"{page.name}: {facts}" if facts else f"{page.name}."
    facts = facts or NOT_IN_THE_CATALOGUE
    told = "\n\n".join([part for part in (facts, legality_line(library, page.name), why_not or does) if part])
    imported = _imported(library, page.name) if anything_imported() else []
    changes = _changes(library, page, imported)
    formats = banned_in(library, page.name)
    banned = f"Banned in {formats}." if formats else ""
    first = Citation(f"card:{page.name}", page.name, told, "in force", "", official_card_text(page.name, library.as_of))
    hits = tuple(hit for identifier in page.rules if (hit := hit_of(library, identifier)).title)
    sections = how_sections(page.name, wordings, slip, printed) if how else ()
    wording = standing_wording(wordings, library.as_of) if wordings else None
    does = (listed and listed.does) or (does if slip else _does(wording, changes.newest, printed))
    remark = " ".join([part for part in (why_not, changes.imported, listed.remark if listed else "") if part])
    above: tuple[Block, ...] = (answer_paragraph(does), *sections)
    if not sections:
        legality = legality_in_short(library, page.name)
        changed = cut(changes.was, COLUMNS, MOST_OF_A_CHANGE)
        above = (
            beside(facts),
            answer_paragraph(f"{banned} {cut(does, COLUMNS, MOST_OF_A_TEXT)}".strip()),
            *official(first),
            *([beside(changed, short=changes.in_short)] if changed else []),
            *[beside(one) for one in (changes.later, remark, legality) if one],
        )
    entries = [(entry, library.status(entry.id)) for entry in page.faq]
    beside_it = rulings_on_card(library, page.name)
    return Answer(
        question=question,
        read_as=f"card:{page.name}",
        kind="card",
        answer=" ".join([part for part in (called, banned, changes.now, changes.later, changes.imported) if part]),
        citations=(first, *_cited(library, page, imported, changes.newest)),
        hits=hits,
        notes=(note,) if note else (),
        sections=sections,
        rulings=beside_it if beside_it.found else None,
        page=Screen(
            (page.name,),
            () if sections else (rulings(entries), beside_it.as_points()),
            (
                "--rulings" if page.faq else "",
                "--rules" if hits else "",
                "--wordings" if changes.newest or changes.later else "",
            ),
            above,
            rules=() if sections else _most_cited(page, wording),
            is_whole=True,
            takes=("--all", "--ids", "--rules", "--rulings", "--wordings"),
            texts="--wordings",
            behind=(Hits(hits, found=True),) if hits else (),
            says=does or facts,
        ),
    )


def _cited(library: Library, page: CardPage, imported: list[Place], newest: ErrataEntry | None) -> Iterator[Citation]:
    """The errata of a card, the one in force first and future ones last, then the answers on it and imported places."""
    of_the_day = [one for one in page.errata if one.stands(library.as_of)]
    later = [one for one in page.errata if not one.announced and one.date > library.as_of]
    announced = [one for one in page.errata if one.announced]
    for one in (*reversed(of_the_day), *later, *announced):
        yield errata_citation(library, one, current=one is newest)
    for entry in sorted(page.faq, key=lambda entry: (not is_followed(library.status(entry.id)), entry.id)):
        yield faq_citation(library, entry)
    if imported:
        from judge.answers.library.imported_places import citation_of  # noqa: PLC0415 - usually there is nothing

        yield from (citation_of(library, place) for place in imported)


def _changes(library: Library, page: CardPage, imported: list[Place]) -> _Changes:
    newest = next((one for one in reversed(page.errata) if one.stands(library.as_of)), None)
    later = [one.date for one in page.errata if not one.announced and one.date > library.as_of]
    since = newest.date if newest else ""
    newer = [one for one in imported if one.kind == "errata" and since < one.date <= library.as_of]
    said_later = f"As printed on that day; corrected later ({later[0]})." if later else ""
    said_newer = f"Corrected {newer[0].date} (imported errata). Now: {newer[0].text}" if newer else ""
    if newest is None:
        return _Changes(None, "", "", said_later, said_newer)
    now = f"Corrected {newest.date} ({newest.document} errata). Now: {newest.after}"
    was = f"Corrected {newest.date} ({newest.document} errata, {newest.kind}). Before: {newest.before}"
    return _Changes(newest, now, was, said_later, said_newer)


def _does(wording: dict[str, Any] | None, newest: ErrataEntry | None, facts: dict[str, Any]) -> str:
    """The text of a card in a wording, else in its newest erratum, else why there is none."""
    if wording:
        return str(wording["text"] or "It does nothing by itself.")
    return newest.after if newest else without_wording(facts)


def _of_a_list(library: Library, name: str) -> OfAList | None:
    from judge.answers.imported.read_cards import of_a_list  # noqa: PLC0415 - usually there is nothing

    return of_a_list(name, library.as_of)


def _most_cited(page: CardPage, wording: dict[str, Any] | None) -> tuple[str, ...]:
    """Ids of the rules that concern a card most: those of its rulings before those that its parts perform."""
    performed = [one for part in wording["parts"] for one in part["rules"]] if wording else []
    counts: dict[str, int] = {}
    for identifier in (*(one for entry in page.faq for one in entry.rules), *page.rules, *performed):
        counts[identifier] = counts.get(identifier, 0) + 1
    known = {*page.rules, *performed}
    most = sorted((one for one in counts if one in known), key=lambda one: -counts[one])[:MOST_RULES]
    return tuple(sorted(most, key=lambda one: number_key(one.partition(":")[2])))


def _imported(library: Library, name: str) -> list[Place]:
    from judge.answers.library.imported_places import on_card  # noqa: PLC0415 - usually there is nothing

    return on_card(library, name)
