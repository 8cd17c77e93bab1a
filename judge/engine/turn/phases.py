"""The turn and its phases (rules 301-306, 314-317)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.channels_only import most_runes
from judge.engine.abilities.no_points import CANNOT
from judge.engine.abilities.skipping import skips_draw_phase
from judge.engine.actions.draw import draw
from judge.engine.actions.heal import heal
from judge.engine.actions.ready import ready
from judge.engine.combat.cleanup import clean_up
from judge.engine.conditions.occurrences import Moment, TimeCame
from judge.engine.outcomes.decks import top
from judge.engine.outcomes.scoring import hold, note_teammates
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.player import COUNTED_TURNS, EMPTY
from judge.engine.state.procedure import ask, without_decisions
from judge.engine.state.turn import Expiration, Phase
from judge.engine.state.zones import Zone, base
from judge.engine.triggers.triggered import trigger
from judge.engine.turn.expiration import end_this_turn
from judge.engine.turn.set_up import set_up
from judge.engine.turn.turn_queue import QUEUE_GOES_ON, next_turn
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

BEGINNING_STEP = cite("turn.beginning-step")  # 315.2.a.1
START_OF_MAIN = cite("turn.start-of-main-phase")  # 316.4
ENDING_STEP = cite("turn.ending-step")  # 317.1.a
AWAKEN = cite("turn.awaken")  # 315.1.b
CHANNEL = cite("turn.channel")  # 315.3.b
DRAW_PHASE = cite("turn.draw")  # 315.4.b
MAIN = cite("turn.main-phase")  # 316.1
POOL_EMPTIES = cite("turn.pools-empty")  # 167
TO_THE_ENDING_PHASE = cite("turn.to-the-ending-phase")  # 316.9.b
EXPIRATION_HEALS = cite("expiration.heal")  # 317.2.b
EXPIRATION_AGAIN = cite("expiration.repeated")  # 317.2.f
NEXT_TURN = cite("turn.next-player")  # 317.3
NOBODY_ACTS = cite("priority.nobody-has-it")  # 312.1.b

GO_ON_KEY = "the rest of the phase"


def proceed(game: Game) -> Procedure[None]:
    """Perform the present phase and go on to the next (335); nothing is outstanding and nobody may act."""
    state = game.state
    if state.turn.stops == (state.turn.player, state.turn.phase) and not state.turn.begun:
        yield from _stand_still(game)
    yield from _PERFORM[game.state.turn.phase](game)


def _stand_still(game: Game) -> Procedure[None]:
    """Pause at the start of a phase in which nobody has priority, so that the position can be looked at (312.1.b)."""
    where = f"{game.state.turn.player}'s {game.state.turn.phase.value}"
    yield from ask(
        Decision(
            Kind.ACT, None, GO_ON_KEY, NOBODY_ACTS, f"nobody can act: {where} begins", (Option(GO_ON_KEY, GO_ON_KEY),)
        )
    )
    game.change_turn(stops=None)


def _awaken(game: Game) -> Procedure[None]:
    """The Awaken Phase: the turn player readies what they control (315.1.b); what that triggers comes next (335)."""
    player = game.state.turn.player
    if not game.state.turn.begun:
        theirs = [thing for thing in game.state.on_board if thing.controller == player]
        yield from ready(game, player, theirs, AWAKEN, by_effect=False)
        if game.state.chain:
            game.change_turn(begun=True)
            return
    _next(game, Phase.BEGINNING)


def _beginning(game: Game) -> Procedure[None]:
    """The Beginning Step, then the Scoring Step, in which the turn player holds battlefields they control (315.2)."""
    player = game.state.turn.player
    if not game.state.turn.begun:
        game.change_turn(begun=True)
        yield from _time(game, Moment.START_OF_BEGINNING_PHASE, BEGINNING_STEP)
        return
    if game.state.teams:
        note_teammates(game, player)
    held = [name for name, field in sorted(game.state.battlefields.items()) if field.controller == player]
    _next(game, Phase.CHANNEL)
    yield from hold(game, player, held, draw)


def _channel(game: Game) -> Procedure[None]:
    """The Channel Phase: two ready runes (430.2.a) from the Rune Deck, or as many as there are (315.3.b.1)."""
    player = game.state.turn.player
    first = game.state.player(player).first_turn
    extra = first.extra_runes if first is not None else 0
    limit = most_runes(game.state)
    count = 2 + extra if limit is None else min(limit, 2 + extra)
    runes = yield from top(game, player, count, zone=Zone.RUNE_DECK)
    for rune in runes:
        game.put(rune, base(player))
    if runes:
        rules: tuple[Slug, ...] = (CHANNEL, first.rule) if first is not None and extra else (CHANNEL,)
        rules += (CANNOT,) if limit is not None and limit < 2 + extra else ()
        game.tell(Happened.CHANNELED, rules, who=player, detail=", ".join(rune.label for rune in runes))
    _next(game, Phase.DRAW)


def _draw(game: Game) -> Procedure[None]:
    """The Draw Phase (315.4); once what it caused has been handled, the Main Phase begins (335)."""
    player = game.state.turn.player
    if game.state.turn.begun:
        yield from _main(game)
        return
    game.change_turn(begun=True)
    first = game.state.player(player).first_turn
    if first is not None and first.skips_draw:
        game.tell(Happened.DRAW_SKIPPED, first.rule, who=player)
    elif not skips_draw_phase(game, player):
        yield from draw(game, player, 1, DRAW_PHASE)
    if first is not None:
        game.change_player(player, first_turn=None)


def _main(game: Game) -> Procedure[None]:
    """The start of the Main Phase: rune pools empty, then abilities of its start trigger (316.1-316.4)."""
    _next(game, Phase.MAIN)
    game.tell(Happened.PHASE_BEGUN, MAIN, who=game.state.turn.player, detail=Phase.MAIN.value)
    _empty_pools(game)
    yield from _time(game, Moment.START_OF_MAIN_PHASE, START_OF_MAIN)


def end_turn(game: Game) -> None:
    """End the Main Phase at the turn player's word (316.9)."""
    turn = replace(game.state.turn, phase=Phase.ENDING, begun=False, expiration=Expiration.DUE)
    game.change(turn=turn, cleanup_due=True)
    game.tell(Happened.PHASE_BEGUN, TO_THE_ENDING_PHASE, who=game.state.turn.player, detail=Phase.ENDING.value)


def _ending(game: Game) -> Procedure[None]:
    """The Ending Step (317.1), then the Expiration Step (317.2).

    The latter is a special cleanup, repeated after items have gone through FEPR (317.2.f).
    """
    if not game.state.turn.begun:
        game.change_turn(begun=True)
        yield from _time(game, Moment.END_OF_TURN, ENDING_STEP)
        return
    if game.state.turn.expiration is not Expiration.DONE:
        if game.state.turn.expiration is Expiration.AGAIN:
            game.tell(Happened.STEP_REPEATED, EXPIRATION_AGAIN, detail="Expiration Step")
        game.change_turn(expiration=Expiration.DONE)
        yield from clean_up(game, inserted=(_heal_all, end_this_turn, _pools))
        return
    after = next_turn(game.state)
    if game.state.player(game.state.turn.player).is_newcomer:
        game.change_player(game.state.turn.player, is_newcomer=False)
    begun = game.state.player(after.player).turns_begun
    if begun < COUNTED_TURNS:
        game.change_player(after.player, turns_begun=begun + 1)
    game.change_turn(
        player=after.player, number=game.state.turn.number + 1, phase=Phase.AWAKEN, begun=False,
        additional=after.additional, last_regular=after.regular,
    )  # fmt: skip
    game.change(marks=(), cleanup_due=True)
    rules = (NEXT_TURN, QUEUE_GOES_ON) if after.is_additional else (NEXT_TURN,)
    game.tell(Happened.PHASE_BEGUN, rules, who=after.player, detail="turn")


@without_decisions
def _heal_all(game: Game) -> None:
    for unit in game.units:
        heal(game, unit, EXPIRATION_HEALS)


@without_decisions
def _pools(game: Game) -> None:
    _empty_pools(game)


def _empty_pools(game: Game) -> None:
    full = [name for name, player in game.state.by_player.items() if player.pool != EMPTY]
    for player in full:
        game.change_player(player, pool=EMPTY)
    if full:
        game.tell(Happened.POOL_EMPTIED, POOL_EMPTIES)


def _next(game: Game, phase: Phase) -> None:
    game.change(turn=replace(game.state.turn, phase=phase, begun=False), cleanup_due=True)


def _time(game: Game, moment: Moment, rule: Slug) -> Procedure[None]:
    """Report that a moment of the turn has come, and trigger the abilities that wait for it."""
    player = game.state.turn.player
    event = game.tell(Happened.TIME_CAME, rule, who=player, detail=moment.value.format(whose=f"{player}'s"))
    yield from trigger(game, [TimeCame(moment, player, event, game.state.player(player).is_newcomer)])


_PERFORM = {
    Phase.SET_UP: set_up,
    Phase.AWAKEN: _awaken,
    Phase.BEGINNING: _beginning,
    Phase.CHANNEL: _channel,
    Phase.DRAW: _draw,
    Phase.ENDING: _ending,
}
