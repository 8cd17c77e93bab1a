"""Conditions about objects that become targets (rule 383.4.b): "when you choose …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.conditions.conditions import FIRST_TIME, Condition
from judge.engine.conditions.occurrences import Targeted
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.player_clauses import HERE
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

ON_TARGETING = cite("triggered.on-targeting")  # 383.4.b.3


class WhenChosen(Condition, frozen=True):
    """When the controller of the source chooses an object that matches as a target; ``anyone``: when any player does.

    Sides are read from the point of view of the player who chooses. ``by_spell``: with a spell. ``here``: where the
    source is. ``first_each_turn``: only the first time each turn, counted for each player separately. Without criteria:
    the source itself.

    If one spell targets several such objects at a time, the controller would pick the first one (383.1.b); that matters
    to no effect that is modelled, so nobody is asked.
    """

    triggers_on: ClassVar[frozenset[type[Occurrence]] | None] = frozenset({Targeted})

    criteria: Criteria | None = None
    by_spell: bool = False
    here: bool = False
    anyone: bool = False
    first_each_turn: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        return (ON_TARGETING, FIRST_TIME) if self.first_each_turn else (ON_TARGETING,)

    def met(self, game: Game, thing: GameObject, occurrences: list[Occurrence]) -> list[Occurrence]:
        met: list[Occurrence] = []
        players: set[str] = set()
        for found in occurrences:
            if not isinstance(found, Targeted) or not self.matches(game, thing, found):
                continue
            if self.first_each_turn and (found.player in players or game.state.count(self.key(thing), found.player)):
                continue
            players.add(found.player)
            met.append(found)
        return met

    def matches(self, game: Game, thing: GameObject, found: Targeted) -> bool:
        """Whether the choice matches, regardless of whether it is the first one of the turn."""
        return (
            (self.anyone or found.player == thing.controller)
            and (found.by_spell or not self.by_spell)
            and (not self.here or found.thing.location == thing.location)
            and (found.thing.id == thing.id if self.criteria is None
                 else self.criteria.matches(game.state, found.thing, found.player, thing.id))
        )  # fmt: skip

    def key(self, thing: GameObject) -> str:
        """The mark that counts, for this source, what has been chosen this turn."""
        return f"{self.describe()}: {thing.id.card}.{thing.id.incarnation}"

    def clauses(self) -> Clauses:
        if self.criteria is None:
            return (Clause(Verb.LISTENS, About.CHOOSE, Subject.THIS, Whose.YOURS, first=self.first_each_turn),)
        found = clause(Verb.LISTENS, About.CHOOSE, self.criteria, first=self.first_each_turn)
        return (found, HERE) if self.here else (found,)

    def describe(self) -> str:
        who = "a player chooses" if self.anyone else "you choose"
        what = self.criteria.describe() if self.criteria is not None else "this"
        words = f"{what}{' here' * self.here}{' with a spell' * self.by_spell}"
        if self.first_each_turn:
            return f"The first time each turn that {who} {words}"
        return f"When {who} {words}"
