"""Playing a card as a Limited Action (rule 419.3): an effect tells a player to do so."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.abilities.barred import CANNOT_PLAY, is_barred
from judge.engine.playing.play import HIDDEN_PLAYS_THERE, begin_play
from judge.engine.state.card import UNIT
from judge.engine.state.chain import Permission
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import Cost, printed_cost
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.engine.state.zones import Zone, base, battlefield
from judge.engine.targeting.targets import objects_of
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.references import Banished, This
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.zones import Place
    from judge.engine.targeting.amounts import Amount
    from judge.engine.wording.references import Reference
    from judge.slugs import Slug

INSTRUCTED = cite("play.instructed")  # 419.3
WAITS = cite("play.waits-for-the-resolution")  # 354.3

COST_AS_WELL = open_question(
    "cost-of-what-is-paid-to-play",
    "If a trigger says to pay something to play its card, is the card's own cost owed as well?",
    "no, all that it costs is to {paying}",
    "{cost} is owed as well, and without it {card} stays in the trash",
    asked_of="If the trigger of {card} has its player {paying} to play it, is its own cost of {cost} owed as well?",
)


class PlayThis(Instruction, frozen=True):
    """Play the source itself from the trash, if it is still there.

    Unclear: a text that has its player pay something "to play" its card does not say whether the card's own cost is
    owed as well. What is paid for the trigger (204.3.a) is taken to be what the card is played for (356.1.a); its own
    cost can be paid all the same.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (INSTRUCTED, CANNOT_PLAY, WAITS)

    cost: Cost | None = None
    """What is paid instead of its base cost, where the text says so (356.1.a)."""
    banished: bool = False
    """Whether the text says "then banish it", however it leaves the chain (390.3.a)."""

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        if context.source is None:
            return
        card = game.state.objects[context.source.card]
        since = card.id.incarnation - context.source.incarnation
        if card.place.zone is Zone.TRASH and since in {0, 1}:  # a spell is another object there than on the chain: 124
            paid = context.item.payment.cost if context.item is not None and self.cost is None else None
            is_price = paid is not None and not paid.is_free
            if is_price and paid is not None and (card.card.energy or card.card.power):
                own = printed_cost(card.card).describe()
                record_doubt(game, COST_AS_WELL.of(card=card.card.name, paying=paid.describe_paying(), cost=own))
            cost = Cost() if is_price else self.cost
            play_instructed(game, context, card, cost=cost, banished=self.banished, or_own_cost=is_price)
        else:
            game.tell(Happened.IGNORED, INSTRUCTED, card, detail="it does not lie in the trash")

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.PLAY, Subject.THIS, Whose.YOURS, on=This(), zone=Zone.TRASH),)

    def describe(self) -> str:
        text = "play this from your trash" + (f" for {self.cost.describe()}" if self.cost is not None else "")
        return text + (". Then banish this" if self.banished else "")


class Ignoring(Enum):
    """The costs that an effect lets a player ignore (356.1.b)."""

    NOTHING = ""
    ENERGY = "Energy cost ignored"
    COST = "cost ignored"

    __hash__ = object.__hash__


class Play(Instruction, frozen=True):
    """Play the card, or with ``by_owner`` let its owner play it; a unit goes to that player's base if ``in_base``.

    ``at_battlefields``: a unit can go to any battlefield, whoever controls it; ``where_it_was``: only to where it was
    when an earlier instruction banished it. ``less`` reduces its Energy cost.
    ``recycled`` is that of the permission.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT_PLAY, INSTRUCTED, WAITS)

    what: Reference
    ignoring: Ignoring = Ignoring.NOTHING
    by_owner: bool = False
    in_base: bool = False
    at_battlefields: bool = False
    where_it_was: bool = False
    less: Amount | None = None
    recycled: str = ""

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        less = (yield from self.less.value(game, context)) if self.less is not None else None
        fields = tuple(battlefield(name) for name in sorted(game.state.battlefields)) if self.at_battlefields else ()
        if self.where_it_was and isinstance(self.what, Banished) and self.what.name in context.banished_from:
            fields = (context.banished_from[self.what.name],)
        for card in (yield from objects_of(game, context, self.what)):
            player = card.owner if self.by_owner else context.you
            if card.place.zone is not Zone.NOWHERE:
                play_instructed(
                    game, context, card, by=player, ignoring=self.ignoring is Ignoring.COST,
                    ignoring_energy=self.ignoring is Ignoring.ENERGY, in_base=self.in_base, places=fields,
                    less=less or 0, recycled=self.recycled,
                )  # fmt: skip

    def clauses(self) -> Clauses:
        plays = brings(About.PLAY, self.what)
        return (plays, brings(About.RECYCLE, self.what)) if self.recycled else (plays,)

    def describe(self) -> str:
        parts = [f"{'its owner plays' if self.by_owner else 'play'} {self.what.describe()}"]
        parts += ["to their base" if self.by_owner else "to your base"] if self.in_base else []
        parts += ["to where it was"] if self.where_it_was else []
        parts += ["to any battlefield"] if self.at_battlefields else []
        text = " ".join(parts)
        text += f", its Energy cost reduced by {self.less.describe()}" if self.less is not None else ""
        text += f", ignoring its {self.ignoring.value.removesuffix(' ignored')}" if self.ignoring.value else ""
        then = {"": "", "then": ". Then recycle it", "after": ". Recycle it after it has been played"}
        return text + then[self.recycled]


def play_instructed(
    game: Game, context: EffectContext, card: GameObject, *, by: str = "", ignoring: bool = False,
    cost: Cost | None = None, less: int = 0, also_at: Place | None = None, ignoring_energy: bool = False,
    in_base: bool = False, places: tuple[Place, ...] = (), recycled: str = "", no_costs: bool = False,
    banished: bool = False, or_own_cost: bool = False,
) -> None:  # fmt: skip
    """Begin to play a card because an effect says so: it becomes a pending item and waits (354.3).

    ``by`` is the player if not the controller of the effect; ``less`` is a discount on Energy. A unit may also be
    played at ``also_at``, or only at ``places``, or only ``in_base``. A unit that a hidden card makes its player play
    goes to the battlefield of that card (811.1.d.3). ``recycled``, ``banished`` and ``or_own_cost`` are those of the
    permission.
    """
    player = by or context.you
    if is_barred(game, player, card):
        game.tell(Happened.NEGATED, CANNOT_PLAY, card, detail=f"{player} cannot play it this turn")
        return
    rules: tuple[Slug, ...] = (INSTRUCTED, WAITS)
    places = (base(player),) if in_base else places
    bound = context.item.bound_to if context.item is not None and card.card.is_a(UNIT) else None
    if bound is not None:
        places, rules = (bound,), (*rules, HIDDEN_PLAYS_THERE)
    permission = Permission(
        card.place, instructed=True, ignoring=ignoring, cost=cost, less=less, also_at=also_at,
        ignoring_energy=ignoring_energy, places=places, recycled=recycled, no_costs=no_costs,
        banished=banished, or_own_cost=or_own_cost,
    )  # fmt: skip
    begin_play(game, player, card, permission, rules=rules)
    context.played.append(game.state.objects[card.id.card].id)
