"""The parts of a card's text, each of which can be left out: keywords, abilities, and the instructions of an effect.

An inert part stands in the place of what is left out, so that the others keep their places. Where other words refer to
what an instruction chooses, that is still chosen; where it does nothing but choose, the whole effect is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.instructions.choose import Choose
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.keyword_abilities.vocabulary import KEYWORDS, WRITTEN_OUT, name_of
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.ability import Ability
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.instruction import Instruction, walk
from judge.engine.wording.references import Target

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure

KEYWORD, ABILITY, EFFECT, INSTRUCTION, WORN, BONUS = "keyword", "ability", "effect", "instruction", "worn", "bonus"


class NoAbility(Ability, frozen=True):
    """Stands in the place of an ability that is left out."""

    without_rule: ClassVar[str] = "it says nothing"

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return ""


class NoInstruction(Instruction, frozen=True):
    """Stands in the place of an instruction that is left out."""

    without_rule: ClassVar[str] = "it says nothing"

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:  # noqa: ARG002
        yield from ()

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "do nothing"


NO_ABILITY, NO_INSTRUCTION = NoAbility(), NoInstruction()


class Part(Struct, frozen=True):
    """One part of a text: its name as in the list of recipes ("ability 2.1"), and what it says."""

    name: str
    says: object

    @property
    def kind(self) -> str:
        return self.name.partition(" ")[0]

    @property
    def numbers(self) -> tuple[int, ...]:
        """Its place in the text: of the ability, and of the instruction in that."""
        return tuple(int(one) - 1 for one in self.name.partition(" ")[2].split(".") if one.isdigit())

    def describe(self) -> str:
        """What it says, in words."""
        said = self.says
        return said.describe() if isinstance(said, Ability | Instruction) else str(said)


@cached_by_value
def parts_of(card: Card) -> tuple[Part, ...]:
    """The parts of a card's text, in the order in which they are printed."""
    return (*_keywords(card.keywords, KEYWORD), *_abilities(card.abilities, ABILITY), *_effect(card.effect))


def _keywords(keywords: tuple[str, ...], kind: str) -> Iterator[Part]:
    """The keywords that do something by themselves: of others, the ability that they stand for is a part."""
    for keyword in dict.fromkeys(keywords):
        known = KEYWORDS.get(name_of(keyword))
        written_out = known is not None and known.name in WRITTEN_OUT and not keyword_triggers((keyword,))
        if known is not None and known.clauses() and not written_out:
            yield Part(f"{kind} {keyword}", keyword)


def _abilities(abilities: tuple[Ability, ...], kind: str) -> Iterator[Part]:
    for number, ability in enumerate(abilities, 1):
        if isinstance(ability, WhileAttached):
            yield from _of_equipment(ability, number)
            continue
        several = _instructions(ability)
        if len(several) < 2:
            yield Part(f"{kind} {number}", ability)
        else:
            yield from (Part(f"{kind} {number}.{place}", one) for place, one in enumerate(several, 1))


def _of_equipment(text: WhileAttached, number: int) -> Iterator[Part]:
    if text.might:
        yield Part(f"{BONUS} {number}", f"{text.might:+} Might")
    yield from (Part(f"{WORN} {number} {keyword}", keyword) for keyword in text.keywords if keyword in _said(text))
    for place, ability in enumerate(text.abilities, 1):
        yield Part(f"{WORN} {number}.{place}", ability)


def _said(text: WhileAttached) -> frozenset[str]:
    return frozenset(str(part.says) for part in _keywords(text.keywords, KEYWORD))


def _effect(effect: tuple[Instruction, ...]) -> Iterator[Part]:
    if len(effect) == 1:
        yield Part(EFFECT, effect[0])
    else:
        yield from (Part(f"{INSTRUCTION} {place}", one) for place, one in enumerate(effect, 1))


def _instructions(ability: Ability) -> tuple[Instruction, ...]:
    """The instructions of the effect of an ability."""
    found = getattr(ability, "effect", ())
    return found if isinstance(found, tuple) and all(isinstance(one, Instruction) for one in found) else ()


def without_part(card: Card, part: Part, *, whole: bool = False) -> Card:
    """The card with something inert in the place of one part of its text, or of the ``whole`` effect around it."""
    match part.kind:
        case "effect" | "instruction" if whole:
            return replace(card, effect=(NO_INSTRUCTION,) * len(card.effect))
        case "keyword":
            return replace(card, keywords=tuple(one for one in card.keywords if one != part.says))
        case "effect":
            return replace(card, effect=(NO_INSTRUCTION,))
        case "instruction":
            return replace(card, effect=_left_out(card.effect, part.numbers[0]))
        case _:
            number = part.numbers[0] if part.kind != WORN else int(part.name.split(" ")[1].partition(".")[0]) - 1
            changed = _ability_without(card.abilities[number], part, whole=whole)
            return replace(card, abilities=(*card.abilities[:number], changed, *card.abilities[number + 1 :]))


def _ability_without(ability: Ability, part: Part, *, whole: bool) -> Ability:
    if isinstance(ability, WhileAttached):
        if part.kind == BONUS:
            return replace(ability, might=0)
        if isinstance(part.says, str):
            return replace(ability, keywords=tuple(one for one in ability.keywords if one != part.says))
        inside = tuple(NO_ABILITY if one is part.says else one for one in ability.abilities)
        return replace(ability, abilities=inside)
    if len(part.numbers) == 1 or whole:
        return NO_ABILITY
    return replace(ability, effect=_left_out(_instructions(ability), part.numbers[1]))


def _left_out(effect: tuple[Instruction, ...], place: int) -> tuple[Instruction, ...]:
    """The effect without what one instruction does. What it chooses is still chosen where other words refer to it."""
    left, others = effect[place], (*effect[:place], *effect[place + 1 :])
    named = {
        name for one in walk(others) if isinstance(one, Struct) and not isinstance(one, Target)
        for name in (getattr(one, "name", None), getattr(one, "of", None)) if isinstance(name, str)
    }  # fmt: skip
    chosen = tuple(Choose(one) for one in walk(left) if isinstance(one, Target) and one.name in named)
    if chosen and isinstance(left, Choose):
        return (NO_INSTRUCTION,) * len(effect)
    return (*effect[:place], *(chosen or (NO_INSTRUCTION,)), *effect[place + 1 :])
