"""Step 3 of combat, the Resolution Step (rule 466): cleanup, result, control, end.

The chain is played out between its tasks; the main loop returns here whenever the chain is empty.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.facedown import show_facedown
from judge.engine.actions.heal import heal
from judge.engine.actions.recall import recall
from judge.engine.combat.cleanup import clean_up
from judge.engine.combat.conquering import conquer
from judge.engine.combat.damage import deal_combat_damage
from judge.engine.combat.designations import designated
from judge.engine.combat.tied import replace_tie
from judge.engine.conditions.combat import count_win
from judge.engine.conditions.occurrences import CombatEnded, CombatWon
from judge.engine.layers.mighty import simultaneously
from judge.engine.state.control import lose, occupants, set_battlefield
from judge.engine.state.delayed import Until
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.procedure import without_decisions
from judge.engine.state.state import CombatStep
from judge.engine.state.zones import Place, Zone, trash
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure

HEAL_ALL = cite("combat.cleanup-heals")  # 466.1.a.1
RECALL_ATTACKERS = cite("combat.cleanup-recalls-attackers")  # 466.1.a.2
WON = cite("combat.won")  # 466.3.a
LOST = cite("combat.lost")  # 466.3.b
NO_RESULT = cite("combat.no-result")  # 466.3.d
TIE = cite("combat.tie")  # 740.3.a
STAGED_AGAIN = cite("combat.staged-again")  # 466.3.d.1
ESTABLISH = cite("combat.establish-control")  # 466.5
WHOEVER_CONTESTED = cite("combat.control-not-for-who-contested")  # 466.5.e
CONTEST_CLEARED = cite("combat.contest-cleared")  # 466.5.a
UNCONTROLLED = cite("combat.uncontrolled")  # 466.5.b
FACEDOWN_REMOVED = cite("combat.facedown-cards-removed")  # 466.5.c
ENDS = cite("combat.ends")  # 466.7
THIS_COMBAT_ENDS = cite("combat.this-combat-ends")  # 466.7.c
DESIGNATIONS_END = cite("combat.designations-removed")  # 466.7.a


def go_on(game: Game) -> Procedure[None]:
    """Perform the next task of the combat; its showdown is over and the chain is empty."""
    assert game.state.combat is not None
    yield from _PERFORM[game.state.combat.step](game)


def combat_cleanup(game: Game) -> Procedure[None]:
    """Task 1 (466.1): a special cleanup, without FEPR or outstanding tasks before it (465.3)."""
    _step(game, CombatStep.RESULT)
    yield from clean_up(game, inserted=(_heal_all, _recall_attackers))


@without_decisions
def _heal_all(game: Game) -> None:
    """Step 3c: heal all units, wherever they are."""
    for unit in game.units:
        heal(game, unit, HEAL_ALL)


def _recall_attackers(game: Game) -> Procedure[None]:
    """Step 3d: recall attackers if defenders are still there, unless an effect replaces that."""
    combat = game.state.combat
    assert combat is not None
    attackers = designated(game, Designation.ATTACKER)
    if attackers and designated(game, Designation.DEFENDER):
        game.change(combat=replace(combat, recalled=True))
        if (yield from replace_tie(game)):
            return
        with simultaneously(game):
            for unit in attackers:
                recall(game, unit, RECALL_ATTACKERS)


def _determine_result(game: Game) -> Procedure[None]:
    """Task 2 (466.3): the only player with units left has won, unless attackers were recalled."""
    combat = game.state.combat
    assert combat is not None
    present = occupants(game, combat.at)
    if len(present) == 1 and not combat.recalled:
        winner = next(iter(present))
        loser = combat.defender if winner == combat.attacker else combat.attacker
        event = game.tell(Happened.COMBAT_WON, WON, who=winner, detail=combat.at)
        game.tell(Happened.COMBAT_LOST, LOST, who=loser, detail=combat.at)
        count_win(game, winner, combat.at)
        yield from trigger(game, [CombatWon(winner, combat.at, event)])
    elif len(present) == 2:
        game.tell(Happened.COMBAT_UNDECIDED, (NO_RESULT, STAGED_AGAIN), detail=combat.at)
        set_battlefield(game, combat.at, replace(game.state.battlefields[combat.at], staged=True, combat_staged=True))
    else:
        rules = (NO_RESULT, TIE) if combat.recalled else (NO_RESULT,)
        game.tell(Happened.COMBAT_UNDECIDED, rules, detail=combat.at)
    _step(game, CombatStep.CONTROL)


def _settle_control(game: Game) -> Procedure[None]:
    """Task 3 (466.5): the player whose units remain has control, which can be a conquest (466.5.d)."""
    combat = game.state.combat
    assert combat is not None
    _step(game, CombatStep.END)
    name = combat.at
    field = game.state.battlefields[name]
    present = occupants(game, name)
    if len(present) > 1 and (field.staged or field.combat_staged):
        return
    if len(present) == 1 and field.controller not in present:
        player = next(iter(present))
        other = field.contested_by is not None and field.contested_by != player
        yield from conquer(game, player, name, (ESTABLISH, WHOEVER_CONTESTED) if other else ESTABLISH)
    field = game.state.battlefields[name]
    if field.contested_by is not None:
        set_battlefield(game, name, replace(field, contested_by=None, staged=False, combat_staged=False))
        game.tell(Happened.CONTEST_ENDED, CONTEST_CLEARED, who=field.contested_by, detail=name)
    if not present and field.controller is not None:
        lose(game, name, UNCONTROLLED)
    for card in game.state.objects_in(Place(Zone.FACEDOWN, name)):
        if card.controller != game.state.battlefields[name].controller:
            show_facedown(game, card)
            removed = game.put(card, trash(card.owner))
            game.tell(Happened.TRASHED, FACEDOWN_REMOVED, removed, detail=str(removed.place))


def _end(game: Game) -> Procedure[None]:
    """Task 4 (466.7): remove designations and trigger the abilities that wait for the end of the combat."""
    combat = game.state.combat
    assert combat is not None
    for unit in game.units:
        if unit.designation is not None:
            game.update(unit, designation=None)
    event = game.tell(Happened.COMBAT_ENDED, (ENDS, DESIGNATIONS_END), detail=combat.at)
    yield from trigger(game, [CombatEnded(combat.at, frozenset(which for which, _ in combat.seen), event)])
    for thing in list(game.state.on_board):
        left = tuple(found for found in thing.lasting if found.until is not Until.END_OF_COMBAT)
        if left != thing.lasting:
            game.update(thing, lasting=left)
            words = f"what was given to {thing.label} this combat"
            game.tell(Happened.EFFECT_ENDED, THIS_COMBAT_ENDS, thing, detail=words)
    game.change(combat=None, cleanup_due=True)


def _step(game: Game, step: CombatStep) -> None:
    combat = game.state.combat
    assert combat is not None
    game.change(combat=replace(combat, step=step))


_PERFORM = {
    CombatStep.DAMAGE: deal_combat_damage,
    CombatStep.CLEANUP: combat_cleanup,
    CombatStep.RESULT: _determine_result,
    CombatStep.CONTROL: _settle_control,
    CombatStep.END: _end,
}
