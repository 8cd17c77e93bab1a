"""What becomes of what a sentence before has chosen: "they discard that card", "kill the rest"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import Body, DiscardThat, It, Kept, KillRest, NotRead, PickFromHand, standing_for
from judge.cards.reading.read_players import THEMSELVES, OthersAct
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.recycle import Recycle
from judge.engine.picks.pick_cards import PickCards, RevealedHand
from judge.engine.picks.take_picked import RecycleIt, TheyDiscardIt


def what_becomes_of(chosen: Kept | PickFromHand, body: Body) -> Any:
    """The instruction for what was chosen; raises NotRead where the sentence says nothing that is known of it."""
    if isinstance(chosen, Kept):
        return _kept(chosen, body)
    return PickCards(RevealedHand(), _done_with_it(body), chosen.which)


def _done_with_it(body: Body) -> Any:
    """What becomes of a card that was chosen from a hand: "they discard that card", "they recycle that card"."""
    plain = body == Body(body.effect) and len(body.effect) == 1
    if plain and body.effect[0] == OthersAct(THEMSELVES, (DiscardThat(),)):
        return TheyDiscardIt()
    if plain and body.effect[0] == OthersAct(THEMSELVES, (Recycle(standing_for(It("card"))),)):
        return RecycleIt(by_owner=True)
    raise NotRead("choose a card", "what becomes of it is not clear")


def _kept(kept: Kept, body: Body) -> Any:
    """What each player keeps, with what becomes of the rest."""
    if body == Body((KillRest(),)) and not kept.in_hand:
        return replace(kept.instruction, killed=True)
    if body == Body((RecycleRest(),)) and kept.in_hand:
        return kept.instruction
    raise NotRead("the rest", "what becomes of the rest is not known")
