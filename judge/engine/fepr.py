"""HOT FEPR: handle outstanding tasks, then finalize, execute, pass, resolve (rules 332-340)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import abilities_of, activate
from judge.engine.actions.hide import hidable, hide
from judge.engine.cleanup import clean_up
from judge.engine.decisions import PASS_KEY, Decision, Kind, Option
from judge.engine.events import Happened
from judge.engine.legality import activatable, actor, playable
from judge.engine.movement import movable, standard_move
from judge.engine.phases import end_turn, proceed
from judge.engine.play import begin_play, finalize
from judge.engine.procedure import ask
from judge.engine.resolution import resolve
from judge.engine.showdown import end_showdown, pass_focus
from judge.engine.state import Phase
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.chain import Permission
    from judge.engine.game import Game
    from judge.engine.objects import GameObject
    from judge.engine.procedure import Procedure

EXECUTE = cite("fepr.execute")  # 338.1
PASS = cite("fepr.pass")  # 338.1.b
WITH_FOCUS = cite("showdown.act")  # 347
SHOWDOWN_PASS = cite("showdown.pass")  # 347.2
MAIN_PRIORITY = cite("priority.main-phase")  # 312.2.a

END_TURN_KEY = "end turn"
MOVE_KEY = "move"

Plays = dict[str, tuple["GameObject", "Permission"]]
Uses = dict[str, tuple["GameObject", int]]


def next_step(game: Game) -> Procedure[None] | None:
    """What happens next, or None when the game is over. The order is that of rules 334-340."""
    state = game.state
    if state.winner is not None:
        return None
    if state.cleanup_due:
        return clean_up(game)
    return _with_chain(game) if state.chain else _without_chain(game)


def _with_chain(game: Game) -> Procedure[None]:
    state = game.state
    for item in state.chain:
        if item.is_permanent and not item.pending:  # resolves at once, before anything else is finalized: 337.2
            return resolve(game, item)
    for item in state.chain:
        if item.pending:
            return finalize(game, item)
    newest = state.chain[-1]
    if state.passes >= len(state.players):
        return resolve(game, newest)
    if state.priority is None:
        game.change(priority=newest.controller, passes=0)  # 337.4, 340.4
    return act(game)


def _without_chain(game: Game) -> Procedure[None]:
    state = game.state
    if state.showdown is not None:
        if state.focus_passes:
            pass_focus(game, state.showdown)
        elif state.showdown.passes >= len(state.players):
            return end_showdown(game)
        return act(game)
    if state.focus_passes:
        game.change(focus_passes=False)
    return act(game) if state.phase is Phase.MAIN else proceed(game)


def act(game: Game) -> Procedure[None]:
    """The player who may act takes a discretionary action or passes (335, 338, 347)."""
    player = actor(game)
    assert player is not None
    options, plays, uses = _acts(game, player)
    rule = EXECUTE if game.state.chain else MAIN_PRIORITY if game.state.is_neutral else WITH_FOCUS
    answer = yield from ask(Decision(Kind.ACT, player, "act", rule, f"{player} may act", tuple(options)))
    key = answer[0]
    if key == PASS_KEY:
        _pass(game, player)
    elif key == END_TURN_KEY:
        end_turn(game)
    elif key == MOVE_KEY:
        yield from standard_move(game, player)
    elif key.startswith("hide "):
        yield from hide(game, player, key.removeprefix("hide "))
    elif key in plays:
        thing, permission = plays[key]
        begin_play(game, player, thing, permission)
    else:
        thing, place = uses[key]
        activate(game, player, thing, place)


def _acts(game: Game, player: str) -> tuple[list[Option], Plays, Uses]:
    plays = {f"play {thing.label}": (thing, permission) for thing, permission in playable(game, player)}
    uses = {_use_key(thing, place): (thing, place) for thing, place in activatable(game, player)}
    options = [Option(key, key, thing.label) for key, (thing, _) in plays.items()]
    options += [Option(key, key, thing.label) for key, (thing, _) in uses.items()]
    if not game.state.chain and game.state.is_neutral:
        options += [Option(f"hide {card.label}", f"hide {card.label}", card.label) for card in hidable(game, player)]
        if movable(game, player) and game.state.battlefields:
            options.append(Option(MOVE_KEY, "make a standard move"))
        options.append(Option(END_TURN_KEY, "end the turn"))
    else:
        options.append(Option(PASS_KEY, "pass"))
    return options, plays, uses


def _use_key(thing: GameObject, place: int) -> str:
    first = abilities_of(thing)[0][0]
    return f"use {thing.label}" if place == first else f"use {thing.label} {place}"


def _pass(game: Game, player: str) -> None:
    state = game.state
    if state.chain:
        game.tell(Happened.PASSED, PASS, who=player, detail="priority")
        game.change(passes=state.passes + 1, priority=state.next_player(player))
    elif state.showdown is not None:
        game.tell(Happened.PASSED, SHOWDOWN_PASS, who=player, detail="focus")
        showdown = state.showdown
        game.change(showdown=showdown._replace(passes=showdown.passes + 1, focus=state.next_player(player)))
