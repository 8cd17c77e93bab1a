"""Exhausting an object (rule 414), for a cost or by an instruction."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.events import Happened
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug


EXHAUST = cite("exhaust.mark-as-spent")  # 414.1


EXHAUSTED_ALREADY = cite("exhaust.nothing-additional")  # 414.1.c


def exhaust(game: Game, thing: GameObject, rule: Slug) -> None:
    """Exhaust an object; one that is exhausted already is left as it is (414.1.c)."""
    if not thing.exhausted:
        game.update(thing, exhausted=True)
        game.tell(Happened.EXHAUSTED, rule, thing)
