"""Conditions on game actions that a player performs on an object (rules 411.4, 414-442): "when you stun a unit"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import Condition
from judge.engine.conditions.occurrences import AbilityPlayed, Deed, Done, Drew
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.player_clauses import of_players
from judge.engine.wording.sentences import ordinal, with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

HIDE = cite("hide.facedown-at-own-battlefield")  # 421.1
YOU_DO_IT = cite("actions.trigger-for-who-is-responsible")  # 411.4
USED = cite("activated.used-when-resolved")  # 377.2.a
BECOMES_READY = cite("ready.mark-as-available")  # 415.1

_KINDS = {
    Deed.READY: About.READY, Deed.STUN: About.STUN, Deed.EMPOWER: About.EMPOWER, Deed.RECYCLE_RUNE: About.RECYCLE,
    Deed.BUFF: About.BUFF, Deed.SPEND_BUFF: About.SPEND_BUFF, Deed.BANISH: About.BANISH, Deed.RETURN: About.RETURN,
    Deed.HIDE: About.HIDE,
}  # fmt: skip

_BECOMES = {Deed.READY: "becomes ready", Deed.EMPOWER: "becomes Empowered", Deed.STUN: "becomes stunned"}


class WhenYouDo(Condition, frozen=True):
    """When the controller of the source is responsible for a game action on something that matches (411.4).

    Without criteria: on the source itself, or with ``another`` on anything else. ``together``: however many objects one
    instruction does it to at once. What is so already does not become so again, and is no event.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    deed: Deed
    criteria: Criteria | None = None
    together: bool = False
    another: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (YOU_DO_IT,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        found: list[Occurrence] = [
            one for one in occurrences
            if isinstance(one, Done) and one.deed is self.deed and one.player == thing.controller
            and ((one.thing.id == thing.id) is not self.another if self.criteria is None
                 else self.criteria.matches(game.state, one.thing, thing.controller, thing.id))
        ]  # fmt: skip
        return found[:1] if self.together else found

    def there(self, occurrence: Occurrence) -> Place | None:
        """The place where it was done to something."""
        return occurrence.thing.place if isinstance(occurrence, Done) else None

    def clauses(self) -> Clauses:
        about = _KINDS[self.deed]
        if self.criteria is not None:
            return (clause(Verb.LISTENS, about, self.criteria),)
        subject = Subject.OBJECTS if self.another else Subject.THIS
        return (Clause(Verb.LISTENS, about, subject, Whose.YOURS),)

    def describe(self) -> str:
        if self.criteria is None:
            return f"When you {self.deed.value.format('something else' if self.another else 'this')}"
        several = self.criteria.describe_several().replace("your", "of your", 1)
        what = f"one or more {several}" if self.together else self.criteria.describe()
        return f"When you {self.deed.value.format(what)}"


class WhenThisBecomes(Condition, frozen=True):
    """When the source becomes ready, stunned or Empowered, whoever or whatever makes it so."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    deed: Deed

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (BECOMES_READY,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            one for one in occurrences if isinstance(one, Done) and one.deed is self.deed and one.thing.id == thing.id
        ]

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, _KINDS[self.deed], Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return f"When this {_BECOMES[self.deed]}"


class WhenYouDraw(Condition, frozen=True):
    """When the controller of the source draws their ``nth`` card of a turn (383.1), alone or among others."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Drew})

    nth: int

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (YOU_DO_IT,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            one for one in occurrences
            if isinstance(one, Drew) and one.player == thing.controller and one.before < self.nth <= one.now
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.DRAW, amount=self.nth),)

    def describe(self) -> str:
        return f"When you draw your {ordinal(self.nth)} card in a turn"


class WhenYouBanishYours(Condition, frozen=True):
    """When the controller of the source banishes a card that they own, from wherever; a token is no card (185).

    What a replacement effect banishes that would go to a trash is not told of, as no action of a player does it.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (YOU_DO_IT,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            one for one in occurrences
            if isinstance(one, Done) and one.deed is Deed.BANISH and one.player == thing.controller
            and one.thing.owner == thing.controller and not one.thing.card.token
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.BANISH),)

    def describe(self) -> str:
        return "When you banish a card that you own"


class WhenYouUse(Condition, frozen=True):
    """When the controller of the source uses an activated ability of something of a type: it has resolved (377.2.a)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({AbilityPlayed})

    card_type: str

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (USED,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            one for one in occurrences
            if isinstance(one, AbilityPlayed) and one.player == thing.controller
            and one.source.card.is_a(self.card_type)
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.ACTIVATE, of=self.card_type),)

    def describe(self) -> str:
        return f"When you use an activated ability of {with_article(self.card_type.lower())}"


class WhenYouHide(Condition, frozen=True):
    """When the controller of the source hides a card, any number of which may be hidden in a turn (421.1)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Done})

    performed_by: ClassVar[tuple[Slug, ...]] = (HIDE,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        return [
            one for one in occurrences
            if isinstance(one, Done) and one.deed is Deed.HIDE and one.player == thing.controller
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (of_players(Verb.LISTENS, About.HIDE),)

    def describe(self) -> str:
        return "When you hide a card"
