"""Whether the play of a card can be completed if it is begun now (rules 355.8, 357.3, 358, 419.2.a)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from judge.engine.abilities.barred import CANNOT_PLAY, is_barred
from judge.engine.abilities.played_where import restricts_places
from judge.engine.costs.affordability import can_pay_for_card
from judge.engine.costs.invalidated_choices import may_card_fail
from judge.engine.costs.on_the_chain import put_there
from judge.engine.keywords.ambush import NO_LONGER_VALID
from judge.engine.playing.places_to_play import places_for
from judge.engine.playing.play import (
    TARGETS_LEGAL,
    VALID_CHOICES,
    begin_play,
    finalize_newest,
)
from judge.engine.playing.trial_completion import can_succeed
from judge.engine.state.zones import Zone
from judge.engine.targeting.choose_one import can_choose
from judge.engine.wording.chooser import Chooser
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

NOWHERE_TO_PLAY = cite("play.location")  # 355.2
RESOURCES = cite("play.resources-needed")  # 419.2.a


def can_complete(game: Game, player: str, thing: GameObject, permission: Permission) -> Slug | None:
    """The rule by which the play of a card could not be completed if it began now, or None if it could.

    Valid choices (355.8) and a way to pay (357) must exist. Where choices and payment can spoil one another,
    some choices must still be legal once the cost is paid (358.1).
    """
    if is_barred(game, player, thing):
        return CANNOT_PLAY
    if thing.card.is_unit and restricts_places(game.state, thing) and not places_for(game, player, thing, permission):
        return NOWHERE_TO_PLAY
    effect, by = thing.card.effect, Chooser(player, None, permission.at)
    begun, card = _begun(game, player, thing)
    if effect and not can_choose(begun, effect, by):
        return VALID_CHOICES
    if not can_pay_for_card(begun, player, card, permission, by):
        return RESOURCES
    if may_card_fail(game, player, thing, by, ambush=permission.ambush):
        steps = partial(_try_to_play, player=player, which=thing.id.card, permission=permission)
        if not can_succeed(game, steps):
            return NO_LONGER_VALID if thing.card.is_permanent else TARGETS_LEGAL
    return None


def _begun(game: Game, player: str, thing: GameObject) -> tuple[Game, GameObject]:
    """The game in which it is chosen for and paid: what is played from the trash is no card in there then (354)."""
    return put_there(game, player, thing) if thing.place.zone is Zone.TRASH else (game, thing)


def _try_to_play(game: Game, player: str, which: int, permission: Permission) -> Procedure[bool]:
    begin_play(game, player, game.state.objects[which], permission)
    return (yield from finalize_newest(game))
