"""Conquering a battlefield: its control is established and it is scored (rules 469.1, 470, 471)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import older_ruling
from judge.engine.abilities.draws_instead import draws_instead
from judge.engine.abilities.victory_score import victory_score
from judge.engine.actions.draw import draw
from judge.engine.conditions.occurrences import Scored, Way
from judge.engine.keywords.assault import assault
from judge.engine.keywords.shield import shield
from judge.engine.outcomes.scoring import begin_scoring, draw_instead, gain_points, has_scored_every_battlefield
from judge.engine.state.clauses import About, Verb
from judge.engine.state.control import ESTABLISH, establish
from judge.engine.state.instruction import clauses_in
from judge.engine.state.zones import battlefield
from judge.engine.triggers.triggered import standing, trigger
from judge.engine.wording.circumstances import moves_key
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.places import CONQUERED
from judge.engine.wording.turn_facts import UNIT_CONQUERED
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.procedure import Procedure
    from judge.engine.triggers.triggered_ability import WaitingTrigger
    from judge.slugs import Slug

CONQUER = cite("scoring.conquer")  # 469.1
FINAL_POINT = cite("scoring.final-point")  # 471.1.b.1
FINAL_POINT_OF_A_TEAM = cite("modes.team-final-point")  # 489.8.g.1


STILL_ATTACKING = older_ruling(
    "assault-as-a-battlefield-is-conquered",
    "Does Assault still count as its unit conquers the battlefield?",
    "Yes, units are attackers until the combat ends, and control is settled before that (466.5, 466.7.a)",
    "up to Core Rules 1.2 they were so only until the cleanup after the combat damage",
)


def conquer(game: Game, player: str, name: str, rule: Slug | tuple[Slug, ...] = ESTABLISH) -> Procedure[None]:
    """Establish a player's control of a battlefield and score it, unless it was scored this turn (469.1, 470, 471)."""
    uncontrolled = game.state.battlefields[name].controller is None
    event = establish(game, name, player, rule)
    if not begin_scoring(game, player, name):
        return
    game.mark(f"{CONQUERED} {name}", player)
    with game.because(event):
        final = game.state.player(player).points >= victory_score(game.state) - 1
        in_teams = (FINAL_POINT_OF_A_TEAM,) if final and game.state.teams else ()
        if final and not has_scored_every_battlefield(game.state, player):
            yield from draw(game, player, 1, (FINAL_POINT, *in_teams))
        elif (instead := draws_instead(game.state, player)) is not None:
            yield from draw_instead(game, player, instead, draw)
        else:
            gain_points(game, player, 1, (CONQUER, *in_teams) if in_teams else CONQUER)
        for unit in game.state.objects_in(battlefield(name)):
            if unit.is_unit and unit.controller == player:
                game.mark(UNIT_CONQUERED, moves_key(unit))
        scored = Scored(Way.CONQUER, player, name, event, uncontrolled)
        if _depends_on_designations(game, name, scored):
            record_doubt(game, STILL_ATTACKING)
        yield from trigger(game, [scored])


def _depends_on_designations(game: Game, name: str, scored: Scored) -> bool:
    """Whether something else would trigger if the units there were no attackers and defenders any more.

    Or whether an ability of one of them that triggers reads Might: it is on the chain before the combat ends.
    """
    here = game.state.objects_in(battlefield(name))
    units = [unit for unit in here if assault(unit, unit.designation) or shield(unit, unit.designation)]
    if not units:
        return False
    other = game.fork()
    for unit in units:
        other.update(unit, designation=None)
    found, theirs = standing(game.fork(), [scored]), {unit.id for unit in units}
    if any(one.source in theirs and _reads_might(one.ability.effect) for one in found):
        return True
    return _sources(found) != _sources(standing(other, [scored]))


def _reads_might(effect: tuple[Instruction, ...]) -> bool:
    return any(clause.verb is Verb.READS and clause.about is About.MIGHT for clause in clauses_in(effect))


def _sources(found: list[WaitingTrigger]) -> set[tuple[ObjectId, int | None]]:
    return {(one.source, one.place) for one in found}
