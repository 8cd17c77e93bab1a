"""Changing the Might of a unit for a while (rules 143.2.b.1, 477.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import older_ruling
from judge.engine.state.delayed import Until
from judge.engine.state.events import Happened
from judge.engine.state.traits import Lasting, MightBy
from judge.engine.wording.doubts import record_doubt
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.slugs import Slug


INCREASE = cite("might.increase")  # 477.3.e.1.a


DECREASE = cite("might.decrease")  # 477.3.e.2.a


SNAPSHOT = cite("might.limit-is-remembered")  # 477.3.b


BELOW_ITS_LIMIT = older_ruling(
    "below-the-limit-of-a-decrease",
    "Can the end of an increase take a unit below the Might at which a decrease had stopped?",
    "Yes, the decrease stays what it was when it was given (477.3.b)",
    "before Core Rules 1.1 no rule fixed it, and the text can be read as a limit that lasts as long as the decrease",
)


def before_decreases(thing: GameObject) -> int:
    """The Might of a unit without the decreases that were given to it."""
    given = [found.change.amount for found in thing.lasting if isinstance(found.change, MightBy)]
    return thing.raw_might - sum(amount for amount in given if amount < 0)


def note_limits(game: Game, before: int, thing: GameObject) -> None:
    """Record where the end of an increase takes a unit from its Might ``before`` below the limit of a decrease."""
    if thing.raw_might >= before:
        return
    for change in [found.change for found in thing.lasting]:
        if not isinstance(change, MightBy) or change.at_least is None:
            continue
        if thing.raw_might < change.at_least <= before and before_decreases(thing) < change.increased:
            record_doubt(game, BELOW_ITS_LIMIT)


def change_might(
    game: Game, thing: GameObject, amount: int, rules: tuple[Slug, ...] = (), *, until: Until = Until.END_OF_TURN,
    at_least: int | None = None,
) -> None:  # fmt: skip
    """Change the Might of a unit until ``until``, starting from its raw value (143.2.b.1).

    ``at_least`` is the Might at which a decrease stops.
    """
    if not thing.is_unit:
        return
    rules = (INCREASE if amount >= 0 else DECREASE, *rules)
    now = game.find(thing.id)
    assert now is not None
    change = MightBy(amount) if at_least is None else MightBy(amount, at_least, before_decreases(now))
    lasting = Lasting(change, until, game.source, "")
    game.update(now, lasting=(*now.lasting, lasting))
    window = "this turn" if until is Until.END_OF_TURN else until.value
    if amount:
        game.tell(Happened.MIGHT_CHANGED, rules, now, detail=f"{amount:+} Might {window}")
    else:
        game.tell(Happened.MIGHT_KEPT, rules, now, detail=f"{now.might} Might")
