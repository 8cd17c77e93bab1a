"""Reveal (rule 424) from a hand and from a Rune Deck; for a Main Deck see ``look``."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.look_first import look_first
from judge.engine.actions.recycle import RECYCLE, RUNES, recycle
from judge.engine.state.chain import ItemKind
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Place, Zone, hand
from judge.engine.targeting.player_targets import players_of
from judge.engine.triggers.triggered import (
    DO_THIS,
    REFLEXIVE,
    AtOnce,
    add,
)
from judge.engine.triggers.triggered_ability import Triggered, WaitingTrigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.sentences import done_by
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import ChosenPlayer, TargetPlayer
    from judge.slugs import Slug

CARD_SAYS_SO = cite("golden.card-text-goes")  # 002
REVEAL = cite("reveal.to-all-players")  # 424.1
WHOLE_ZONE = cite("reveal.whole-zone")  # 424.3.a
ONE_OF_THE_FOLLOWING = cite("reflexive.one-of-the-following")  # 387.1.b


class RevealHand(Instruction, frozen=True):
    """A player reveals their hand (424.3.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REVEAL, WHOLE_ZONE)

    of: TargetPlayer

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for player in players_of(game, context, self.of):
            cards = game.state.objects_in(hand(player))
            words = ", ".join(card.label for card in cards) or "no cards"
            game.tell(Happened.HAND_REVEALED, (REVEAL, WHOLE_ZONE), who=player, detail=words, shown=cards)
            context.looked = [card.id for card in cards]

    def clauses(self) -> Clauses:
        return (brings(About.REVEAL, self.of, zone=Zone.HAND),)

    def describe(self) -> str:
        return done_by(self.of.describe(), "reveal their hand")


class SeesFacedown(Instruction, frozen=True):
    """You can look at the facedown cards of a player this turn, which are private otherwise (107.3.f, 128.4)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (CARD_SAYS_SO,)

    of: ChosenPlayer

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        for player in players_of(game, context, self.of):
            cards = [card for card in game.state.board.facedown if card.controller == player]
            names = ", ".join(card.label for card in cards)
            detail = f"{len(cards)} facedown card{'s' * (len(cards) != 1)} of {player}: {names}".removesuffix(": ")
            game.tell(Happened.LOOKED, CARD_SAYS_SO, who=context.you, detail=detail)

    def clauses(self) -> Clauses:
        return (brings(About.LOOK, self.of, zone=Zone.FACEDOWN),)

    def describe(self) -> str:
        return f"this turn, you can look at the facedown cards of {self.of.describe()}"


class RevealAndRecycleTopRune(Instruction, frozen=True):
    """Reveal and recycle the top rune of your Rune Deck; ``by_domain`` has a reflexive trigger for each domain.

    Nothing happens if the Rune Deck is empty; there is no trigger if ``by_domain`` has none for the domain.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (DO_THIS, REFLEXIVE, ONE_OF_THE_FOLLOWING, REVEAL, RECYCLE, RUNES)

    by_domain: tuple[tuple[str, tuple[Instruction, ...]], ...]

    chooses_later: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        yield from look_first(game, context, context.you, Zone.RUNE_DECK)
        runes = game.state.objects_in(Place(Zone.RUNE_DECK, context.you))
        if not runes:
            return
        rune = runes[0]
        event = game.tell(Happened.REVEALED, REVEAL, rune, who=context.you)
        yield from recycle(game, context.you, [rune])
        for domain, effect in self.by_domain:
            if domain in rune.card.domains:
                self._add(game, context, rune, effect, event)

    @staticmethod
    def _add(game: Game, context: EffectContext, rune: GameObject, effect: tuple[Instruction, ...], event: int) -> None:
        assert context.source is not None
        name = f"{context.name.removesuffix(chr(39) + 's trigger')}'s reflexive trigger"
        made_by = (*context.item.made_by, context.item.id) if context.item is not None else ()
        with game.because(*game.causes, event):
            game.tell(Happened.MODE_CHOSEN, ONE_OF_THE_FOLLOWING, rune, detail=rune.card.domains[0])
        add(
            game,
            WaitingTrigger(Triggered(AtOnce(), effect), context.you, context.source, name, (event,), ItemKind.REFLEXIVE,
                  made_by=made_by),
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.REVEAL, Subject.PLAYERS, Whose.YOURS),
            Clause(Verb.BRINGS, About.RECYCLE, Subject.PLAYERS, Whose.YOURS),
        )

    def describe(self) -> str:
        cases = " ".join(f"{domain}: {describe_effect(effect)}" for domain, effect in self.by_domain)
        return f"reveal and recycle the top rune of your Rune Deck, then do what belongs to its domain. {cases}"
