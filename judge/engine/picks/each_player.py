"""Instructions that each player performs for one effect (rules 303.2.a, 355.10.e, 411.1)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.kill import Kill
from judge.engine.outcomes.deaths import die_together
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, unless_player_leaves
from judge.engine.state.sides import are_friends
from judge.engine.targeting.player_targets import LINKED_NEEDS_EARLIER, players_of
from judge.engine.triggers.performing import is_stopped, perform_all
from judge.engine.wording.clause_objects import done_by_others, whose_player
from judge.engine.wording.instructions import describe_deeds, describe_effect
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import OwnerOf
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.criteria import Criteria
    from judge.engine.wording.references import ChosenPlayer, TargetPlayer, ThatPlayer
    from judge.slugs import Slug

KILL_INSTRUCTION = cite("kill.instruction")  # 428.1.a.1
EACH_CHOOSES = cite("targets.chosen-by-several-players")  # 355.10.e
IN_TURN_ORDER = cite("actions.in-turn-order")  # 303.2.a
EACH_IS_RESPONSIBLE = cite("actions.responsible-player")  # 411.1
TURN_ORDER = cite("actions.in-turn-order")  # 303.2.a


class Players(Enum):
    """Which players take part, and who of them is first."""

    EACH = "each player"
    OTHERS = "each other player"
    OPPONENTS = "each opponent"
    NEXT_FIRST = "starting with the next player, each player"

    __hash__ = object.__hash__

    @property
    def whose(self) -> Whose:
        """Whose deeds theirs are, seen from the controller of the text."""
        return Whose.ENEMY if self in {Players.OTHERS, Players.OPPONENTS} else Whose.ANY

    def among(self, game: Game, you: str) -> list[str]:
        """The players in the order in which they act: turn order, from the turn player or from the next one."""
        first = game.state.next_player(you) if self is Players.NEXT_FIRST else None
        order = game.state.in_turn_order(first)
        if self is Players.OPPONENTS:
            return [one for one in order if not are_friends(game.state, one, you)]
        return [one for one in order if self is not Players.OTHERS or one != you]


class EachPlayerDoes(Instruction, frozen=True):
    """Each player performs the instructions in turn order (303.2.a), and is "you" for their part (411.1)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (EACH_IS_RESPONSIBLE, IN_TURN_ORDER)

    speaks_for: ClassVar[tuple[str, ...]] = ("effect",)

    effect: tuple[Instruction, ...]
    who: Players = Players.EACH

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        source = game.in_any_incarnation(context.source)
        words = describe_effect(self.effect).removesuffix(".")
        event = game.tell(
            Happened.EFFECT_BEGUN, (EACH_IS_RESPONSIBLE, IN_TURN_ORDER), source, who=context.you,
            detail=f"{self.who.value}: {words}",
        )  # fmt: skip
        with game.because(event):
            for player in self.who.among(game, context.you):
                if player in game.state.players and not is_stopped(game, context):
                    own = EffectContext(player, context.source, context.name, context.item, set_aside=context.set_aside)
                    yield from unless_player_leaves(perform_all(self.effect, game, own))

    def clauses(self) -> Clauses:
        return done_by_others(self.effect, self.who.whose)

    def describe(self) -> str:
        return describe_deeds(self.who.value, self.effect)


class PlayerDoes(Instruction, frozen=True):
    """Another player than the controller performs the instructions, and is "you" for their part (411.1).

    What they pick is picked as this is performed, and is no target (355.10.e). Targets are chosen by the controller of
    the effect as usual.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (EACH_IS_RESPONSIBLE,)

    speaks_for: ClassVar[tuple[str, ...]] = ("effect",)

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rule of a player who follows from an earlier instruction."""
        return (LINKED_NEEDS_EARLIER,) if isinstance(self.who, OwnerOf) else ()

    who: TargetPlayer | ChosenPlayer | OwnerOf | ThatPlayer
    effect: tuple[Instruction, ...]

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        source = game.in_any_incarnation(context.source)
        words = describe_effect(self.effect).removesuffix(".")
        for player in players_of(game, context, self.who):
            event = game.tell(
                Happened.EFFECT_BEGUN, EACH_IS_RESPONSIBLE, source, who=context.you, detail=f"{player}: {words}"
            )
            with game.because(event):
                own = EffectContext(player, context.source, context.name, context.item)
                yield from unless_player_leaves(perform_all(self.effect, game, own))

    def clauses(self) -> Clauses:
        return done_by_others(self.effect, whose_player(self.who))

    def describe(self) -> str:
        return describe_deeds(self.who.describe(), self.effect)


def picked_to_die(
    game: Game, context: EffectContext, player: str, options: Sequence[GameObject], *, prompt: str,
    rules: tuple[Slug, ...], words: str = "",
) -> Procedure[GameObject | None]:  # fmt: skip
    """The one of these objects that a player picks to die for an effect (355.10.e); None if they leave the game."""
    named = tuple(Option(thing.label, f"{thing.label} ({thing.place})", thing.label) for thing in options)
    question = Decision(
        Kind.PICK, player, "pick", EACH_CHOOSES, f"{prompt} for {context.name}", named, source=context.name
    )
    answer = yield from unless_player_leaves(ask(question))
    if answer is None:
        return None
    found = next(thing for thing in options if thing.label == answer[0])
    game.tell(Happened.CHOSEN, rules, found, who=player, detail=f"{words}for {context.name}")
    return found


class EachPlayerKills(Instruction, frozen=True):
    """Each player chooses one of their own objects and kills it; none of them is a target.

    Each kill is a game action of that player (411.1), performed in turn order one after the other (303.2.a): a later
    player knows what has died, and chooses among what they still control.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (EACH_CHOOSES, EACH_IS_RESPONSIBLE, TURN_ORDER, KILL_INSTRUCTION)

    speaks_for: ClassVar[tuple[str, ...]] = ("criteria",)

    criteria: Criteria
    who: Players = Players.EACH

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for player in self.who.among(game, context.you):
            if is_stopped(game, context):
                return
            options = [thing for thing in game.state.on_board if self.criteria.matches(game.state, thing, player, None)]
            if not options:
                continue
            chosen = yield from picked_to_die(
                game, context, player, options, prompt=f"kill {self.criteria.describe()}",
                rules=(EACH_CHOOSES, EACH_IS_RESPONSIBLE, TURN_ORDER), words="to be killed ",
            )  # fmt: skip
            if chosen is None:
                continue
            yield from die_together(
                game, [chosen], KILL_INSTRUCTION, applied=context.replacements,
                attributed_to={chosen.id.card: (of_context(game, context, responsible=player),)},
            )  # fmt: skip

    def clauses(self) -> Clauses:
        return done_by_others(Kill(Pick(self.criteria)), self.who.whose)

    def describe(self) -> str:
        return f"{self.who.value} kills {self.criteria.describe().replace('your', 'their')}"
