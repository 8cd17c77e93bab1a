"""Points and winning (rules 193-196, 467-472)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.occurrences import Scored, Way
from judge.engine.abilities.triggered import trigger
from judge.engine.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.occurrences import Occurrence
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.slugs import Slug

HOLD = cite("scoring.hold")  # 469.2
HOLD_IN_BEGINNING_PHASE = cite("scoring.hold-in-beginning-phase")  # 315.2.b.2


def gain_points(game: Game, player: str, count: int, rule: Slug | tuple[Slug, ...]) -> int:
    """Give a player points; returns the event."""
    points = dict(game.state.points)
    points[player] += count
    game.change(points=points, cleanup_due=True)
    return game.tell(Happened.POINT_GAINED, rule, who=player, detail=f"{count} point{'s' * (count != 1)}")


def hold(game: Game, player: str, names: list[str]) -> Procedure[None]:
    """Score battlefields by keeping control of them, each unless it was scored this turn already (469.2, 470)."""
    occurrences: list[Occurrence] = []
    for name in names:
        if not game.state.count(f"scored {name}", player):
            game.mark(f"scored {name}", player)
            event = gain_points(game, player, 1, (HOLD_IN_BEGINNING_PHASE, HOLD))
            occurrences.append(Scored(Way.HOLD, player, name, event))
    yield from trigger(game, occurrences)


def leader(game: Game) -> str | None:
    """Who has at least the Victory Score and more points than anyone else (194.2)."""
    points = game.state.points
    best = max(points.values())
    if best < game.state.victory_score:
        return None
    leaders = [player for player in game.state.players if points[player] == best]
    return leaders[0] if len(leaders) == 1 else None


def win(game: Game, player: str, rule: Slug | tuple[Slug, ...]) -> None:
    """The game ends (196)."""
    game.change(winner=player)
    game.tell(Happened.GAME_WON, rule, who=player)
