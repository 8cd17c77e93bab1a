"""The additional cost of a card that a question says is paid, or not paid: "if I discard a card for it"."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from judge.cards.catalogue import catalogue
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.card import GEAR, LEGEND, UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import BoardObject
from judge.matchup.situations.board_of_a_situation import card_of
from judge.matchup.situations.plain_statements import unused
from judge.matchup.situations.situation import ME, Count
from judge.matchup.situations.what_a_text_reads import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Deed, Object, Situation

_COSTS = frozenset({"exhaust", "kill", "discard", "spend", "pay", "return"})
KEYWORDS = ("Repeat", "Accelerate")
_XP = re.compile(r"\b(\d+) XP\b")


def optional_cost(thing: Object, given: Given) -> OptionalCost | None:
    """The optional cost of playing a card that is not a keyword."""
    card = card_of(thing, given)
    costs = (one for one in card.abilities if isinstance(one, OptionalCost)) if card is not None else ()
    return next((one for one in costs if one.name not in KEYWORDS and not one.instead), None)


def with_costs_said(situation: Situation, given: Given) -> Situation:
    """The same, with stated payments turned into whether the additional cost is paid."""
    situation = _keyword_paid(situation, given)
    _check_it_has_the_keyword(situation, given)
    for deed in situation.happened:
        if deed.verb not in _COSTS or deed.by or deed.who not in {"", ME}:
            continue
        for key in _played(situation):
            cost = optional_cost(situation.thing(key), given)
            if cost is not None and re.search(rf"\b{deed.verb}\b", cost.describe()):
                return with_costs_said(_paid(situation, deed, key, cost), given)
    return situation


def _check_it_has_the_keyword(situation: Situation, given: Given) -> None:
    """Raises CannotSimulate if the question has a keyword paid that its card does not have and no other card gives."""
    for deed in (situation.asked, *situation.happened):
        card = card_of(situation.thing(deed.to), given) if deed.what in KEYWORDS and deed.to else None
        others = [card_of(one, given) for one in situation.things if one.key != deed.to]
        is_given = situation.mood != "price" and any(one is not None and deed.what in text_of(one) for one in others)
        if deed.pays == "yes" and card is not None and not card.has(deed.what) and not is_given:
            raise unused(f"{deed.what}, which {card.name} does not have,")


def _keyword_paid(situation: Situation, given: Given) -> Situation:
    """The same, with a cost that comes after the object of a card, "kill a unit without Repeat", moved to the card."""
    asked = situation.asked
    by = card_of(situation.thing(asked.by), given) if asked.by and not asked.pays else None
    for thing in situation.things if by is not None else ():
        its = card_of(thing, given)
        for said, pays in ((KEYWORDS, "yes"), (tuple(f"no {one}" for one in KEYWORDS), "no")):
            named = [one for one in said if one in thing.keywords]
            has = [one.removeprefix("no ") for one in named]
            if not named or its is None or by is None:
                continue
            if all(by.has(one) and (thing.key == asked.by or not its.has(one)) for one in has):
                plain = thing._replace(keywords=tuple(one for one in thing.keywords if one not in named))
                things = tuple(plain if one is thing else one for one in situation.things)
                return situation._replace(things=things, asked=asked._replace(pays=pays))
    return situation


def _played(situation: Situation) -> Iterator[str]:
    """The keys of the cards that may have been played at a cost."""
    asked = situation.asked
    yield from (one.to for one in situation.happened if one.verb == "play" and not one.pays)
    if not asked.pays:
        yield from (key for key in (asked.by, asked.to) if key)


def _paid(situation: Situation, deed: Deed, key: str, cost: OptionalCost) -> Situation:
    """The same without that deed, which is the cost of the card with that key."""
    _check_it_is_that_cost(situation, deed, cost)
    pays = "no" if deed.is_not else "yes"
    is_asked = deed.to in {situation.asked.to, situation.asked.by, *situation.asked.on}
    things = tuple(
        one._replace(whose="") if one.key == deed.to else one
        for one in situation.things
        if one.key != deed.to or is_asked
    )
    happened = [one for one in situation.happened if one != deed]
    counts = situation.counts
    asks = _XP.search(cost.describe())
    if asks is not None and pays == "yes" and not any(one.of == "xp" for one in counts):
        counts = (*counts, Count(ME, "xp", int(asks[1])))
    for at, one in enumerate(happened):
        if one.verb == "play" and one.to == key:
            happened[at] = one._replace(pays=pays)
            return situation._replace(things=things, happened=tuple(happened), counts=counts)
    asked = situation.asked._replace(pays=pays)
    return situation._replace(things=things, happened=tuple(happened), counts=counts, asked=asked)


def _check_it_is_that_cost(situation: Situation, deed: Deed, cost: OptionalCost) -> None:
    """Raises CannotSimulate if the stated payment is not the one that the cost requires."""
    text = cost.describe().casefold()
    thing = situation.thing(deed.to) if deed.to else None
    if thing is not None and (thing.name or thing.kind.casefold() not in text or thing.states or thing.at):
        raise unused(f"what is done ({deed.verb})")
    asks = _XP.search(cost.describe())
    if asks is not None and not deed.is_not and deed.amount not in {None, int(asks[1])}:
        raise unused(f"what is spent ({deed.amount} XP)")
    if asks is None and (deed.what == "xp" or (deed.amount or 1) > 1) and not cost.any_number:
        raise unused(f"how much is done ({deed.amount})")


def able_to_pay(situation: Situation, owners: dict[str, str], given: Given) -> list[str]:
    """The lines of the objects that are needed for the additional costs stated as paid."""
    lines = []
    for deed in (*situation.happened, situation.asked):
        key = deed.to if deed.verb == "play" else deed.by or deed.to
        cost = optional_cost(situation.thing(key), given) if deed.pays == "yes" and key else None
        who = owners.get(key) or ME
        if cost is not None:
            lines += [f"{who}: {line}" for line in _what_it_needs(cost.describe(), situation, given)]
    return lines


def _what_it_needs(text: str, situation: Situation, given: Given) -> Iterator[str]:
    text = text.casefold()
    if "discard" in text:
        yield "hand plain card"
    if "buff" in text:
        yield "base 1-Might unit buffed"
    elif f"{UNIT.casefold()}" in text and "kill" in text:
        yield "base 1-Might unit"
    elif f"{GEAR.casefold()}" in text and "kill" in text:
        yield "base plain gear"
    elif "exhaust" in text and "unit" in text:
        yield "base 1-Might unit"
    elif "exhaust" in text and "legend" in text and not any(one.kind == LEGEND for one in situation.things):
        yield f"legend {_quiet_legend(given)}"
    if (asks := _XP.search(text.upper())) is not None and not any(one.of == "xp" for one in situation.counts):
        yield f"XP {asks[1]}"


@cache
def _quiet_legend(given: Given) -> str:
    """A legend that does nothing unless it is used."""
    for name, card in catalogue().items():
        if LEGEND not in card.types:
            continue
        try:
            played = BoardObject(name).card(given)
        except CannotSimulate:
            continue
        if played is not None and all(isinstance(one, Activated) for one in played.abilities):
            return name
    raise CannotSimulate("no legend is known that does nothing by itself.")
