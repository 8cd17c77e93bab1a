"""Targeting (rules 355.5-355.17) and what becomes of targets on resolution (359.3.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.state.zones import Place, Zone, battlefield
from judge.engine.targeting.fitting import candidates, is_legal_choice, legal_targets
from judge.engine.targeting.groups import fulfils, one_of_two, still_affected
from judge.engine.targeting.illegal_targets import REST_IS_AFFECTED, tell_illegal
from judge.engine.wording.chooser import Chooser
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import targets
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Affected, Banished, Chosen, Every, Played, Target, This, TriggeringObject
from judge.engine.wording.requirements import AtLocationOf, as_they_entered
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

PICK_LATER = cite("targets.pick-on-resolution")  # 355.17
COST_IS_NO_TARGET = cite("targets.cost-is-no-target")  # 355.10.c
NOT_THERE_YET = cite("play.waits-for-the-resolution")  # 354.3
NONE_LEFT = cite("targets.none-left")  # 359.3.e.7


def chooser_of(item: ChainItem) -> Chooser:
    """The point of view of the choices of a chain item."""
    captured = item.ability.captured[0][1] if item.ability.captured else None
    ability, choices = item.ability, item.choices
    return Chooser(
        item.controller, item.object, item.bound_to, captured, choices.places, ability.played, ability.here,
        choices.objects, ability.place, item.payment.given, ability.player,
    )  # fmt: skip


def legal_choices(game: Game, target: Target, by: Chooser) -> list[GameObject]:
    """The objects that may be chosen for a target now."""
    return list(legal_targets(game, target, by))


def is_legal(game: Game, item: ChainItem, target: Target, which: ObjectId) -> bool:
    """Rule 359.3.e.2-4: whether a target still meets the requirements and has not been in a Non-Board zone.

    For a card played from facedown, being at its battlefield is one of the requirements (359.3.e.5).
    """
    thing = game.find(which)
    if thing is None:
        return False
    by = chooser_of(item)
    return is_legal_choice(game, target, thing, by) and all(
        requirement.fits_on_resolution(thing, by) for requirement in target.requirements
    )


def has_illegal_target(game: Game, item: ChainItem) -> bool:
    """Rules 358.1, 405.1: whether a target is illegal by the time the costs are paid."""
    return any(
        not is_legal(game, item, target, which) for target in targets(item.effect) for which in item.chosen(target.name)
    )


def objects_of(
    game: Game, context: EffectContext, reference: Reference, *, rule: Slug = PICK_LATER
) -> Procedure[list[GameObject]]:
    """The objects that an instruction applies to; illegal targets are left out, and an event reports them."""
    if isinstance(reference, This):
        this = reference.which or context.source
        found = game.find(this) if this is not None else None
        return [found] if found is not None else []
    if isinstance(reference, Affected):
        found = game.find(context.affected) if context.affected is not None else None
        return [found] if found is not None else []
    if isinstance(reference, Banished):
        aside = context.banished.get(reference.name)
        thing = game.find(aside) if aside is not None else None
        return [thing] if thing is not None else []
    if isinstance(reference, TriggeringObject):
        captured = (
            game.find(context.item.ability.captured[0][1])
            if context.item is not None and context.item.ability.captured
            else None
        )
        return [captured] if captured is not None else []
    if isinstance(reference, Played):
        return played_by(game, context)
    if isinstance(reference, Every):
        return every(game, context, reference)
    if isinstance(reference, Pick):
        return (yield from _pick(game, context, reference, rule))
    beside = reference.requirement(AtLocationOf) if isinstance(reference, Target) and reference.requirements else None
    if isinstance(reference, Target) and beside is not None:
        yield from _stay_together(game, context, reference, beside)
    targeted = _targets(game, context, reference)
    if isinstance(reference, Target) and reference.is_group and not fulfils(reference, targeted):
        targeted = yield from still_affected(game, context, reference, targeted)
        assert context.item is not None
        others = tuple(choice for choice in context.item.choices.objects if choice[0] != reference.name)
        context.item = context.item.choosing(objects=(*others, (reference.name, tuple(thing.id for thing in targeted))))
        game.set_item(context.item)
    return targeted


ONE_OF_TWO_GONE = open_question(
    "one-of-two-targets-is-gone",
    'What happens to one of two targets "at the same battlefield" if the other one is gone?',
    "the one that is left is affected",
)


def _stay_together(game: Game, context: EffectContext, target: Target, beside: AtLocationOf) -> Procedure[None]:
    """Rule 355.11.b for two targets that must be at one location: if they are apart, one of them is affected.

    A target that has become illegal by itself is no longer one of the two and requires nothing of the other
    (359.3.e.8).

    Unclear: by 359.3.e.12, reading the location of the illegal target gives null. Applied to the other target, that
    would make it illegal as well, being at no shared location; here the requirement is one on the two as a group.
    """
    item = context.item
    if item is None:
        return
    alone = item.choosing(objects=tuple(choice for choice in item.choices.objects if choice[0] != beside.of))
    here = [which for which in item.chosen(target.name) if is_legal(game, alone, target, which)]
    other = _declared(item, beside.of)
    apart = item.choosing(objects=tuple(choice for choice in item.choices.objects if choice[0] != target.name))
    there = [which for which in item.chosen(beside.of) if other is None or is_legal(game, apart, other, which)]
    if here and there:
        stays = yield from one_of_two(game, context, beside, here[0], there[0])
        dropped = {here[0]: there[0], there[0]: here[0]}[stays] if stays is not None else None
        kept = tuple(
            (name, tuple(which for which in chosen if which != dropped)) for name, chosen in item.choices.objects
        )
        context.item = item.choosing(objects=kept)
        game.set_item(context.item)
    else:
        if (here or there) and item.chosen(target.name) and item.chosen(beside.of):
            record_doubt(game, ONE_OF_TWO_GONE)
        context.legal.update((target.name, which) for which in here)


def played_by(game: Game, context: EffectContext) -> list[GameObject]:
    """What an effect, or the effect that made it, has played; objects still on the chain are left out (354.3)."""
    earlier = context.item.ability.played if context.item is not None else ()
    found = [thing for which in as_they_entered((*earlier, *context.played)) if (thing := game.find(which)) is not None]
    if context.played and not found:
        waiting = game.state.objects[context.played[0].card]
        game.tell(Happened.IGNORED, NOT_THERE_YET, waiting, detail=f"it enters once {context.name} has resolved")
    return found


def place_of(game: Game, context: EffectContext) -> Place | None:
    """The place meant by "here" or "there": the captured place, or the source's location now (359.3.f)."""
    source = game.find(context.source) if context.source is not None else None
    captured = context.item.ability.here if context.item is not None else None
    return captured or (source.location if source is not None and source.on_board else None)


def every(game: Game, context: EffectContext, reference: Every) -> list[GameObject]:
    """Everything that matches now; "here" is where the source is, or was when it died. Empty if it is nowhere."""
    found = [
        thing
        for thing in game.state.on_board
        if reference.criteria.matches(game.state, thing, context.you, context.source)
    ]
    if reference.requirements and context.item is not None:
        by = chooser_of(context.item)
        found = [one for one in found if all(need.matches(game.state, one, by) for need in reference.requirements)]
    if reference.but and context.item is not None:
        left_out = context.item.chosen(reference.but)
        found = [thing for thing in found if thing.id not in left_out]
    if reference.at_chosen:
        place = context.item.place_called(reference.at_chosen) if context.item is not None else None
        chosen = _targets(game, context, Chosen(reference.at_chosen)) if place is None else []
        place = chosen[0].location if chosen else place
        return [thing for thing in found if thing.place == place]
    if reference.in_combat:
        combat = game.state.combat
        return [thing for thing in found if combat is not None and thing.place == battlefield(combat.at)]
    if not reference.here:
        return found
    return [thing for thing in found if thing.place == place_of(game, context)]


def picks(game: Game, context: EffectContext, pick: Pick) -> list[GameObject]:
    """The objects that could be picked now for a cost or an instruction."""
    things = candidates(game, pick, context.you)
    found = [thing for thing in things if pick.criteria.matches(game.state, thing, context.you, context.source)]
    if pick.other_than and context.item is not None:
        found = [thing for thing in found if thing.id not in context.item.chosen(pick.other_than)]
    if pick.attached_to:
        tops = [which.card for name, which in context.legal if name == pick.attached_to]
        found = [thing for thing in found if thing.attached_to in tops]
    if pick.moves_to and context.item is not None:
        there = context.item.place_called(pick.moves_to)
        found = [thing for thing in found if thing.place != there]
    return [thing for thing in found if thing.place == place_of(game, context)] if pick.here else found


def _pick(game: Game, context: EffectContext, pick: Pick, rule: Slug) -> Procedure[list[GameObject]]:
    options = picks(game, context, pick)
    if not options:
        return []
    rules = COST_IS_NO_TARGET if context.paying else rule
    answer = yield from ask(
        Decision(
            Kind.PICK, context.you, "cost" if context.paying else "pick", rules,
            f"pick {pick.describe()} for {context.name}", options_for(options), min(pick.count, len(options)),
            min(pick.count, len(options)), source=context.name,
        )
    )  # fmt: skip
    return [named(options, key) for key in answer]


def can_pick(game: Game, context: EffectContext, pick: Pick) -> bool:
    """Whether there is enough to pick from, as for a cost there must be (203.3)."""
    return len(picks(game, context, pick)) >= pick.count


def _targets(game: Game, context: EffectContext, reference: Target | Chosen) -> list[GameObject]:
    item = context.item
    if item is None:
        return []
    wanted = reference if isinstance(reference, Target) else _declared(item, reference.name)
    found = []
    for which in item.chosen(reference.name):
        thing = game.find(which)
        known = (reference.name, which) in context.legal
        if thing is not None and (wanted is None or known or is_legal(game, item, wanted, which)):
            found.append(thing)
            context.legal.add((reference.name, which))
            context.executed.add(reference.name)
        elif reference.name not in context.ignored:
            left = _what_is_left(game, context, reference.name)
            context.ignored[reference.name] = tell_illegal(game, context, which, wanted, left)
    return found


def _declared(item: ChainItem, name: str) -> Target | None:
    return next((target for target in targets(item.effect) if target.name == name), None)


def _what_is_left(game: Game, context: EffectContext, name: str) -> tuple[Slug, ...]:
    """Whether the instructions with an illegal target have another one that is legal (359.3.e.7-8)."""
    item = context.item
    if item is None:
        return ()
    together = {
        target.name: target for instruction in item.effect for wanted in [targets((instruction,))]
        if any(target.name == name for target in wanted) for target in wanted
    }  # fmt: skip
    is_left = any(
        (other, which) in context.legal or is_legal(game, item, target, which)
        for other, target in together.items() for which in item.chosen(other)
    )  # fmt: skip
    return ((REST_IS_AFFECTED,) if is_left else (NONE_LEFT,)) if together else ()


def options_for(things: list[GameObject]) -> tuple[Option, ...]:
    return tuple(Option(key_of(thing), f"{thing.label} ({whereabouts(thing)})", thing.label) for thing in things)


def key_of(thing: GameObject) -> str:
    """The stable key of an object in decisions: its label, which is unique in a game."""
    return thing.label


def whereabouts(thing: GameObject) -> str:
    """The location in words, for display."""
    return "legend" if thing.place.zone is Zone.LEGEND else str(thing.place)


def named(things: list[GameObject], key: str) -> GameObject:
    return next(thing for thing in things if key_of(thing) == key)
