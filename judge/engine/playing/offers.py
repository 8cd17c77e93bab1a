"""The plays and activations offered to a player: each can be begun and completed under the rules (338, 347)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import having_abilities
from judge.engine.abilities.facedown import CANNOT_BE_PLAYED, stays_facedown
from judge.engine.abilities.own_trash import may_play_from_trash
from judge.engine.costs.affordability_fast_path import reach_of
from judge.engine.keywords.flow import HasFlow, given_flow
from judge.engine.keywords.hidden import from_facedown
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
    hand,
    trash,
)
from judge.engine.wording.doubts import record_doubt

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.abilities.activated import Numbered
    from judge.engine.playing.legality import Timing
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


def playable(game: Game, player: str, moment: Timing) -> list[tuple[GameObject, Permission]]:
    """The cards that a player may play now, each with its permission.

    They come from the hand, the Champion Zone, facedown zones and, where a text allows it, the trash.
    """
    found = []
    state = game.state
    reach = reach_of(game, player)
    for place in (hand(player), champion_zone(player)):
        permission = from_place(place)
        for thing in state.objects_in(place):
            card = thing.card
            if card.filler or (reach is not None and reach.covers_card(card, permission) is False):
                continue
            verdict = in_this_way(game, player, thing, permission, moment)
            if isinstance(verdict, Allowed):
                found.append((thing, permission if verdict.permission is None else verdict.permission))
    elsewhere = [thing for thing in state.board.facedown if thing.controller == player and not thing.card.filler]
    if state.zones.get(trash(player)):
        elsewhere = _in_the_trash(state, player) + elsewhere
    for thing in elsewhere:
        verdict = may_play(game, player, thing, moment)
        if isinstance(verdict, Allowed) and verdict.permission is not None:
            found.append((thing, verdict.permission))
        elif _is_kept_facedown(game, player, thing, moment):
            record_doubt(game, CANNOT_BE_PLAYED)
    return found


def _is_kept_facedown(game: Game, player: str, thing: GameObject, moment: Timing) -> bool:
    """Whether a facedown card could be played now, but for a text by which it cannot be revealed."""
    state = game.state
    if thing.place.zone is not Zone.FACEDOWN or not stays_facedown(state, player, thing.place.of):
        return False
    is_new = thing.hidden_on is not None and thing.hidden_on >= state.turn.number
    return not is_new and isinstance(in_this_way(game, player, thing, from_facedown(thing), moment), Allowed)


def _in_the_trash(state: GameState, player: str) -> list[GameObject]:
    """The cards in a player's trash that a text, most often their own, may let them play."""
    cards = state.objects_in(trash(player))
    if may_play_from_trash(state, player):
        return [thing for thing in cards if not thing.card.filler]
    given = state.delayed and any(isinstance(made.ability, HasFlow) for made in state.delayed)
    return [
        thing for thing in cards
        if may_allow_play_from_trash(thing.card) or (given and given_flow(state, thing) is not None)
    ]  # fmt: skip


def activatable(game: Game, player: str, moment: Timing) -> list[tuple[GameObject, int]]:
    """The activated abilities that a player may use now: the object, and the index of the ability in its text."""
    found = []
    reach = reach_of(game, player)
    for thing, abilities in _without_like_runes(having_abilities(game.state, player)):
        for place, ability in abilities:
            if reach is not None and reach.covers_ability(thing, ability) is False:
                continue
            if cannot_activate(game, player, thing, place, ability, moment) is None:
                found.append((thing, place))
    return found


def _without_like_runes(things: Iterator[tuple[GameObject, Numbered]]) -> Iterator[tuple[GameObject, Numbered]]:
    """The objects with only the first of several runes that are alike in every respect."""
    seen = set()
    for thing, abilities in things:
        if RUNE in thing.card.types:
            like = (thing.card, thing.controller, thing.exhausted)
            if like in seen:
                continue
            seen.add(like)
        yield thing, abilities
