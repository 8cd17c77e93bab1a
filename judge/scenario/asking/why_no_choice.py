"""Why what a play names cannot be chosen for it: what its text asks for, what the object is, and the rule (355.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE
from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.card import SPELL
from judge.engine.targeting.choose_one import every_target
from judge.engine.targeting.fitting import NOT_THERE, restriction_not_met
from judge.engine.wording.chooser import Chooser
from judge.engine.wording.references import CHOOSE
from judge.record import NamedTuple
from judge.scenario.language.script_play import Act
from judge.scenario.play.name_resolution import objects_called

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.references import Target
    from judge.scenario.language.script_play import Choice
    from judge.scenario.play.open_decisions import Illegal
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug


class NoChoice(NamedTuple):
    """Why an object cannot be chosen: in words, and by which rule."""

    why: str
    rule: Slug


def why_no_choice(play: Playing, act: Act | Choice, refused: Illegal) -> NoChoice | None:
    """Why the first thing that a play names as its target cannot be one.

    None if it was refused for something else than its choices, or what is named can be chosen.
    """
    if not isinstance(act, Act) or act.verb != "play" or refused.rule not in {CHOOSE, VALID_CHOICES}:
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
    """Why an object is no valid choice for one target; None if it is one."""
    rule = restriction_not_met(play.position.state, target, thing, Chooser(you, by.id))
    if rule is None:
        return None
    if rule == UNTARGETABLE:
        return NoChoice(f"{thing.label} cannot be chosen by enemy spells and abilities.", rule)
    is_so = "is not on the board." if rule == NOT_THERE else _as_it_is(thing)
    return NoChoice(f"{by.label} asks for {target.criteria.describe()}; {thing.label} {is_so}", rule)


def _as_it_is(thing: GameObject) -> str:
    """What an object is, as far as choices ask for it."""
    if thing.card.is_a(SPELL):
        power = f" and {thing.card.power} Power" if thing.card.power else ""
        return f"is a spell that costs [{thing.card.energy}]{power}."
    what = f"has {thing.might} Might and " if thing.card.is_unit else ""
    kind = thing.card.types[0].lower()
    return f"{what}is {thing.controller}'s {kind} in {thing.place}."
