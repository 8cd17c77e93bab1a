"""Whether a card costs a given amount in a situation, or less or more than its printed cost."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.cost import printed_cost
from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import card_of
from judge.matchup.situations.open_facts import left_open
from judge.matchup.situations.what_a_text_reads import text_of
from judge.matchup.working_out.outcome import DEPENDS, NO, YES
from judge.matchup.working_out.performing import Tries
from judge.matchup.working_out.prices import as_own, priced

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.matchup.situations.situation import Deed, Situation


_WHOSE = "whose it is"
_OWN_PRICE = re.compile(r"\breduce\b|\bcosts? [^.]*?\b(?:less|more)\b", re.IGNORECASE)
_PAYS = re.compile(r"pays ((?:\[\w+\])+)")


def compared_price(situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    """The answer, with the payment. Raises CannotSimulate if no price is found, or none can be compared."""
    (asks,) = situation.also
    card = card_of(situation.thing(situation.asked.to), given)
    if card is None or situation.asked.verb != "play" or situation.asked.pays or asks.by:
        raise CannotSimulate("the question does not say with what the price is compared.")
    found = priced(situation, given, tries)
    so = _is_so(found.why, asks, card)
    others = [(as_own(situation), _WHOSE), *((one.situation, one.what) for one in left_open(situation, given))]
    for other, what in others:
        try:
            changed = priced(other, given, Tries(tries.left, tries))
        except CannotSimulate:
            continue
        if _is_so(changed.why, asks, card) is not so and what == _WHOSE:
            raise CannotSimulate("the question does not say whose object is chosen.")
        if _is_so(changed.why, asks, card) is not so:
            return found._replace(said=DEPENDS, why=f"it depends on {what}: {found.why}")
    is_bare = len(situation.things) == 1 and not (situation.happened or situation.counts or situation.asked.origin)
    is_bare = is_bare and not situation.things[0].at
    if is_bare and not so and asks.amount is None and _OWN_PRICE.search(text_of(card)):
        raise CannotSimulate("the question does not say what its own text asks for.")
    return found._replace(said=YES if so else NO)


def _is_so(told: str, asks: Deed, card: Card) -> bool:
    """Whether a price, in words, is the one asked for."""
    paid = _PAYS.search(told)
    if paid is None:
        raise CannotSimulate("no price was found.")
    symbols = re.findall(r"\[(\w+)\]", paid[1])
    energy = sum(int(one) for one in symbols if one.isdigit())
    power = sum(not one.isdigit() for one in symbols)
    if not asks.what or asks.what == "0":
        wanted = asks.amount or 0
        return energy == wanted and (wanted > 0 or not power)
    less, power_less = printed_cost(card).energy - energy, len(printed_cost(card).power) - power
    if asks.what == "more":
        less, power_less = -less, -power_less
    if asks.amount is not None:
        return less == asks.amount
    return less >= 0 and power_less >= 0 and less + power_less > 0
