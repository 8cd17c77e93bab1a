"""Criteria with a condition: units that are in combat, that a spell chooses, that have a domain, and the like."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.card import SPELL
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, Subject, about_this, about_those, reads_them, reads_this
from judge.engine.state.instruction import clauses_in
from judge.engine.state.reading import ITSELF, NO_ASPECT, all_of, both
from judge.engine.state.sides import Side, is_on
from judge.engine.wording.circumstances import Circumstance
from judge.engine.wording.quality import Quality
from judge.engine.wording.sentences import listed, with_article

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState
    from judge.slugs import Slug


class Meets(Quality, frozen=True):
    """It meets a condition, which is evaluated with the object itself as the source."""

    when: Circumstance

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return self.when.reads

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.when.reads_traits

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return self.when.holds(state, you, thing)

    def clauses(self) -> Clauses:
        return tuple(about_those(found) for found in clauses_in(self.when))

    def phrase(self, *, several: bool) -> str:
        words = self.when.describe()
        if words.endswith(" here"):
            return f" where {words.removesuffix(' here')}"
        if not words.startswith("this "):
            return f" while {words}"
        verb, _, rest = words.removeprefix("this ").partition(" ")
        return f" that { {'is': 'are', 'has': 'have', 'does': 'do'}.get(verb, verb) if several else verb } {rest}"


class Unless(Quality, frozen=True):
    """It has a quality, which is not asked for while a circumstance holds for the source of the text.

    Where the source is not known yet, as before a spell is played, both are possible.
    """

    quality: Quality
    when: Circumstance

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return both(self.quality.reads, self.when.reads)

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.quality.reads_traits | self.when.reads_traits

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        if self.quality.matches(state, thing, you, source) or source is None:
            return True
        return self.when.holds(state, you, state.find(source))

    def clauses(self) -> Clauses:
        return self.quality.clauses() + clauses_in(self.when)

    def adjective(self, *, several: bool) -> str:
        return self.quality.adjective(several=several)

    def phrase(self, *, several: bool) -> str:
        return f"{self.quality.phrase(several=several)} (any, if {self.when.describe()})"


class Is(Circumstance, frozen=True):
    """The source has a quality, such as being an attacker."""

    without_rule: ClassVar[str] = "a fact of its source"

    quality: Quality

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return self.quality.reads

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.quality.reads_traits

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return source is not None and self.quality.matches(state, source, you, source.id)

    def clauses(self) -> Clauses:
        return tuple(map(about_this, self.quality.clauses()))

    def describe(self) -> str:
        adjective = self.quality.adjective(several=False)
        return (
            f"this is {adjective}"
            if adjective
            else f"this has{self.quality.phrase(several=False).removeprefix(' with')}"
        )


class Not(Circumstance, frozen=True):
    """The negation of a condition."""

    what: Circumstance

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return self.what.reads

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return self.what.reads_traits

    @property
    def rules(self) -> tuple[Slug, ...]:
        return self.what.rules

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return not self.what.holds(state, you, source)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        words = self.what.describe()
        return (
            f"this is not {words.removeprefix('this is ')}"
            if words.startswith("this is ")
            else f"it is not true that {words}"
        )


class OfSeveral(Circumstance, frozen=True):
    """What conditions that are made of others have in common."""

    without_rule: ClassVar[str] = "each of its conditions names its own rules"

    among: tuple[Circumstance, ...]

    def clauses(self) -> Clauses:
        return ()

    @property
    def reads(self) -> Reading:  # type: ignore[override]
        return all_of(found.reads for found in self.among) or ITSELF

    @property
    def reads_traits(self) -> frozenset[Aspect]:
        return NO_ASPECT.union(*(found.reads_traits for found in self.among))


class AllOf(OfSeveral, frozen=True):
    """Each of several conditions holds."""

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return all(found.holds(state, you, source) for found in self.among)

    def describe(self) -> str:
        return listed([found.describe() for found in self.among])


class Either(OfSeveral, frozen=True):
    """At least one of several conditions holds."""

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return any(found.holds(state, you, source) for found in self.among)

    def describe(self) -> str:
        first, *others = (found.describe() for found in self.among)
        return " or ".join([first, *(other.removeprefix("this ") for other in others)])


class OfDomain(Circumstance, frozen=True):
    """The source has a domain."""

    without_rule: ClassVar[str] = "a fact of its source (133.3)"

    domain: str

    reads: ClassVar[Reading] = ITSELF

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:  # noqa: ARG002
        return source is not None and self.domain in source.card.domains

    def clauses(self) -> Clauses:
        return (reads_this(About.TRAITS, named=(self.domain,)),)

    def describe(self) -> str:
        return f"this is {self.domain}"


class ChosenBySpell(Circumstance, frozen=True):
    """A spell on the chain has chosen the source: one of ``domain``, controlled by somebody on ``side``."""

    without_rule: ClassVar[str] = "a fact of the chain (355.5)"

    domain: str = ""
    side: Side = Side.ANY

    def holds(self, state: GameState, you: str, source: GameObject | None) -> bool:
        return source is not None and any(
            item.kind is ItemKind.SPELL and is_on(self.side, state, item.controller, you)
            and (not self.domain or self.domain in state.objects[item.object.card].card.domains)
            and any(source.id in chosen for _, chosen in item.choices.objects)
            for item in state.chain
        )  # fmt: skip

    def clauses(self) -> Clauses:
        named = (self.domain,) if self.domain else ()
        return (reads_them(About.CHOOSE, Subject.THIS, self.side.whose, of=SPELL, named=named),)

    def describe(self) -> str:
        whose = "" if self.side is Side.ANY else f"{self.side.name.lower()} "
        spell = f"{whose}{self.domain}{' ' * bool(self.domain)}spell"
        return f"this is chosen by {with_article(spell)}"
