"""Text that an object has because others have it (rules 364, 477.2.a, 722, 727.1.b.1): "I have all abilities of …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.card import GEAR, LEGEND, UNIT
from judge.engine.state.clauses import About, Clause, Verb, Whose, reads_them
from judge.engine.state.reading import ABILITIES, EVERY_TYPE
from judge.engine.state.sides import are_friends
from judge.engine.state.traits import Change, Layer
from judge.engine.wording.changes import HasAbilities
from judge.engine.wording.passive import Dependent

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Traits

KINDS = frozenset({LEGEND, UNIT, GEAR})


class HasExhaustAbilities(Change, frozen=True):
    """Adds the activated abilities with [E] in their cost of all other friendly legends, units and gear.

    Text behind Empowered, Level and the like comes with its condition, which is then asked of the object that has it
    (727.1); it is there whether or not it is active where it comes from (727.1.b.1).
    """

    says: ClassVar[Clauses] = (
        Clause(Verb.BRINGS, About.KEYWORD, more=1),
        reads_them(About.ACTIVATE, whose=Whose.YOURS),
    )

    alters: ClassVar[frozenset[Aspect]] = ABILITIES
    takes_text: ClassVar[bool] = False

    @property
    def reads(self) -> Reading:
        return EVERY_TYPE

    @property
    def layer(self) -> Layer:
        return Layer.ABILITIES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        found: list[Ability] = []
        for other in state.on_board:
            if (
                other.id != thing.id
                and not KINDS.isdisjoint(other.card.types)
                and are_friends(state, other.controller, thing.controller)
            ):
                found += exhaust_abilities(other.card.abilities)
                for lasting in other.lasting:
                    if isinstance(lasting.change, HasAbilities):
                        found += exhaust_abilities(lasting.change.abilities)
        return replace(traits, abilities=(*traits.abilities, *found)) if found else traits

    def describe(self) -> str:
        return "has all [E] abilities of other friendly legends, units and gear"


@cached_by_value
def exhaust_abilities(abilities: tuple[Ability, ...]) -> tuple[Ability, ...]:
    """The activated abilities of a text with [E] in their cost, each with the condition that it stands behind."""
    found: list[Ability] = []
    for ability in abilities:
        if isinstance(ability, Activated) and ability.cost.exhaust_this:
            found.append(ability)
        elif isinstance(ability, Dependent):
            inside = exhaust_abilities(ability.abilities)
            if inside:
                found.append(replace(ability, abilities=inside, keywords=()))
    return tuple(found)
