"""The plays and activations offered to a player: each can be begun and completed under the rules (338, 347)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.own_trash import may_play_from_trash
from judge.engine.costs.affordability_fast_path import glance_at_ability, glance_at_card
from judge.engine.playing.from_the_trash import may_allow_play_from_trash
from judge.engine.playing.legality import (
    Allowed,
    cannot_activate,
    from_place,
    in_this_way,
    may_play,
)
from judge.engine.state.card import RUNE
from judge.engine.state.zones import (
    Zone,
    champion_zone,
    facedown,
    hand,
    trash,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.playing.legality import Timing
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place


def playable(game: Game, player: str, moment: Timing) -> list[tuple[GameObject, Permission]]:
    """The cards that a player may play now, each with its permission.

    They come from the hand, the Champion Zone, facedown zones and, where a text allows it, the trash.
    """
    found = []
    state = game.state
    only_flow = not may_play_from_trash(state, player)
    for place in _sources(player, tuple(state.battlefields)):
        if place not in state.zones:
            continue
        from_hand = place.zone is Zone.HAND or place.zone is Zone.CHAMPION
        for thing in state.objects_in(place):
            if thing.card.filler or (
                place.zone is Zone.TRASH and only_flow and not may_allow_play_from_trash(thing.card)
            ):
                continue
            if from_hand:
                permission = from_place(place)
                if glance_at_card(game, player, thing.card, permission) is False:
                    continue
                verdict = in_this_way(game, player, thing, permission, moment)
            else:
                verdict = may_play(game, player, thing, moment)
            if isinstance(verdict, Allowed) and verdict.permission is not None:
                found.append((thing, verdict.permission))
    return found


def activatable(game: Game, player: str, moment: Timing) -> list[tuple[GameObject, int]]:
    """The activated abilities that a player may use now: the object, and the index of the ability in its text."""
    found = []
    mine = [thing for thing in game.state.on_board if thing.controller == player and thing.abilities]
    for thing in _without_like_runes(mine):
        for place, ability in abilities_of(thing):
            if glance_at_ability(game, player, thing, ability) is False:
                continue
            if cannot_activate(game, player, thing, place, ability, moment) is None:
                found.append((thing, place))
    return found


def _without_like_runes(things: Sequence[GameObject]) -> list[GameObject]:
    """The objects with only the first of several runes that are alike in every respect."""
    seen = set()
    found = []
    for thing in things:
        if RUNE in thing.card.types:
            like = (thing.card, thing.controller, thing.exhausted)
            if like in seen:
                continue
            seen.add(like)
        found.append(thing)
    return found


@cache
def _sources(player: str, battlefields: tuple[str, ...]) -> tuple[Place, ...]:
    hidden = (facedown(name) for name in sorted(battlefields))
    return (hand(player), champion_zone(player), trash(player), *hidden)
