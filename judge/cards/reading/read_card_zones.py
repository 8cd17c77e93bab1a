"""Instructions about cards in the trash and in hands; a part of ``instructions.lark``."""

from __future__ import annotations

from typing import Any

from judge.cards.reading.phrases import FromTrash, Phrase
from judge.cards.reading.read_objects import cost_of
from judge.engine.actions.discard import DiscardHand
from judge.engine.actions.play import PlayThis
from judge.engine.actions.recycle import Recycle, RecycleFromTrash
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.from_facedown import IfFromFacedown
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This

Effect = tuple[Any, ...]


class CardZones:
    """Each gives the instructions of its verb, or what is said of a card."""

    def play_this(self) -> Effect:
        return (PlayThis(),)

    def play_this_from_trash(self) -> Effect:
        return (FromTrash(PlayThis()),)

    def play_this_from_trash_for(self, symbols: str) -> Effect:
        return (FromTrash(PlayThis(cost_of(symbols))),)

    def if_from_facedown(self, effect: Effect) -> Effect:
        return (IfFromFacedown(effect),)

    def return_this_from_trash(self) -> Effect:
        return (FromTrash(ReturnToHand(This())),)

    def recycle_from_trashes(self, count: int) -> Effect:
        cards: Any = Phrase(CardInATrash(Side.ANY), at_least=0, at_most=count)
        return (Recycle(cards),)

    def discard_hand(self) -> Effect:
        return (DiscardHand(),)

    def recycle_from_trash(self, count: int) -> Effect:
        return (RecycleFromTrash(count),)
