"""The moments that a question is about: a later turn, another player's turn, in a showdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.turn import Phase
from judge.matchup.boards.scenes import other
from judge.matchup.working_out.performing import quieted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Deed
    from judge.matchup.working_out.performing import Reached, Tries


def moments(deed: Deed, here: Reached, who: str, given: Given, tries: Tries) -> Iterator[Reached]:
    """The positions at which a player may act: now, on the stated turn, and on another's turn in response to a card."""
    now = here.position.state.turn.player
    is_open = here.position.state.showdown is not None
    if (deed.phase == "no showdown" and is_open) or (deed.phase in {"showdown", "combat"} and not is_open):
        return
    decision = here.position.decision
    if deed.turn and deed.turn != now:
        ended = tries.reach(here.scene.then(f"{now} ends the turn"), given)
        if ended is not None:
            yield from _on_the_turn(deed.turn, ended, who, given, tries)
    elif decision is not None and decision.by not in {None, who} and here.position.state.showdown is not None:
        passed = tries.reach(here.scene.then(f"{decision.by} passes"), given)
        if passed is not None:
            yield passed
    elif deed.turn == now and not here.position.state.chain and here.position.state.showdown is None:
        yield from _on_the_turn(now, here, who, given, tries)
    else:
        yield here


def _on_the_turn(turn: str, here: Reached, who: str, given: Given, tries: Tries) -> Iterator[Reached]:
    yield here
    if turn != who:
        board = here.scene.beside(f'{turn}: hand r = spell "draw 1"').then(f"{turn} plays r")
        answered = tries.reach(board, given)
        if answered is not None:
            yield answered


def later(asked: Deed, here: Reached, given: Given, tries: Tries) -> Reached | None:
    """The play up to the end of the phase in question. As it is if there is none."""
    if asked.phase == "end":
        return _up_to_the_end(asked, here, given, tries)
    if asked.phase != "beginning":
        return here
    turn = here.position.state.turn
    whose = asked.turn or turn.player
    if turn.phase is not Phase.MAIN:
        return tries.reach(here.scene.then("the rest of the phase"), given)
    for quiet in quieted(here, given, tries):
        ends = [f"{turn.player} ends the turn"] if turn.player == whose else []
        last = other(turn.player) if ends else turn.player
        lines = (*ends, f"{last} ends the turn, up to {whose}'s beginning phase", "the rest of the phase")
        return tries.reach(quiet.scene.then(*lines), given)
    return None


def _up_to_the_end(asked: Deed, here: Reached, given: Given, tries: Tries) -> Reached | None:
    """The play up to the end of the turn in question, with what comes then."""
    turn = here.position.state.turn
    for quiet in quieted(here, given, tries):
        players = [turn.player] if asked.turn in {"", turn.player} else [turn.player, asked.turn]
        return tries.reach(quiet.scene.then(*(f"{player} ends the turn" for player in players)), given)
    return None
