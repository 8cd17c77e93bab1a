"""Why what a play names cannot be chosen for it: what its text asks for, what the object is, and the rule (355.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE, may_be_chosen
from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.card import SPELL
from judge.engine.state.zones import Zone
from judge.engine.targeting.choose_one import every_target
from judge.engine.wording.criteria import Criteria
from judge.record import NamedTuple
from judge.scenario.language.script import Act
from judge.scenario.play.name_resolution import objects_called
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.references import Target
    from judge.scenario.language.script import Choice
    from judge.scenario.play.open_decisions import Illegal
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug

RESTRICTED = cite("targets.restriction")  # 355.9.b
NOT_THERE = cite("targets.where-they-are")  # 355.9.a
_ON_THE_BOARD = frozenset({Zone.BASE, Zone.BATTLEFIELD, Zone.LEGEND})


class NoChoice(NamedTuple):
    """Why an object cannot be chosen: in words, and by which rule."""

    why: str
    rule: Slug


def why_no_choice(play: Playing, act: Act | Choice, refused: Illegal) -> NoChoice | None:
    """Why the first thing that a play names as its target cannot be one.

    None where it was refused for something else than its choices, or what is named can be chosen.
    """
    if not isinstance(act, Act) or act.verb != "play" or refused.rule not in {None, VALID_CHOICES}:
        return None
    played = objects_called(play.position.state, act.what[0].text)
    named = [name for detail in act.details if detail.kind == "on" for name in detail.names]
    if len(played) != 1 or not named:
        return None
    targets = every_target(played[0].card.effect or ())
    for name in named:
        things = objects_called(play.position.state, name.text)
        if len(things) == 1 and targets:
            found = [_refused(play, played[0], things[0], target, act.player) for target in targets]
            if all(found):
                return found[0]
    return None


def _refused(play: Playing, by: GameObject, thing: GameObject, target: Target, you: str) -> NoChoice | None:
    """Why an object is no valid choice for one target; None where it is one."""
    state, criteria = play.position.state, target.criteria
    if not may_be_chosen(state, thing, you):
        return NoChoice(f"{thing.label} cannot be chosen by enemy spells and abilities.", UNTARGETABLE)
    if criteria.matches(state, thing, you, by.id):
        return None
    asked = f"{by.label} asks for {criteria.describe()}; {thing.label} "
    if isinstance(criteria, Criteria) and thing.place.zone not in _ON_THE_BOARD:
        return NoChoice(f"{asked}is not on the board.", NOT_THERE)
    return NoChoice(asked + _as_it_is(thing), RESTRICTED)


def _as_it_is(thing: GameObject) -> str:
    """What an object is, as far as choices ask for it."""
    if thing.card.is_a(SPELL):
        power = f" and {thing.card.power} Power" if thing.card.power else ""
        return f"is a spell that costs [{thing.card.energy}]{power}."
    what = f"has {thing.might} Might and " if thing.card.is_unit else ""
    kind = thing.card.types[0].lower()
    return f"{what}is {thing.controller}'s {kind} in {thing.place}."
