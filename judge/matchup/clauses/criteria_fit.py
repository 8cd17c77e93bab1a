"""Whether a card, as printed, fits the criteria of a text: by type, tags, name, cost and Might."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.cost_changes import Playing, Using
from judge.engine.picks.pick_cards import CardCriteria
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, RUNE, SPELL, UNIT, Card
from judge.engine.state.instruction import walk
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import CardInATrash, ItemOnChain, SpellOnChain
from judge.engine.wording.criteria import CardsIn, Criteria, Facedown, OneOf, Where
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.qualities import (
    Buffed,
    CostsAtMost,
    CostsPowerAtMost,
    IsDamaged,
    IsReady,
    IsStunned,
    IsToken,
    LessMight,
    Named,
    OneTagOf,
    Tagged,
    WithMight,
)
from judge.engine.wording.references import Affected, Target, This

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clause
    from judge.engine.wording.quality import Quality

_WHEREVER = (
    Buffed, CostsAtMost, CostsPowerAtMost, IsDamaged, IsReady, IsStunned, IsToken, Named, OneTagOf, Tagged, WithMight,
)  # fmt: skip
"""Qualities that an object has wherever it is."""

ELSEWHERE = frozenset({Zone.TRASH, Zone.HAND, Zone.MAIN_DECK, Zone.CHAIN, Zone.RUNE_DECK, Zone.BANISHMENT})

MIGHTY = 5
"""The Might from which on a unit is Mighty (708)."""


class Fit(Struct, frozen=True):
    """Whether a card fits the criteria of a text.

    ``specific``: the text requires more than a type, so it says something about this very card. ``why`` is set if it
    does not fit: the criteria, and the card's own value. ``varies``: that can change in play, as Might does and a
    printed cost does not.
    """

    fits: bool
    specific: bool = False
    why: str = ""
    varies: bool = False


FITS = Fit(fits=True)
NO = Fit(fits=False)


def fit(asked: object, card: Card) -> Fit:
    """The fit of a card with criteria. None stands for no criteria."""
    if asked is None or isinstance(asked, Affected | This):
        return FITS
    if isinstance(asked, str):
        return _of_type(asked, card)
    if isinstance(asked, SpellOnChain):
        return _as_spell(asked, card)
    if isinstance(asked, ItemOnChain):
        return Fit(fits=not card.is_permanent, specific=bool(asked.choosing))
    if isinstance(asked, CardInATrash):
        return Fit(not asked.types or any(card.is_a(kind) for kind in asked.types), bool(asked.types))
    if isinstance(asked, Criteria):
        return _permanent(asked, card)
    if isinstance(asked, OneOf):
        among = (fit(one, card) for one in asked.among if isinstance(one, Criteria))
        return next((one for one in among if one.fits), NO)
    if isinstance(asked, CardCriteria):
        return _as_picked(asked, card)
    if isinstance(asked, Playing):
        return _as_played(asked, card)
    if isinstance(asked, Using):
        return Fit(
            any(isinstance(found, Activated) and (found.empowers or not asked.empower) for found in card.abilities)
        )
    if isinstance(asked, CardsIn):
        return _in_a_zone(asked, card)
    if isinstance(asked, Facedown):
        return Fit(card.has("Hidden"))
    kind = getattr(asked, "card_type", "")
    return _of_type(kind, card) if isinstance(kind, str) and kind else FITS


def too_strong(asked: Criteria, card: Card, than: Card) -> str:
    """Why a unit has too much printed Might, if a text requires less than its own card has. "" if it fits."""
    might, most = card.might or 0, than.might or 0
    if not any(isinstance(one, LessMight) for one in asked.qualities) or not card.is_unit or might < most:
        return ""
    return f"{asked.describe()}; {card.name} has {might} Might, and {than.name} {most}"


def types_asked(asked: object) -> frozenset[str]:
    """The types of which a text requires one. Empty if it leaves that open."""
    if isinstance(asked, str):
        return frozenset({asked} - {""})
    if isinstance(asked, OneOf):
        return frozenset().union(*(types_asked(one) for one in asked.among))
    if isinstance(asked, CardInATrash):
        return frozenset(asked.types)
    if isinstance(asked, CardCriteria) and asked.either:
        return frozenset(asked.either)
    return types_asked(getattr(asked, "card_type", ""))


def can_be_where(asked: Clause, card: Card) -> bool:
    """Whether a card can be where a text acts on it: battlefields, legends and runes by their type, tokens on board."""
    special = next((kind for kind in (BATTLEFIELD, LEGEND, RUNE) if card.is_a(kind)), "")
    if special:
        return special in types_asked(asked.of)
    return not (card.token and (asked.zone in ELSEWHERE or isinstance(asked.of, CardsIn | CardInATrash)))


def can_be_one(asked: object, also: object) -> bool:
    """Whether one object can fit two texts, by type: a unit is not a gear."""
    one, other = _type_of(asked), _type_of(also)
    return not one or not other or one == other


def _type_of(asked: object) -> str:
    """The type that is required. "" if the text leaves it open."""
    if isinstance(asked, Card):
        return asked.types[0]
    if isinstance(asked, str):
        return asked if asked in (UNIT, GEAR, SPELL) else ""
    return asked.card_type if isinstance(asked, Criteria) else ""


def in_a_place(asked: object) -> bool:
    """Whether a text requires a place, so that a move can make the object an illegal choice."""
    return isinstance(asked, Criteria) and (
        asked.where is not Where.ANYWHERE or any(not isinstance(found, _WHEREVER) for found in asked.qualities)
    )


def _of_type(kind: str, card: Card) -> Fit:
    if kind == "Mighty":
        return Fit(card.is_unit and (card.might or 0) >= MIGHTY, specific=True)
    if kind in card.tags:
        return Fit(fits=True, specific=True)
    return Fit(not kind or card.is_a(kind))


def _as_played(asked: Playing, card: Card) -> Fit:
    fits = _of_type(asked.card_type, card).fits and (not asked.keyword or card.has(asked.keyword))
    fits = fits and (not asked.tag or asked.tag in card.tags) and asked.token in (None, card.token)
    if asked.looks_at_choices:
        fits = fits and any(isinstance(part, Target) for part in walk(card.effect))
    return Fit(fits, bool(asked.keyword or asked.tag or asked.looks_at_choices))


def _as_spell(asked: SpellOnChain, card: Card) -> Fit:
    limited = asked.energy_at_most is not None or asked.power_at_most is not None
    if not card.is_a(SPELL):
        return NO
    if asked.energy_at_most is not None and card.energy > asked.energy_at_most:
        return Fit(False, True, f"{asked.describe()}; {card.name} costs [{card.energy}]")
    if asked.power_at_most is not None and card.power > asked.power_at_most:
        return Fit(False, True, f"{asked.describe()}; {card.name} has a Power cost of {card.power}")
    return Fit(True, limited)


def _in_a_zone(asked: CardsIn, card: Card) -> Fit:
    """Fits a card of a zone.

    If only its cost is too high, that is given as the reason, as it can never be chosen then.
    """
    if asked.card_type and not _of_type(asked.card_type, card).fits:
        return NO
    if (asked.tag and asked.tag not in card.tags) or (asked.keyword and not card.has(asked.keyword)):
        return NO
    if asked.energy_at_most is not None and card.energy > asked.energy_at_most:
        return Fit(False, True, f"{asked.describe()}; {card.name} costs [{card.energy}]")
    specific = bool(asked.tag or asked.keyword or asked.energy_at_most is not None)
    found = _qualities(asked, asked.qualities, card)
    return found if not found.fits or found.specific else Fit(True, specific)


def _as_picked(asked: CardCriteria, card: Card) -> Fit:
    fits = (not asked.card_type or card.is_a(asked.card_type)) and (not asked.not_a or not card.is_a(asked.not_a))
    fits = fits and (not asked.either or any(card.is_a(kind) for kind in asked.either))
    fits = fits and (not asked.domain or asked.domain in card.domains) and card.energy >= asked.energy_at_least
    most = asked.might_at_most
    return Fit(fits and (not isinstance(most, int) or (card.might or 0) <= most), bool(asked.domain))


def _permanent(asked: Criteria, card: Card) -> Fit:
    if not (card.is_a(asked.card_type) if asked.card_type else card.is_permanent):
        return NO
    return _qualities(asked, asked.qualities, card)


def _qualities(asked: Criteria | CardsIn, qualities: tuple[Quality, ...], card: Card) -> Fit:
    found = [_with(quality, card) for quality in qualities]
    refused = next((one for one in found if not one.fits), None)
    if refused is not None:
        return Fit(False, True, f"{asked.describe()}; {refused.why}" if refused.why else "", refused.varies)
    return Fit(True, any(one.specific for one in found))


def _with(quality: Quality, card: Card) -> Fit:
    if isinstance(quality, Tagged):
        return Fit((quality.tag in card.tags) is quality.has, True)
    if isinstance(quality, OneTagOf):
        return Fit(any(tag in card.tags for tag in quality.tags), True)
    if isinstance(quality, Meets) and isinstance(quality.when, OfDomain):
        domain = quality.when.domain
        return Fit(domain in card.domains, True, f"{card.name} is {' and '.join(card.domains) or 'of no domain'}")
    from judge.engine.wording.source_circumstances import WithKeyword  # noqa: PLC0415 - few ask

    if isinstance(quality, Meets) and isinstance(quality.when, WithKeyword):
        return Fit(card.has(quality.when.keyword) is quality.when.has, True)
    if isinstance(quality, Named):
        return Fit(card.name == quality.name, True)
    if isinstance(quality, IsToken):
        return Fit(card.token is quality.token, True)
    if isinstance(quality, CostsAtMost):
        fits = card.energy <= quality.energy and (quality.power is None or card.power <= quality.power)
        return Fit(fits, True, f"{card.name} costs [{card.energy}]")
    if isinstance(quality, CostsPowerAtMost):
        return Fit(card.power <= quality.power, True, f"{card.name} has a Power cost of {card.power}")
    if isinstance(quality, WithMight):
        might = card.might or 0
        fits = (quality.at_most is None or might <= quality.at_most) and (
            quality.at_least is None or might >= quality.at_least
        )
        return Fit(fits, True, f"{card.name} has {might} Might", varies=True)
    return FITS
