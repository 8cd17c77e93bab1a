"""A spell that lets a player play it again as it resolves (rules 419.3, 713)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.barred import CANNOT_PLAY, is_barred
from judge.engine.abilities.damage_changes import BonusDamage
from judge.engine.abilities.delayed_effects import make
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.decisions import yes_no
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.events import Happened
from judge.engine.state.identity import NOBODY
from judge.engine.state.instruction import Instruction
from judge.engine.state.on_the_chain import item_of
from judge.engine.state.procedure import ask_whether
from judge.engine.state.zones import Zone, trash
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import done_by_others
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.references import This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

MAY = cite("instructions.may")  # 355.17
NEEDS_THE_EARLIER = cite("linked.needs-the-earlier")  # 359.3.e.14.a

FROM_WHERE = open_question(
    "played-again-from-where",
    "Where is a spell played from if it is played again as it resolves (Dancing Grenade)?",
    "from its owner's trash, where it goes first",
)


class MayPlayThisAgain(Instruction, frozen=True):
    """The controller of ``of`` may play this spell again for ``cost``; it then has Bonus Damage.

    That is 1 for each time that this spell has dealt damage this turn, whoever played it.

    Unclear: no rule says where a spell is that is played again as it resolves; here it has gone to its owner's trash.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        MAY, INSTRUCTED, WAITS, CANNOT_PLAY, NEEDS_THE_EARLIER,
    )  # fmt: skip

    speaks_for: ClassVar[tuple[str, ...]] = ("cost",)

    of: Chosen
    cost: Cost

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        things = yield from objects_of(game, context, self.of)
        card = game.find(context.source) if context.source is not None else None
        item = context.item
        if card is None or item is None:
            return
        key = f"damage dealt by {card.id.card}"
        times = sum(item.id in dealt.origin.items for dealt in game.state.damage_dealt)
        times = game.mark(key, NOBODY, times) if times else game.state.count(key, NOBODY)
        if not things:
            game.tell(Happened.IGNORED, NEEDS_THE_EARLIER, card, detail=f"that {self.of.name} is null")
            return
        player, words = things[0].controller, f"play {card.label} again for {self.cost.describe()}"
        question = yes_no(player, "may play", MAY, f"you may {words}", yes="play it", no="leave it", source=card.label)
        if not (yield from ask_whether(question)):
            game.tell(Happened.DECLINED, MAY, card, who=player, detail=words)
            return
        if is_barred(game, player, card):  # so it does not leave the chain before it has resolved
            play_instructed(game, context, card, by=player, cost=self.cost)
            return
        record_doubt(game, FROM_WHERE)
        left = game.put(card, trash(card.owner))  # where it stays if it cannot be played (358.5)
        play_instructed(game, context, left, by=player, cost=self.cost)
        again = item_of(game.state, game.state.objects[card.id.card].id)
        if again is not None and times:
            bonus = BonusDamage(times)
            event = game.tell(Happened.EFFECT_BEGUN, INSTRUCTED, card, who=player, detail=bonus.describe())
            make(
                game,
                Delayed(game.new_id(), bonus, player, again.object, card.label, event, Until.END_OF_TURN,
                        by_item=again.id),
            )  # fmt: skip

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.PLAY, Subject.THIS, on=This(), zone=Zone.TRASH),
            *done_by_others(self.cost, Whose.ANY),
        )

    def describe(self) -> str:
        return (
            f"{self.of.describe()}'s controller may play this again for {self.cost.describe()}. If they do, it has "
            "Bonus Damage 1 for each time that this has dealt damage this turn"
        )
