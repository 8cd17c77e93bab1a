"""Points and winning (rules 193-196, 467-472, 489.8.b-g)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.draws_instead import INSTEAD, draws_instead
from judge.engine.abilities.no_points import points_forbidden_by
from judge.engine.abilities.not_scored_yet import scoring_forbidden_by
from judge.engine.abilities.victory_score import victory_score
from judge.engine.conditions.occurrences import Scored, Way
from judge.engine.state.control import occupants
from judge.engine.state.events import Happened
from judge.engine.state.sides import are_friends, team_of, teammates
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.circumstances import POINTS_FROM_HOLDING
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

    Draws = Callable[[Game, str, int, Slug], Procedure[None]]

CANNOT = cite("rules.cannot-beats-can")  # 054.1
HOLD = cite("scoring.hold")  # 469.2
HOLD_IN_BEGINNING_PHASE = cite("scoring.hold-in-beginning-phase")  # 315.2.b.2
ONCE_PER_TURN = cite("scoring.once-per-battlefield")  # 470
TEAMMATE_CONTROLLED = cite("scoring.teammate-controlled-it")  # 469.1.a
DISQUALIFIED = cite("modes.team-disqualified-battlefields")  # 489.8.b
POINTS_SHARED = cite("modes.team-shares-points")  # 489.8.d
WIN_TOGETHER = cite("modes.team-wins-together")  # 489.6.a.3

SCORED, DISQUALIFIED_MARK, ALLY_THERE = "scored", "disqualified", "ally was at"
"""Marks of the turn, each with the name of a battlefield behind it."""


def gain_points(game: Game, player: str, count: int, rule: Slug | tuple[Slug, ...], *, certain: bool = False) -> int:
    """A player and their team gain points (489.8.d.2); returns the id of the event.

    No points are gained if a text forbids it (054.1), unless ``certain``.
    """
    denied = points_forbidden_by(game.state, player) if not certain else None
    if denied is not None:
        words = f"{count} point{'s' * (count != 1)}"
        return game.tell(Happened.POINT_DENIED, CANNOT, denied, who=player, detail=words, source=denied.id)
    for member in team_of(game.state, player):
        game.change_player(member, points=game.state.player(member).points + count)
    if game.state.teams:
        rule = (*rule, POINTS_SHARED) if isinstance(rule, tuple) else (rule, POINTS_SHARED)
    game.change(cleanup_due=True)
    return game.tell(Happened.POINT_GAINED, rule, who=player, detail=f"{count} point{'s' * (count != 1)}")


def note_teammates(game: Game, player: str) -> None:
    """At a player's Scoring Step, exclude what their teammates control from being scored by the team this turn.

    Battlefields where teammates have units are recorded as well: the Final Point does not require those (489.8.g.1).
    One rule says controlled, the other occupied; at this moment they differ only for a contested battlefield.
    """
    state = game.state
    for name in sorted(state.battlefields):
        if state.battlefields[name].controller in teammates(state, player):
            for member in team_of(state, player):
                game.mark(f"{DISQUALIFIED_MARK} {name}", member)
        present = occupants(game, name)
        for member in team_of(state, player):
            if present & set(teammates(state, member)):
                game.mark(f"{ALLY_THERE} {name}", member)


def begin_scoring(game: Game, player: str, name: str) -> bool:
    """Record that a player scores a battlefield; False if it cannot be scored: once each turn (470), not under 469.1.a.

    A text can forbid it as well (054.1).
    """
    if game.state.count(f"{SCORED} {name}", player):
        game.tell(Happened.NOT_SCORED, ONCE_PER_TURN, who=player, detail=name)
        return False
    if game.state.teams and game.state.count(f"{DISQUALIFIED_MARK} {name}", player):
        game.tell(Happened.NOT_SCORED, (TEAMMATE_CONTROLLED, DISQUALIFIED), who=player, detail=name)
        return False
    early = scoring_forbidden_by(game.state, player, name)
    if early is not None:
        game.tell(Happened.NOT_SCORED, CANNOT, early, who=player, detail=name, source=early.id)
        return False
    game.mark(f"{SCORED} {name}", player)
    return True


def has_scored_every_battlefield(state: GameState, player: str) -> bool:
    """Rule 471.1.b.1, not counting battlefields where a teammate was in the Scoring Step (489.8.g.1)."""
    return all(
        state.count(f"{SCORED} {name}", player) or (state.teams and state.count(f"{ALLY_THERE} {name}", player))
        for name in state.battlefields
    )


def hold(game: Game, player: str, names: list[str], draw: Draws) -> Procedure[None]:
    """Score battlefields by holding them, except those already scored this turn (469.2, 470).

    ``draw`` is how a player draws in the place of a point.
    """
    occurrences: list[Occurrence] = []
    for name in names:
        if begin_scoring(game, player, name):
            before = game.state.player(player).points
            instead = draws_instead(game.state, player)
            if instead is not None:
                event = yield from draw_instead(game, player, instead, draw)
            else:
                event = gain_points(game, player, 1, (HOLD_IN_BEGINNING_PHASE, HOLD))
            if game.state.player(player).points > before:
                game.mark(POINTS_FROM_HOLDING, player)
            occurrences.append(Scored(Way.HOLD, player, name, event))
    yield from trigger(game, occurrences)


def draw_instead(game: Game, player: str, instead: GameObject, draw: Draws) -> Procedure[int]:
    """A player draws in the place of the point for a battlefield; returns the id of the event."""
    event = game.tell(
        Happened.REPLACED, INSTEAD, instead, source=instead.id, detail=f"{player} draws 1 instead of gaining 1 point"
    )
    with game.because(event, source=instead.id):
        yield from draw(game, player, 1, INSTEAD)
    return event


def leader(game: Game) -> str | None:
    """The player with at least the Victory Score and more points than any opponent (194.2, 323.1), or None."""
    points = {name: player.points for name, player in game.state.by_player.items()}
    best = max(points.values())
    if best < game.state.victory_score or best < victory_score(game.state):
        return None
    leaders = [player for player in game.state.players if points[player] == best]
    return leaders[0] if all(are_friends(game.state, leaders[0], other) for other in leaders) else None


def win(game: Game, player: str, rule: Slug | tuple[Slug, ...]) -> None:
    """End the game with a player's victory (196); teammates win together (489.6.a.3)."""
    team = team_of(game.state, player)
    if len(team) > 1:
        rule = (*rule, WIN_TOGETHER) if isinstance(rule, tuple) else (rule, WIN_TOGETHER)
    game.change(winner=player)
    game.tell(Happened.GAME_WON, rule, who=" and ".join(team), detail="wins" if len(team) == 1 else "win")
