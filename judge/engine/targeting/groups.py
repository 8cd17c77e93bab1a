"""Groups of targets with a requirement on the whole group (rule 355.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.doubts import open_question
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask
from judge.engine.wording.doubts import record_doubt
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Target
    from judge.engine.wording.requirements import Partner

GROUP = cite("targets.group")  # 355.11.a
SUBSET = cite("targets.group-subset")  # 355.11.b
NO_LONGER = cite("targets.unaffected")  # 359.3.e.5

SMALLER_PART = open_question(
    "part-smaller-than-it-has-to-be",
    "If Fox-Fire's group no longer fits, may its player kill fewer units than would fit?",
    "every part that meets the requirement can be chosen",
)

MOST = 2000
"""More groups than this are not listed."""

Group = tuple["GameObject", ...]


def fulfils(target: Target, things: Sequence[GameObject]) -> bool:
    """Whether objects meet the requirement of a target on the whole group."""
    return all(requirement.fits_together(things) for requirement in target.requirements)


def groups(target: Target, things: Sequence[GameObject]) -> list[Group]:
    """Every group of a permitted size that meets the requirement, in a fixed order.

    Raises NotModelled if there are too many.
    """
    found = []
    for group in _grown(target, things, 0, ()):
        if target.at_least <= len(group) <= target.at_most:
            found.append(group)
            if len(found) > MOST:
                raise NotModelled(f"There are too many groups of {target.criteria.describe_several()} to choose from.")
    return found


def is_there_a_group(target: Target, things: Sequence[GameObject]) -> bool:
    """Whether some group of the minimum size meets the requirement."""
    return any(len(group) == target.at_least for group in _grown(target, things, 0, ()))


def _grown(target: Target, things: Sequence[GameObject], at: int, group: Group) -> Iterator[Group]:
    """The group and every larger one, except those that further objects cannot make legal (Might is not negative)."""
    yield group
    for place in range(at, len(things)):
        larger = (*group, things[place])
        if fulfils(target, larger):
            yield from _grown(target, things, place + 1, larger)


def still_affected(
    game: Game, context: EffectContext, target: Target, things: list[GameObject]
) -> Procedure[list[GameObject]]:
    """The targets affected on resolution: all of them, or a part that their controller chooses.

    Unclear: whether that part may be smaller than it has to be. The rule only asks that it meets the requirement, so
    every such part can be chosen.
    """
    if fulfils(target, things):
        return things
    found = groups(target, things)
    if not found:
        return []
    chosen: Group = found[0]
    if len(found) > 1:
        options = tuple(Option(thing.label, f"{thing.label} ({thing.might} Might)", thing.label) for thing in things)
        answer = yield from ask(
            Decision(
                Kind.PICK, context.you, "remaining targets", SUBSET,
                f"choose which targets {context.name} still affects: {target.describe_requirement()}", options, 0,
                len(things), context.name, tuple(tuple(thing.label for thing in group) for group in found),
            )
        )  # fmt: skip
        chosen = next(group for group in found if {thing.label for thing in group} == set(answer))
    if any(set(chosen) < set(group) for group in found):
        record_doubt(game, SMALLER_PART)
    for thing in things:
        if thing not in chosen:
            words = f"{thing.label} is not a target of {context.name} any more"
            game.tell(Happened.IGNORED, (SUBSET, NO_LONGER), thing, detail=words)
    return list(chosen)


def one_of_two(
    game: Game, context: EffectContext, requirement: Partner, one: ObjectId, other: ObjectId
) -> Procedure[ObjectId | None]:
    """Which of two targets is still affected if they no longer meet the requirement together; None if both are.

    As in ``still_affected``, it is open whether the part may be smaller than it has to be; here one of the two is kept.
    """
    things = [thing for which in (one, other) if (thing := game.find(which)) is not None]
    if len(things) < 2 or requirement.go_together(*things):
        return None
    options = tuple(Option(thing.label, f"{thing.label} ({thing.place})", thing.label) for thing in things)
    prompt = f"choose which target {context.name} still affects"
    answer = yield from ask(
        Decision(Kind.PICK, context.you, "remaining targets", SUBSET, prompt, options, source=context.name)
    )
    record_doubt(game, SMALLER_PART)
    kept, dropped = sorted(things, key=lambda thing: thing.label != answer[0])
    words = f"{dropped.label} is not a target of {context.name} any more"
    game.tell(Happened.IGNORED, (SUBSET, NO_LONGER), dropped, detail=words)
    return kept.id
