"""Cards known only from imported documents: their errata, questions about them, their text from a card list."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.imported.read_cards import on_its_page
from judge.answers.library.imported_places import IMPORTED, citation_of, places, rules_of
from judge.answers.library.legality import legality_line
from judge.answers.library.official_wording import official_card_text
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation
from judge.cards.champion_names import is_champion
from judge.content.ids import fold
from judge.content.imported import imported_entries, imported_ids
from judge.content.imported_bans import imported_ban_lists
from judge.content.model import ErrataEntry

if TYPE_CHECKING:
    from judge.answers.library.imported_places import Place
    from judge.content.library import Library


def imported_names(library: Library) -> tuple[str, ...]:
    """The names of the cards that only imports know. The name of a champion alone means the cards of the catalogue."""
    names: dict[str, None] = {}
    for identifier in imported_ids():
        if identifier.startswith(("errata@", "cards@")):
            for entry in imported_entries(identifier):
                names.setdefault(str(entry.get("card") or entry.get("name") or ""))
    names |= dict.fromkeys(card.name for one in imported_ban_lists(library.store) for card in one.banned)
    return tuple(name for name in names if name and not library.named(name) and not is_champion(name))


def imported_card(library: Library, text: str) -> str:
    """The card with exactly this name that only an import knows. "" if there is none."""
    folded = fold(text.strip(" ?!.\"'"))
    return next((name for name in imported_names(library) if fold(name) == folded), "")


def about(library: Library, name: str) -> list[Place]:
    """The errata of such a card, and the questions that name it."""
    named = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)", re.IGNORECASE)
    folded = fold(name)
    return [one for one in places(library) if fold(one.card) == folded or (not one.card and named.search(one.words))]


def imported_card_answer(library: Library, question: str, name: str, note: str = "") -> Answer:
    """The page of a card that only imports know, with whether the engine can play the card by its text."""
    found = about(library, name)
    errata = [one for one in found if one.kind == "errata" and one.date <= library.as_of]
    later = [one for one in found if one.kind == "errata" and one.date > library.as_of]
    text = official_card_text(name, library.as_of)
    legality = legality_line(library, name)
    said = f"{name} is not in the catalogue here: it is known by what you imported."
    if errata:
        said += f" Corrected {errata[0].date}. Now: {errata[0].text}"
    elif later:
        said += f" As printed on that day; corrected later ({later[-1].date})."
    said += f" {legality}" if legality else ""
    card = [Citation(f"card:{name}", name, name, IMPORTED, "", text)] if text else []
    page = Answer(
        question=question,
        read_as=f"card:{name}",
        kind="card",
        answer=said,
        citations=(*card, *(citation_of(library, one) for one in found)),
        notes=(note,) if note else (),
    )
    return on_its_page(page, name, library.as_of)


def imported_errata(library: Library, name: str = "") -> list[ErrataEntry]:
    """The imported errata that are not restated, of one card or of all, as entries of their bulletins."""
    return [
        ErrataEntry(
            id=one.id,
            card=one.card,
            date=one.date,
            document=one.about,
            kind=IMPORTED,
            replaces="the earlier wording",
            rules=rules_of(library, one),
            before=one.before,
            after=one.text,
            why=one.note,
            later="",
            file="",
            line=0,
        )
        for one in places(library)
        if one.kind == "errata" and (not name or fold(one.card) == fold(name))
    ]
