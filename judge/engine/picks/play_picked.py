"""Playing a card that was picked, because the effect says so (rules 355.17, 419.3, 427)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.banish import banish
from judge.engine.actions.look import LOOK_BACK, MAY
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.picks.pick_cards import PickVerb
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.decisions import Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.sentences import with_article
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.picks.pick_cards import PickCards
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.wording.references import Chosen
    from judge.slugs import Slug

NOTHING_TO_PLAY = cite("play.nothing-eligible")  # 419.3.c


class PlayIt(PickVerb, frozen=True):
    """Play it, ``ignoring`` its cost or for ``less`` Energy; ``here``: a unit may also be played where the source is.

    ``banish_first`` puts the card into banishment, from where it is played and where it stays if it is not (427).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, INSTRUCTED, CANNOT_PLAY, WAITS)
    if_there_is_none: ClassVar[tuple[Slug, ...]] = (NOTHING_TO_PLAY,)

    banish_first: bool = True
    ignoring: bool = False
    less: int = 0
    here: bool = False

    def timing(self, pick: PickCards) -> str:
        return "may play" if pick.may else "pick"

    def option(self, pick: PickCards, card: GameObject) -> Option:
        might = f"{card.label} ({card.card.might} Might)" if card.card.might is not None else card.label
        return Option(card.label, might if pick.may else f"{card.label} (of {card.owner})", card.label)

    @property
    def _verb(self) -> str:
        return "banish and play" if self.banish_first else "play"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:
        if pick.may:
            return f"{self._verb} {pick.which.describe()} from among the cards, or none"
        return f"choose a card to play for {context.name}"

    def none_there(self, game: Game, context: EffectContext) -> None:
        game.tell(Happened.IGNORED, NOTHING_TO_PLAY, who=context.you, detail="there is no card to play")

    def declined(self, game: Game, context: EffectContext, pick: PickCards) -> None:
        game.tell(Happened.DECLINED, MAY, who=context.you, detail=f"to {self._verb} {pick.which.describe()}")

    @without_decisions
    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> None:
        for picked in cards:
            if pick.may:
                rules = (MAY, LOOK_BACK) if pick.which.might_at_most is not None else (MAY,)
                words = f"among the cards looked at: {pick.which.describe()}"
                game.tell(Happened.CHOSEN, rules, picked, who=context.you, detail=words)
            card = banish(game, picked, context.you) if self.banish_first else picked
            source = game.find(context.source) if context.source is not None else None
            also = source.place if self.here and source is not None and source.place.is_location else None
            play_instructed(game, context, card, ignoring=self.ignoring, less=self.less, also_at=also)

    def clauses(self, pick: PickCards) -> Clauses:
        if self.banish_first:
            return (pick.brings(About.BANISH), pick.brings(About.PLAY, zone=Zone.BANISHMENT))
        return (pick.brings(About.PLAY),)

    def describe(self, pick: PickCards) -> str:
        limit = pick.which.might_at_most
        what = with_article(pick.which.noun)
        if limit is not None:
            what += f" with Might up to {limit if isinstance(limit, int) else limit.describe()}"
        what += " from among them"
        how = ", ignoring its cost" if self.ignoring else f" for [{self.less}] less" if self.less else ""
        how += ", a unit also here" if self.here else ""
        if pick.may:
            return f"you may banish {what} and play it{how}" if self.banish_first else f"you may play {what}{how}"
        return f"{'banish' if self.banish_first else 'choose'} {what} and play it{how}"


class PlaySetAside(Instruction, frozen=True):
    """Play the card that was set aside before, ignoring its Energy cost."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INSTRUCTED, CANNOT_PLAY, WAITS)

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        aside = context.set_aside.get(context.you)
        card = game.find(aside) if aside is not None else None
        if card is not None:
            play_instructed(game, context, card, by=context.you, ignoring_energy=True)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.PLAY, whose=Whose.YOURS, of="", zone=Zone.MAIN_DECK),)

    def describe(self) -> str:
        return "play that card, ignoring its Energy cost"


class ItsOwnerPlaysIt(PickVerb, frozen=True):
    """Its owner plays it to the battlefield ``at``, ignoring all costs.

    Nothing is played if that battlefield is no longer a legal target.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (MAY, INSTRUCTED, CANNOT_PLAY, WAITS)

    at: Chosen
    there: GameObject | None = None
    """That battlefield, once it has been read."""

    def read(self, game: Game, context: EffectContext) -> Procedure[ItsOwnerPlaysIt | None]:
        fields = yield from objects_of(game, context, self.at)
        return replace(self, there=fields[0]) if fields else None

    @property
    def _to(self) -> str:
        return f"played to {self.there.place}" if self.there is not None else "played"

    def prompt(self, context: EffectContext, pick: PickCards) -> str:  # noqa: ARG002
        return f"choose {pick.which.describe()} that is {self._to}, or none"

    def declined(self, game: Game, context: EffectContext, pick: PickCards) -> None:
        game.tell(Happened.DECLINED, MAY, who=context.you, detail=f"to choose {pick.which.describe()}")

    @without_decisions
    def perform(self, game: Game, context: EffectContext, pick: PickCards, cards: list[GameObject]) -> None:  # noqa: ARG002
        assert self.there is not None
        for card in cards:
            game.tell(Happened.CHOSEN, MAY, card, who=context.you, detail=f"to be {self._to}")
            play_instructed(game, context, card, by=card.owner, no_costs=True, places=(self.there.location,))

    def clauses(self, pick: PickCards) -> Clauses:
        return (pick.brings(About.PLAY),)

    def describe(self, pick: PickCards) -> str:
        what = pick.which.describe()
        where = self.at.describe()
        return f"you may choose {what} among those cards. Its owner plays it to {where}, ignoring its costs"
