"""What is told of a target that is illegal by the time its instruction is executed (rule 359.3.e)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.untargetable import UNTARGETABLE, may_be_chosen
from judge.engine.state.events import Happened
from judge.engine.targeting.fitting import parts_of
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.instructions import targets
from judge.engine.wording.requirements import AtLocationOf
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.wording.references import Target
    from judge.slugs import Slug

ILLEGAL = cite("targets.illegal")  # 359.3.e.2
REST_IS_AFFECTED = cite("targets.rest-is-affected")  # 359.3.e.8
CAME_BACK = cite("targets.came-back")  # 359.3.e.4
UNAFFECTED = cite("targets.unaffected")  # 359.3.e.5


def tell_illegal(
    game: Game, context: EffectContext, which: ObjectId, wanted: Target | None, left: tuple[Slug, ...]
) -> int:
    """An event: a chosen object is no legal target any more; ``left`` says whether its instruction has others."""
    moved = game.latest_about(
        which, Happened.KILLED, Happened.RECALLED, Happened.RETURNED, Happened.BANISHED, Happened.MOVED
    )
    if which.card not in game.state.objects:
        words = f"an ability is no longer a legal target of {context.name}"
        return game.tell(Happened.IGNORED, (UNAFFECTED, ILLEGAL, *left), detail=words)
    now = game.state.objects[which.card]
    gone = "has left the board" if now.id != which else "no longer meets the requirements"
    on_board = wanted is not None and any(isinstance(one, Criteria) for one in parts_of(wanted.criteria))
    back = now.id != which and now.on_board and on_board
    rules: tuple[Slug, ...] = (UNAFFECTED, ILLEGAL, CAME_BACK) if back else (UNAFFECTED, ILLEGAL)
    if now.id == which and not may_be_chosen(game.state, now, context.you):
        gone, rules = "cannot be chosen by it", (*rules, UNTARGETABLE)
    rules = (*rules, *left)
    if REST_IS_AFFECTED not in rules and context.item is not None and _has_one_beside(game, context.item, which):
        rules = (*rules, REST_IS_AFFECTED)
    causes = game.causes + ((moved,) if moved is not None else ())
    words = f"{now.label} is no longer a legal target of {context.name}: it {gone}"
    return game.tell(Happened.IGNORED, rules, now, detail=words, causes=causes)


def _has_one_beside(game: Game, item: ChainItem, which: ObjectId) -> bool:
    """Whether a target was chosen together with another one that had to be at its location and is still there."""
    beside = {target.names(AtLocationOf) for target in targets(item.effect) if which in item.chosen(target.name)}
    return any(game.find(other) is not None for name in beside if name for other in item.chosen(name))
