"""Effect Text and Might Bonus (rules 136, 137): what a card gives the one that it is attached to."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.ability import Ability
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import Card
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose, reads_them
from judge.engine.state.instruction import walk
from judge.engine.state.reading import NO_ASPECT, THE_MIGHT, Reading, reading_of
from judge.engine.state.traits import Change, Layer, MightBy, Traits
from judge.engine.wording.changes import HasAbilities, HasKeywords
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.references import This
from judge.engine.wording.sentences import capital, said_of
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

EFFECT_TEXT = cite("attachment.effect-text-appended")  # 718.3

ATTACHED = "attached"
"""Under what it is counted which cards became attached to which in a turn."""

Part = TypeVar("Part")


class WhileAttached(Ability, frozen=True):
    """The Effect Text and Might Bonus of an Equipment (136, 137), which its top-most card has while it is attached.

    In its abilities ``This()`` is the top-most card, and ``This(attached=True)`` the Equipment itself (136.2.d).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (EFFECT_TEXT,)

    might: int = 0
    keywords: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()

    def changes(self, giver: ObjectId | None = None) -> tuple[Change, ...]:
        """The changes to the top-most card; ``giver`` is the Equipment."""
        words: tuple[Change, ...] = (HasKeywords(self.keywords),) if self.keywords else ()
        texts: tuple[Change, ...] = ()
        if self.abilities:
            known = giver is not None and refers_to_equipment(self.abilities)
            texts = (HasAbilities(_bound(self.abilities, giver) if known else self.abilities),)
        return (*words, *texts, MightBy(self.might)) if self.might else words + texts

    def clauses(self) -> Clauses:
        much, more = abs(self.might), 1 if self.might > 0 else -1
        might = Clause(Verb.BRINGS, About.MIGHT, whose=Whose.YOURS, amount=much, on=self, more=more)
        text = Clause(Verb.BRINGS, About.KEYWORD, whose=Whose.YOURS, on=self, more=1, named=self.keywords)
        return (might,) * bool(self.might) + (text,) * bool(self.keywords or self.abilities)

    def describe(self) -> str:
        changes = self.changes()
        return (
            f"{capital(said_of('the unit that this is attached to', changes, several=False))}."
            if changes
            else "This gives nothing."
        )


class MightBonusDoubled(Change, frozen=True):
    """Makes the Might Bonus of each attached Equipment twice what is printed on it (137, 477.3.d).

    It states a value, double the *base* bonus, so that having the text several times makes no difference.
    """

    says: ClassVar[Clauses] = (Clause(Verb.BRINGS, About.MIGHT, more=1), reads_them(About.STATUS, named=("equipped",)))

    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False
    adds_a_number: ClassVar[bool] = True

    @property
    def layer(self) -> Layer:
        return Layer.INCREASES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        if self in traits.stated:
            return traits
        texts = [
            found for card in thing.attached for found in state.objects[card].card.abilities
            if isinstance(found, WhileAttached)
        ]  # fmt: skip
        more = sum(found.might for found in texts)
        return replace(traits, might=traits.might + more, stated=(*traits.stated, self))

    def describe(self) -> str:
        return "has the Might Bonus of each Equipment attached to it twice"


class AsAttached(Ability, frozen=True):
    """Text of an Equipment that applies at the moment it becomes attached, before the text becomes inactive (725.1)."""

    without_rule: ClassVar[str] = "what it changes is named as the Equipment becomes attached (725.1)"

    def changes(self, game: Game, thing: GameObject, to: GameObject) -> Procedure[tuple[Change, ...]]:
        """The changes to the top-most card beside the Effect Text, for as long as the Equipment is attached."""
        raise NotImplementedError


class AttachedThisTurn(Circumstance, frozen=True):
    """The Equipment that this Effect Text belongs to became attached to the source this turn.

    ``which`` is that Equipment; it is filled in when it becomes attached.
    """

    without_rule: ClassVar[str] = "a fact of the turn; 434 says what attaching is"

    which: ObjectId | None = None

    reads: ClassVar[Reading] = reading_of("marks")

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        pair = source is not None and self.which is not None and attachment_key(self.which, source.id)
        return bool(pair) and state.count(ATTACHED, str(pair)) > 0

    def clauses(self) -> Clauses:
        return (Clause(Verb.READS, About.TURN, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "this Equipment was attached to this during this turn"


def attachment_key(thing: ObjectId, to: ObjectId) -> str:
    """The key that counts how often one object became attached to another."""
    return f"{thing.card}.{thing.incarnation} to {to.card}.{to.incarnation}"


@cached_by_value
def refers_to_equipment(abilities: tuple[Ability, ...]) -> bool:
    """Whether a text refers to the attached card that it is printed on (136.2.d)."""
    parts = walk(abilities)
    return any(isinstance(part, AttachedThisTurn) or (isinstance(part, This) and part.attached) for part in parts)


def _bound(part: Part, giver: ObjectId | None) -> Part:
    """The same text with references to the Equipment bound to ``giver``, which tells it from others of its name."""
    if isinstance(part, AttachedThisTurn) or (isinstance(part, This) and part.attached):
        return replace(part, which=giver)
    if type(part) is tuple:
        return tuple(_bound(one, giver) for one in part)  # type: ignore[attr-defined, return-value]
    if not isinstance(part, Struct) or isinstance(part, Card):
        return part
    return replace(part, **{name: _bound(getattr(part, name), giver) for name in part.__struct_fields__})
