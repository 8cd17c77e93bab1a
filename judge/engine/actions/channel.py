"""Channel (rule 430): runes go from the top of a Rune Deck to the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.outcomes.decks import top
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import Place, Zone, base
from judge.engine.targeting.amounts import Amount, counted
from judge.engine.targeting.information import read
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import YOU
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

CHANNEL = cite("channel.from-the-top")  # 430.1
AS_STATED = cite("channel.as-stated")  # 430.2


class Channel(Instruction, frozen=True):
    """Channel ``count`` runes, or as many as there are (430.3)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CHANNEL, AS_STATED)

    count: int | Amount = 1
    exhausted: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        count = (yield from read(self.count, game, context)) or 0
        runes = yield from top(game, context.you, count, zone=Zone.RUNE_DECK)
        for rune in runes:
            game.update(game.put(rune, base(context.you)), exhausted=self.exhausted)
        if runes:
            rules = (CHANNEL, AS_STATED) if self.exhausted else (CHANNEL,)
            game.tell(Happened.CHANNELED, rules, who=context.you, detail=", ".join(rune.label for rune in runes))

    def possible(self, game: Game, context: EffectContext) -> bool:
        """Whether there are as many runes as are to be channeled."""
        least = self.count if isinstance(self.count, int) else 0
        return len(game.state.objects_in(Place(Zone.RUNE_DECK, context.you))) >= least

    def clauses(self) -> Clauses:
        return (brings(About.CHANNEL, YOU, amount=self.count),)

    def describe(self) -> str:
        how = " exhausted" if self.exhausted else ""
        if isinstance(self.count, int):
            return f"channel {self.count}{how}"
        return f"channel {counted(self.count, 'runes' + how)}"
