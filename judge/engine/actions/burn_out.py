"""Burn Out (rule 431): what a player does whose Main Deck runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.recycle import recycle
from judge.engine.outcomes.scoring import gain_points, leader, win
from judge.engine.state.decisions import Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import choose_one
from judge.engine.state.sides import are_friends, opponents
from judge.engine.state.zones import trash
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure

BURN_OUT = cite("burn-out.sequence")  # 431.2
OPPONENT_GAINS = cite("burn-out.opponent-gains-a-point")  # 431.2.c
NOT_PREVENTED = cite("burn-out.points-not-prevented")  # 431.3.b
REPEATED = cite("burn-out.repeated")  # 431.3.c


def burn_out(game: Game, player: str, *, again: bool) -> Procedure[None]:
    """Recycle the trash into the Main Deck; then an opponent of the player's choice gains 1 point.

    ``again``: this is a further Burn Out of one sequence. Then a point that reaches the Victory Score with the lead
    wins at once (431.3.c), and nothing can prevent it (431.3.b).
    """
    cards = list(game.state.objects_in(trash(player)))
    game.tell(Happened.BURNED_OUT, BURN_OUT, who=player)
    yield from recycle(game, player, cards)
    others = opponents(game.state, player)
    picked = others[0]
    if len(others) > 1:
        options = tuple(Option(other, other) for other in others)
        picked = yield from choose_one(Kind.PICK, player, "burn out", OPPONENT_GAINS, "who gains the point", options)
    gain_points(game, picked, 1, (OPPONENT_GAINS, NOT_PREVENTED) if again else OPPONENT_GAINS, certain=again)
    first = leader(game)
    if again and first is not None and are_friends(game.state, first, picked):
        win(game, picked, REPEATED)
