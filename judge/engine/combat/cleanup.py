"""Cleanups (rules 318-324).

The steps stand in a tuple in the order of rule 323; the order is the rule. Special cleanups insert steps (324.1).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.delayed_effects import end
from judge.engine.abilities.facedown import show_facedown
from judge.engine.abilities.room_to_hide import trash_excess_facedown
from judge.engine.actions.recall import recall
from judge.engine.combat.cleanup_fast_path import has_nothing_to_do
from judge.engine.combat.designations import designate
from judge.engine.combat.opening import begin_combat, turn_into_combat
from judge.engine.combat.showdown import begin_showdown
from judge.engine.outcomes.deaths import die_together
from judge.engine.outcomes.lethal import ALTERED as LETHAL_ALTERED
from judge.engine.outcomes.lethal import has_lethal_damage
from judge.engine.outcomes.scoring import leader, win
from judge.engine.state.card import GEAR, RUNE
from judge.engine.state.control import (
    contest,
    lose,
    occupants,
    set_battlefield,
)
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.procedure import Question
from judge.engine.state.sides import are_friends
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
    trash,
)
from judge.engine.triggers.triggered import trigger
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

WINNING = cite("cleanup.winning")  # 323.1
VICTORY_SCORE = cite("winning.victory-score")  # 194.2
KILL_LETHAL = cite("cleanup.kill-lethal")  # 323.5
KILLED_BY_COMBAT = cite("kill.attributed-to-combat")  # 428.5.c.2
RECALL_GEAR = cite("cleanup.recall-gear")  # 323.7
CONTESTS_INSTEAD = cite("cleanup.contests-instead")  # 323.11.a
CONTEST_ENDS = cite("cleanup.contest-ends")  # 323.11
FACEDOWN_LOST = cite("cleanup.facedown-cards-lost")  # 107.3.d

Asked = Iterable[Question]
"""What a step asks: a procedure that is to be run, or nothing."""
NOTHING: Asked = ()


def declare_winner(game: Game) -> Asked:
    """Step 1 (323.1): a player with enough points wins."""
    player = leader(game)
    if player is not None:
        of_the_mode = game.state.score_rule
        win(game, player, (WINNING, VICTORY_SCORE, *((of_the_mode,) if of_the_mode is not None else ())))
    return NOTHING


def update_designations(game: Game) -> Asked:
    """Step 2 (323.2): update who is an attacker or a defender in the combat in progress."""
    return designate(game) if game.state.combat is not None else NOTHING


def kill_lethal(game: Game) -> Asked:
    """Step 3b (323.5): kill every unit with lethal damage, all at once.

    The kill is attributed to the spell or ability that has just resolved and dealt the damage (428.5.c), or to the
    sources of combat damage (428.5.c.2).
    """
    doomed = [unit for unit in game.state.board.damaged if has_lethal_damage(game.state, unit)]
    if not doomed:
        return NOTHING
    struck = game.state.damage_dealt
    causes = {unit.id.card: tuple(found.event for found in struck if found.unit == unit.id) for unit in doomed}
    origins = {unit.id.card: tuple(found.origin for found in struck if found.unit == unit.id) for unit in doomed}
    in_combat = any(origin.in_combat for found in origins.values() for origin in found)
    rule: tuple[Slug, ...] = (KILL_LETHAL, KILLED_BY_COMBAT) if in_combat else (KILL_LETHAL,)
    rule += () if all(unit.has_lethal_damage for unit in doomed) else (LETHAL_ALTERED,)
    return die_together(game, doomed, rule, causes=causes, attributed_to=origins)


def release_control(game: Game) -> Asked:
    """Step 4 (323.6): in an Open State, players lose battlefields that they no longer occupy."""
    state = game.state
    if state.is_open:
        for name in sorted(state.battlefields):
            field = state.battlefields[name]
            absent = field.controller is not None and field.controller not in occupants(game, name)
            if absent and not state.is_ongoing(name):
                lose(game, name)
    return NOTHING


def correct_places(game: Game) -> Asked:
    """Step 5 (323.7, 107.3.b.2): recall what is misplaced, and trash facedown cards that may not lie there any more."""
    board = game.state.board
    return _correct_places(game) if board.facedown or not board.is_in_place else NOTHING


def _correct_places(game: Game) -> Procedure[None]:
    in_place = game.state.board.is_in_place
    if not in_place:
        for player in game.state.players:
            for thing in game.state.objects_in(base(player)):
                if thing.controller != player and thing.attached_to is None:  # beneath its top-most card: 107.1.c.1
                    recall(game, thing, RECALL_GEAR)
    for name in sorted(game.state.battlefields):
        for thing in () if in_place else game.state.objects_in(battlefield(name)):
            if thing.attached_to is None and not thing.is_unit and (thing.card.is_a(GEAR) or thing.card.is_a(RUNE)):
                recall(game, thing, RECALL_GEAR)
        for thing in game.state.objects_in(Place(Zone.FACEDOWN, name)):
            if thing.controller != game.state.battlefields[name].controller:
                show_facedown(game, thing)
                lost = game.put(thing, trash(thing.owner))
                game.tell(Happened.TRASHED, (RECALL_GEAR, FACEDOWN_LOST), lost, detail=str(lost.place))
        yield from trash_excess_facedown(game, name)


def stage_showdowns(game: Game) -> Asked:
    """Step 6 (323.8): stage a showdown where contested was applied, if the player who did so still has units there."""
    for name in sorted(game.state.battlefields):
        field = game.state.battlefields[name]
        staged = field.contested_by is not None and field.contested_by in occupants(game, name)
        if field.staged is not staged and not game.state.is_ongoing(name):
            set_battlefield(game, name, replace(field, staged=staged))
    return NOTHING


def stage_combats(game: Game) -> Asked:
    """Steps 7 and 7a (323.9, 323.10): stage a combat where units of two opponents meet, and unstage one where none do.

    Raises NotModelled if units of more than two players share a battlefield (462), or units of two teammates do.
    """
    for name in sorted(game.state.battlefields):
        field = game.state.battlefields[name]
        present = occupants(game, name)
        if len(present) > 2:  # no move or play leads here (447.2, 462.2); a change of control can
            raise NotModelled(
                f"Units of {' and '.join(sorted(present))} are at {name}: combat is between two players only (rule "
                "462), and no rule says what becomes of three.", where=name,
            )  # fmt: skip
        if game.state.teams and len(present) > 1 and are_friends(game.state, *present):
            raise NotModelled(
                f"Units of the teammates {' and '.join(sorted(present))} are at {name}: they cannot move there (rule "
                "447.2.b), and no rule says what becomes of units that are played there or change sides.", where=name,
            )  # fmt: skip
        staged = len(present) > 1 and field.contested_by in present
        fighting = game.state.combat is not None and game.state.combat.at == name
        if field.combat_staged is not staged and not fighting:
            set_battlefield(game, name, replace(field, combat_staged=staged))
    return NOTHING


def end_contested(game: Game) -> Asked:
    """Step 8 (323.11): a battlefield is no longer contested by a player who has no units there.

    If another player has units there without controlling it, that player contests it instead (323.11.a).
    """
    for name in sorted(game.state.battlefields):
        field = game.state.battlefields[name]
        absent = field.contested_by is not None and field.contested_by not in occupants(game, name)
        if absent and not game.state.is_ongoing(name):
            set_battlefield(game, name, replace(field, contested_by=None, staged=False, combat_staged=False))
            event = game.tell(Happened.CONTEST_ENDED, CONTEST_ENDS, who=field.contested_by or "", detail=name)
            for thing in game.state.objects_in(battlefield(name)):
                contest(game, thing, event, CONTESTS_INSTEAD)
    return NOTHING


def open_showdown(game: Game) -> Asked:
    """Step 9 (323.12): in a Neutral Open State the turn player begins a staged showdown where no combat is staged."""
    state = game.state
    if state.is_open and state.is_neutral:
        fields = state.battlefields
        staged = [name for name in sorted(fields) if fields[name].staged and not fields[name].combat_staged]
        if staged:
            return begin_showdown(game, staged)
    return NOTHING


def open_combat(game: Game) -> Asked:
    """Step 10 (323.13): in a Neutral Open State the turn player begins one of the staged combats."""
    state = game.state
    if state.is_open and state.is_neutral:
        staged = [name for name in sorted(state.battlefields) if state.battlefields[name].combat_staged]
        if staged:
            return begin_combat(game, staged)
    return NOTHING


def showdown_becomes_combat(game: Game) -> Asked:
    """Step 10a (323.14): in a Showdown Open State, turn the showdown into the combat staged at its battlefield."""
    state = game.state
    if state.is_open and state.showdown is not None and state.combat is None:
        name = state.showdown.at
        if state.battlefields[name].combat_staged:
            return turn_into_combat(game, name)
    return NOTHING


STEPS: tuple[Callable[[Game], Asked], ...] = (
    declare_winner,
    update_designations,
    kill_lethal,
    release_control,
    correct_places,
    stage_showdowns,
    stage_combats,
    end_contested,
    open_showdown,
    open_combat,
    showdown_becomes_combat,
)
"""In the order of rule 323; the order is the rule."""


def is_cleaned_up_at_once(game: Game) -> bool:
    """Perform a cleanup in which no step has anything to do; False, with nothing done, where one may have."""
    if game.state.noticed or not has_nothing_to_do(game.state):
        return False
    game.change_chain(cleanup_due=False)
    _finish(game)
    return True


def clean_up(game: Game, inserted: tuple[Callable[[Game], Asked], ...] = ()) -> Procedure[None]:
    """Perform one cleanup, after which another one is due if it changed something (322).

    ``inserted`` are the steps of a special cleanup; they follow step 3b (324.1).
    """
    game.change_chain(cleanup_due=False)
    noticed = bool(game.state.noticed)
    if noticed:
        yield from trigger(game, [])
    if inserted or not noticed or not has_nothing_to_do(game.state):  # without news a step has something to do
        with game.by_the_rules():
            for step in STEPS:
                yield from step(game)
                if game.state.winner is not None:
                    return
                if step is kill_lethal:
                    for extra in inserted:
                        yield from extra(game)
    _finish(game)


def _finish(game: Game) -> None:
    """Forget what lasts until a cleanup."""
    if game.state.damage_dealt:
        game.change(damage_dealt=())
    if game.state.delayed:
        end(game, Until.NEXT_CLEANUP)
