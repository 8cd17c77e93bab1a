"""Objects and costs: from noun phrases of the grammar to what they ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.phrases import It, Named, NotRead, Phrase, Them
from judge.engine.state.card import GEAR, LEGEND, RUNE, UNIT
from judge.engine.state.cost import Cost
from judge.engine.wording.criteria import OneOf, Side
from judge.engine.wording.references import ANY_NUMBER, This
from judge.engine.wording.requirements import (
    AtOneLocation,
    OneAtEachLocation,
)

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


def power_of(symbols: str) -> int:
    """How much Power symbols are; raises NotRead where Energy is among them."""
    cost = cost_of(symbols)
    if cost.energy or not cost.power:
        raise NotRead(symbols, "expected Power, got Energy")
    return len(cost.power)


def having(**changes: Any) -> Piece:
    """A piece of a noun phrase that changes its criteria."""

    def changed(phrase: Phrase) -> Phrase:
        if not set(changes) <= set(phrase.criteria.__struct_fields__):
            raise NotRead("", "this is not possible for such an object")
        return replace(phrase, criteria=replace(phrase.criteria, **changes))

    return changed


def with_quality(quality: Any) -> Piece:
    """A piece of a noun phrase that asks for a quality, of either kind of object where it has several."""

    def asked(phrase: Phrase) -> Phrase:
        if isinstance(phrase.criteria, OneOf):
            among = (asked(replace(phrase, criteria=one)).criteria for one in phrase.criteria.among)
            return replace(phrase, criteria=OneOf(tuple(among)))
        return having(qualities=(*getattr(phrase.criteria, "qualities", ()), quality))(phrase)

    return asked


def can_be_empowered(what: Any) -> Any:
    """What can be Empowered of several kinds of objects: no runes, and no legend where things are (107.4, 827.1)."""
    if not isinstance(what, Phrase) or not isinstance(what.criteria, OneOf):
        return what
    not_those = {RUNE, LEGEND} if what.here else {RUNE}
    left = [one for one in what.criteria.among if getattr(one, "card_type", "") not in not_those]
    return replace(what, criteria=left[0] if len(left) == 1 else OneOf(tuple(left)))


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


class Noun(Struct, frozen=True):
    """One of several nouns with "or" between them."""

    piece: Piece


def _one_of(found: list[Phrase]) -> Phrase:
    if any(one.requirements or one.in_combat or one.theirs for one in found):
        raise NotRead("or", "a choice between these is not known")
    return replace(found[0], criteria=OneOf(tuple(one.criteria for one in found)))


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

    def one_of_theirs(self, kind: Phrase) -> Phrase:
        return replace(self.one_of_yours(kind), theirs=True)

    def exactly(self, count: int, kind: Phrase) -> Phrase:
        return together(replace(kind, at_least=count, at_most=count))

    def up_to(self, count: int, kind: Phrase) -> Phrase:
        if count == 1 and any(isinstance(one, OneAtEachLocation) for one in kind.requirements):
            return self.any_number(kind)
        return together(replace(kind, at_least=0, at_most=count))

    def either_of(self, one: Phrase, other: Phrase) -> Phrase:
        if any(phrase.here or phrase.requirements or phrase.in_combat for phrase in (one, other)):
            raise NotRead("or", "a choice between these is not known")
        return Phrase(OneOf((one.criteria, other.criteria)))

    def a_noun(self, piece: Piece) -> Noun:
        return Noun(piece)

    def mixed(self, *pieces: Any) -> Phrase:
        """One object of several kinds: the words around them are said of each."""
        around = [piece for piece in pieces if not isinstance(piece, Noun | str)]
        found = [self.kind(noun.piece, *around) for noun in pieces if isinstance(noun, Noun)]
        if {getattr(one.criteria, "card_type", "") for one in found} == {UNIT, GEAR}:
            raise NotRead("or", "this wording is not known")
        if any(phrase.of_tag for phrase in found):
            raise NotRead("or", "this wording is not known")
        if isinstance(pieces[0], str):
            found[0] = self.another(found[0])
        return _one_of(found)

    def something(self, word: str, *pieces: Piece) -> Phrase:
        """Any permanent, rune or legend."""
        found = [self.kind(having(card_type=kind), *pieces) for kind in ("", RUNE, LEGEND)]
        return _one_of([self.another(one) for one in found] if word != "something" else found)

    def mixed_many(self, *parts: Any) -> Phrase:
        """Objects of several kinds, of all of which the same is asked."""
        nouns = [part.piece for part in parts if isinstance(part, Noun)]
        around = [part for part in parts if not isinstance(part, Noun)]
        return _one_of([self.kind(noun, *around) for noun in nouns])

    def that_of(self, whose: str, noun: str) -> It:
        return It(EQUIPMENT if noun.startswith("{") else str(noun), Side.ENEMY if whose == "enemy" else Side.FRIENDLY)

    def any_number(self, kind: Phrase) -> Phrase:
        return together(replace(kind, at_least=0, at_most=ANY_NUMBER))

    def all(self, kind: Phrase) -> Phrase:
        return replace(kind, all_of_them=True)

    def your_single(self, piece: Piece) -> Phrase:
        return replace(having(side=Side.YOURS)(piece(Phrase())), all_of_them=True)
