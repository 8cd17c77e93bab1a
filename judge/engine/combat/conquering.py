"""Conquering a battlefield: its control is established and it is scored (rules 469.1, 470, 471)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.draws_instead import draws_instead
from judge.engine.abilities.victory_score import victory_score
from judge.engine.actions.draw import draw
from judge.engine.conditions.occurrences import Scored, Way
from judge.engine.outcomes.scoring import begin_scoring, draw_instead, gain_points, has_scored_every_battlefield
from judge.engine.state.control import ESTABLISH, establish
from judge.engine.state.zones import battlefield
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.circumstances import moves_key
from judge.engine.wording.places import CONQUERED
from judge.engine.wording.turn_facts import UNIT_CONQUERED
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

CONQUER = cite("scoring.conquer")  # 469.1
FINAL_POINT = cite("scoring.final-point")  # 471.1.b.1


def conquer(game: Game, player: str, name: str, rule: Slug | tuple[Slug, ...] = ESTABLISH) -> Procedure[None]:
    """Establish a player's control of a battlefield and score it, unless it was scored this turn (469.1, 470, 471)."""
    uncontrolled = game.state.battlefields[name].controller is None
    event = establish(game, name, player, rule)
    if not begin_scoring(game, player, name):
        return
    game.mark(f"{CONQUERED} {name}", player)
    with game.because(event):
        final = game.state.player(player).points >= victory_score(game.state) - 1
        if final and not has_scored_every_battlefield(game.state, player):
            yield from draw(game, player, 1, FINAL_POINT)
        elif (instead := draws_instead(game.state, player)) is not None:
            yield from draw_instead(game, player, instead, draw)
        else:
            gain_points(game, player, 1, CONQUER)
        for unit in game.state.objects_in(battlefield(name)):
            if unit.is_unit and unit.controller == player:
                game.mark(UNIT_CONQUERED, moves_key(unit))
        yield from trigger(game, [Scored(Way.CONQUER, player, name, event, uncontrolled)])
