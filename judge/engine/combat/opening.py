"""Step 1 of combat, the Combat Showdown Step (rules 460-461, 464)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.combat.designations import update
from judge.engine.combat.showdown import pick_staged
from judge.engine.conditions.occurrences import CombatBegan, Designated, ShowdownBegan
from judge.engine.state.control import occupants, set_battlefield
from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.state import Combat, Showdown
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

TURN_PLAYER_PICKS = cite("cleanup.turn-player-picks-combat")  # 323.13
BECOMES_COMBAT = cite("cleanup.showdown-becomes-combat")  # 323.14
OPENS_WITH_SHOWDOWN = cite("combat.opens-with-showdown")  # 464.2
ATTACKER = cite("combat.attacker-contested")  # 464.2.c.1
DEFENDER = cite("combat.defender-did-not")  # 464.2.c.2
DESIGNATED = cite("combat.designations")  # 464.2.c.3
ATTACKER_HAS_FOCUS = cite("combat.attacker-gains-focus")  # 464.2.c.1.a
COMBAT_CHAIN = cite("combat.chain")  # 464.2.e
ATTACKER_FIRST = cite("combat.chain-order")  # 464.2.e.1
FOCUS_STAYS = cite("combat.focus-stays")  # 464.2.c.1.b

WHOSE_FOCUS = open_question(
    "focus-of-a-showdown-that-becomes-combat",
    "Who has focus when an ongoing showdown becomes a combat?",
    "whoever had it in the showdown (464.2.c.1.b)",
)


def begin_combat(game: Game, staged: list[str]) -> Procedure[None]:
    """Begin one of the staged combats, picked by the turn player (461.1), with a showdown (464.2)."""
    name = yield from pick_staged(game, staged, "combat", TURN_PLAYER_PICKS, "where does combat begin")
    attacker = game.state.battlefields[name].contested_by
    assert attacker is not None
    game.change(showdown=Showdown(name, attacker), focus_passes=False)
    event = game.tell(Happened.SHOWDOWN_BEGUN, OPENS_WITH_SHOWDOWN, who=attacker, detail=name)
    rules = (TURN_PLAYER_PICKS, ATTACKER, DEFENDER, ATTACKER_HAS_FOCUS)
    yield from _open(game, name, attacker, rules, [ShowdownBegan(name, event)])


def turn_into_combat(game: Game, name: str) -> Procedure[None]:
    """Make the showdown in progress a Combat Showdown (323.14, 460.1).

    Unclear: 464.2.d gives the attacker focus without exception; 464.2.c.1.b says that whoever has focus in a showdown
    already in progress keeps it. The special case is followed here.
    """
    attacker = game.state.battlefields[name].contested_by
    assert attacker is not None
    if game.state.showdown is not None and game.state.showdown.focus != attacker:
        record_doubt(game, WHOSE_FOCUS)
    yield from _open(game, name, attacker, (BECOMES_COMBAT, ATTACKER, DEFENDER, FOCUS_STAYS), [])


def _open(game: Game, name: str, attacker: str, rules: tuple[Slug, ...], started: list[Occurrence]) -> Procedure[None]:
    """Task 1: what happens at the start of a combat or showdown, then the designations (464.2.b-464.2.f).

    Abilities that trigger on either form the Combat Chain.
    """
    defender = next(iter(occupants(game, name) - {attacker}))
    set_battlefield(game, name, replace(game.state.battlefields[name], staged=False, combat_staged=False))
    game.change(combat=Combat(name, attacker, defender), cleanup_due=True)
    event = game.tell(Happened.COMBAT_BEGUN, rules, who=attacker, detail=name)
    with game.because(event):
        yield from trigger(game, [*started, CombatBegan(name, event)])
        occurrences = update(game, DESIGNATED)
        occurrences += [
            Designated(Designation.ATTACKER, attacker, name, event),
            Designated(Designation.DEFENDER, defender, name, event),
        ]
        others = [player for player in game.state.in_turn_order() if player not in {attacker, defender}]
        before = len(game.state.chain)
        yield from trigger(game, occurrences, (attacker, *others, defender))
        if len(game.state.chain) > before:
            game.tell(Happened.COMBAT_CHAIN, (COMBAT_CHAIN, ATTACKER_FIRST), who=attacker, detail=name)
