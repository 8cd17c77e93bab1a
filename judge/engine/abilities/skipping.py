"""Skipping (rule 443): an event or a part of a turn is replaced with nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Verb
from judge.engine.state.events import Happened
from judge.engine.wording.player_clauses import of_players
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.slugs import Slug

SKIP = cite("skip.replaced-with-nothing")  # 443.2
PROCEDURES = cite("skip.procedures-of-the-turn")  # 443.1.a.2


class SkipsDrawPhase(Ability, frozen=True):
    """The controller of the source skips their Draw Phase: nothing in it happens or triggers (443.2.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (SKIP, PROCEDURES)

    def clauses(self) -> Clauses:
        return (
            of_players(Verb.REPLACES, About.TURN_START, more=-1),
            of_players(Verb.REPLACES, About.DRAW, more=-1),
        )

    def describe(self) -> str:
        return "Skip your Draw Phase."


def skips_draw_phase(game: Game, player: str) -> bool:
    """Whether a text makes a player skip their Draw Phase; if so, an event reports it."""
    texts = [thing for thing in game.state.having(SkipsDrawPhase) if thing.controller == player]
    if texts:
        game.tell(Happened.PHASE_SKIPPED, (SKIP, PROCEDURES), texts[0], who=player, detail="Draw Phase",
                  source=texts[0].id)  # fmt: skip
    return bool(texts)
