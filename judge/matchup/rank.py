"""The order of set-ups that show an interaction: which of them tells most."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.matchup.interaction import STRENGTH
from judge.matchup.plan import Slot
from judge.matchup.roles import Role

if TYPE_CHECKING:
    from judge.matchup.search import Found

_ROLE_ORDER = (
    Role.USED, Role.IN_PLACE, Role.FIELD, Role.IN_TRASH, Role.PLAYED, Role.IN_DECK, Role.FACEDOWN, Role.VICTIM,
    Role.ATTACKING, Role.DEFENDING,
)  # fmt: skip


def rank(found: Found) -> tuple[object, ...]:
    """A sort key: the strongest interaction, the plainest roles, the fewest acts, acts aimed at the opponent."""
    board = found.board
    killer = next((part for part in board.parts if part.active and (part.profile.kills or part.profile.deals)), None)
    friendly_fire = killer is not None and killer.who == board.unit_of
    return (
        min(STRENGTH.index(edge.how) for edge in found.edges),
        board.probe is not None,
        sum(_ROLE_ORDER.index(part.role) for part in board.parts),
        len(board.acts),
        any(act.slot is Slot.IN_RESPONSE and act.who == board.acts[0].who for act in board.acts),
        friendly_fire,
        tuple(part.who for part in board.parts),
    )
