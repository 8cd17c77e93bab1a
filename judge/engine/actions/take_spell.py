"""Gaining control of a spell on the chain, and making new choices for it (rules 191.2, 750-755)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING

from judge.engine.decisions import Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.instructions import Instruction, choices
from judge.engine.on_the_chain import item_of
from judge.engine.procedure import ask
from judge.engine.references import Target
from judge.engine.targeting_effects import targets_chosen
from judge.engine.targets import chooser_of, key_of, legal_choices, objects_of, whereabouts
from judge.engine.values import changed
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
    from judge.engine.game import Game
    from judge.engine.objects import ObjectId
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene

SPELLS_CONTROLLER = cite("control.of-spells")  # 191.2
NEW_CHOICES = cite("new-choices.what-was-not-chosen")  # 751.1
ANY_OF_THEM = cite("new-choices.any-subset")  # 753
TARGETING_EFFECTS = cite("new-choices.targeting-effects")  # 754


@dataclass(frozen=True, slots=True)
class TakeSpell(Instruction):
    """Gain control of a spell on the chain; what is friendly or an enemy to it is read anew from then on (359.3.f.4).

    It is still owned by its owner, to whose trash it goes.
    """

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            item = item_of(game.state, thing.id)
            if item is not None and item.controller != scene.you:
                game.update(thing, controller=scene.you)
                game.set_item(changed(item, controller=scene.you))
                game.tell(Happened.CONTROL_TAKEN, SPELLS_CONTROLLER, thing, who=scene.you)

    def describe(self) -> str:
        return f"Gain control: {self.what.describe()}"


@dataclass(frozen=True, slots=True)
class MakeNewChoices(Instruction):
    """You may make new choices for a spell: for each of its targets other ones, or keep them (753).

    What that would cost is ignored (755). A new choice is something that was not chosen before (751.1). Choices of
    places and players, and of targets that are chosen as a group, are not modelled.
    """

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            item = item_of(game.state, thing.id)
            if item is not None:
                yield from _choose_anew(game, scene, item)

    def describe(self) -> str:
        return f"May make new choices: for {self.what.describe()}"


def _choose_anew(game: Game, scene: Scene, item: ChainItem) -> Procedure[None]:
    fresh: list[tuple[str, tuple[ObjectId, ...]]] = []
    for target in choices(item.effect):
        if not isinstance(target, Target) or target.is_group or target.split:
            what = target.describe()
            raise NotModelled(f"New choices for {what} are not modelled yet.", where=scene.name)
        before = item.chosen(target.name)
        taken = {*before, *item.chosen(target.other_than)}
        options = [thing for thing in legal_choices(game, target, chooser_of(item)) if thing.id not in taken]
        least = max(1, target.at_least)
        if len(options) < least:
            continue
        named = tuple(Option(key_of(thing), f"{thing.label} ({whereabouts(thing)})", thing.label) for thing in options)
        sizes = range(least, min(target.at_most, len(options)) + 1)
        allowed = ((), *(group for size in sizes for group in combinations([key_of(thing) for thing in options], size)))
        prompt = f"make a new choice of {target.criteria.describe()} for {item.label}, or keep the old one"
        answer = yield from ask(
            Decision(
                Kind.PICK, scene.you, "new choice", ANY_OF_THEM, prompt, named, 0, sizes[-1], source=item.label,
                groups=allowed,
            )
        )  # fmt: skip
        if not answer:
            continue
        chosen = tuple(thing for thing in options if key_of(thing) in answer)
        others = tuple(choice for choice in item.choices if choice[0] != target.name)
        picked = (target.name, tuple(thing.id for thing in chosen))
        item = changed(item, choices=(*others, picked))
        fresh.append(picked)
        game.set_item(item)
        for thing in chosen:
            game.tell(
                Happened.CHOSEN, (NEW_CHOICES, ANY_OF_THEM), thing, who=scene.you, detail=f"target of {item.label}",
                source=item.object,
            )  # fmt: skip
    if fresh:
        spell = game.state.objects[item.object.card]
        event = game.tell(Happened.CHOICES_CHANGED, TARGETING_EFFECTS, spell, who=scene.you)
        yield from targets_chosen(game, changed(item, choices=tuple(fresh)), event)
