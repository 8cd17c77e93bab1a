"""Probes: named test cards that set off the triggers of other cards."""

from __future__ import annotations

from judge.engine.actions.buff import Buff
from judge.engine.actions.deal import Deal
from judge.engine.actions.discard import Discard
from judge.engine.actions.draw import Draw
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.actions.stun import Stun
from judge.engine.instructions.play_token import PlayToken
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.take_picked import IntoHand
from judge.engine.state.card import SPELL, UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import a_friendly_unit, a_unit
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target

NAME = "test spell"

A_HIDDEN_SPELL = Card(NAME, (SPELL,), keywords=("Hidden", "Action"), effect=(Draw(1),))
"""A spell with Hidden that draws 1."""

DISCARD_A_CARD = Card(NAME, (SPELL,), keywords=("Action",), effect=(Discard(1),))
"""A spell that costs nothing and has its player discard a card."""

STUN_A_UNIT = Card(NAME, (SPELL,), keywords=("Action",), effect=(Stun(Target(a_unit())),))
"""A spell that costs nothing and stuns a unit."""

KILL_A_UNIT = Card(NAME, (SPELL,), keywords=("Action",), effect=(Kill(Target(a_unit())),))
"""A spell that costs nothing and kills a unit."""

BUFF_A_UNIT = Card(NAME, (SPELL,), keywords=("Action",), effect=(Buff(Target(a_unit())),))
"""A spell that costs nothing and buffs a unit."""

LOOK_AT_THREE = Card(
    NAME, (SPELL,), keywords=("Action",), effect=(LookAtTop(3), PickCards(LookedAt(), IntoHand()), RecycleRest())
)
"""A spell that costs nothing and looks at the top 3 cards, takes one and recycles the rest."""

UNIT_WITH_A_COST = Card(
    "test unit",
    (UNIT,),
    might=1,
    abilities=(AdditionalCost(Cost(actions=(Kill(Pick(a_friendly_unit(another=True))),))),),
)
"""A 1-Might unit that costs the kill of another friendly unit, so playing it can fail."""


DEAR_UNIT = Card("test unit", (UNIT,), energy=9, might=1)
"""A 1-Might unit whose cost stays above zero with any discount, so its player can decline to pay."""


def play_token(token: Card) -> Card:
    """A spell that costs nothing and plays a token."""
    return Card(NAME, (SPELL,), keywords=("Action",), effect=(PlayToken(token),))


def deal(amount: int) -> Card:
    """A spell that costs nothing and deals damage to a unit."""
    return Card(NAME, (SPELL,), keywords=("Action",), effect=(Deal(amount, Target(a_unit())),))
