"""Cards that a set-up states as attached (rules 434.1, 719.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.layers.attachment import add_changes, begin_attachment
from judge.engine.layers.effect_text import AsAttached
from judge.engine.turn.game_hooks import game_on
from judge.errors import IllegalPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.traits import Change
    from judge.scenario.board.stated_setup import Placed


def with_attachments(state: GameState, objects: Sequence[Placed]) -> GameState:
    """The state with cards attached to others; they are where those are (719.3).

    Raises IllegalPosition if that cannot be, or where it would be a choice how they were attached.
    """
    game = game_on(state)
    by_label = {thing.label: thing.id.card for thing in state.objects.values()}
    for placed in objects:
        if placed.attached_to:
            things = game.state.objects
            top = by_label.get(placed.attached_to)
            mine = things[by_label[placed.label]]
            if top is None or not (things[top].on_board and mine.on_board) or things[top].id == mine.id:
                raise IllegalPosition(
                    f"{placed.label} cannot be attached to {placed.attached_to}: two cards on the board are "
                    "attached to each other (core@1.4:434.1).", where=placed.label,
                )  # fmt: skip
            begin_attachment(game, mine, things[top])
            mine, on = game.state.objects[mine.id.card], game.state.objects[top]
            add_changes(game, mine, _as_attached(game, mine, on))
    return replace(game.state, cleanup_due=state.cleanup_due)


def _as_attached(game: Game, thing: GameObject, to: GameObject) -> tuple[Change, ...]:
    """What applied as the card was attached (725.1), where nobody had to choose anything for it."""
    found: tuple[Change, ...] = ()
    for ability in thing.card.abilities:
        if isinstance(ability, AsAttached):
            steps = ability.changes(game, thing, to)
            try:
                next(steps)
            except StopIteration as over:
                found += over.value
            else:
                raise IllegalPosition(
                    f"{thing.label} cannot be attached in the set-up: something is chosen as that happens. Attach it "
                    "in the play (core@1.4:725.1).", where=thing.label,
                )  # fmt: skip
    return found
