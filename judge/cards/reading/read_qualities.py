"""What noun phrases ask of objects: the words around the noun in ``objects.lark``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase
from judge.cards.reading.read_objects import having, keyword_in, name_in, power_of, with_quality
from judge.cards.terms import tags
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.designation import Designation
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import Facedown, Side
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.qualities import (
    Buffed,
    CostsAtMost,
    Fights,
    IsDamaged,
    IsReady,
    IsStunned,
    IsToken,
    LessMight,
    Named,
    OneTagOf,
    Tagged,
)
from judge.engine.wording.source_circumstances import IsAttached, IsEquipped, WithKeyword
from judge.engine.wording.turn_facts import EQUIPMENT

if TYPE_CHECKING:
    from collections.abc import Callable

    Piece = Callable[[Phrase], Phrase]


class Qualities:
    """Each is a piece of a noun phrase."""

    def unit(self) -> Piece:
        return having(card_type="Unit")

    def gear(self) -> Piece:
        return having(card_type="Gear")

    def battlefield(self) -> Piece:
        return having(card_type="Battlefield")

    def there(self) -> Piece:
        return lambda phrase: replace(phrase, there=True)

    def rune(self) -> Piece:
        return having(card_type="Rune")

    def legend(self) -> Piece:
        return having(card_type="Legend")

    def permanent(self) -> Piece:
        return having(card_type="")

    def tagged(self, token: str) -> Piece:
        tag = name_in(token)
        quality = with_quality(Tagged(tag) if tag in tags() else Named(tag))
        return (lambda phrase: quality(having(card_type="Gear")(phrase))) if tag == EQUIPMENT else quality

    def one_tag_only(self, *tokens: str) -> Piece:
        return lambda phrase: replace(self.one_tag_of(*tokens)(phrase), of_tag=True)

    def tagged_only(self, token: str) -> Piece:
        return lambda phrase: replace(self.tagged(token)(phrase), of_tag=True)

    def one_tag_of(self, *tokens: str) -> Piece:
        tags = tuple(name_in(token) for token in tokens)
        if EQUIPMENT in tags:
            raise NotRead("", "such objects are not known")
        return with_quality(OneTagOf(tags))

    def without_keyword(self, word: str) -> Piece:
        return with_quality(Meets(WithKeyword(keyword_in(word), has=False)))

    def less_might(self) -> Piece:
        return with_quality(LessMight())

    def friendly(self) -> Piece:
        return having(side=Side.FRIENDLY)

    def enemy(self) -> Piece:
        return having(side=Side.ENEMY)

    def other(self) -> Piece:
        return having(another=True)

    def yours(self) -> Piece:
        return having(side=Side.YOURS)

    def theirs(self) -> Piece:
        return lambda phrase: replace(having(side=Side.YOURS)(phrase), theirs=True)

    def exhausted(self) -> Piece:
        return with_quality(IsReady(ready=False))

    def stunned(self) -> Piece:
        return with_quality(IsStunned())

    def damaged(self) -> Piece:
        return with_quality(IsDamaged())

    def unbuffed(self) -> Piece:
        return with_quality(Buffed(buffed=False))

    def token(self) -> Piece:
        return with_quality(IsToken())

    def non_token(self) -> Piece:
        return with_quality(IsToken(token=False))

    def not_tagged(self, token: str) -> Piece:
        return with_quality(Tagged(name_in(token), has=False))

    def any_token(self) -> Piece:
        return lambda phrase: with_quality(IsToken())(having(card_type="")(phrase))

    def unit_token(self) -> Piece:
        return with_quality(IsToken())

    def gear_token(self) -> Piece:
        return lambda phrase: with_quality(IsToken())(having(card_type="Gear")(phrase))

    def cheap_in_all(self, energy: str, symbols: str) -> Piece:
        return with_quality(CostsAtMost(int(energy.strip("[]")), power_of(symbols)))

    def ready(self) -> Piece:
        return with_quality(IsReady())

    def buffed(self) -> Piece:
        return with_quality(Buffed())

    def equipped(self) -> Piece:
        return with_quality(Meets(IsEquipped()))

    def empowered(self) -> Piece:
        return with_quality(Meets(IsEmpowered()))

    def of_domain(self, word: str) -> Piece:
        return with_quality(Meets(OfDomain(word.capitalize())))

    def facedown_card(self) -> Piece:
        return lambda phrase: replace(phrase, criteria=Facedown(phrase.criteria.side))

    def attacking(self) -> Piece:
        return with_quality(Fights(Designation.ATTACKER))

    def defending(self) -> Piece:
        return with_quality(Fights(Designation.DEFENDER))

    def attached(self) -> Piece:
        return with_quality(Meets(IsAttached()))

    def detached(self) -> Piece:
        return with_quality(Meets(IsAttached(attached=False)))

    def mighty(self) -> Piece:
        return with_quality(Meets(IsMighty()))
