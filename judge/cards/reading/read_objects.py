"""Objects and costs: from noun phrases of the grammar to what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import It, Named, NotRead, Phrase, Them
from judge.engine.state.cost import Cost
from judge.engine.state.designation import Designation
from judge.engine.wording.circumstances import IsMighty
from judge.engine.wording.criteria import OneOf, Side, Where
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.qualities import (
    Buffed,
    CostsAtMost,
    Fights,
    IsDamaged,
    IsReady,
    IsStunned,
    IsToken,
    Tagged,
    WithMight,
)
from judge.engine.wording.references import ANY_NUMBER, This
from judge.engine.wording.requirements import (
    AtAnotherLocation,
    AtOneLocation,
    TotalMight,
)
from judge.engine.wording.source_circumstances import IsAttached, IsEquipped, WithKeyword

if TYPE_CHECKING:
    from collections.abc import Callable

    Piece = Callable[[Phrase], Phrase]

WORDS = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10}
EQUIPMENT = "Equipment"


def number_of(text: str) -> int:
    """A number in digits or as a word."""
    return WORDS[text] if text in WORDS else int(text)


def name_in(token: str) -> str:
    """A name as it stands between braces, without the plural."""
    return token[1 : token.index("}")]


def cost_of(symbols: str) -> Cost:
    """The Energy and Power of symbols in brackets."""
    found = symbols.strip("[]").split("][")
    energy = sum(int(symbol) for symbol in found if symbol.isdigit())
    return Cost(energy, tuple(symbol.upper() for symbol in found if not symbol.isdigit()))


def having(**changes: Any) -> Piece:
    """A piece of a noun phrase that changes its criteria."""
    return lambda phrase: replace(phrase, criteria=replace(phrase.criteria, **changes))


def with_quality(quality: Any) -> Piece:
    """A piece of a noun phrase that asks for a quality."""
    return lambda phrase: having(qualities=(*phrase.criteria.qualities, quality))(phrase)


def requiring(requirement: Any) -> Piece:
    """A piece of a noun phrase that is a requirement on targets."""
    return lambda phrase: replace(phrase, requirements=(*phrase.requirements, requirement))


def _here(phrase: Phrase) -> Phrase:
    return replace(phrase, here=True)


def together(phrase: Phrase) -> Phrase:
    """Several targets "at a battlefield" are at one and the same."""
    return requiring(AtOneLocation())(phrase) if phrase.at_one and phrase.at_most > 1 else phrase


def keyword_in(text: str) -> str:
    """A keyword in brackets, as cards have it: ``Assault 2``, ``Quick-Draw``."""
    return "-".join(word.capitalize() for word in text.strip("[]").split("-"))


class Objects:
    """Noun phrases, in the order of ``objects.lark``."""

    def number(self, token: str) -> int:
        return number_of(token)

    def this(self) -> This:
        return This()

    def itself(self) -> Named:
        return Named()

    def it(self, *_: Any) -> It:
        return It()

    def that(self, noun: str) -> It:
        return It(EQUIPMENT if noun.startswith("{") else str(noun))

    def they(self, *_: Any) -> Them:
        return Them()

    def kind(self, *pieces: Piece) -> Phrase:
        phrase = Phrase()
        for piece in pieces:
            phrase = piece(phrase)
        return phrase

    kinds = kind

    def one(self, kind: Phrase) -> Phrase:
        return kind

    def another(self, kind: Phrase) -> Phrase:
        return having(another=True)(kind)

    def one_of_yours(self, kind: Phrase) -> Phrase:
        return having(side=Side.YOURS)(kind)

    def exactly(self, count: int, kind: Phrase) -> Phrase:
        return together(replace(kind, at_least=count, at_most=count))

    def up_to(self, count: int, kind: Phrase) -> Phrase:
        return together(replace(kind, at_least=0, at_most=count))

    def either_of(self, one: Phrase, other: Phrase) -> Phrase:
        if any(phrase.here or phrase.requirements or phrase.in_combat for phrase in (one, other)):
            raise NotRead("or", "a choice between these is not known")
        return Phrase(OneOf((one.criteria, other.criteria)))

    def any_number(self, kind: Phrase) -> Phrase:
        return together(replace(kind, at_least=0, at_most=ANY_NUMBER))

    def all(self, kind: Phrase) -> Phrase:
        return replace(kind, all_of_them=True)

    def your_single(self, piece: Piece) -> Phrase:
        return replace(having(side=Side.YOURS)(piece(Phrase())), all_of_them=True)

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
        quality = with_quality(Tagged(tag))
        return (lambda phrase: quality(having(card_type="Gear")(phrase))) if tag == EQUIPMENT else quality

    def friendly(self) -> Piece:
        return having(side=Side.FRIENDLY)

    def enemy(self) -> Piece:
        return having(side=Side.ENEMY)

    def other(self) -> Piece:
        return having(another=True)

    def yours(self) -> Piece:
        return having(side=Side.YOURS)

    def exhausted(self) -> Piece:
        return with_quality(IsReady(ready=False))

    def stunned(self) -> Piece:
        return with_quality(IsStunned())

    def damaged(self) -> Piece:
        return with_quality(IsDamaged())

    def undamaged(self) -> Piece:
        raise NotRead("undamaged", "this is not known")

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
        return with_quality(CostsAtMost(int(energy.strip("[]")), len(cost_of(symbols).power)))

    def ready(self) -> Piece:
        return with_quality(IsReady())

    def buffed(self) -> Piece:
        return with_quality(Buffed())

    def equipped(self) -> Piece:
        return with_quality(Meets(IsEquipped()))

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

    def at_battlefield(self) -> Piece:
        return having(where=Where.BATTLEFIELD)

    def at_a_battlefield(self) -> Piece:
        return lambda phrase: replace(having(where=Where.BATTLEFIELD)(phrase), at_one=True)

    def at_my_battlefield(self) -> Piece:
        return lambda phrase: _here(having(where=Where.BATTLEFIELD)(phrase))

    def here(self) -> Piece:
        return _here

    def in_base(self) -> Piece:
        return having(where=Where.BASE)

    def in_your_base(self) -> Piece:
        return having(where=Where.BASE, side=Side.YOURS)

    def yours_here(self) -> Piece:
        return lambda phrase: _here(having(side=Side.YOURS)(phrase))

    def in_combat(self) -> Piece:
        return lambda phrase: replace(phrase, in_combat=True)

    def at_one_battlefield(self) -> Piece:
        return lambda phrase: requiring(AtOneLocation())(having(where=Where.BATTLEFIELD)(phrase))

    def at_one_location(self) -> Piece:
        return requiring(AtOneLocation())

    def at_another_location(self) -> Piece:
        return requiring(AtAnotherLocation())

    def anywhere(self) -> Piece:
        return lambda phrase: phrase

    def cheap(self, energy: str) -> Piece:
        return with_quality(CostsAtMost(int(energy.strip("[]"))))

    def might_at_most(self, might: str) -> Piece:
        return with_quality(WithMight(at_most=number_of(might)))

    def might_at_least(self, might: str) -> Piece:
        return with_quality(WithMight(at_least=number_of(might)))

    def with_keyword(self, word: str) -> Piece:
        return with_quality(Meets(WithKeyword(keyword_in(word))))

    def total_might(self, might: int) -> Piece:
        return requiring(TotalMight(might))
