"""Instructions about cards in the trash and in hands; a part of ``instructions.lark``."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import FromTrash, NotRead, Phrase
from judge.cards.reading.read_objects import cost_of, keyword_in, name_in
from judge.engine.actions.discard import DiscardHand
from judge.engine.actions.play import Ignoring, Play, PlayThis
from judge.engine.actions.recycle import Recycle, RecycleFromTrash
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.from_facedown import IfFromFacedown
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import CardsIn, Side
from judge.engine.wording.qualities import CostsAtMost
from judge.engine.wording.references import This

Effect = tuple[Any, ...]


class CardZones:
    """Each gives the instructions of its verb, or what is said of a card."""

    def play_from_hand(self, what: Any, ignoring: Ignoring) -> Effect:
        which = replace(what.criteria, zone=Zone.HAND)
        return (PlayFromHand(which, only_energy_ignored=ignoring is Ignoring.ENERGY),)

    def play_from_hand_to_base(self, what: Any, ignoring: Ignoring) -> Effect:
        (played,) = self.play_from_hand(what, ignoring)
        return (replace(played, in_base=True),)

    def play_from_hand_here(self, what: Any, ignoring: Ignoring) -> Effect:
        (played,) = self.play_from_hand(what, ignoring)
        return (replace(played, all_here=True),)

    def a_tagged_card(self, tag: str) -> dict[str, Any]:
        return {"tag": name_in(tag)}

    def card_energy_limit(self, energy: str) -> dict[str, Any]:
        return {"energy_at_most": int(energy.strip("[]"))}

    def card_keyword(self, word: str) -> dict[str, Any]:
        return {"keyword": keyword_in(word)}

    def card_of_kind(self, noun: str | dict[str, Any], *limits: dict[str, Any]) -> Phrase:
        asked = {"card_type": noun} if isinstance(noun, str) else noun
        for limit in limits:
            asked = asked | limit
        if "types" in asked:
            if len(asked) > 1:
                raise NotRead("", "such a card of several types is not known")
            return Phrase(CardInATrash(Side.YOURS, tuple(asked["types"])))
        return Phrase(CardsIn(Zone.TRASH, **asked))

    def cards_of_kind(self, count: int, noun: str, *limits: dict[str, Any]) -> Phrase:
        return replace(self.card_of_kind(noun, *limits), at_least=0, at_most=count)

    def play_limited_from_trash(self, what: Any, limit: dict[str, Any], ignoring: Ignoring) -> Effect:
        return self.play_from_trash_ignoring(replace(what, criteria=replace(what.criteria, **limit)), ignoring)

    def card_cost_limit(self, energy: str, symbols: str) -> dict[str, Any]:
        return {"qualities": (CostsAtMost(int(energy.strip("[]")), len(cost_of(symbols).power)),)}

    def ignoring_cost(self) -> Ignoring:
        return Ignoring.COST

    def ignoring_energy(self) -> Ignoring:
        return Ignoring.ENERGY

    def return_from_trash(self, what: Any) -> Effect:
        return (ReturnToHand(what),)

    def play_from_trash(self, what: Any) -> Effect:
        return (Play(what),)

    def play_from_trash_ignoring(self, what: Any, ignoring: Ignoring) -> Effect:
        return (Play(what, ignoring),)

    def a_unit_or_gear_card(self) -> dict[str, Any]:
        return {"types": (UNIT, GEAR)}

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
