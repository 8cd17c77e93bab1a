"""Instructions that create delayed abilities (rules 386-392): delayed replacements and reflexive triggers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import MADE_BY_EFFECT, begin, make
from judge.engine.conditions.kills import KILLS_BY_ITS_UNIT, WhenThisKills
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, Verb
from judge.engine.state.cost import FREE, Cost
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.targeting.targets import objects_of
from judge.engine.triggers.next_spell import JUST_THE_NEXT
from judge.engine.triggers.triggered import AtOnce, add
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.clause_objects import clause
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.sentences import capital
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.outcomes.replacement_effects import WouldDie
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

DO_THIS = cite("reflexive.do-this")  # 387.1
REFLEXIVE = cite("reflexive.goes-on-chain")  # 388.1
DELAYED_REPLACEMENT = cite("delayed.replacement")  # 390.3
DELAYED_TRIGGER = cite("delayed.trigger")  # 390.2
NOT_EXECUTED = cite("linked.needs-the-earlier")  # 359.3.e.14.a


class NextTimeThisTurn(Instruction, frozen=True):
    """The next time this turn that the chosen object would die, a replacement effect applies.

    With a triggered ability instead: the next time that its condition is met, it triggers (391).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DELAYED_TRIGGER, JUST_THE_NEXT, DELAYED_REPLACEMENT, MADE_BY_EFFECT)

    who: Chosen
    replacement: WouldDie | Triggered

    chooses_later: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for thing in (yield from objects_of(game, context, self.who)):
            triggers = isinstance(self.replacement, Triggered)
            rules = (DELAYED_TRIGGER, JUST_THE_NEXT) if triggers else (DELAYED_REPLACEMENT,)
            begin(game, context, self.replacement, rules, subject=thing, once=True)

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        text = self.replacement.describe().removesuffix(".")
        if text.startswith("If ") and " would die" in text:
            return f"the next time {text.removeprefix('If ').replace(' would die', ' would die this turn', 1)}"
        if text.startswith("When "):
            when = text.removeprefix("When ").replace("a unit", self.who.describe(), 1)
            return f"the next time {when.replace(',', ' this turn,', 1)}"
        return f"the next time this turn: {text}"


class DoThis(Instruction, frozen=True):
    """Put a reflexive trigger on the chain, ``times`` times (387.1.a).

    ``about`` names the target of an earlier instruction that the trigger is about; if that instruction was not
    executed, there is no trigger (359.3.e.14.a). ``noting`` names one that the trigger refers to in any case.
    ``if_played``: only if the effect has played something. ``may`` and ``cost`` are those of the trigger (383.3.a-b).
    ``about_player`` names the chosen player that it is about.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (NOT_EXECUTED, DO_THIS, REFLEXIVE)

    effect: tuple[Instruction, ...]
    times: int = 1
    about: str = ""
    noting: str = ""
    if_played: bool = False
    may: bool = False
    cost: Cost = FREE
    about_player: str = ""

    chooses_later: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        assert context.source is not None
        captured: ObjectId | None = None
        if self.about:
            if self.about not in context.executed:
                words = f"nothing was done to that {self.about}"
                source = game.state.objects[context.source.card]
                ignored = context.ignored.get(self.about)
                causes = game.causes + ((ignored,) if ignored is not None else ())
                game.tell(Happened.IGNORED, NOT_EXECUTED, source, detail=words, causes=causes)
                return
            captured = context.item.chosen(self.about)[0] if context.item is not None else None
        if self.noting and context.item is not None:
            captured = next(iter(context.item.chosen(self.noting)), None)
        if self.if_played and not context.played:
            game.tell(
                Happened.IGNORED, NOT_EXECUTED, game.state.objects[context.source.card], detail="nothing was played"
            )
            return
        trigger = Triggered(AtOnce(), self.effect, may=self.may, cost=self.cost)
        for number in range(1, self.times + 1):
            name = f"{context.name}'s reflexive trigger" + (f" {number}" if self.times > 1 else "")
            made_by = (context.item.id, *context.item.made_by) if context.item is not None else ()
            ready = WaitingTrigger(
                trigger,
                context.you,
                context.source,
                name,
                game.causes,
                ItemKind.REFLEXIVE,
                captured=captured,
                made_by=made_by,
                played=tuple(context.played),
                here=context.item.ability.here if context.item is not None else None,
                player=self._player(context),
            )
            add(game, ready)

    def _player(self, context: EffectContext) -> str:
        players = context.item.choices.players if context.item is not None else ()
        return dict(players).get(self.about_player, "")

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        times = {1: "", 2: " twice"}.get(self.times, f" {self.times} times")
        ifs = f"if that was done to that {self.about}, " if self.about else ""
        ifs = "if something was played, " if self.if_played else ifs
        clauses = describe_clauses(self.effect)
        if self.may and not self.cost.is_free:
            clauses = f"you may {self.cost.describe_paying()}. If you do, {clauses}"
        elif not self.cost.is_free:
            clauses = f"{self.cost.describe_paying()} to {clauses}"
        elif self.may:
            clauses = f"you may {clauses}"
        return f"{ifs}do this{times}: {capital(clauses)}"


class IfThisKills(Instruction, frozen=True):
    """If this spell or ability kills what it dealt damage to, a reflexive trigger performs ``effect``.

    Damage kills in the cleanup after the resolution (323.5, 428.5.c), so the condition is watched until then.
    ``dealer`` is the unit that dealt the damage, if one did. ``doubt`` is the open question on which this wording
    depends.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (REFLEXIVE, DO_THIS)

    what: Chosen
    effect: tuple[Instruction, ...]
    dealer: Chosen | None = None
    doubt: Doubt | None = None

    chooses_later: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        item = context.item
        dealers = (yield from objects_of(game, context, self.dealer)) if self.dealer is not None else []
        for thing in (yield from objects_of(game, context, self.what)):
            assert context.source is not None
            assert item is not None
            name = f"{_short(context.name)}'s reflexive trigger"
            doubt = KILLS_BY_ITS_UNIT if dealers else self.doubt
            trigger = Triggered(WhenThisKills(dealers[0].id if dealers else None, doubt), self.effect)
            number = game.new_id()
            cause = game.causes[0] if game.causes else 0
            make(
                game,
                Delayed(number, trigger, context.you, context.source, name, cause, Until.NEXT_CLEANUP, subject=thing.id,
                        by_item=item.id),
            )  # fmt: skip

    def clauses(self) -> Clauses:
        return (clause(Verb.READS, About.DIE, self.what),)

    def describe(self) -> str:
        return f"if this kills it, do this: {capital(describe_clauses(self.effect))}"


def _short(name: str) -> str:
    return name.removesuffix("'s ability")
