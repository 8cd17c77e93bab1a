"""The turn and its phases (rules 301-306, 314-317)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.delayed import Until, end
from judge.engine.actions.draw import draw
from judge.engine.actions.heal import heal
from judge.engine.actions.ready import ready
from judge.engine.cleanup import clean_up
from judge.engine.events import Happened
from judge.engine.scoring import gain_points
from judge.engine.state import Phase, Pool
from judge.engine.zones import Place, Zone, base
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure

AWAKEN = cite("turn.awaken")  # 315.1
HOLD = cite("scoring.hold")  # 315.2.b.2
CHANNEL = cite("turn.channel")  # 315.3.b
DRAW_PHASE = cite("turn.draw")  # 315.4.b
MAIN = cite("turn.main-phase")  # 316
POOL_EMPTIES = cite("turn.pools-empty")  # 167
ENDING = cite("turn.ending-step")  # 317.1
EXPIRATION_HEALS = cite("expiration.heal")  # 317.2.b
EXPIRATION_ENDS = cite("expiration.this-turn-ends")  # 317.2.c
NEXT_TURN = cite("turn.next-player")  # 317.3


def end_turn(game: Game) -> None:
    """The turn player ends the Main Phase (316.9)."""
    game.change(phase=Phase.ENDING, cleanup_due=True)
    game.tell(Happened.PHASE_BEGUN, ENDING, who=game.state.turn_player, detail=Phase.ENDING.value)


def proceed(game: Game) -> Procedure[None]:
    """Nobody acts and nothing is outstanding: perform the present phase and go on to the next (335)."""
    yield from _PERFORM[game.state.phase](game)


def _awaken(game: Game) -> Procedure[None]:
    player = game.state.turn_player
    for thing in list(game.state.on_board):
        if thing.controller == player:
            ready(game, thing, AWAKEN)
    _next(game, Phase.BEGINNING)
    return
    yield


def _beginning(game: Game) -> Procedure[None]:
    player = game.state.turn_player
    for name, field in sorted(game.state.battlefields.items()):
        if field.controller == player and not game.state.count(f"scored {name}", player):
            game.mark(f"scored {name}", player)
            gain_points(game, player, 1, HOLD)
    _next(game, Phase.CHANNEL)
    return
    yield


def _channel(game: Game) -> Procedure[None]:
    """Two runes from the top of the Rune Deck, or as many as there are (315.3.b.1), ready (430.2.a)."""
    player = game.state.turn_player
    deck = game.state.objects_in(Place(Zone.RUNE_DECK, player))[:2]
    for rune in deck:
        game.put(rune, base(player))
    if deck:
        game.tell(Happened.CHANNELED, CHANNEL, who=player, detail=", ".join(rune.label for rune in deck))
    _next(game, Phase.DRAW)
    return
    yield


def _draw(game: Game) -> Procedure[None]:
    yield from draw(game, game.state.turn_player, 1, DRAW_PHASE)
    _empty_pools(game)
    _next(game, Phase.MAIN)
    game.tell(Happened.PHASE_BEGUN, MAIN, who=game.state.turn_player, detail=Phase.MAIN.value)


def _ending(game: Game) -> Procedure[None]:
    """The Expiration Step (317.2): a special cleanup in which units heal and what lasts for the turn ends."""
    yield from clean_up(game, inserted=(_heal_all, _end_this_turn, _pools))
    if game.state.winner is not None:
        return
    player = game.state.next_player(game.state.turn_player)
    game.change(turn_player=player, turn=game.state.turn + 1, phase=Phase.AWAKEN, marks=(), cleanup_due=True)
    game.tell(Happened.PHASE_BEGUN, NEXT_TURN, who=player, detail="turn")


def _heal_all(game: Game) -> Procedure[None]:
    for unit in game.units:
        heal(game, unit, EXPIRATION_HEALS)
    return
    yield


def _end_this_turn(game: Game) -> Procedure[None]:
    for over in end(game, Until.END_OF_TURN):
        game.tell(Happened.EFFECT_ENDED, EXPIRATION_ENDS, detail=f"{over.name}'s effect", source=over.source)
    return
    yield


def _pools(game: Game) -> Procedure[None]:
    _empty_pools(game)
    return
    yield


def _empty_pools(game: Game) -> None:
    if any(pool != Pool() for pool in game.state.pools.values()):
        game.change(pools={player: Pool() for player in game.state.pools})
        game.tell(Happened.POOL_EMPTIED, POOL_EMPTIES)


def _next(game: Game, phase: Phase) -> None:
    game.change(phase=phase, cleanup_due=True)


_PERFORM = {
    Phase.AWAKEN: _awaken,
    Phase.BEGINNING: _beginning,
    Phase.CHANNEL: _channel,
    Phase.DRAW: _draw,
    Phase.ENDING: _ending,
}
