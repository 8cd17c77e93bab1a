"""Playing a card from hand because an effect says so (rules 419.3, 355.10.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.barred import CANNOT_PLAY
from judge.engine.actions.play import INSTRUCTED, WAITS, play_instructed
from judge.engine.playing.feasibility import can_complete
from judge.engine.state.card import UNIT
from judge.engine.state.chain import Permission
from judge.engine.state.clauses import About
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import ask
from judge.engine.state.zones import battlefield
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.pick import Pick
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.engine.wording.criteria import CardsIn
    from judge.engine.wording.places import PlaceQuality
    from judge.slugs import Slug

NOT_COMPELLED = cite("secrets.no-one-is-compelled")  # 128.6
IMPOSSIBLE = cite("secrets.ignored-is-impossible")  # 128.6.a
NO_TARGET = cite("targets.private-zone-is-no-target")  # 355.10.a
NONE_ELIGIBLE = cite("play.none-eligible")  # 419.3.c


class PlayFromHand(Instruction, frozen=True):
    """Play a card of the hand that matches, ignoring its cost, or its Energy cost only.

    ``here``: a unit is played where the source is; ``all_here``: any permanent is; ``in_base``: to the player's base;
    ``to``: a unit is played to such a place. With ``less`` its cost is reduced by so much Energy, and not ignored;
    ``may`` is said of a spell. A card in a hand is no target, so it is picked on resolution. A card that cannot be
    played is not eligible (419.3.c). Nobody can be compelled to play a card of a hand chosen by a quality (128.6).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (
        NONE_ELIGIBLE, NO_TARGET, NOT_COMPELLED, IMPOSSIBLE, INSTRUCTED, CANNOT_PLAY, WAITS,
    )  # fmt: skip

    which: CardsIn
    here: bool = False
    all_here: bool = False
    only_energy_ignored: bool = False
    in_base: bool = False
    to: PlaceQuality | None = None
    less: int | None = None
    may: bool = False

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        source = game.find(context.source) if context.source is not None else None
        place = source.place if source is not None and source.place.is_location else None
        cards = [
            card for card in game.state.objects_in(self._zone(context))
            if self.which.matches(game.state, card, context.you, context.source)
            and self._can(game, context, card, place)
        ]  # fmt: skip
        if not cards:
            game.tell(
                Happened.IGNORED,
                NONE_ELIGIBLE,
                source,
                detail=f"there is no {self.which.describe().split(' ', 1)[1]} to play",
            )
            return
        options = tuple(Option(card.label, card.label, card.label) for card in cards)
        prompt = f"play {self.which.describe()}"
        answer = yield from ask(
            Decision(Kind.PICK, context.you, "may play", NO_TARGET, prompt, options, 0, 1, context.name)
        )
        if not answer:
            game.tell(Happened.IGNORED, (NOT_COMPELLED, IMPOSSIBLE), source, detail=f"{context.you} plays no card")
            return
        card = next(card for card in cards if card.label == answer[0])
        play_instructed(
            game, context, card, ignoring=self._ignoring, ignoring_energy=self.only_energy_ignored,
            places=self._places(game, context, card, place), less=self.less or 0, in_base=self.in_base,
        )  # fmt: skip

    def _zone(self, context: EffectContext) -> Place:
        return self.which.place(context.you)

    @property
    def _ignoring(self) -> bool:
        return not self.only_energy_ignored and self.less is None

    def _places(self, game: Game, context: EffectContext, card: GameObject, place: Place | None) -> tuple[Place, ...]:
        if self.to is not None and card.card.is_a(UNIT):
            fields, state, to = map(battlefield, sorted(game.state.battlefields)), game.state, self.to
            return tuple(field for field in fields if to.fits(state, field, context.you, card))
        bound = (self.here and card.card.is_a(UNIT)) or (self.all_here and card.card.is_permanent)
        return (place,) if bound and place is not None else ()

    def _can(self, game: Game, context: EffectContext, card: GameObject, place: Place | None) -> bool:
        if self.here and place is None and card.card.is_a(UNIT):
            return False
        places = self._places(game, context, card, place)
        if self.to is not None and not places:
            return False
        permission = Permission(
            card.place, instructed=True, ignoring=self._ignoring, less=self.less or 0,
            ignoring_energy=self.only_energy_ignored, places=places,
        )  # fmt: skip
        return can_complete(game, context.you, card, permission) is None

    def clauses(self) -> Clauses:
        return (brings(About.PLAY, Pick(self.which)),)

    def describe(self) -> str:
        where = ", a unit here" if self.here else ""
        where = " to your base" if self.in_base else where
        where = ", a permanent here" if self.all_here else where
        where = f" to {self.to.describe()}" if self.to is not None else where
        if self.less is not None:
            return f"{'you may ' * self.may}play {self.which.describe()}{where}, its cost reduced by [{self.less}]"
        cost = "Energy cost" if self.only_energy_ignored else "cost"
        return f"play {self.which.describe()}{where}, ignoring its {cost}"
