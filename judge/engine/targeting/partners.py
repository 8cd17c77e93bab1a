"""Dependent targets of one item: those that must go together, or differ (rules 355.8, 355.16)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from judge.engine.targeting.fitting import fitting
from judge.engine.targeting.groups import go_together, is_there_a_group

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.targeting.chooser import Chooser
    from judge.engine.wording.references import Target


def can_choose_all(game: Game, item_targets: tuple[Target, ...], by: Chooser) -> bool:
    """Rule 355.8: whether there is a valid choice for every target."""
    return all(
        len(list(islice(fitting(game, target, by), target.at_least))) == target.at_least
        and (target.at_least < 2 or not target.is_group or is_there_a_group(target, list(fitting(game, target, by))))
        and (not target.other_than or _differs(game, target, item_targets, by))
        and (not target.split_by or any(one.might for other in item_targets if other.name == target.split_by
                                        for one in fitting(game, other, by)))
        and (not target.partner or any(has_partner(game, one, target, item_targets, by)
                                       for one in fitting(game, target, by)))
        and (not target.chooses_only or any(leaves_choices(game, one, other, item_targets, by)
                                            for other in item_targets if other.name == target.chooses_only
                                            for one in fitting(game, other, by)))
        for target in item_targets
    )  # fmt: skip


def has_partner(game: Game, thing: GameObject, target: Target, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether the target that this one depends on was chosen, or can be chosen so that the two go together (355.16)."""
    if any(name == target.partner for name, _ in by.chosen):
        return True
    other = next(found for found in others if found.name == target.partner)
    return any(found is not thing and go_together(target, thing, found) for found in fitting(game, other, by))


def leaves_choices(game: Game, thing: GameObject, target: Target, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether choosing this object leaves a legal choice for later targets that must choose only it (355.16)."""
    return all(
        any(True for _ in fitting(game, later, by._replace(chosen=(*by.chosen, (target.name, (thing.id,))))))
        for later in others
        if later.chooses_only == target.name
    )


def _differs(game: Game, target: Target, others: tuple[Target, ...], by: Chooser) -> bool:
    """Whether a choice exists that differs from some choice for the target it must differ from."""
    other = next(found for found in others if found.name == target.other_than)
    return any(one is not two for one in fitting(game, other, by) for two in fitting(game, target, by))
