"""Changes that effects make to an object, by layer (rules 474, 477).

A change is one thing that a passive ability or an effect with a duration does to the traits, the abilities or the
numbers of an object. It is data: it can be applied to ``Traits``, described and compared. ``layers`` applies changes in
the order of the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.state.card import is_among
from judge.engine.state.clauses import About, Clause, Verb, reads_them
from judge.engine.state.reading import (
    ABILITIES,
    KEYWORDS,
    NO_ASPECT,
    TAGS,
    THE_MIGHT,
)
from judge.engine.state.traits import Change, Layer, Traits

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect
    from judge.engine.state.state import GameState


class MightUpTo(Change, frozen=True):
    """Increases Might to ``limit``: the difference is added, and nothing is taken if Might is higher (477.3.b-c).

    Only passive abilities use this; they take no snapshot, so the difference is worked out each time.
    """

    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = THE_MIGHT
    takes_text: ClassVar[bool] = False

    limit: int

    @property
    def layer(self) -> Layer:
        return Layer.INCREASES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, might=max(traits.might, self.limit))

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MIGHT, more=1), reads_them(About.MIGHT, amount=self.limit, more=-1))

    def describe(self) -> str:
        return f"has its Might increased to {self.limit}"


class MightDownTo(Change, frozen=True):
    """Decreases Might by ``amount``, to no less than ``at_least``; nothing is taken if Might is that low already.

    Only passive abilities use this; they take no snapshot, so that it is worked out each time (477.3.b).
    """

    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = THE_MIGHT
    takes_text: ClassVar[bool] = False

    amount: int
    at_least: int

    @property
    def layer(self) -> Layer:
        return Layer.DECREASES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, might=max(traits.might - self.amount, min(traits.might, self.at_least)))

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.MIGHT, amount=self.amount, more=-1),
            reads_them(About.MIGHT, amount=self.at_least, more=1),
        )

    def describe(self) -> str:
        return f"-{self.amount} Might, to no less than {self.at_least}"


class BecomesMight(Change, frozen=True):
    """Sets Might to a number before anything is added to it, buffs included (477.1.a.1, 703)."""

    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    might: int

    @property
    def layer(self) -> Layer:
        return Layer.TRAITS

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, might=self.might)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MIGHT, amount=self.might),)

    def describe(self) -> str:
        return f"has a base Might of {self.might}"


class IsCopy(Change, frozen=True):
    """Replaces the copyable traits of the object by those of another (477.1.b.1): ``card`` is its card meanwhile.

    Older effects of this layer on the object are replaced as well (480.3).
    """

    says: ClassVar[Clauses] = (Clause(Verb.BRINGS, About.COPY),)

    card: Card

    @property
    def layer(self) -> Layer:
        return Layer.TRAITS

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        card = self.card
        return replace(traits, keywords=card.keywords, abilities=card.abilities, tags=card.tags, might=card.might or 0)

    def describe(self) -> str:
        return f"is a copy of {self.card.name}"


class HasTags(Change, frozen=True):
    """Adds tags (477.1.a)."""

    alters: ClassVar[frozenset[Aspect]] = TAGS
    looks_at: ClassVar[frozenset[Aspect]] = TAGS | THE_MIGHT
    takes_text: ClassVar[bool] = False

    tags: tuple[str, ...]

    @property
    def layer(self) -> Layer:
        return Layer.TRAITS

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        new = tuple(tag for tag in self.tags if tag not in traits.tags)
        return replace(traits, tags=traits.tags + new) if new else traits

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.TRAITS, more=1, named=self.tags),)

    def describe(self) -> str:
        return f"is {' and '.join(self.tags)}"


class HasKeywords(Change, frozen=True):
    """Adds keywords, written as on cards: ``Tank``, ``Assault 2`` (477.2.a)."""

    alters: ClassVar[frozenset[Aspect]] = KEYWORDS
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    keywords: tuple[str, ...]

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, keywords=traits.keywords + self.keywords)

    @property
    def is_plain(self) -> bool:
        return True

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.KEYWORD, more=1, named=self.keywords),)

    def describe(self) -> str:
        return f"has {' and '.join(self.keywords)}"


class HasMissingKeywords(Change, frozen=True):
    """Adds those of the keywords that the object does not have already, whatever their value (477.2.a).

    An object that comes to have one in a later sequence no longer qualifies (476.3).
    """

    alters: ClassVar[frozenset[Aspect]] = KEYWORDS
    looks_at: ClassVar[frozenset[Aspect]] = KEYWORDS
    takes_text: ClassVar[bool] = False

    keywords: tuple[str, ...]

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        new = tuple(word for word in self.keywords if not is_among(word.split()[0], traits.keywords))
        return replace(traits, keywords=traits.keywords + new) if new else traits

    @property
    def counts(self) -> frozenset[Aspect]:
        return KEYWORDS

    def still_fits(self, thing: GameObject) -> bool:
        return all(sum(is_among(word.split()[0], (found,)) for found in thing.keywords) < 2 for word in self.keywords)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.KEYWORD, more=1, named=self.keywords),)

    def describe(self) -> str:
        return f"has {' and '.join(self.keywords)} if missing"


class HasKeywordPerEquipment(Change, frozen=True):
    """Adds a keyword once for each Equipment attached to the object that the controller of the text controls."""

    alters: ClassVar[frozenset[Aspect]] = KEYWORDS
    takes_text: ClassVar[bool] = False

    keyword: str

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:
        attached = [state.objects[card] for card in thing.attached]
        count = sum("Equipment" in one.tags and source is not None and one.controller == source.controller
                    for one in attached)  # fmt: skip
        return replace(traits, keywords=(*traits.keywords, *(self.keyword,) * count)) if count else traits

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.KEYWORD, more=1, named=(self.keyword,)),
            reads_them(About.STATUS, named=("equipped",)),
        )

    def describe(self) -> str:
        return f"has {self.keyword} for each of your Equipment that is attached to it"


class HasAbilities(Change, frozen=True):
    """Adds abilities (477.2.a, 477.2.c)."""

    says: ClassVar[Clauses] = (Clause(Verb.BRINGS, About.KEYWORD, more=1),)

    alters: ClassVar[frozenset[Aspect]] = ABILITIES
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    abilities: tuple[Ability, ...]

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, abilities=traits.abilities + self.abilities)

    def describe(self) -> str:
        return "has " + " ".join(f'"{ability.describe()}"' for ability in self.abilities)


class LosesText(Change, frozen=True):
    """Removes all keywords and abilities (477.2.a)."""

    says: ClassVar[Clauses] = (Clause(Verb.BRINGS, About.KEYWORD, more=-1),)

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, keywords=(), abilities=())

    def describe(self) -> str:
        return "loses its keywords and abilities"
