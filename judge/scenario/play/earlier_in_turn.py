"""What happened earlier in the turn in which a play begins: its effects are in force, and it counts for that turn.

Cards are really played, each for what it costs and at a time when it may be; only where the play then begins, nothing
of it is in the log. Costs are paid from elsewhere, so that stated runes and pools are those of now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.outcomes.scoring import SCORED
from judge.engine.playing.play import begin_play
from judge.engine.state.chain import Permission
from judge.engine.state.decisions import PASS_KEY, Kind
from judge.engine.state.events import Happened
from judge.engine.state.state import Battlefield
from judge.engine.state.turn import Phase
from judge.engine.state.zones import Zone
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.position import Position, begin
from judge.scenario.language.script_earlier import EffectEarlier, PlayedEarlier, ScoredEarlier
from judge.scenario.play.open_decisions import option_keys
from judge.scenario.play.playing import Playing

if TYPE_CHECKING:
    from judge.engine.state.player import Player
    from judge.engine.state.state import GameState
    from judge.scenario.language.script import Script
    from judge.scenario.language.script_names import SourceLocation

DECLINE_KEY = "decline"
_FROM = frozenset({Zone.HAND, Zone.CHAMPION})


def after_what_was_earlier(script: Script, state: GameState, rules: str) -> GameState:
    """The state in which the play begins, once everything that the script states as earlier has happened.

    Raises ScenarioError if it cannot have happened so, CannotSimulate if the engine does not perform it.
    """
    lines = [line for line in script.setup if isinstance(line, PlayedEarlier | EffectEarlier | ScoredEarlier)]
    if not lines:
        return state
    for line in lines:
        if isinstance(line, ScoredEarlier):
            state = _scored(script, state, line)
    now = _quiet(state)
    for line in lines:
        if not isinstance(line, ScoredEarlier):
            now = _after(script, now, line, rules)
    return replace(
        now, battlefields={**now.battlefields, **_as_stated(state, now)}, by_player=_with_resources(state, now),
        turn=replace(now.turn, phase=state.turn.phase, stops=state.turn.stops, begun=state.turn.begun),
        cleanup_due=state.cleanup_due, chain=state.chain,
        delayed=tuple(replace(made, made_by=0) for made in now.delayed), damage_dealt=(),
    )  # fmt: skip


def _quiet(state: GameState) -> GameState:
    """The state with nothing under way: no combat is to begin, and everybody can pay."""
    return replace(
        state, turn=replace(state.turn, phase=Phase.MAIN, stops=None), cleanup_due=False, chain=(),
        by_player={name: replace(player, unlimited_resources=True) for name, player in state.by_player.items()},
        battlefields={name: Battlefield(field.controller) for name, field in state.battlefields.items()},
    )  # fmt: skip


def _with_resources(state: GameState, now: GameState) -> dict[str, Player]:
    """The players as they are ``now``, with their resources of ``state``."""
    return {
        name: replace(player, pool=state.player(name).pool, unlimited_resources=state.player(name).unlimited_resources)
        for name, player in now.by_player.items()
    }


def _as_stated(state: GameState, now: GameState) -> dict[str, Battlefield]:
    """Who controls and who contests a battlefield is stated as of now, where units are as stated."""
    return {name: field for name, field in state.battlefields.items() if name in now.battlefields}


def _scored(script: Script, state: GameState, line: ScoredEarlier) -> GameState:
    play = Playing(begin(state, pausing=True), script.where)
    _known(play, line.at, line.player)
    game = game_on(state)
    for name in line.fields:
        if name.text not in state.battlefields:
            raise play.problem(name.at, f"there is no battlefield {name.text}", options=tuple(state.battlefields))
        if not game.state.count(f"{SCORED} {name.text}", line.player):
            game.mark(f"{SCORED} {name.text}", line.player)
    return game.state


def _after(script: Script, state: GameState, line: PlayedEarlier | EffectEarlier, rules: str) -> GameState:
    play = Playing(begin(state, pausing=True), script.where, rules)
    _known(play, line.at, line.act.player if isinstance(line, PlayedEarlier) else line.effect.player)
    if isinstance(line, EffectEarlier):
        play.effect(line.effect)
    else:
        play.position = _begun(play, state, line)
        play.note()
        play.answer_with(line.act)
    while (decision := play.position.decision) is not None and play.position.state.chain:
        ways = (
            option_keys(decision) - {DECLINE_KEY} if decision.kind is Kind.PAY else option_keys(decision) & {PASS_KEY}
        )
        if decision.kind not in {Kind.ACT, Kind.PAY} or len(ways) != 1:
            break
        play.give(tuple(ways))
    decision = play.position.decision
    if decision is not None and decision.kind is not Kind.ACT:
        from judge.scenario.play.line_errors import decision_left_open  # noqa: PLC0415 - only for an error

        raise decision_left_open(play, line.at, decision, "the line does not say how this went")
    if isinstance(line, PlayedEarlier) and not _has_resolved(play):
        name = line.act.what[0]
        raise play.problem(name.at, f"{name.text} cannot have been played so", hint="It would not have resolved.")
    return play.position.state


def _has_resolved(play: Playing) -> bool:
    return any(event.kind is Happened.RESOLVED for event in play.position.events)


def _begun(play: Playing, state: GameState, line: PlayedEarlier) -> Position:
    """The position in which the play of a card has begun, whoever may play something then."""
    name = line.act.what[0]
    card = play.thing(name)
    if card.place.zone not in _FROM or card.owner != line.act.player:
        raise play.problem(name.at, f"{card.label} must be listed where it was before, in {line.act.player}'s hand")
    game = game_on(state)
    begin_play(game, line.act.player, card, Permission(card.place, instructed=True))
    return begin(game.state, game.log, pausing=True)


def _known(play: Playing, at: SourceLocation, player: str) -> None:
    players = play.position.state.players
    if player not in players:
        raise play.problem(at, f"there is no player {player}", options=players)
