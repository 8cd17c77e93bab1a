"""Making new choices for a spell or ability on the chain (rules 750-755): modes, targets, players and destinations."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.decisions import Decision, Kind, Option
from judge.engine.destinations import places_for_all
from judge.engine.events import Happened
from judge.engine.instructions import Instruction, choices, describe, targets
from judge.engine.keywords.deflect import deflects
from judge.engine.procedure import ask
from judge.engine.references import Destination, Target, TargetPlayer
from judge.engine.targeting.choose_one import ChooseOne, mode_called, mode_options, open_modes, with_mode
from judge.engine.targeting.choosing import most_targets
from judge.engine.targeting.groups import fulfils, go_together
from judge.engine.targeting.on_the_chain import item_of
from judge.engine.targeting.player_targets import eligible
from judge.engine.targeting.targeting_effects import targets_chosen
from judge.engine.targeting.targets import chooser_of, key_of, legal_choices, objects_of, place_key, whereabouts
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import ChainItem
    from judge.engine.game import Game
    from judge.engine.objects import GameObject, ObjectId
    from judge.engine.procedure import Procedure
    from judge.engine.references import Reference
    from judge.engine.scene import Scene
    from judge.engine.zones import Place

NEW_CHOICES = cite("new-choices.what-was-not-chosen")  # 751.1
ANY_OF_THEM = cite("new-choices.any-subset")  # 753
NOTHING_ILLEGAL = cite("new-choices.nothing-illegal")  # 753.1
TARGETING_EFFECTS = cite("new-choices.targeting-effects")  # 754
COSTS_IGNORED = cite("new-choices.costs-ignored")  # 755

MOST = 2000
"""More ways to choose anew than this are not listed."""


class MakeNewChoices(Instruction, frozen=True):
    """You may make new choices for what is on the chain: any of them, something that was not chosen before (751.1).

    Unclear: whether as many targets have to be chosen as before, where the text lets their number vary. Here any number
    that it allows can be chosen, with one new target at least.
    """

    what: Reference

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        for thing in (yield from objects_of(game, scene, self.what)):
            item = item_of(game.state, thing.id)
            if item is not None:
                yield from _Anew(game, scene.you, item).choose()

    def describe(self) -> str:
        return f"May make new choices: for {self.what.describe()}"


class _Anew:
    """New choices being made for an item; ``fresh`` are the objects that it has come to choose, ``old`` were those."""

    def __init__(self, game: Game, you: str, item: ChainItem) -> None:
        self.game = game
        self.you = you
        self.item = item
        self.fresh: list[tuple[str, tuple[ObjectId, ...]]] = []
        self.made = False
        self.old = frozenset(which for _, chosen in item.choices for which in chosen)

    def choose(self) -> Procedure[None]:
        for one in self.item.written:
            if isinstance(one, ChooseOne):
                yield from self._mode(one)
        for wanted in choices(self.item.effect):
            if isinstance(wanted, TargetPlayer):
                yield from self._player(wanted)
            elif isinstance(wanted, Destination):
                yield from self._destination(wanted)
            else:
                yield from self._targets(wanted)
        if self.made:
            spell = self.game.state.objects[self.item.object.card]
            only_new = replace(self.item, choices=tuple(self.fresh))
            things = [self.game.find(which) for _, chosen in self.fresh for which in chosen]
            costs = any(thing is not None and deflects(self.game, thing, self.you) for thing in things)
            free = (COSTS_IGNORED,) if costs else ()
            event = self.game.tell(Happened.CHOICES_CHANGED, (TARGETING_EFFECTS, *free), spell, who=self.you)
            yield from targets_chosen(self.game, only_new, event)

    def _mode(self, one: ChooseOne) -> Procedure[None]:
        """Another mode; what was chosen for the old one is chosen no more."""
        was = dict(self.item.modes)[one.name]
        modes = [
            mode for mode in open_modes(self.game, one, self.item)
            if mode != was and all(self._has_new(target) for target in targets(one.modes[mode]))
        ]  # fmt: skip
        answer = yield from self._ask("mode", "another mode", mode_options(one, modes))
        if not answer:
            return
        mode = mode_called(answer[0])
        old = {target.name for target in targets(one.modes[was])}
        self._set(
            replace(
                with_mode(self.item, one, mode),
                choices=tuple(choice for choice in self.item.choices if choice[0] not in old),
            )
        )
        spell = self.game.state.objects[self.item.object.card]
        words = f"mode of {self.item.label}: {describe(one.modes[mode])}"
        self.game.tell(Happened.CHOSEN, (NEW_CHOICES, ANY_OF_THEM), spell, who=self.you, detail=words)

    def _has_new(self, target: Target) -> bool:
        """Whether there is enough to choose for a target of another mode that was not chosen before."""
        found = legal_choices(self.game, target, chooser_of(self.item))
        return sum(thing.id not in self.old for thing in found) >= target.at_least

    def _player(self, wanted: TargetPlayer) -> Procedure[None]:
        was = dict(self.item.players).get(wanted.name)
        players = [player for player in eligible(self.game, wanted, self.item.controller) if player != was]
        answer = yield from self._ask(
            "player", "another player", tuple(Option(one, one) for one in players), was is None
        )
        if answer:
            others = tuple(chosen for chosen in self.item.players if chosen[0] != wanted.name)
            self._set(replace(self.item, players=(*others, (wanted.name, answer[0]))))
            words = f"{answer[0]} for {self.item.label}"
            self.game.tell(Happened.CHOSEN, (NEW_CHOICES, ANY_OF_THEM), who=self.you, detail=words)

    def _destination(self, wanted: Destination) -> Procedure[None]:
        """Another place to move to; it has to be one where a newly chosen unit cannot move to the old one (753.1)."""
        was = self.item.place_called(wanted.name)
        open_now = places_for_all(self.game, self.item, wanted)
        places = [place for place in open_now if place != was]
        must = any(name == wanted.of for name, _ in self.fresh) and was not in open_now
        answer = yield from self._ask("destination", "another place", _places(places), must)
        if answer:
            place = next(place for place in places if str(place) == answer[0])
            others = tuple(chosen for chosen in self.item.places if chosen[0] != wanted.name)
            self._set(replace(self.item, places=(*others, (wanted.name, place))))
            spell = self.game.state.objects[self.item.object.card]
            self.game.tell(
                Happened.CHOSEN, (NEW_CHOICES, ANY_OF_THEM), spell, who=self.you, detail=f"to move to {place}"
            )

    def _targets(self, target: Target) -> Procedure[None]:
        before = self.item.chosen(target.name)
        options = self._options(target)
        kept = [thing for which in before if (thing := self.game.find(which)) is not None]
        unchosen = not any(name == target.name for name, _ in self.item.choices)
        must = not self._goes_on(target, kept) or (unchosen and target.at_least > 0)
        groups = self._groups(target, kept, options)
        named = tuple(_option(thing) for thing in (*kept, *options))
        answer = yield from self._ask("targets", f"a new choice of {target.criteria.describe()}", named, must, groups)
        if not answer:
            return
        chosen = tuple(thing for thing in (*kept, *options) if key_of(thing) in answer)
        others = tuple(choice for choice in self.item.choices if choice[0] != target.name)
        item = replace(self.item, choices=(*others, (target.name, tuple(thing.id for thing in chosen))))
        if target.one_at_each:
            places = tuple(found for found in item.places if found[0] not in {place_key(which) for which in before})
            item = replace(item, places=(*places, *((place_key(thing.id), thing.place) for thing in chosen)))
        self._set(item)
        self.fresh.append((target.name, tuple(thing.id for thing in chosen if thing.id not in before)))
        for thing in chosen:
            if thing.id not in before:
                words = f"target of {self.item.label}"
                self.game.tell(Happened.CHOSEN, (NEW_CHOICES, ANY_OF_THEM), thing, who=self.you, detail=words)

    def _options(self, target: Target) -> list[GameObject]:
        """What can be chosen that was not chosen before, so that nothing becomes illegal by it (753.1)."""
        taken = {*self.old, *self.item.chosen(target.other_than)}
        partner = next((found for found in targets(self.item.effect) if found.name == target.partner), None)
        by = chooser_of(self.item)
        by = by._replace(chosen=tuple(choice for choice in by.chosen if choice[0] != target.partner))
        found = [thing for thing in legal_choices(self.game, target, by) if thing.id not in taken]
        if partner is not None:
            mates = legal_choices(self.game, partner, by)
            found = [one for one in found if any(mate is not one and go_together(target, one, mate) for mate in mates)]
        moves = [wanted for wanted in choices(self.item.effect) if isinstance(wanted, Destination)]
        for move in moves:
            if move.of == target.name:
                found = [one for one in found if places_for_all(self.game, self.item, move, (one,))]
        return found

    def _goes_on(self, target: Target, kept: list[GameObject]) -> bool:
        """Whether the old choice still goes with a newly chosen partner."""
        if not target.partner or not any(name == target.partner for name, _ in self.fresh):
            return True
        mates = [self.game.find(which) for which in self.item.chosen(target.partner)]
        return all(mate is not None and go_together(target, one, mate) for one in kept for mate in mates)

    def _groups(self, target: Target, kept: list[GameObject], options: list[GameObject]) -> list[tuple[str, ...]]:
        """Every choice that can be made: some of the old targets may stay, one is new, the requirement is met."""
        most = min(most_targets(self.game, self.item, target, options), len(kept) + len(options))
        found = []
        for size in range(max(1, target.at_least), most + 1):
            for group in combinations((*kept, *options), size):
                if any(thing in options for thing in group) and (not target.is_group or fulfils(target, group)):
                    found.append(tuple(key_of(thing) for thing in group))
                    if len(found) > MOST:
                        raise NotModelled(f"There are too many new choices of {target.criteria.describe_several()}.")
        return found

    def _set(self, item: ChainItem) -> None:
        self.item, self.made = item, True
        self.game.set_item(item)

    def _ask(
        self, timing: str, what: str, options: tuple[Option, ...], must: bool = False,
        groups: list[tuple[str, ...]] | None = None,
    ) -> Procedure[tuple[str, ...]]:  # fmt: skip
        """Ask for something new, or to keep the old; nobody is asked where there is nothing new (753.2)."""
        ways = [(option.key,) for option in options] if groups is None else groups
        if not ways:
            return ()
        allowed = tuple(ways) if must else ((), *ways)
        known = {key for way in ways for key in way}
        prompt = f"make a new choice for {self.item.label}: {what}" + ("" if must else ", or keep the old one")
        rule = NOTHING_ILLEGAL if must else ANY_OF_THEM
        answer = yield from ask(
            Decision(
                Kind.PICK, self.you, f"new {timing}", rule, prompt,
                tuple(option for option in options if option.key in known), 0 if not must else 1,
                max(len(way) for way in ways), source=self.item.label, groups=allowed,
            )
        )  # fmt: skip
        return answer


def _option(thing: GameObject) -> Option:
    return Option(key_of(thing), f"{thing.label} ({whereabouts(thing)})", thing.label)


def _places(places: list[Place]) -> tuple[Option, ...]:
    return tuple(Option(str(place), str(place)) for place in places)
