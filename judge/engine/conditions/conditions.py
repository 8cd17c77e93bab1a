"""Conditions of triggered abilities (rules 383.1-383.2, 383.4); those about combat and moves lie beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.conditions.occurrences import (
    Died,
    Moved,
    Played,
)
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.sides import team_of
from judge.engine.state.text_part import TextPart
from judge.engine.state.zones import Zone, battlefield
from judge.engine.wording.circumstances import RESOLVED, played_of_type
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.player_clauses import HERE, waits_for_plays
from judge.engine.wording.sentences import ordinal, with_article
from judge.engine.wording.turn_facts import DIED
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

FIRST_TIME = cite("triggered.first-time")  # 383.1.b
PLAY_EFFECT = cite("triggered.play-effect")  # 383.4.a.2
IF_IN_THE_CONDITION = cite("triggered.if-in-the-condition")  # 383.2.a.1


TAKEN_FROM_WHERE = open_question(
    "from-where-a-taken-spell-was-played",
    "From where has a player played a spell that they gained control of?",
    "from where its first player played it: facedown, or a hand",
)


class Condition(TextPart, frozen=True):
    """What has to happen for an ability to trigger; its rules are named on top of those of all triggers."""

    is_asked_of_its_subject: ClassVar[bool] = False
    """Whether a delayed trigger asks it of the object that it is about, and not of the source of its text."""

    is_read_in_trash: ClassVar[bool] = False
    """Whether it says itself that its source lies in the trash by then."""

    is_play_effect: ClassVar[bool] = False
    """Whether it waits for the play of its own source (383.4.a)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = None
    """The kinds of occurrences that can meet it as a trigger of an object waits for them; None if any can."""

    @property
    def parts(self) -> tuple[Condition, ...]:
        """The conditions of which one has to be met; of one that does not consist of several, itself."""
        return (self,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:  # noqa: ARG002
        """The occurrences that meet the condition for an ability of ``thing``; each triggers it once."""
        return []

    def there(self, occurrence: Occurrence) -> Place | None:
        """The place that it was met with: where something was scored, fought for or moved to (359.3.f.3)."""
        if isinstance(occurrence, Moved):
            return occurrence.thing.place
        at = getattr(occurrence, "at", None)
        return battlefield(at) if isinstance(at, str) else None

    def describe(self) -> str:
        """The condition in our words."""
        raise NotImplementedError


def while_it_holds(during: Circumstance | None) -> str:
    """The words for a circumstance that must hold as the event happens, with a space in front, or ""."""
    return f" while {during.describe()}" if during is not None else ""


class WhenDies(Condition, frozen=True):
    """When a unit that matches dies; ``here``: where the source is.

    ``first_each_turn``: only the first time each turn, which several simultaneous deaths meet once. Its controller
    would pick which one (383.1.b); that matters to no effect that is modelled, so nobody is asked.
    ``together``: however many die at the same time. ``during`` must hold then.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Died})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    criteria: Criteria
    first_each_turn: bool = False
    here: bool = False
    together: bool = False
    during: Circumstance | None = None

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (FIRST_TIME,) if self.first_each_turn else ()

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        dead: list[Occurrence] = [
            found
            for found in occurrences
            if isinstance(found, Died)
            and self.criteria.matches(game.state, found.thing, thing.controller, thing.id)
            and (not self.here or found.thing.place == thing.place)
            and (self.during is None or self.during.holds(game.state, thing.controller, thing))
        ]
        if not self.first_each_turn:
            return dead[:1] if self.together else dead
        side = team_of(game.state, thing.controller)
        together = sum(isinstance(found, Died) and found.thing.controller in side and found.thing.is_unit
                       for found in occurrences)  # fmt: skip
        earlier = sum(game.state.count(DIED, friend) for friend in side) - together
        return dead[:1] if earlier == 0 else []

    def clauses(self) -> Clauses:
        found = clause(Verb.LISTENS, About.DIE, self.criteria, first=self.first_each_turn)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        if self.first_each_turn:
            return f"The first time each turn that {self.criteria.describe()} dies{while_it_holds(self.during)}"
        if self.together:
            several = self.criteria.describe_several().replace("your", "of your", 1)
            return f"When one or more {several}{' here' * self.here} die"
        return f"When {self.criteria.describe()}{' here' * self.here} dies"


class WhenThisDies(Condition, frozen=True):
    """When the source itself dies. The trigger is pending before that (808.1.d.2): see ``death_triggers``.

    ``deathknell``: it is what the keyword stands for, and other texts mean it by that name.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset()

    without_rule: ClassVar[str] = "its trigger names 808.1.d.2 for it"

    deathknell: bool = False

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.DIE, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "When this dies"


class WhenPlayed(Condition, frozen=True):
    """When the source is played and has entered the board: a play effect (383.4.a).

    ``paid`` names an optional additional cost that must have been paid (383.2.a.1), ``unpaid`` one that must not.
    ``facedown``: only if it was played from facedown. ``during`` must hold as it is played.
    """

    is_play_effect: ClassVar[bool] = True

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Played})

    paid: str = ""
    facedown: bool = False
    during: Circumstance | None = None
    unpaid: str = ""

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (PLAY_EFFECT, IF_IN_THE_CONDITION) if self.paid or self.unpaid else (PLAY_EFFECT,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        return [
            found for found in occurrences
            if isinstance(found, Played) and found.thing.id == thing.id and (not self.paid or self.paid in found.paid)
            and (found.at is not None or not self.facedown) and self.unpaid not in found.paid
            and (self.during is None or self.during.holds(game.state, thing.controller, thing))
        ]  # fmt: skip

    def clauses(self) -> Clauses:
        return (Clause(Verb.LISTENS, About.PLAY, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        paid = f", if {self.paid} was paid" if self.paid else ""
        paid = f", if {self.unpaid} was not paid" if self.unpaid else paid
        return f"When this is played{' from facedown' * self.facedown}{while_it_holds(self.during)}{paid}"


class WhenYouPlay(Condition, frozen=True):
    """When the controller of the source plays a card; the source itself counts (383.2.c.1) unless ``another`` is True.

    ``nth``: only their nth card of a turn. ``card_type`` is the required type, or "" for any; a token is no card, but
    has a type (185.2.d). ``token``: only tokens, only cards, or None for both. ``tag``: one that it must have.
    ``facedown``: only if it was played from facedown; ``elsewhere``: from anywhere other than their hand. ``spent``:
    only if they spent that much Energy on it (383.2.a.1), which nobody has but who finalized it. ``first_each_turn``:
    only the first card of that type each turn. ``during`` must hold as it is played.

    Unclear: no rule says from where a player has played a spell that they gained control of (419.4.a).
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Played})

    without_rule: ClassVar[str] = "an event like any other: 383.3, which its trigger names"

    nth: int = 0
    card_type: str = ""
    facedown: bool = False
    another: bool = False
    during: Circumstance | None = None
    elsewhere: bool = False
    spent: int = 0
    token: bool | None = None
    tag: str = ""
    first_each_turn: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (*((FIRST_TIME,) if self.first_each_turn else ()), *((IF_IN_THE_CONDITION,) if self.spent else ()))

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        if self.nth and game.state.count(RESOLVED, thing.controller) != self.nth:
            return []
        met: list[Occurrence] = [
            found for found in occurrences
            if isinstance(found, Played) and found.player == thing.controller
            and (found.thing.card.is_a(self.card_type) if self.card_type else not found.thing.card.token)
            and (found.at is not None or not self.facedown) and not (self.another and found.thing.id == thing.id)
            and (self.during is None or self.during.holds(game.state, thing.controller, thing))
            and (not self.elsewhere or found.origin not in {Zone.HAND, Zone.NOWHERE}) and found.spent >= self.spent
            and (self.token is None or found.thing.card.token is self.token)
            and (not self.tag or self.tag in found.thing.tags)
            and (not self.first_each_turn or played_of_type(game.state, found.player, self.card_type) == 1)
        ]  # fmt: skip
        if any(isinstance(found, Played) and found.is_taken for found in (occurrences if self.elsewhere else met)):
            record_doubt(game, TAKEN_FROM_WHERE if self.elsewhere or self.facedown else None)
        return met

    def clauses(self) -> Clauses:
        zone = Zone.FACEDOWN if self.facedown else None
        tags = (self.tag,) if self.tag else ()
        return waits_for_plays(
            Whose.YOURS, self.card_type, self.token, first=self.first_each_turn, zone=zone, named=tags
        )

    def describe(self) -> str:
        if self.nth:
            return f"When you play your {ordinal(self.nth)} card in a turn"
        kind = {True: "token ", False: "non-token ", None: ""}[self.token] + (self.card_type.lower() or "card")
        kind = f"{self.tag} {kind}" if self.tag else kind
        what = f"another {kind}" if self.another else with_article(kind)
        where = " from facedown" * self.facedown + " from anywhere other than your hand" * self.elsewhere
        spent = f", if you spent [{self.spent}] or more" if self.spent else ""
        when = "The first time each turn that" if self.first_each_turn else "When"
        return f"{when} you play {what}{where}{while_it_holds(self.during)}{spent}"


class AtOnce(Condition, frozen=True):
    """No condition: a reflexive trigger that is put on the chain in any case (387.2)."""

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset()

    without_rule: ClassVar[str] = "no condition; a reflexive trigger names 387.2"

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "Do this"
