"""The set-up that a user states: the unit's Might and damage, the top of the deck."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from judge.errors import Misuse
from judge.matchup.boards.board_of_roles import StatedSetUp
from judge.scenario.board.setup import card_for, plain_unit

if TYPE_CHECKING:
    from judge.answers.page.request import Request
    from judge.engine.state.card import Card

_PLAIN = re.compile(r"\b(\d{1,2})[- ]Might(?: unit)?\b", re.IGNORECASE)


def stated_set_up(request: Request, as_of: str) -> StatedSetUp | None:
    """Reads the settings of a request. None if it has none.

    Raises Misuse if the deck has words that are not a card, CannotSimulate for a card that is not defined.
    """
    if not (request.might or request.damage or request.deck):
        return None
    might = int(request.might or StatedSetUp().might)
    damage = int(request.damage) if request.damage else None
    if damage is not None and damage >= might:
        raise Misuse(
            f"--damage: expected less than the {might} Might of the unit, got {damage}",
            hint="It would already be dead: state less damage or more Might.",
        )
    return StatedSetUp(might, damage, _deck(request.deck, date.fromisoformat(as_of)) if request.deck else None)


def _deck(text: str, day: date) -> tuple[Card, ...]:
    from judge.cards.names import find_names  # noqa: PLC0415 - most questions state no deck

    found: list[tuple[int, int, Card]] = [
        (match.start(), match.end(), plain_unit(int(match[1]))) for match in _PLAIN.finditer(text)
    ]
    found += [(start, end, card_for(name, day)) for start, end, name in find_names(text)]
    found.sort(key=lambda part: part[0])
    rest, at = "", 0
    for start, end, _ in found:
        rest += text[at:start]
        at = end
    rest = (rest + text[at:]).replace("and", " ").strip(" ,;")
    if not found or re.search(r"\w", rest):
        raise Misuse(
            f"expected names of cards, got {rest or text!r}",
            where="--deck",
            hint='For example --deck "4-Might unit, Cruel Patron".',
        )
    return tuple(card for _, _, card in found)
