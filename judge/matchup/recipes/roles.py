"""How a card takes part in a recipe's board: where it is, and what its player does with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.keyword_abilities.vocabulary import name_of
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from judge.engine.state.card import Card


class Role(NamedTuple):
    """Where a card is, and the verb of its act, "" for none. ``to`` is where a permanent that is played goes.

    The verb "wearer" is the use of the unit that it is attached to.
    """

    where: str
    verb: str = ""
    to: str = ""


ROLES: Mapping[str, Role] = {
    "played": Role("hand", "play", "base"),
    "played-here": Role("hand", "play", "BF1"),
    "played-there": Role("hand", "play", "BF2"),
    "champion": Role("champion", "play", "base"),
    "facedown": Role("facedown", "play", "BF1"),
    "from-trash": Role("trash", "play", "base"),
    "hidden": Role("hand", "hide", "BF1"),
    "here": Role("BF1"),
    "there": Role("BF2"),
    "base": Role("base"),
    "worn": Role("worn"),
    "wearer": Role("worn", "wearer"),
    "legend": Role("legend"),
    "field": Role("field"),
    "other-field": Role("field there"),
    "hand": Role("hand"),
    "trash": Role("trash"),
    "deck": Role("deck"),
}
"""The roles by the word that a recipe uses; ``use`` is put before one where an ability is used: ``use2-base``."""


def role_of(word: str) -> Role:
    """The role that a word of a recipe stands for."""
    if word.startswith("use"):
        _, _, where = word.partition("-")
        return ROLES[where]._replace(verb="use")
    return ROLES[word]


def ability_of(word: str) -> int | None:
    """The place of the ability that is used in the text of the card; None if none is."""
    number = word.partition("-")[0].removeprefix("use")
    return int(number) - 1 if word.startswith("use") else None


def roles_of(card: Card) -> Iterator[str]:
    """The roles that a card can have, the plainest first."""
    keywords = {name_of(keyword) for keyword in card.keywords}
    yield from _used(card)
    if card.is_a(BATTLEFIELD):
        yield from ("field", "other-field")
        return
    if card.is_a(LEGEND):
        yield "legend"
        return
    if card.is_a(RUNE):
        yield "base"
        return
    if card.token:
        yield from ("here", "base", "there") if card.is_a(UNIT) else ("base",)
        return
    yield "played"
    if card.is_a(UNIT):
        yield from ("here", "base", "played-here", "played-there", "there")
    if card.is_a(GEAR) and not card.is_a(UNIT):
        yield from ("worn", "wearer", "base") if _is_equipment(card) else ("base",)
    if "Hidden" in keywords:
        yield from ("facedown", "hidden")
    yield from ("from-trash", "trash", "hand", "deck")
    if card.is_a(UNIT):
        yield "champion"


def _used(card: Card) -> Iterator[str]:
    places: tuple[str, ...] = ("legend",) if card.is_a(LEGEND) else ("field",) if card.is_a(BATTLEFIELD) else ("base",)
    if card.is_a(UNIT):
        places = ("base", "here")
    for number, ability in enumerate(card.abilities, 1):
        if isinstance(ability, Activated) and not card.is_a(SPELL):
            yield from (f"use{number}-{place}" for place in places)


def _is_equipment(card: Card) -> bool:
    return any(isinstance(ability, WhileAttached) for ability in card.abilities)
