"""The page of a card: its facts, its errata, and the answers and rules that name it."""

from __future__ import annotations

from judge.answers.library.card_facts import facts_text, known_facts
from judge.answers.library.card_wording import (
    how_sections,
    not_modelled,
    our_wordings,
    standing_wording,
    without_wording,
    wording_text,
)
from judge.answers.library.cited_places import errata_citation, faq_citation, hit_of
from judge.answers.library.legality import banned_in, legality_in_short, legality_line
from judge.answers.library.official_wording import anything_imported, official_card_text
from judge.answers.lookups.card_screen import CardScreen
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation
from judge.content.documents import is_followed
from judge.content.ids import number_key

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.answers.imported.read_cards import OfAList
    from judge.answers.library.imported_places import Place
    from judge.content.library import CardPage, Library
    from judge.content.model import ErrataEntry

MOST_RULES = 10
"""So many of the rules that bear on a card are named on its screen."""
NOT_IN_THE_CATALOGUE = (
    "The list of cards does not have it: what is known of it are the errata and answers that name it."
)


def card_answer(library: Library, question: str, name: str, note: str = "", *, how: bool = False) -> Answer:
    """A card's page: its facts, its errata (the wording in force first), the answers and rules that name it.

    ``how`` adds what the engine performs: each wording part by part, with the rules of each part.
    """
    if anything_imported() and not library.named(name):
        from judge.answers.imported.imported_cards import imported_card, imported_card_answer  # noqa: PLC0415 - usually nothing

        if found := imported_card(library, name):
            return imported_card_answer(library, question, found, note)
    page = library.card(name)
    printed = known_facts(page.name)
    standing = [erratum for erratum in page.errata if erratum.stands(library.as_of)]
    later = [erratum for erratum in page.errata if not erratum.announced and erratum.date > library.as_of]
    announced = [erratum for erratum in page.errata if erratum.announced]
    wordings, slip = our_wordings(library.store, page.name)
    does = f"Not simulated: {slip}" if slip else wording_text(wordings, library.as_of, printed)
    why_not = "" if printed else not_modelled(page.errata)
    first = facts_text(library, page.name, wordings)
    listed = _of_a_list(library, page.name) if anything_imported() and not printed else None
    if listed is not None:
        first = listed.facts
        does = f"What it does: {listed.does} {listed.remark}" if listed.does else listed.remark
    is_told = bool(first)
    first = first or NOT_IN_THE_CATALOGUE
    told = (first, legality_line(library, page.name), why_not or does)
    facts = "\n\n".join(part for part in told if part)
    official = official_card_text(page.name, library.as_of)
    citations = [Citation(f"card:{page.name}", page.name, facts, "in force", "", official)]
    newest = standing[-1] if standing else None
    citations += [errata_citation(library, e, current=e is newest) for e in [*reversed(standing), *later, *announced]]
    faq = sorted(page.faq, key=lambda entry: (not is_followed(library.status(entry.id)), entry.id))
    citations += [faq_citation(library, entry) for entry in faq]
    imported = _imported(library, page.name) if anything_imported() else []
    if imported:
        from judge.answers.library.imported_places import citation_of  # noqa: PLC0415 - usually there is nothing

        citations += [citation_of(library, place) for place in imported]
    return Answer(
        question=question,
        read_as=f"card:{page.name}",
        kind="card",
        rules=library.version,
        as_of=library.as_of,
        basis=library.basis,
        answer=_card_summary(library, page, first if is_told else "", newest, later)
        + _imported_summary(library, imported, newest),
        citations=tuple(citations),
        hits=tuple(hit for identifier in page.rules if (hit := hit_of(library, identifier)).title),
        notes=(note,) if note else (),
        sections=how_sections(page.name, wordings, slip, printed) if how else (),
        page=_screen(
            library,
            page,
            first,
            standing_wording(wordings, library.as_of) if wordings else None,
            " ".join(part for part in (why_not, _imported_summary(library, imported, newest).strip()) if part),
            listed,
        ),
    )


def _does(wording: dict[str, Any] | None, newest: ErrataEntry | None, facts: dict[str, Any]) -> str:
    """What a card does by its wording, else by its newest erratum; else why there is nothing to say."""
    if wording:
        return str(wording["text"] or "It does nothing by itself.")
    return newest.after if newest else without_wording(facts)


def _of_a_list(library: Library, name: str) -> OfAList | None:
    from judge.answers.imported.read_cards import of_a_list  # noqa: PLC0415 - usually there is nothing

    return of_a_list(name, library.as_of)


def _screen(  # noqa: PLR0917 - all that makes the screen
    library: Library,
    page: CardPage,
    facts: str,
    wording: dict[str, Any] | None,
    imported: str,
    listed: OfAList | None,
) -> CardScreen:
    """The screen of a card; ``wording`` is that of the day, and None where its definition cannot be read."""
    if listed is not None:
        imported = " ".join(part for part in (imported, listed.remark) if part)
    corrected = [erratum for erratum in page.errata if erratum.stands(library.as_of)]
    newest = corrected[-1] if corrected else None
    banned = banned_in(library, page.name)
    return CardScreen(
        page.name,
        facts,
        f"Banned in {banned}." if banned else "",
        (listed and listed.does) or _does(wording, newest, known_facts(page.name)),
        newest,
        tuple(one for one in page.errata if not one.announced and one.date > library.as_of),
        imported.strip(),
        legality_in_short(library, page.name),
        _most_cited(page, [one for part in wording["parts"] for one in part["rules"]] if wording else []),
        tuple((entry, library.status(entry.id)) for entry in page.faq),
    )


def _most_cited(page: CardPage, performed: list[str]) -> tuple[str, ...]:
    """Ids of the rules that bear on a card: those that its rulings rest on before those that its parts perform."""
    counts: dict[str, int] = {}
    for identifier in (*(one for entry in page.faq for one in entry.rules), *page.rules, *performed):
        counts[identifier] = counts.get(identifier, 0) + 1
    known = {*page.rules, *performed}
    most = sorted((one for one in counts if one in known), key=lambda one: -counts[one])[:MOST_RULES]
    return tuple(sorted(most, key=lambda one: number_key(one.partition(":")[2])))


def _imported(library: Library, name: str) -> list[Place]:
    from judge.answers.library.imported_places import on_card  # noqa: PLC0415 - usually there is nothing

    return on_card(library, name)


def _imported_summary(library: Library, imported: list[Place], newest: ErrataEntry | None) -> str:
    """Say which wording an imported bulletin gave the card, where it is newer than those that are restated."""
    since = newest.date if newest else ""
    errata = [one for one in imported if one.kind == "errata" and since < one.date <= library.as_of]
    return f" Corrected {errata[0].date} (imported errata). Now: {errata[0].text}" if errata else ""


def _card_summary(
    library: Library, page: CardPage, facts: str, newest: ErrataEntry | None, later: list[ErrataEntry]
) -> str:
    parts = [f"{page.name}: {facts}" if facts else f"{page.name}."]
    if formats := banned_in(library, page.name):
        parts.append(f"Banned in {formats}.")
    if newest:
        parts.append(f"Corrected {newest.date} ({newest.document} errata). Now: {newest.after}")
    if later:
        parts.append(f"As printed on that day; corrected later ({later[0].date}).")
    return " ".join(parts)
