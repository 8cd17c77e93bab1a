"""Showdowns (rules 341-348). How a Combat Showdown opens is in ``combat/opening.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.combat.conquering import conquer
from judge.engine.conditions.occurrences import ShowdownBegan
from judge.engine.state.control import occupants, set_battlefield
from judge.engine.state.decisions import Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import choose_one
from judge.engine.state.state import CombatStep, Showdown
from judge.engine.triggers.triggered import trigger
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

BEGINS = cite("showdown.begins")  # 344.2
FOCUS = cite("showdown.first-focus")  # 345
TURN_PLAYER_PICKS = cite("cleanup.turn-player-picks-showdown")  # 323.12
ENDS = cite("showdown.ends")  # 347.2.a
COMBAT_GOES_ON = cite("showdown.combat-goes-on")  # 348.1
FOCUS_PASSES = cite("showdown.focus-passes")  # 346
FOCUS_STAYS = cite("showdown.focus-stays")  # 346.1

WHAT_MOVES_FOCUS = frozenset({
    Happened.SHOWDOWN_BEGUN, Happened.COMBAT_BEGUN, Happened.PASSED, Happened.FOCUS_PASSED, Happened.PLAYED,
    Happened.FINISHED, Happened.COUNTERED,
})  # fmt: skip
"""What gives or leaves somebody focus: where a chain has come to its end last, it has stayed (346.1)."""


def why_focus(state: GameState, latest: Happened | None) -> Slug | None:
    """The rule by which focus has not passed, or None.

    ``latest`` is the latest event among ``WHAT_MOVES_FOCUS``; the rule applies if it ended a chain.
    """
    return FOCUS_STAYS if state.is_open and latest in {Happened.FINISHED, Happened.COUNTERED} else None


def pick_staged(game: Game, staged: list[str], timing: str, rule: Slug, prompt: str) -> Procedure[str]:
    """The battlefield, of those where something is staged, that the turn player picks; nobody is asked about one."""
    if len(staged) == 1:
        return staged[0]
    options = tuple(Option(field, field) for field in staged)
    return (yield from choose_one(Kind.PICK, game.state.turn.player, timing, rule, prompt, options))


def begin_showdown(game: Game, staged: list[str]) -> Procedure[None]:
    """Begin one of the staged showdowns, picked by the turn player.

    The player contesting the battlefield gains focus.
    """
    name = yield from pick_staged(game, staged, "showdown", TURN_PLAYER_PICKS, "where does a showdown begin")
    contested_by = game.state.battlefields[name].contested_by
    assert contested_by is not None
    set_battlefield(game, name, replace(game.state.battlefields[name], staged=False))
    game.change(showdown=Showdown(name, contested_by), focus_passes=False, cleanup_due=True)
    event = game.tell(Happened.SHOWDOWN_BEGUN, (BEGINS, FOCUS), who=contested_by, detail=name)
    yield from trigger(game, [ShowdownBegan(name, event)])


def pass_focus(game: Game, showdown: Showdown) -> None:
    """Pass focus to the next player because a chain opened by a play or an activation is over (346).

    Passes start anew.
    """
    player = game.state.next_player(showdown.focus)
    game.change(showdown=replace(showdown, focus=player, passes=0), focus_passes=False)
    game.tell(Happened.FOCUS_PASSED, FOCUS_PASSES, who=player)


def end_showdown(game: Game) -> Procedure[None]:
    """End a showdown in which all players have passed.

    Combat proceeds (348.1), or the player whose units remain takes control (348.2).
    """
    showdown, combat = game.state.showdown, game.state.combat
    assert showdown is not None
    if combat is not None:
        game.change(showdown=None, combat=replace(combat, step=CombatStep.DAMAGE))
        game.tell(Happened.SHOWDOWN_ENDED, (ENDS, COMBAT_GOES_ON), detail=showdown.at)
        return
    game.change(showdown=None, cleanup_due=True)
    event = game.tell(Happened.SHOWDOWN_ENDED, ENDS, detail=showdown.at)
    with game.because(event):
        present = occupants(game, showdown.at)
        if len(present) == 1:
            player = present.pop()
            field = game.state.battlefields[showdown.at]
            if field.controller != player:
                yield from conquer(game, player, showdown.at)
            else:
                set_battlefield(game, showdown.at, replace(field, contested_by=None, staged=False))  # 190.3.b
