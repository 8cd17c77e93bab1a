"""Which battlefields are open to the units of a player (rules 447.2, 449.2, 462.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.state.control import occupants
from judge.engine.state.sides import teammates
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.slugs import Slug


NOT_INVOLVED = cite("move.combat-of-others")  # 447.2.a


TEAMMATE_THERE = cite("move.teammate-there")  # 447.2.b


TWO_OTHERS_THERE = cite("move.two-others-there")  # 449.2


NOBODY_LEFT_THERE = open_question(
    "moving-to-a-combat-without-units-in-it",
    "With three or more players, may a player whose units in a combat are all gone move others there?",
    "yes: the combat stays one between the same two",
)


def is_open_to(game: Game, player: str, name: str) -> bool:
    """Whether a player's units can become present at a battlefield: a combat is between two players only (462)."""
    return closed_by(game, player, name) is None


def closed_by(game: Game, player: str, name: str) -> Slug | None:
    """The rule that makes a battlefield an invalid destination for a player's units (447.2, 449.2), or None.

    Unclear: 447.2.a, taken literally, also excludes a player who is involved in the combat there but has no unit left
    in it. 462.2 bars only players who are not involved from playing units there; this is followed for moves, too.
    """
    state = game.state
    if len(state.players) == 2:
        return None
    present = occupants(game, name)
    if state.teams and not present.isdisjoint(teammates(state, player)):
        return TEAMMATE_THERE
    if len(present - {player}) > 1:
        return TWO_OTHERS_THERE
    combat = state.combat
    involved = combat is None or combat.at != name or player in (combat.attacker, combat.defender)
    return None if involved or player in present else NOT_INVOLVED


def is_open_in_doubt(game: Game, player: str, name: str) -> bool:
    """Whether the answer of ``is_open_to`` depends on an open question."""
    combat = game.state.combat
    if len(game.state.players) == 2 or combat is None or combat.at != name:
        return False
    return player in (combat.attacker, combat.defender) and player not in occupants(game, name)


def _what_closes(game: Game, player: str) -> tuple[Slug, ...]:
    """The rules by which battlefields are closed to a player's units now, without repetition."""
    if len(game.state.players) == 2:
        return ()
    closed = (closed_by(game, player, name) for name in sorted(game.state.battlefields))
    return tuple(dict.fromkeys(rule for rule in closed if rule is not None))
