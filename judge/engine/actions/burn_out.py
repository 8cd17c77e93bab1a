"""Burn Out (rule 431): what a player does whose Main Deck runs out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.decisions import Kind, Option
from judge.engine.events import Happened
from judge.engine.procedure import choose_one
from judge.engine.scoring import gain_points, win
from judge.engine.zones import main_deck, trash
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure

BURN_OUT = cite("burn-out.sequence")  # 431.2
REPEATED = cite("burn-out.repeated")  # 431.3.c


def burn_out(game: Game, player: str, *, again: bool) -> Procedure[None]:
    """Recycle the trash into the Main Deck, then an opponent of the player's choice gains 1 point.

    ``again``: this is not the first Burn Out of one sequence, so a point that reaches the Victory Score with the lead
    wins at once (431.3.c).
    """
    cards = list(game.state.objects_in(trash(player)))
    game.tell(Happened.BURNED_OUT, BURN_OUT, who=player)
    game.put_on_bottom(cards, main_deck(player))
    opponents = [other for other in game.state.in_turn_order(player) if other != player]
    picked = opponents[0]
    if len(opponents) > 1:
        options = tuple(Option(other, other) for other in opponents)
        picked = yield from choose_one(Kind.PICK, player, "burn out", BURN_OUT, "who gains the point", options)
    gain_points(game, picked, 1, BURN_OUT)
    points = game.state.points
    if again and points[picked] >= game.state.victory_score and points[picked] == max(points.values()):
        if sum(points[other] == points[picked] for other in game.state.players) == 1:
            win(game, picked, REPEATED)
