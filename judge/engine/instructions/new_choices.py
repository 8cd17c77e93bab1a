"""Making new choices for a spell or ability on the chain (rules 750-755): modes, targets, players and destinations."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.keywords.deflect import deflects
from judge.engine.playing.changed_choices import (
    NewChoice,
    Slot,
    can_be_legal,
    is_slot_legal,
    open_ways,
    slots,
)
from judge.engine.state.clauses import About
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.procedure import ask
from judge.engine.targeting.choose_one import ChooseOne, mode_called, mode_options
from judge.engine.targeting.targeting_effects import targets_chosen
from judge.engine.targeting.targets import key_of, objects_of, whereabouts
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.references import Destination, Target, TargetPlayer
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

NEW_CHOICES = cite("new-choices.what-was-not-chosen")  # 751.1
ANY_OF_THEM = cite("new-choices.any-subset")  # 753
NOTHING_ILLEGAL = cite("new-choices.nothing-illegal")  # 753.1
TARGETING_EFFECTS = cite("new-choices.targeting-effects")  # 754
COSTS_IGNORED = cite("new-choices.costs-ignored")  # 755


ANOTHER_NUMBER = open_question(
    "number-of-targets-chosen-anew",
    "If the number of targets may vary, how many can be chosen anew?",
    "any number that the text allows, with one new target at least",
)


class MakeNewChoices(Instruction, frozen=True):
    """You may make new choices for an item on the chain, each different from what was chosen before (751.1).

    If any is made, all choices must then be legal, those kept included; if none is, all stay as they are. Requirements
    that the play put on its choices apply to the new ones, such as the battlefield of a card played from facedown.

    Unclear: whether as many targets must be chosen as before if the text lets their number vary. Here any number that
    it allows can be chosen, with at least one new target.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        NEW_CHOICES, ANY_OF_THEM, NOTHING_ILLEGAL, TARGETING_EFFECTS, COSTS_IGNORED,
    )  # fmt: skip

    what: Reference

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.what)):
            item = item_of(game.state, thing.id)
            if item is not None:
                yield from _NewChoices(game, context.you, item).choose()

    def clauses(self) -> Clauses:
        return (brings(About.NEW_CHOICES, self.what),)

    def describe(self) -> str:
        return f"you may make new choices for {self.what.describe()}"


class _NewChoices:
    """New choices in progress for an item, slot by slot; ``old`` are the objects that it chose before."""

    def __init__(self, game: Game, you: str, item: ChainItem) -> None:
        self.game = game
        self.you = you
        self.item = item
        self.made = False
        self.old = frozenset(which for _, chosen in item.choices.objects for which in chosen)

    def choose(self) -> Procedure[None]:
        at = 0
        while at < len(found := slots(self.item)):
            yield from self._slot(found[at], at)
            at += 1
        if not self.made:
            return
        fresh = [
            (name, tuple(which for which in chosen if which not in self.old))
            for name, chosen in self.item.choices.objects
        ]
        things = [self.game.find(which) for _, chosen in fresh for which in chosen]
        costs = any(thing is not None and deflects(self.game, thing, self.you) for thing in things)
        free = (COSTS_IGNORED,) if costs else ()
        spell = self.game.state.objects[self.item.object.card]
        event = self.game.tell(Happened.CHOICES_CHANGED, (TARGETING_EFFECTS, *free), spell, who=self.you)
        only_new = self.item.choosing(objects=tuple(one for one in fresh if one[1]))
        yield from targets_chosen(self.game, only_new, event)

    def _slot(self, slot: Slot, at: int) -> Procedure[None]:
        """Ask for a new choice or to keep the old one; nobody is asked if there is no new choice (753.2)."""
        ways = open_ways(self.game, self.item, at, self.old)
        if not ways:
            return
        may_keep = not self.made or (
            is_slot_legal(self.game, self.item, slot) and can_be_legal(self.game, self.item, at + 1, self.old)
        )
        timing, what, options = self._asked(slot, ways)
        known = {key for way in ways for key in way.keys}
        prompt = f"make a new choice for {self.item.label}: {what}" + (", or keep the old one" if may_keep else "")
        answer = yield from ask(
            Decision(
                Kind.PICK, self.you, f"new {timing}", ANY_OF_THEM if may_keep else NOTHING_ILLEGAL, prompt,
                tuple(option for option in options if option.key in known), 0 if may_keep else 1,
                max(len(way.keys) for way in ways), source=self.item.label,
                groups=(*([()] if may_keep else []), *(way.keys for way in ways)),
            )
        )  # fmt: skip
        if answer:
            way = next(way for way in ways if set(way.keys) == set(answer))
            if isinstance(slot, Target) and len(way.item.chosen(slot.name)) != len(self.item.chosen(slot.name)):
                record_doubt(self.game, ANOTHER_NUMBER)
            self._tell(slot, way)
            self.item, self.made = way.item, True
            self.game.set_item(way.item)

    def _asked(self, slot: Slot, ways: list[NewChoice]) -> tuple[str, str, tuple[Option, ...]]:
        """The kind of the decision, its prompt, and its options."""
        keys = tuple(dict.fromkeys(key for way in ways for key in way.keys))
        if isinstance(slot, ChooseOne):
            return "mode", "another mode", mode_options(slot, [mode_called(key) for key in keys])
        if isinstance(slot, TargetPlayer | Destination):
            timing = "player" if isinstance(slot, TargetPlayer) else "destination"
            what = "another player" if isinstance(slot, TargetPlayer) else "another place"
            return timing, what, tuple(Option(key, key) for key in keys)
        state = self.game.state
        things = dict.fromkeys(which for way in ways for which in way.item.chosen(slot.name))
        named = (state.objects[which.card] for which in things)
        options = tuple(Option(key_of(thing), f"{thing.label} ({whereabouts(thing)})", thing.label) for thing in named)
        return "targets", f"a new choice of {slot.criteria.describe()}", options

    def _tell(self, slot: Slot, way: NewChoice) -> None:
        """Report a new choice, as an event of the target, or else of the spell or ability."""
        rules = (NEW_CHOICES, ANY_OF_THEM)
        spell = self.game.state.objects[self.item.object.card]
        if isinstance(slot, ChooseOne):
            chosen = describe_effect(slot.modes[mode_called(way.keys[0])])
            words = f"mode of {self.item.label}: {chosen}"
        elif isinstance(slot, TargetPlayer):
            words = f"{way.keys[0]} for {self.item.label}"
        elif isinstance(slot, Destination):
            words = f"to move to {way.keys[0]}"
        else:
            for which in way.item.chosen(slot.name):
                thing = self.game.find(which)
                if which not in self.old and thing is not None:
                    words = f"target of {self.item.label}"
                    self.game.tell(Happened.CHOSEN, rules, thing, who=self.you, detail=words)
            return
        self.game.tell(Happened.CHOSEN, rules, spell, who=self.you, detail=words)
