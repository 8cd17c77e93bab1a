"""Dependent targets of one item: those that must go together, or differ (rules 355.8, 355.16)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.targeting.fitting import legal_targets
from judge.engine.targeting.groups import is_there_a_group
from judge.engine.wording.chain_criteria import ChoosesOnly
from judge.engine.wording.requirements import OtherThan, Partner, SplitDamage

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target
    from judge.engine.wording.requirement import Requirement


def can_choose_all(game: Game, item_targets: tuple[Target, ...], by: Chooser) -> bool:
    """Rule 355.8: whether there is a valid choice for every target."""
    for target in item_targets:
        least = target.at_least
        if len(list(islice(legal_targets(game, target, by), least))) < least:
            return False
        if target.requirements and least and not _can_be_met(game, target, item_targets, by):
            return False
    return True


def _can_be_met(game: Game, target: Target, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether there are choices for a target that meet what it requires as a group, and of other targets."""
    if target.at_least > 1 and target.is_group and not is_there_a_group(target, list(legal_targets(game, target, by))):
        return False
    return all(
        not requirement.reads or _can_go_with(game, target, requirement, others, by)
        for requirement in target.requirements
    )


def _can_go_with(game: Game, target: Target, requirement: Requirement, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether the target that a requirement reads can be chosen so that the requirement can be met."""
    if isinstance(requirement, Partner):
        return any(has_partner(game, one, requirement, others, by) for one in legal_targets(game, target, by))
    for other in others:
        if other.name == requirement.reads:
            found = legal_targets(game, other, by)
            if isinstance(requirement, OtherThan):
                return any(one is not two for one in found for two in legal_targets(game, target, by))
            if isinstance(requirement, SplitDamage):
                return any(one.might for one in found)
            if isinstance(requirement, ChoosesOnly):
                return any(leaves_choices(game, one, other, others, by) for one in found)
    return True


def has_partner(game: Game, thing: GameObject, requirement: Partner, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether the target that this one depends on was chosen, or can be chosen so that the two go together (355.16)."""
    if any(name == requirement.of for name, _ in by.chosen):
        return True
    other = next((found for found in others if found.name == requirement.of), None)
    if other is None:
        return True
    return any(
        found is not thing and requirement.can_go_together(game, thing, found)
        for found in legal_targets(game, other, by)
    )


def leaves_choices(game: Game, thing: GameObject, target: Target, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether choosing this object leaves a legal choice for later targets that must choose only it (355.16)."""
    return all(
        any(True for _ in legal_targets(game, later, replace(by, chosen=(*by.chosen, (target.name, (thing.id,))))))
        for later in others
        if later.names(ChoosesOnly) == target.name
    )
