"""Instructions about cards and players: tokens, trash, deck, points, the chain; the rest of ``instructions.lark``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.loader import definition, is_defined
from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import IT, NotRead, Phrase
from judge.cards.reading.read_conditions import criteria_of
from judge.cards.reading.read_objects import cost_of, keyword_in, name_in, number_of, power_of
from judge.engine.abilities.damage_changes import SPELL_AND_ABILITY_DAMAGE
from judge.engine.abilities.enters_ready import EntersReady
from judge.engine.actions.counter import Counter
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.actions.predict import Predict
from judge.engine.actions.prevent import Prevent
from judge.engine.actions.recycle import Recycle
from judge.engine.costs.add import Add
from judge.engine.instructions.bar import CannotPlay
from judge.engine.instructions.gain_points import GainPoints
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.take_turn import TakeTurn
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.instructions.win import WinTheGame
from judge.engine.instructions.xp import GainXP, SpendXP
from judge.engine.picks.pick_cards import LookedAt, PickCards
from judge.engine.picks.take_picked import IntoHand
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.chain_criteria import ItemOnChain, SpellOnChain
from judge.engine.wording.criteria import Criteria, Side, a_friendly_unit, a_unit_of_yours
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Every

if TYPE_CHECKING:
    from lark import Token

    from judge.engine.state.card import Card

Effect = tuple[Any, ...]


class Tokens(Struct, frozen=True):
    """The tokens that are played, and how they enter."""

    token: Card
    count: int
    exhausted: bool | None


class Plays:
    """Each gives the instructions of its verb, as a tuple."""

    def one_token(self) -> int:
        return 1

    def token_count(self, count: int) -> int:
        return count

    def stated_might(self, might: str) -> dict[str, Any]:
        return {"might": int(might.strip("[]"))}

    def token_tag(self, tag: str) -> dict[str, Any]:
        return {"tag": name_in(tag)}

    def token_keywords(self, *words: str) -> dict[str, Any]:
        return {"keywords": tuple(keyword_in(word) for word in words)}

    def tokens(self, count: int, *parts: Any) -> Tokens:
        stated: dict[str, Any] = {"might": None, "keywords": ()}
        exhausted: bool | None = None
        name = ""
        for part in parts:
            if isinstance(part, dict):
                stated |= part
            elif part.type == "TOKEN":
                name = name_in(part)
            else:
                exhausted = part.type == "EXHAUSTED"
        return Tokens(_token(name, stated), count, exhausted)

    def token_here(self) -> dict[str, bool]:
        return {"here": True}

    def token_in_base(self) -> dict[str, bool]:
        return {"in_base": True}

    def play_tokens(self, tokens: Tokens, *how: Token | dict[str, bool]) -> Effect:
        played = PlayToken(tokens.token, tokens.count, tokens.exhausted)
        for one in how:
            played = replace(played, **one) if isinstance(one, dict) else replace(played, exhausted=True)
        return (played,)

    def play_tokens_there(self, tokens: Tokens, *how: Any) -> Effect:
        return (replace(self.play_tokens(tokens, *how)[0], there=True),)

    def play_tokens_for_each(self, tokens: Tokens, *rest: Any) -> Effect:
        (played,) = self.play_tokens(tokens, *rest[:-1])
        if tokens.count != 1:
            raise NotRead("for each", "several tokens for each object are not known")
        each = rest[-1]
        return (replace(played, count=CountOf(Every(criteria_of(each), here=each.here))),)

    def gain_points(self, count: int) -> Effect:
        return (GainPoints(count),)

    def gain_xp(self, count: int) -> Effect:
        return (GainXP(count),)

    def spend_xp(self, count: int) -> Effect:
        return (SpendXP(count),)

    def predict(self, count: int = 1) -> Effect:
        return (Predict(count),)

    def look(self, count: int) -> Effect:
        return (LookAtTop(count),)

    def look_one(self) -> Effect:
        return (LookAtTop(1),)

    def reveal(self, count: int) -> Effect:
        return (LookAtTop(count, reveal=True),)

    def reveal_one(self) -> Effect:
        return (LookAtTop(1, reveal=True),)

    def put_one_in_hand(self, count: str = "1") -> Effect:
        return (PickCards(LookedAt(), IntoHand(), count=number_of(count)),)

    def recycle_rest(self) -> Effect:
        return (RecycleRest(),)

    def add(self, symbols: str) -> Effect:
        cost = cost_of(symbols)
        return (Add(cost.energy, cost.power),)

    def must_recycle(self, what: Any) -> Effect:
        return (Recycle(Pick(criteria_of(what), noun_of(what.criteria))),)

    def any_spell(self) -> Phrase:
        return Phrase(SpellOnChain())

    def enemy_spell(self) -> Phrase:
        return Phrase(SpellOnChain(side=Side.ENEMY))

    def cheap_spell(self, energy: str, power: str = "") -> Phrase:
        return Phrase(SpellOnChain(int(energy.strip("[]")), power_of(power) if power else None))

    def friendly_unit_or_gear(self) -> tuple[Any, ...]:
        return (a_friendly_unit(), Criteria("Gear", Side.FRIENDLY))

    def friendly_units(self) -> tuple[Any, ...]:
        return (a_friendly_unit(),)

    def any_item(self) -> Phrase:
        return Phrase(ItemOnChain())

    def enemy_item(self) -> Phrase:
        return Phrase(ItemOnChain(Side.ENEMY))

    def item_choosing(self, choosing: tuple[Any, ...]) -> Phrase:
        return Phrase(ItemOnChain(Side.ENEMY, choosing))

    def counter(self, what: Any) -> Effect:
        return (Counter(what),)

    def counter_it(self) -> Effect:
        return (Counter(IT),)

    def counter_unless(self, what: Any, price: str) -> Effect:
        return (Counter(what, unless=cost_of(price)),)

    def win(self) -> Effect:
        return (WinTheGame(),)

    def take_turn(self) -> Effect:
        return (TakeTurn(),)

    def prevent_all(self) -> Effect:
        return (Prevent(None, of=SPELL_AND_ABILITY_DAMAGE),)

    def opponents_cannot_play(self) -> Effect:
        return (CannotPlay(spells_only=False),)

    def every_kinds(self, kind: Phrase) -> Every:
        return Every(criteria_of(kind), here=kind.here)

    def yours_enter_ready_this_turn(self) -> Effect:
        return (ThisTurn(EntersReady(Every(a_unit_of_yours()))),)

    def enter_ready_this_turn(self, who: Every) -> Effect:
        return (ThisTurn(EntersReady(who)),)


def _token(name: str, stated: dict[str, Any]) -> Card:
    """The token of a name, which must be as the text says it is."""
    if not is_defined(name) or not definition(name).facts.is_token:
        raise NotRead(name, "no token of this name is known")
    token = definition(name).token
    if (
        stated["might"] not in {None, token.might}
        or stated.get("tag", token.tags[0] if token.tags else None) not in {None, *token.tags}
        or tuple(stated["keywords"]) != token.keywords[: len(stated["keywords"])]
    ):
        raise NotRead(name, "the token of this name is another one")
    return token
