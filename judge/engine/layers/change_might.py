"""Changing the Might of a unit for a while (rules 143.2.b.1, 477.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.traits import Lasting, MightBy
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug


INCREASE = cite("might.increase")  # 477.3.e.1.a


DECREASE = cite("might.decrease")  # 477.3.e.2.a


SNAPSHOT = cite("might.limit-is-remembered")  # 477.3.b


def change_might(
    game: Game, thing: GameObject, amount: int, rules: tuple[Slug, ...] = (), *, until: Until = Until.END_OF_TURN
) -> None:
    """Change the Might of a unit until ``until``, starting from its raw value (143.2.b.1)."""
    if not thing.is_unit:
        return
    rules = (INCREASE if amount >= 0 else DECREASE, *rules)
    now = game.find(thing.id)
    assert now is not None
    lasting = Lasting(MightBy(amount), until, game.source, "")
    game.update(now, lasting=(*now.lasting, lasting))
    window = "this turn" if until is Until.END_OF_TURN else until.value
    if amount:
        game.tell(Happened.MIGHT_CHANGED, rules, now, detail=f"{amount:+} Might {window}")
    else:
        game.tell(Happened.MIGHT_KEPT, rules, now, detail=f"{now.might} Might")
