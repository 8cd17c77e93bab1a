"""May: instructions that a player may decline when they are reached (rules 355.17, 383.3.a.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.decisions import Kind, Option, yes_no
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction, walk
from judge.engine.state.procedure import ask_whether, choose_one
from judge.engine.targeting.targets import picks
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.instructions import describe_clauses, describe_effect, targets
from judge.engine.wording.pick import Pick
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

MAY = cite("instructions.may")  # 355.17


class May(Instruction, frozen=True):
    """Perform ``then`` or decline; the player decides when the instruction is reached.

    Its targets are chosen earlier, as the item is finalized (355.5). Nobody is asked if nothing was chosen, nothing of
    it is left, or nothing can be picked. A trigger that begins with "you may" is decided earlier:
    ``Triggered(may=True)``.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY,)

    then: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        wanted = targets(self.then)
        if wanted and not any(self._is_there(game, context, target.name) for target in wanted):
            yield from perform_all(self.then, game, context)  # says what is ignored
            return
        if any(isinstance(part, Pick) and not picks(game, context, part) for part in walk(self.then[0])):
            return
        words = describe_effect(self.then).removesuffix(".").lower()
        question = yes_no(context.you, "may", MAY, f"you may: {words}", yes="do it", no="leave it", source=context.name)
        if (yield from ask_whether(question)):
            yield from perform_all(self.then, game, context)
        else:
            source = game.in_any_incarnation(context.source)
            game.tell(Happened.DECLINED, MAY, source, who=context.you, detail=words)

    @staticmethod
    def _is_there(game: Game, context: EffectContext, name: str) -> bool:
        return context.item is not None and any(game.find(which) is not None for which in context.item.chosen(name))

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return f"you may {describe_clauses(self.then)}"


class OneOfThese(Instruction, frozen=True):
    """Do one of several things that stand in one sentence with "or"; the player says which as it is performed (355.17).

    Modes of a bulleted list are chosen earlier (355.3): ``ChooseOne``. A target of all of them is chosen in front.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY,)

    ways: tuple[tuple[Instruction, ...], ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        words = [describe_effect(way).removesuffix(".").lower() for way in self.ways]
        options = tuple(Option(text, text, text) for text in words)
        key = yield from choose_one(
            Kind.PICK, context.you, "which", MAY, "do one of these", options, source=context.name
        )
        yield from perform_all(self.ways[words.index(key)], game, context)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return " or ".join(describe_clauses(way) for way in self.ways)
