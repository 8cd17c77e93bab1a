"""Options for new choices of an item on the chain, and the legality of all its choices together (rules 751-753).

Each thing that the item chooses is a slot: the mode of a list, targets, a destination, a player. A way is one new
choice for a slot, with the item as it is then. Once anything is chosen anew, every choice must be legal, new or kept,
so a way is open only if the other slots are legal or can be made so.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.playing.choosing import most_targets
from judge.engine.targeting.choose_one import ChooseOne, open_modes, with_mode
from judge.engine.targeting.destinations import places_for_all
from judge.engine.targeting.groups import fulfils
from judge.engine.targeting.player_targets import eligible
from judge.engine.targeting.targets import chooser_of, is_legal, key_of, legal_choices
from judge.engine.wording.instructions import choices, targets
from judge.engine.wording.references import Destination, Target, TargetPlayer
from judge.engine.wording.requirements import OneAtEachLocation, OtherThan, Partner, place_key
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject

MOST = 2000
"""More ways to choose anew than this are not listed."""

Slot = ChooseOne | Target | Destination | TargetPlayer
Old = frozenset["ObjectId"]


class NewChoice(Struct, frozen=True):
    """A new choice: the keys of its answer, and the item with that choice."""

    keys: tuple[str, ...]
    item: ChainItem


def slots(item: ChainItem) -> list[Slot]:
    """The slots of an item, beginning with lists of modes, which determine the other slots."""
    return [*(one for one in item.choices.written if isinstance(one, ChooseOne)), *choices(item.effect)]


def open_ways(game: Game, item: ChainItem, at: int, old: Old) -> list[NewChoice]:
    """The new choices for a slot with which the whole item can be legal; ``old`` are the earlier choices (751.1)."""
    return [way for way in _ways(game, item, slots(item)[at], old) if can_be_legal(game, way.item, at + 1, old)]


def can_be_legal(game: Game, item: ChainItem, at: int, old: Old) -> bool:
    """Whether all choices of an item are legal, or can be by choosing anew from slot ``at`` on (753, 753.1)."""
    found = slots(item)
    if at >= len(found):
        return all(is_slot_legal(game, item, slot) for slot in found)
    if is_slot_legal(game, item, found[at]) and can_be_legal(game, item, at + 1, old):
        return True
    return any(can_be_legal(game, way.item, at + 1, old) for way in _ways(game, item, found[at], old))


def is_slot_legal(game: Game, item: ChainItem, slot: Slot) -> bool:
    """Whether the choice for a slot is legal for the item's present controller."""
    if isinstance(slot, ChooseOne):
        return True
    if isinstance(slot, TargetPlayer):
        return dict(item.choices.players).get(slot.name) in eligible(game, slot, item.controller)
    if isinstance(slot, Destination):
        return bool(slot.of and not item.chosen(slot.of)) or item.place_called(slot.name) in places_for_all(
            game, item, slot
        )
    chosen = item.chosen(slot.name)
    things = _still_legal(game, item, slot)
    return len(things) == len(chosen) >= slot.at_least and (not slot.is_group or fulfils(slot, things))


def _still_legal(game: Game, item: ChainItem, target: Target) -> list[GameObject]:
    others = item.chosen(target.names(OtherThan))
    return [
        thing for which in item.chosen(target.name)
        if which not in others and is_legal(game, item, target, which) and (thing := game.find(which)) is not None
    ]  # fmt: skip


def _ways(game: Game, item: ChainItem, slot: Slot, old: Old) -> list[NewChoice]:
    """Every choice for a slot that differs from the present one, regardless of the other slots."""
    if isinstance(slot, ChooseOne):
        return _modes(game, item, slot)
    if isinstance(slot, TargetPlayer):
        was = dict(item.choices.players).get(slot.name)
        others = tuple(chosen for chosen in item.choices.players if chosen[0] != slot.name)
        return [
            NewChoice((player,), item.choosing(players=(*others, (slot.name, player))))
            for player in eligible(game, slot, item.controller) if player != was
        ]  # fmt: skip
    if isinstance(slot, Destination):
        there = item.place_called(slot.name)
        places = tuple(chosen for chosen in item.choices.places if chosen[0] != slot.name)
        return [
            NewChoice((str(place),), item.choosing(places=(*places, (slot.name, place))))
            for place in places_for_all(game, item, slot) if place != there
        ]  # fmt: skip
    return _targets(game, item, slot, old)


def _modes(game: Game, item: ChainItem, one: ChooseOne) -> list[NewChoice]:
    """The item with each other mode; what was chosen for the old mode is dropped."""
    was = dict(item.choices.modes)[one.name]
    gone = {target.name for target in targets(one.modes[was])}
    left = tuple(choice for choice in item.choices.objects if choice[0] not in gone)
    return [
        NewChoice((f"mode {mode + 1}",), with_mode(item, one, mode).choosing(objects=left))
        for mode in open_modes(game, one, item) if mode != was
    ]  # fmt: skip


def _targets(game: Game, item: ChainItem, target: Target, old: Old) -> list[NewChoice]:
    """Every choice of targets with a new one among them that meets the requirement on a group.

    Raises NotModelled if there are too many.
    """
    by = chooser_of(item)
    by = replace(by, chosen=tuple(choice for choice in by.chosen if choice[0] != target.names(Partner)))
    taken = {*old, *item.chosen(target.names(OtherThan))}
    new = [thing for thing in legal_choices(game, target, by) if thing.id not in taken]
    kept = _still_legal(game, item, target)
    most = min(most_targets(game, item, target, new), len(kept) + len(new))
    found: list[NewChoice] = []
    for size in range(max(1, target.at_least), most + 1):
        for group in combinations((*kept, *new), size):
            if any(thing in new for thing in group) and (not target.is_group or fulfils(target, group)):
                found.append(NewChoice(tuple(key_of(thing) for thing in group), _with(item, target, group)))
                if len(found) > MOST:
                    raise NotModelled(f"There are too many new choices of {target.criteria.describe_several()}.")
    return found


def _with(item: ChainItem, target: Target, group: tuple[GameObject, ...]) -> ChainItem:
    """The item with these targets, and with their places if these matter (355.9.b)."""
    before = item.chosen(target.name)
    others = tuple(choice for choice in item.choices.objects if choice[0] != target.name)
    made = item.choosing(objects=(*others, (target.name, tuple(thing.id for thing in group))))
    if target.requirement(OneAtEachLocation) is None:
        return made
    places = tuple(found for found in item.choices.places if found[0] not in {place_key(which) for which in before})
    return made.choosing(places=(*places, *((place_key(thing.id), thing.place) for thing in group)))
