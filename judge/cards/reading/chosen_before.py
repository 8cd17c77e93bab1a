"""What becomes of what a sentence before has chosen or allowed: "they discard that card", "kill the rest"."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import Body, DiscardThat, It, Kept, KillRest, NotRead, PickFromHand, standing_for
from judge.cards.reading.read_players import THEMSELVES, OthersAct
from judge.engine.actions.look import RecycleRest
from judge.engine.actions.recycle import Recycle
from judge.engine.picks.each_chooses import YouAndOpponentsMay
from judge.engine.picks.pick_cards import PickCards, RevealedHand
from judge.engine.picks.take_picked import RecycleIt, TheyDiscardIt


def what_becomes_of(chosen: Kept | PickFromHand | YouAndOpponentsMay, body: Body) -> Any:
    """The instruction for what was chosen; raises NotRead if the sentence says nothing that is known of it."""
    if isinstance(chosen, Kept):
        return _kept(chosen, body)
    if isinstance(chosen, YouAndOpponentsMay):
        return _for_each_who_did(chosen, body)
    return PickCards(RevealedHand(), _done_with_it(body), chosen.which)


def _done_with_it(body: Body) -> Any:
    """What becomes of a card that was chosen from a hand: "they discard that card", "they recycle that card"."""
    plain = body == Body(body.effect) and len(body.effect) == 1
    if plain and body.effect[0] == OthersAct(THEMSELVES, (DiscardThat(),)):
        return TheyDiscardIt()
    if plain and body.effect[0] == OthersAct(THEMSELVES, (Recycle(standing_for(It("card"))),)):
        return RecycleIt(by_owner=True)
    raise NotRead("choose a card", "what becomes of it is not clear")


def _for_each_who_did(told: YouAndOpponentsMay, body: Body) -> YouAndOpponentsMay:
    """What each opponent may do, with what is done for each who did."""
    follows = body.effect[0] if body == Body(body.effect) else None
    if not isinstance(follows, YouAndOpponentsMay) or follows.effect or told.for_each:
        raise NotRead("each opponent may", "the text does not say what follows if they do")
    return replace(told, for_each=follows.for_each)


def _kept(kept: Kept, body: Body) -> Any:
    """What each player keeps, with what becomes of the rest."""
    if body == Body((KillRest(),)) and not kept.in_hand:
        return replace(kept.instruction, killed=True)
    if body == Body((RecycleRest(),)) and kept.in_hand:
        return kept.instruction
    raise NotRead("the rest", "what becomes of the rest is not known")
