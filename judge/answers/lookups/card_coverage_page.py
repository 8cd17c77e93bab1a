"""The cards that the engine plays, the rulings that show each of them, and the open questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Section
from judge.answers.page.fit_lines import Point, Points
from judge.answers.page.screen_parts import Screen
from judge.cards.card_coverage import CardCovered, card_coverage
from judge.cards.catalogue import FOLDERS
from judge.cards.loader import definition
from judge.citations.numbers import CURRENT
from judge.engine.wording.passive import NotYet
from judge.errors import NotFound
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.library import Library


class CardCoveragePage(NamedTuple):
    """The rendered page together with the cards it covers."""

    answer: Answer
    cards: tuple[CardCovered, ...]

    def as_json(self) -> dict[str, Any]:
        """Every card. The keys are part of the interface."""
        return {
            "schema": 1,
            "rules": CURRENT,
            "counts": counts(self.cards),
            "cards": [
                {
                    "id": f"card:{card.name}", "name": card.name, "set": card.set, "defined": card.defined,
                    "wordings": list(wordings_of(card)), "refused": list(refused_by(card)),
                    "rulings": list(card.rulings), "read": card.read or None, "lapsed": card.lapsed,
                    "doubts": list(card.doubts),
                }
                for card in self.cards
            ],
        }  # fmt: skip


def card_coverage_page(library: Library, about: str = "") -> CardCoveragePage:
    """The page for one card, for a set (``OGN`` or ``origins``), or for all cards if none is named.

    Raises NotFound if there is neither a card nor a set with that name.
    """
    cards = cards_about(about)
    answer = Answer(
        question=f"coverage --cards {about}".strip(), read_as="cards", kind="search", rules=CURRENT,
        answer=sentence(cards),
        sections=(Section("Cards", tuple(line_of(card) for card in cards)),),
        page=_screen(cards, () if about else ("judge coverage --cards SET",)),
    )  # fmt: skip
    return CardCoveragePage(answer.by(library), cards)


def cards_about(about: str) -> tuple[CardCovered, ...]:
    """One card, those of a set, or all if none is named. Raises NotFound if nothing has that name."""
    every = card_coverage()
    code = {folder: code for code, folder in FOLDERS.items()}.get(about.lower().replace(" ", "_"), about.upper())
    cards = tuple(card for card in every if not about or card.set == code or card.name.lower() == about.lower())
    if not cards:
        raise NotFound(
            f"there is no card and no set {about!r}", hint="A card's whole name, or OGN, OGS, SFD, UNL, VEN."
        )
    return cards


def counts(cards: tuple[CardCovered, ...]) -> dict[str, int]:
    """The number of cards, and how many of them are defined, shown, read again, and in part refused."""
    return {
        "cards": len(cards),
        "defined": sum(card.defined for card in cards),
        "shown": sum(bool(card.rulings) for card in cards),
        "read": sum(bool(card.read) for card in cards),
        "refused": sum(bool(refused_by(card)) for card in cards),
    }


def sentence(cards: tuple[CardCovered, ...]) -> str:
    """The counts in words."""
    found = counts(cards)
    return (
        f"{found['defined']} of {found['cards']} cards are defined for the engine; a ruling names {found['shown']}, a "
        f"second reader has compared {found['read']} with the official text, and {found['refused']} have a clause that "
        "is refused."
    )


def line_of(card: CardCovered) -> str:
    """The coverage of a card: ``Gust (OGN): printed; shown by cards/origins/gust.md; read again 2026-11-23``."""
    if not card.defined:
        return f"{card.name} ({card.set}): not defined"
    first = card.rulings[0] if card.rulings else ""
    more = f" and {len(card.rulings) - 1} more" if len(card.rulings) > 1 else ""
    again = f"read again {card.read}" if card.read else "read again before it changed" if card.lapsed else "read once"
    parts = [", ".join(wordings_of(card)), f"shown by {first}{more}" if first else "shown by no ruling", again]
    parts += [f"refused: {reason}" for reason in refused_by(card)]
    parts += [f"open: {', '.join(card.doubts)}"] if card.doubts else []
    return f"{card.name} ({card.set}): {'; '.join(parts)}"


def _screen(cards: tuple[CardCovered, ...], commands: tuple[str, ...]) -> Screen:
    return Screen(("Cards", "coverage"), (Points("", tuple(map(_point, cards))),), commands, is_whole=True)


def _point(card: CardCovered) -> Point:
    """A card on the screen. Cards with something refused or open go first if there is not enough room."""
    words = line_of(card).removeprefix(card.name).strip()
    return Point(card.name, words, rank=bool(refused_by(card)) + bool(card.doubts), most=2, id=f"card:{card.name}")


def wordings_of(card: CardCovered) -> tuple[str, ...]:
    """``printed`` and the days of its errata."""
    if not card.defined:
        return ()
    return tuple(variant.name for variant in definition(card.name).variants)


def refused_by(card: CardCovered) -> tuple[str, ...]:
    """The missing parts of the engine, one for each clause of the card's newest wording that it cannot play."""
    if not card.defined:
        return ()
    newest = definition(card.name).variants[-1]
    return tuple(part.missing for part in newest.abilities if isinstance(part, NotYet))
