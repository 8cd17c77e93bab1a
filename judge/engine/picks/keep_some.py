"""Each player keeps some of their objects, and the rest are recycled or killed (rules 303.2.a, 355.10.e, 416.5, 428).

Unclear: "each player chooses 2 units …" does not say whose units. Here each player chooses among those that they
control, just as they choose among the cards of their own hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.actions.recycle import NO_CARDS, OWN_DECK, OWNERS_ORDER, RANDOM, RECYCLE, RUNES, recycle
from judge.engine.actions.tokens_leaving import CEASES
from judge.engine.outcomes.deaths import die_together
from judge.engine.picks.each_player import KILL_INSTRUCTION
from judge.engine.state.attribution import of_context
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.sides import Side
from judge.engine.state.zones import Zone, hand
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.sentences import listed
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.criteria import Criteria
    from judge.slugs import Slug

EACH_CHOOSES = cite("targets.chosen-by-several-players")  # 355.10.e

AMONG_WHICH = open_question(
    "whose-objects-each-player-keeps",
    "Among which objects does each player choose for Divine Judgment?",
    "among those that they control, as of the cards in their hands",
)


class EachPlayerKeeps(Instruction, frozen=True):
    """In turn order, each player chooses ``count`` objects of each kind, and ``count`` cards in their hand.

    All other objects of these kinds are recycled together. ``killed``: they are killed, and no cards in hands are
    chosen; such a text says that each player chooses among what they control.
    """

    count: int
    kinds: tuple[Criteria, ...]
    killed: bool = False

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules of what becomes of the rest."""
        if self.killed:
            return (EACH_CHOOSES, KILL_INSTRUCTION)
        return (EACH_CHOOSES, RECYCLE, RANDOM, OWN_DECK, RUNES, OWNERS_ORDER, NO_CARDS, CEASES)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        found: dict[ObjectId, GameObject] = {}
        kept: set[ObjectId] = set()
        if not self.killed and any(self._too_many(game, criteria) for criteria in self.kinds):
            record_doubt(game, AMONG_WHICH)
        for player in game.state.in_turn_order():
            for criteria in self.kinds:
                fitting = [thing for thing in game.state.on_board if criteria.matches(game.state, thing, player, None)]
                found |= {thing.id: thing for thing in fitting}
                kept |= yield from self._kept(game, context, player, fitting, criteria.describe_several())
            if self.killed:
                continue
            cards = list(game.state.objects_in(hand(player)))
            found |= {thing.id: thing for thing in cards}
            kept |= yield from self._kept(game, context, player, cards, "cards in hand")
        # What was chosen as one of its types is chosen.
        rest = [thing for which, thing in found.items() if which not in kept]
        if self.killed:
            origins = {thing.id.card: (of_context(game, context),) for thing in rest}
            yield from die_together(game, rest, KILL_INSTRUCTION, applied=context.replacements, attributed_to=origins)
        else:
            yield from recycle(game, context.you, rest)

    def _too_many(self, game: Game, criteria: Criteria) -> bool:
        """Whether all players together have more objects of a kind than can be kept."""
        players = game.state.players
        fitting = [
            thing for thing in game.state.on_board
            if any(criteria.matches(game.state, thing, player, None) for player in players)
        ]  # fmt: skip
        return len(fitting) > self.count

    def _kept(
        self, game: Game, context: EffectContext, player: str, things: list[GameObject], what: str
    ) -> Procedure[set[ObjectId]]:
        if len(things) <= self.count:
            return {thing.id for thing in things}
        options = tuple(Option(thing.label, thing.label, thing.label) for thing in things)
        prompt = f"which {self.count} to keep of the {what}"
        kept = yield from ask(
            Decision(Kind.PICK, player, "keep", EACH_CHOOSES, prompt, options, self.count, self.count, context.name)
        )
        if things[0].on_board:
            for thing in things:
                if thing.label in kept:
                    game.tell(
                        Happened.CHOSEN, EACH_CHOOSES, thing, who=player, detail=f"to keep it from {context.name}"
                    )
        return {thing.id for thing in things if thing.label in kept}

    def clauses(self) -> Clauses:
        gone = About.DIE if self.killed else About.RECYCLE
        found = tuple(brings(gone, replace(kind, side=Side.ANY)) for kind in self.kinds)
        return found if self.killed else (*found, Clause(Verb.BRINGS, gone, zone=Zone.HAND))

    def describe(self) -> str:
        if self.killed:
            kinds = listed([f"{self.count} of their {kind.describe_several()[5:]}" for kind in self.kinds])
            return f"each player chooses {kinds}. Kill the rest"
        kinds = listed(
            [
                *(criteria.describe_several().replace("your ", "their ") for criteria in self.kinds),
                "the cards in their hand",
            ]
        )
        return f"each player keeps {self.count} each of {kinds}, and recycles the rest"
