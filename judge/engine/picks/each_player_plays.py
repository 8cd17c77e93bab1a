"""Cards that each player sets aside from the top of their deck and then plays (rules 303.2.a, 355.17, 419.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.banish import BANISH, banish
from judge.engine.actions.look import FEWER, LOOK, LookAtTop, still_there
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.actions.recycle import RANDOM, RECYCLE, recycle
from judge.engine.actions.reveal_deck import TURN_ORDER
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask, unless_player_leaves, without_decisions
from judge.engine.triggers.performing import is_stopped

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug


class EachPlayerSetsAside(Instruction, frozen=True):
    """Each player looks at the top cards of their Main Deck, takes out one of them and recycles the rest.

    They do so in turn order, knowing what was taken out before (303.2.a). ``banish``: the card goes to banishment;
    otherwise it stays on top.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (TURN_ORDER, LOOK, FEWER, BANISH, RECYCLE, RANDOM)

    look_at: int
    banish: bool = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        for player in game.state.in_turn_order():
            if player not in game.state.players or is_stopped(game, context):
                continue
            own = replace(context, you=player)
            yield from LookAtTop(self.look_at).perform(game, own)
            cards = still_there(game, own)
            if not cards:
                continue
            options = tuple(Option(card.label, card.label, card.label) for card in cards)
            verb = "banish" if self.banish else "choose"
            prompt = f"{verb} one of the cards"
            question = Decision(Kind.PICK, player, "set aside", TURN_ORDER, prompt, options, source=context.name)
            answer = yield from unless_player_leaves(ask(question))
            if answer is None:
                continue
            card = next(card for card in cards if card.label == answer[0])
            if self.banish:
                card = banish(game, card, player)
            else:
                game.tell(Happened.CHOSEN, TURN_ORDER, card, who=player, detail="among the cards looked at")
            context.set_aside[player] = card.id
            yield from recycle(game, player, [other for other in still_there(game, own) if other.id != card.id])

    def clauses(self) -> Clauses:
        looked_at = Clause(Verb.BRINGS, About.LOOK, amount=self.look_at)
        return looked_at, Clause(Verb.BRINGS, About.PLAY, whose=Whose.YOURS, of="")

    def describe(self) -> str:
        how = "banishes" if self.banish else "chooses"
        return f"each player looks at the top {self.look_at} cards of their Main Deck, {how} one, and recycles the rest"


class EachPlayerPlaysIt(Instruction, frozen=True):
    """Each player plays the card that they took out, ignoring its Energy cost; the next player is the first."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INSTRUCTED, CANNOT_PLAY, WAITS)

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for player in game.state.in_turn_order(game.state.next_player(context.you)):
            aside = context.set_aside.get(player)
            card = game.find(aside) if aside is not None else None
            if card is not None:
                play_instructed(game, context, card, by=player, ignoring_energy=True)

    def describe(self) -> str:
        return "starting with the next player, each player plays that card, ignoring its Energy cost"
