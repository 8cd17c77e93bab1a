"""What other players choose or accept as an effect is performed (rules 303.2.a, 355.10.e, 411.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.picks.each_player import EACH_IS_RESPONSIBLE, IN_TURN_ORDER, Players
from judge.engine.state.clauses import Whose
from judge.engine.state.decisions import Decision, Kind, Option, yes_no
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, ask_whether, unless_player_leaves
from judge.engine.state.sides import Side, is_on
from judge.engine.triggers.performing import is_stopped, perform_all
from judge.engine.wording.clause_objects import done_by_others
from judge.engine.wording.instructions import describe_clauses, describe_effect
from judge.engine.wording.sentences import listed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

ON_RESOLUTION = cite("targets.pick-on-resolution")  # 355.17
MAY = cite("instructions.may")  # 355.17


class EachOtherChooses(Instruction, frozen=True):
    """In turn order each other player chooses one of the named effects; then you and that player each perform it.

    The effects are performed in the order written, for one player after the other (158.1, 303.2.a).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ON_RESOLUTION, IN_TURN_ORDER, EACH_IS_RESPONSIBLE)

    speaks_for: ClassVar[tuple[str, ...]] = ("effects",)

    effects: tuple[tuple[str, tuple[Instruction, ...]], ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        options = tuple(Option(name, name) for name, _ in self.effects)
        chosen: dict[str, str] = {}
        for player in Players.OTHERS.among(game, context.you):
            prompt = f"choose {listed([name for name, _ in self.effects], 'or')}"
            question = Decision(Kind.PICK, player, "choose", ON_RESOLUTION, prompt, options, source=context.name)
            answer = yield from unless_player_leaves(ask(question))
            if answer is not None:
                chosen[player] = answer[0]
                source = game.in_any_incarnation(context.source)
                game.tell(Happened.CHOSEN, (ON_RESOLUTION, IN_TURN_ORDER), source, who=player, detail=answer[0])
        for name, effect in self.effects:
            for other in (player for player, what in chosen.items() if what == name):
                yield from self._both(game, context, other, effect)

    @staticmethod
    def _both(game: Game, context: EffectContext, other: str, effect: tuple[Instruction, ...]) -> Procedure[None]:
        source = game.in_any_incarnation(context.source)
        words = describe_effect(effect).removesuffix(".")
        for player in game.state.in_turn_order():
            if player not in {context.you, other} or is_stopped(game, context):
                continue
            event = game.tell(
                Happened.EFFECT_BEGUN, EACH_IS_RESPONSIBLE, source, who=player, detail=f"{player}: {words}"
            )
            with game.because(event):
                own = EffectContext(player, context.source, context.name, context.item)
                yield from unless_player_leaves(perform_all(effect, game, own))

    def clauses(self) -> Clauses:
        return done_by_others(self.effects, Whose.ANY)

    def describe(self) -> str:
        names = listed([name for name, _ in self.effects], "or")
        each = " ".join(
            f"For each player that chooses {name}, you and that player each {describe_clauses(effect)}."
            for name, effect in self.effects
        )
        return f"each other player chooses {names}. {each}".removesuffix(".")


class YouAndOpponentsMay(Instruction, frozen=True):
    """In turn order you and each opponent may perform ``effect``; for each opponent who did you do ``for_each``."""

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, IN_TURN_ORDER, EACH_IS_RESPONSIBLE)

    speaks_for: ClassVar[tuple[str, ...]] = ("effect",)

    effect: tuple[Instruction, ...]
    for_each: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        words = describe_effect(self.effect).removesuffix(".").lower()
        accepted = []
        for player in game.state.in_turn_order():
            if player != context.you and not is_on(Side.ENEMY, game.state, player, context.you):
                continue
            question = yes_no(player, "may", MAY, f"you may: {words}", yes="do it", no="leave it", source=context.name)
            if not (yield from unless_player_leaves(ask_whether(question))):
                game.tell(Happened.DECLINED, MAY, who=player, detail=words)
                continue
            game.tell(
                Happened.CHOSEN, (MAY, IN_TURN_ORDER), game.in_any_incarnation(context.source), who=player, detail=words
            )
            accepted += [player] if player != context.you else []
            own = EffectContext(player, context.source, context.name, context.item)
            yield from unless_player_leaves(perform_all(self.effect, game, own))
        for _ in accepted:
            yield from perform_all(self.for_each, game, context)

    def clauses(self) -> Clauses:
        return done_by_others(self.effect, Whose.ANY)

    def describe(self) -> str:
        does, then = describe_clauses(self.effect), describe_clauses(self.for_each)
        return f"you and each opponent may {does}. For each opponent who did, you {then}"
