"""What a scenario calls a card: the inverse of ``card_resolution``."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.cards.loader import definition, is_defined
from judge.engine.state.card import GEAR, SPELL, UNIT
from judge.errors import CannotSimulate
from judge.scenario.board.effect_vocabulary import VOCABULARY, instructions_for, spell_that_says
from judge.scenario.board.plain_cards import HOSTS, abilities_of, can_have, without_implied
from judge.scenario.board.setup import card_for
from judge.scenario.language.script import StatedObject
from judge.scenario.language.script_names import Name, SourceLocation

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.card import Card
    from judge.engine.state.instruction import Instruction

TIMED = ("Action", "Reaction")
_NOWHERE = SourceLocation(0, 1, "")
_COPY = "second "
"""What stands before the name of a card that a question names twice."""
MOST = 20
"""The largest number that is tried in a text of the vocabulary."""


def card_in_words(card: Card) -> StatedObject:
    """What a scenario calls a card, with nothing said about its state.

    Raises CannotSimulate if the language has no words for it: a text that is no card's and in no vocabulary.
    """
    if card.filler:
        return _called("plain card")
    if name := _defined_name(card):
        return StatedObject(_name(name), copied=_is_copy(card, name))
    kind = card.types[0] if len(card.types) == 1 else ""
    timing = next((keyword for keyword in card.keywords[:1] if keyword in TIMED), "")
    given = card.keywords[1:] if timing else card.keywords
    if kind not in HOSTS or not _is_plain(card, kind, given):
        raise CannotSimulate(f"{card.name} has a text that cannot be written in a scenario.")
    says = _text_of(card) if kind == SPELL else ""
    if says and spell_that_says(says, timing, given) is not None:
        return StatedObject(_name(says), test_spell=True, timing=timing, keywords=given, costs=_cost(card))
    free = not (card.effect or timing)
    tags = tuple(map(_name, card.tags))
    if free and kind == GEAR:
        return StatedObject(
            _name("plain gear"), keywords=without_implied(given), tags=tags, costs=_cost(card), domains=card.domains
        )
    if free and kind == UNIT and card.might is not None:
        return StatedObject(
            _name(f"{card.might}-Might unit"), keywords=given, tags=tags, costs=_cost(card), domains=card.domains
        )
    raise CannotSimulate(f"{card.name} has a text that cannot be written in a scenario.")


def _cost(card: Card) -> str:
    """What a card without a text costs, in symbols; empty where that is nothing."""
    energy = f"[{card.energy}]" if card.energy else ""
    return energy + "[A]" * card.power


def _is_copy(card: Card, name: str) -> bool:
    """Whether a token has the text of a card that is none."""
    return card.token and not any(found.token for found in definition(name).cards())


def _is_plain(card: Card, kind: str, given: tuple[str, ...]) -> bool:
    """Whether a card says nothing but what its keywords stand for where nothing else is said."""
    known = without_implied(given) if kind == GEAR else given
    return all(can_have(kind, one) for one in known) and card.abilities == abilities_of(kind, known)


def wording_to_state(card: Card, day: date) -> tuple[str, str]:
    """The name of a card and the wording that a scenario has to name for it; none where it reads so on that day."""
    name = _defined_name(card)
    if not name or card_for(name, day).wording == card.wording:
        return name, ""
    return name, card.wording


def _defined_name(card: Card) -> str:
    """The name under which a card is defined; empty where it is not."""
    name = card.name.removeprefix(_COPY)
    if not is_defined(name):
        return ""
    return (
        name if any(found.wording == card.wording and found.name == name for found in definition(name).cards()) else ""
    )


def _text_of(card: Card) -> str:
    """The text of a test spell: the one that it is made from, or one of the vocabulary that says the same."""
    said = re.fullmatch(r'spell "(.+)"', card.name)
    return said[1] if said is not None else next((text for effect, text in _vocabulary() if effect == card.effect), "")


@cache
def _vocabulary() -> tuple[tuple[tuple[Instruction, ...], str], ...]:
    """The texts of the vocabulary, with every number up to ``MOST``, and the effects that they stand for."""
    found: list[tuple[tuple[Instruction, ...], str]] = []
    for example in VOCABULARY:
        for number in range(1, MOST + 1) if any(sign.isdigit() for sign in example) else (0,):
            text = re.sub(r"\d+", str(number), example)
            effect = instructions_for(text)
            if effect is not None:
                found.append((effect, text))
    return tuple(found)


def _called(name: str) -> StatedObject:
    return StatedObject(_name(name))


def _name(text: str) -> Name:
    return Name(text, _NOWHERE)
