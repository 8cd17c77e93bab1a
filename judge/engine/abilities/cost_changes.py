"""Passive abilities that make other things cost more or less to play or use (rules 356.3, 356.4, 403.3)."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.abilities.discounts import DISCOUNT
from judge.engine.abilities.while_played import given_to_cards
from judge.engine.state.ability import Ability
from judge.engine.state.card import GEAR, is_among
from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import Zone
from judge.engine.wording.clause_objects import whose_of
from judge.engine.wording.sentences import capital
from judge.engine.wording.turn_facts import kind_mark
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Charged
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

INCREASE = cite("play.cost-increase")  # 356.3
OF_ABILITIES = cite("ability.cost-changed")  # 403.3

GEAR_ABILITY_USED = "used an ability of gear"
"""The mark of a turn that counts the activated abilities of gear that a player has played (403.3)."""


class Part(Enum):
    """The part of a cost that a change applies to: the total, or a component as it is added (356.4.c-d)."""

    TOTAL = ""
    OPTIONAL = "optional additional costs"
    REPEAT = "Repeat costs"

    __hash__ = object.__hash__


class Playing(Struct, frozen=True):
    """Selects plays of cards by the player's side, the card and the choices made (403.2).

    ``keyword`` must be on the card as it is played; from facedown a card gains one (811.6). ``token``: only tokens,
    only cards, or None for both. ``choosing_this``: it chooses the source; ``choosing_units_here``: it chooses a unit
    where the source is that is friendly to the player. ``from_trash``: from the trash. ``first_each_turn``: nobody on
    that side has played such a card this turn (419.4.b). ``tag`` must be on the card.
    """

    side: Side = Side.FRIENDLY
    card_type: str = ""
    keyword: str = ""
    token: bool | None = None
    choosing_this: bool = False
    choosing_units_here: bool = False
    from_trash: bool = False
    first_each_turn: bool = False
    tag: str = ""

    @property
    def looks_at_choices(self) -> bool:
        """Whether it depends on what is chosen, so that the cost is not known before."""
        return self.choosing_this or self.choosing_units_here

    def means(self, state: GameState, charged: Charged, giver: GameObject) -> bool:
        """Whether the play is one of these; ``giver`` has the text."""
        card, how = charged.thing.card, charged.permission
        flows = self.keyword == "Flow" and how is not None and how.flow
        return (
            charged.is_card
            and is_on(self.side, state, charged.player, giver.controller)
            and (not self.card_type or card.is_a(self.card_type))
            and (not self.tag or self.tag in card.tags)
            and (self.token is None or card.token is self.token)
            and (not self.keyword or flows or charged.has(self.keyword) or self._is_given(state, charged))
            and (not self.from_trash or (how is not None and how.origin.zone is Zone.TRASH))
            and (not self.first_each_turn or not self._played_before(state, giver.controller))
            and (not self.choosing_this or any(thing.id == giver.id for thing in charged.chosen))
            and (not self.choosing_units_here or any(
                thing.is_unit and thing.place == giver.location and is_on(
                    Side.FRIENDLY, state, thing.controller, charged.player
                )
                for thing in charged.chosen
            ))
        )  # fmt: skip

    def _played_before(self, state: GameState, player: str) -> bool:
        """Whether somebody on the side has played such a card this turn; tokens are no cards (185)."""
        return any(
            state.count(kind_mark(self.card_type), friend) for friend in state.players
            if is_on(self.side, state, friend, player)
        )  # fmt: skip

    def _is_given(self, state: GameState, charged: Charged) -> bool:
        """Whether a permanent gives the card the keyword while it is played."""
        origin = charged.permission.origin.zone if charged.permission is not None else Zone.NOWHERE
        return is_among(self.keyword, given_to_cards(state, charged.player, charged.thing.card, origin))

    def describe(self) -> str:
        whose = {Side.ANY: "", Side.FRIENDLY: "friendly ", Side.ENEMY: "enemy ", Side.YOURS: "your "}[self.side]
        kind = {True: "token ", False: "non-token ", None: ""}[self.token] + self.card_type.lower()
        if self.first_each_turn and self.side is Side.YOURS:
            return f"the first {kind or 'card'} that you play each turn"
        if self.first_each_turn:
            return f"the first {whose}{kind or 'card'} played each turn"
        words = f"{whose}{self.tag or kind or 'card'}s" + (f" with {self.keyword}" if self.keyword else "")
        words += " played from the trash" if self.from_trash else ""
        words += " that choose this" if self.choosing_this else ""
        return words + (" that choose friendly units here" if self.choosing_units_here else "")


class Using(Struct, frozen=True):
    """Selects uses of activated abilities.

    ``empower``: Empower abilities of units. ``here``: where the source is. ``first_of_gear``: the first activated
    ability of friendly gear that is played each turn.
    """

    side: Side = Side.FRIENDLY
    empower: bool = False
    here: bool = False
    first_of_gear: bool = False

    looks_at_choices = False

    def means(self, state: GameState, charged: Charged, giver: GameObject) -> bool:
        """Whether the use is one of these; ``giver`` has the text."""
        thing, ability = charged.thing, charged.ability
        if ability is None or not is_on(self.side, state, charged.player, giver.controller):
            return False
        if self.empower and not (ability.empowers and thing.is_unit):
            return False
        if self.here and thing.place != giver.location:
            return False
        return not self.first_of_gear or (thing.card.is_a(GEAR) and not used_before(state, charged.player))

    def describe(self) -> str:
        if self.first_of_gear:
            return "the first activated ability of friendly gear each turn"
        whose = "your" if self.side is Side.YOURS else "friendly"
        return f"{'Empower' if self.empower else 'activated'} abilities of {whose} units{' here' * self.here}"


def used_before(state: GameState, player: str) -> bool:
    """Whether an activated ability of gear on the player's side was played this turn."""
    return any(state.count(GEAR_ABILITY_USED, friend) for friend in state.players if is_on(
        Side.FRIENDLY, state, friend, player
    ))  # fmt: skip


class CostChange(Ability, frozen=True):
    """``what`` costs less, or ``more``, by one of the amounts ``by``, as its player chooses.

    A discount does not take Energy below ``minimum``, which limits this discount only (356.4.e).
    """

    speaks_for: ClassVar[tuple[str, ...]] = ("by",)

    what: Playing | Using
    by: tuple[Cost, ...]
    more: bool = False
    minimum: int = 0
    during: Circumstance | None = None
    part: Part = Part.TOTAL

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules that a cost names when this has changed it."""
        changes = INCREASE if self.more else DISCOUNT if isinstance(self.what, Playing) else OF_ABILITIES
        return (changes, *(self.during.rules if self.during is not None else ()))

    def applies(self, state: GameState, charged: Charged, giver: GameObject) -> bool:
        """Whether it changes the cost now; ``giver`` has the text."""
        return (self.during is None or self.during.holds(state, giver.controller, giver)) and self.what.means(
            state, charged, giver
        )

    def clauses(self) -> Clauses:
        much, more = self.by[0].energy or None, 1 if self.more else -1
        return (Clause(Verb.CHANGES, About.COST, whose=whose_of(self.what), of=self.what, amount=much, more=more),)

    def describe(self) -> str:
        when = f"While {self.during.describe()}, " if self.during is not None else ""
        what = f"{self.part.value} of {self.what.describe()}" if self.part.value else self.what.describe()
        amount = " or ".join(cost.describe() for cost in self.by)
        least = f", but not less than [{self.minimum}]" if self.minimum else ""
        verb = "costs" if what.startswith("the first") else "cost"
        return f"{capital(when + what)} {verb} {amount} {'more' if self.more else 'less'}{least}."
