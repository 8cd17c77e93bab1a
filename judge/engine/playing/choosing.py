"""Making choices while a spell or ability is finalized (rules 355.4-355.16, 402)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from judge.engine.abilities.ignoring import DeflectIgnoredHere
from judge.engine.costs.determine_cost import charged_for
from judge.engine.costs.total_cost import looks_at_choices
from judge.engine.keywords.deflect import deflects, is_on_board
from judge.engine.outcomes.damage import bonus
from judge.engine.state.attribution import of_item
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.decisions import Decision, Kind
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.targeting.destinations import can_go_somewhere, choose_destination
from judge.engine.targeting.groups import GROUP, groups
from judge.engine.targeting.partners import has_partner, leaves_choices
from judge.engine.targeting.player_targets import choose_player
from judge.engine.targeting.targets import chooser_of, key_of, legal_choices, named, options_for
from judge.engine.wording.chain_criteria import ChoosesOnly
from judge.engine.wording.instructions import choices, targets
from judge.engine.wording.references import Destination, TargetPlayer
from judge.engine.wording.requirements import OneAtEachLocation, OtherThan, Partner, SplitDamage, place_key
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.targeting.groups import Group
    from judge.engine.wording.criteria import AnyCriteria
    from judge.engine.wording.references import Target

CHOOSE = cite("targets.choose")  # 355.5
UP_TO = cite("targets.up-to")  # 355.13
NO_DEAD_END = cite("targets.no-dead-end")  # 355.16
COUNTED = cite("targets.counted-by-others")  # 359.3.e.9.a
FROM_FACEDOWN = cite("targets.from-facedown")  # 811.1.d.2


def choose_targets(game: Game, item: ChainItem, is_payable: Callable[[ChainItem], bool]) -> Procedure[ChainItem | None]:
    """Make the choices of an item; returns it with them, or None if there is no valid choice (355.8, 402.4).

    ``is_payable`` says whether an item can be paid for with the choices it has.
    """
    at, moved = item.bound_to, any(isinstance(found, Destination) for found in choices(item.effect))
    for target in choices(item.effect):
        if isinstance(target, TargetPlayer):
            item = yield from choose_player(game, item, target)
            continue
        if isinstance(target, Destination):
            chosen_place = yield from choose_destination(game, item, target)
            if chosen_place is None:
                return None
            item = chosen_place
            continue
        taken = item.chosen(target.names(OtherThan))
        options = [thing for thing in legal_choices(game, target, chooser_of(item)) if thing.id not in taken]
        everything, by = targets(item.effect), chooser_of(item)
        if any(later.names(ChoosesOnly) == target.name for later in everything):
            options = [thing for thing in options if leaves_choices(game, thing, target, everything, by)]
        if moved:
            options = [
                thing for thing in options if can_go_somewhere(game, thing, item.effect, target.name, item.controller)
            ]
        if (partner := target.requirement(Partner)) is not None:
            options = [thing for thing in options if has_partner(game, thing, partner, everything, by)]
        if any(later.names(SplitDamage) == target.name for later in everything):
            options = [thing for thing in options if thing.might]  # else there is nothing to split: 355.14.c, 355.16
        if len(options) < target.at_least:
            return None
        offered = _without_those_too_dear(game, item, target, options, is_payable)
        dead_ends, options = len(options) - len(offered), offered
        among = groups(target, options) if target.is_group else None
        if among is not None and not among:
            return None
        most = min(most_targets(game, item, target, options), len(options))
        together = _payable_together(game, item, target, options, most, among, is_payable)
        dead_ends += together != among
        answer = yield from ask(
            Decision(
                Kind.PICK, item.controller, "target", FROM_FACEDOWN if at is not None else CHOOSE,
                f"choose {_in_words(target.criteria)} for {item.label}", options_for(options),
                target.at_least, most, source=item.label,
                groups=tuple(tuple(map(key_of, group)) for group in together) if together is not None else None,
            )
        )  # fmt: skip
        chosen = tuple(named(options, key) for key in answer)
        item = item.choosing(objects=(*item.choices.objects, (target.name, tuple(thing.id for thing in chosen))))
        if target.requirement(OneAtEachLocation) is not None:
            item = item.choosing(
                places=(*item.choices.places, *((place_key(thing.id), thing.place) for thing in chosen))
            )
        game.set_item(item)
        for thing in chosen:
            rule = (CHOOSE, *((FROM_FACEDOWN,) if at is not None else ()), *((GROUP,) if target.is_group else ()))
            rule = (*rule, UP_TO) if target.at_least < target.at_most else rule
            rule = (*rule, COUNTED) if target.names(ChoosesOnly) else rule
            rule = (*rule, NO_DEAD_END) if dead_ends else rule
            game.tell(
                Happened.CHOSEN, rule, thing, who=item.controller, detail=f"target of {item.label}", source=item.object,
                causes=(item.begun_by,),
            )  # fmt: skip
    return item


@cached_by_value
def _in_words(criteria: AnyCriteria) -> str:
    return criteria.describe()


def _without_those_too_dear(
    game: Game, item: ChainItem, target: Target, options: list[GameObject], is_payable: Callable[[ChainItem], bool]
) -> list[GameObject]:
    """Rule 355.16: leave out choices that lead to a cost that cannot be paid, unless there are no others."""
    you = item.controller
    if game.state.player(you).unlimited_resources or (target.at_most > 1 and game.state.having(DeflectIgnoredHere)):
        return options
    dear = is_on_board(game.state) and any(thing.on_board and deflects(game, thing, you) for thing in options)
    if not dear and not looks_at_choices(game.state, charged_for(game, item)):
        return options
    payable = [
        thing for thing in options
        if is_payable(item.choosing(objects=(*item.choices.objects, (target.name, (thing.id,)))))
    ]  # fmt: skip
    return payable if len(payable) >= target.at_least else options


def _payable_together(  # noqa: PLR0917 - what is chosen, among what, and for what
    game: Game, item: ChainItem, target: Target, options: list[GameObject], most: int, among: list[Group] | None,
    is_payable: Callable[[ChainItem], bool],
) -> list[Group] | None:  # fmt: skip
    """The groups of targets that can be paid for together (355.16); ``among`` if that excludes no group or all.

    The additional cost of a group is the sum of what its targets add, so one group is tried for each sum, unless
    something else depends on the choices.
    """
    you = item.controller
    if most < 2 or game.state.player(you).unlimited_resources:
        return among
    extra = {thing.id: deflects(game, thing, you) if thing.on_board else 0 for thing in options}
    one_by_one = looks_at_choices(game.state, charged_for(game, item))
    if not any(extra.values()) and not one_by_one:
        return among
    sizes = range(target.at_least, most + 1)
    every = among if among is not None else [one for size in sizes for one in combinations(options, size)]
    payable: dict[object, bool] = {}
    found = []
    for group in every:
        ids = tuple(thing.id for thing in group)
        total: object = ids if one_by_one else sum(extra[which] for which in ids)
        if total not in payable:
            payable[total] = is_payable(item.choosing(objects=(*item.choices.objects, (target.name, ids))))
        if payable[total]:
            found.append(group)
    return found if found and len(found) < len(every) else among


def most_targets(game: Game, item: ChainItem, target: Target, options: list[GameObject]) -> int:
    """The maximum number of targets; split damage allows as many as the damage with its bonus (355.14.c)."""
    split = target.requirement(SplitDamage)
    if split is None or split.of:
        splitting = [game.find(which) for which in item.chosen(split.of)] if split is not None else []
        return min([target.at_most, *(thing.might for thing in splitting if thing is not None)])
    origin = of_item(game, item)
    return target.at_most + max((bonus(game, origin, thing, options) for thing in options), default=0)
