"""Cards in hands and trashes, and what is done with them; ``cards.lark``."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import IT, THEM, NotRead, Phrase
from judge.cards.reading.read_objects import cost_of, keyword_in, name_in, number_of, power_of
from judge.engine.actions.banish import Banish, BanishYour
from judge.engine.actions.discard import Discard
from judge.engine.actions.place_on_deck import OwnersPlaceOnDeck
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.recycle import Recycle, RecycleByOwners
from judge.engine.actions.return_to_hand import ReturnToHand
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.to_champion_zone import ReturnToChampionZone
from judge.engine.picks.banish_with import (
    BanishAllFromTrash,
    BanishWithThis,
    PlayBanishedWith,
    TrashBanishedWith,
)
from judge.engine.picks.pick_cards import OwnHand, PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.take_picked import OnTopOrBottom, RecycleIt
from judge.engine.state.card import GEAR, UNIT
from judge.engine.state.zones import Zone
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import CardsIn, Side
from judge.engine.wording.places import BattlefieldOfYours, PlaceQuality
from judge.engine.wording.qualities import (
    CostsAtMost,
    CostsAtMostItsMight,
    CostsLessThanYourPoints,
    CostsPowerAtMost,
    OneTagOf,
    SameName,
)
from judge.engine.wording.references import ANY_NUMBER

Effect = tuple[Any, ...]


def discard_of(kind: Phrase) -> Discard:
    """The discard of one card of a type."""
    card_type = type_alone(kind)
    if not card_type:
        raise NotRead("discard", "a discard of such a card is not known")
    return Discard(1, card_type)


def type_alone(kind: Phrase) -> str:
    """The type of cards of which nothing else is asked, or "" for any; raises NotRead where more is asked."""
    card_type = getattr(kind.criteria, "card_type", None)
    if card_type is None or kind.criteria != CardsIn(Zone.TRASH, card_type=card_type):
        raise NotRead("", "more than the type of such a card is not known")
    return str(card_type)


class Cards:
    """Noun phrases for cards, then the instructions of each verb, in the order of ``cards.lark``."""

    def card_kind(self, noun: str | dict[str, Any], *limits: dict[str, Any]) -> Phrase:
        asked = {"card_type": noun} if isinstance(noun, str) else noun
        for limit in limits:
            qualities = (*asked.get("qualities", ()), *limit.get("qualities", ()))
            asked = asked | limit | ({"qualities": qualities} if qualities else {})
        if "types" in asked:
            if len(asked) > 1:
                raise NotRead("", "such a card of several types is not known")
            return Phrase(CardInATrash(Side.YOURS, tuple(asked["types"])))
        return Phrase(CardsIn(Zone.TRASH, **asked))

    card_kinds = card_kind

    def card_of_kind(self, kind: Phrase) -> Phrase:
        return kind

    def cards_of_kind(self, count: int, kind: Phrase) -> Phrase:
        return replace(kind, at_least=0, at_most=count)

    def exactly_cards(self, count: str, kind: Phrase) -> Phrase:
        return replace(kind, at_least=number_of(count), at_most=number_of(count))

    def any_number_of_cards(self, kind: Phrase) -> Phrase:
        return replace(kind, at_least=0, at_most=ANY_NUMBER)

    def a_tagged_card(self, tag: str) -> dict[str, Any]:
        return {"tag": name_in(tag)}

    def a_card_of_tags(self, *tags: str) -> dict[str, Any]:
        return {"qualities": (OneTagOf(tuple(name_in(tag) for tag in tags)),)}

    def a_unit_or_gear_card(self) -> dict[str, Any]:
        return {"types": (UNIT, GEAR)}

    def card_energy_limit(self, energy: str) -> dict[str, Any]:
        return {"energy_at_most": int(energy.strip("[]"))}

    def card_power_limit(self, symbols: str) -> dict[str, Any]:
        return {"qualities": (CostsPowerAtMost(power_of(symbols)),)}

    def card_cost_limit(self, energy: str, symbols: str) -> dict[str, Any]:
        return {"qualities": (CostsAtMost(int(energy.strip("[]")), power_of(symbols)),)}

    def card_cheaper_than_points(self) -> dict[str, Any]:
        return {"qualities": (CostsLessThanYourPoints(),)}

    def card_cheaper_than_might(self) -> dict[str, Any]:
        return {"qualities": (CostsAtMostItsMight(),)}

    def card_same_name(self) -> dict[str, Any]:
        return {"qualities": (SameName(),)}

    def card_keyword(self, word: str) -> dict[str, Any]:
        return {"keyword": keyword_in(word)}

    def ignoring_cost(self) -> Ignoring:
        return Ignoring.COST

    def ignoring_energy(self) -> Ignoring:
        return Ignoring.ENERGY

    def field_of_yours(self) -> PlaceQuality:
        return BattlefieldOfYours()

    def field(self, place: PlaceQuality) -> PlaceQuality:
        return place

    def play_from_hand(self, what: Any, ignoring: Ignoring) -> Effect:
        return (PlayFromHand(_in_hand(what), only_energy_ignored=ignoring is Ignoring.ENERGY),)

    def play_from_hand_to_base(self, what: Any, ignoring: Ignoring) -> Effect:
        return (replace(self.play_from_hand(what, ignoring)[0], in_base=True),)

    def play_from_hand_here(self, what: Any, ignoring: Ignoring) -> Effect:
        return (replace(self.play_from_hand(what, ignoring)[0], all_here=True),)

    def play_from_hand_to(self, what: Any, where: PlaceQuality, ignoring: Ignoring) -> Effect:
        return (replace(self.play_from_hand(what, ignoring)[0], to=where),)

    def play_from_hand_for_less(self, what: Any, by: str) -> Effect:
        cost = cost_of(by)
        if cost.power:
            raise NotRead("", "that a card costs less Power as it is played so is not known")
        return (PlayFromHand(_in_hand(what), less=cost.energy),)

    def play_from_hand_to_for_less(self, what: Any, where: PlaceQuality, by: str) -> Effect:
        return (replace(self.play_from_hand_for_less(what, by)[0], to=where),)

    def play_from_trash(self, what: Any) -> Effect:
        return (Play(what),)

    def play_from_trash_ignoring(self, what: Any, ignoring: Ignoring) -> Effect:
        return (Play(what, ignoring),)

    def play_limited_from_trash(self, what: Any, limit: dict[str, Any], ignoring: Ignoring) -> Effect:
        return self.play_from_trash_ignoring(replace(what, criteria=replace(what.criteria, **limit)), ignoring)

    def play_from_trash_to_base(self, what: Any, ignoring: Ignoring) -> Effect:
        return (Play(what, ignoring, in_base=True),)

    def return_from_trash(self, what: Any) -> Effect:
        return (ReturnToHand(what),)

    def banish_from_trash(self, what: Any) -> Effect:
        return (Banish(what),)

    def choose_in_trash(self, what: Any, *limits: dict[str, Any]) -> Effect:
        return (Choose(replace(what, criteria=_limited(what.criteria, limits))),)

    def return_from_trashes(self, what: Any) -> Effect:
        card_type = type_alone(what)
        return (ReturnToHand(replace(what, criteria=CardInATrash(Side.ANY, (card_type,) if card_type else ()))),)

    def recycle_card_from_trash(self, what: Any) -> Effect:
        return (Recycle(what),)

    def banish_your_hand(self) -> Effect:
        return (BanishYour((Zone.HAND,)),)

    def banish_hand_and_trash(self) -> Effect:
        return (BanishYour((Zone.HAND, Zone.TRASH)),)

    def banish_your_trash(self) -> Effect:
        return (BanishYour((Zone.TRASH,)),)

    def banish_all_from_trash(self, kind: Phrase) -> Effect:
        card_type = type_alone(kind)
        if not card_type:
            raise NotRead("banish all", "this wording is not known")
        return (BanishAllFromTrash(card_type),)

    def discard_of_kind(self, kind: Phrase) -> Effect:
        return (discard_of(kind),)

    def hand_on_deck(self) -> Effect:
        return (PickCards(OwnHand(), OnTopOrBottom()),)

    def recycle_card_from_hand(self) -> Effect:
        return (PickCards(OwnHand(), RecycleIt()),)

    def recycle_cards_from_hand(self, count: int) -> Effect:
        return (PickCards(OwnHand(), RecycleIt(), count=count),)

    def recycle_from_a_trash(self) -> Effect:
        cards: Any = Phrase(CardInATrash(Side.ANY))
        return (Recycle(cards),)

    def recycle_from_enemy_trashes(self, count: int) -> Effect:
        cards: Any = Phrase(CardInATrash(Side.ENEMY), at_least=0, at_most=count)
        return (Recycle(cards),)

    def choose_from_enemy_trashes(self, count: int) -> Effect:
        cards: Any = Phrase(CardInATrash(Side.ENEMY), at_least=0, at_most=count)
        return (Choose(cards),)

    def owners_recycle_them(self) -> Effect:
        return (RecycleByOwners(THEM),)

    def play_banished_with(self, ignoring: Ignoring | None = None) -> Effect:
        return (PlayBanishedWith(ignoring=_all_of_it(ignoring)),)

    def play_unit_banished_with(self, ignoring: Ignoring | None = None) -> Effect:
        return (PlayBanishedWith(ignoring=_all_of_it(ignoring), card_type=UNIT),)

    def play_all_banished_with(self, ignoring: Ignoring | None = None) -> Effect:
        return (PlayBanishedWith(every=True, ignoring=_all_of_it(ignoring)),)

    def play_all_units_banished_with(self, ignoring: Ignoring | None = None) -> Effect:
        return (PlayBanishedWith(every=True, ignoring=_all_of_it(ignoring), card_type=UNIT),)

    def banish_with_this(self) -> Effect:
        return (BanishWithThis(IT),)

    def trash_banished_with(self) -> Effect:
        return (TrashBanishedWith(),)

    def champion_to_zone(self) -> Effect:
        champion: Any = Phrase(CardsIn(Zone.TRASH, chosen_champion=True))
        return (ReturnToChampionZone(champion),)

    def owners_place_on_deck(self) -> Effect:
        return (OwnersPlaceOnDeck(IT),)

    def place_on_deck(self, what: Any) -> Effect:
        return (OwnersPlaceOnDeck(what),)


def _in_hand(what: Any) -> Any:
    if not isinstance(what.criteria, CardsIn) or what.at_most != 1:
        raise NotRead("from your hand", "a play of such cards is not known")
    return replace(what.criteria, zone=Zone.HAND)


def _all_of_it(ignoring: Ignoring | None) -> bool:
    if ignoring is Ignoring.ENERGY:
        raise NotRead("ignoring", "a play for its Power cost alone is not known here")
    return ignoring is not None


def _limited(criteria: Any, limits: tuple[dict[str, Any], ...]) -> Any:
    """The criteria with limits that stand behind the place of the cards."""
    for limit in limits:
        qualities = (*criteria.qualities, *limit.get("qualities", ()))
        criteria = replace(criteria, **(limit | {"qualities": qualities}))
    return criteria
