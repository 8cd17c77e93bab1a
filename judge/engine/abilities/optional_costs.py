"""Optional additional costs of playing a card (rules 355.1.a, 356.2.b)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar

from judge.engine.abilities.delayed_effects import use_up
from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.cost import Cost, printed_cost
from judge.engine.state.zones import Zone
from judge.engine.wording.instructions import describe_clauses
from judge.engine.wording.player_clauses import of_players
from judge.engine.wording.sentences import capital, sentence
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem, Permission
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.engine.wording.pick import Pick
    from judge.slugs import Slug

OPTIONAL_COST = cite("play.optional-additional-cost")  # 356.2.b.1
ENERGY_IGNORED = cite("play.energy-cost-ignored")  # 356.1.b.2
DECLARED = cite("play.optional-costs-declared")  # 355.1.a


class OptionalCost(Ability, frozen=True):
    """As this is played, its controller may pay ``cost`` as well, with a consequence that the card defines.

    ``chooses`` is chosen together with the decision to pay and is ``Chosen(chooses.name)`` in the cost; it is no target
    (355.10.c); with ``any_number``, one or more are. If the cost is paid: ``less_its_cost`` reduces the card's cost by
    that of the chosen card; ``enters_ready`` lets it enter ready; ``then`` is performed at once, as part of playing the
    card; ``repeats`` executes the instructions of the spell once more; ``ignores_base_cost`` ignores the cost of the
    card (356.1.b). ``instead``: it is not an additional cost, but replaces the card's cost (356.1.a). ``during`` must
    hold for it to be offered. ``former`` is what it was called before.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (OPTIONAL_COST, DECLARED)

    name: str
    cost: Cost
    chooses: Pick | None = None
    any_number: bool = False
    less_its_cost: bool = False
    enters_ready: bool = False
    then: tuple[Instruction, ...] = ()
    repeats: bool = False
    ignores_base_cost: bool = False
    instead: bool = False
    during: Circumstance | None = None
    former: str = ""

    def clauses(self) -> Clauses:
        less = self.less_its_cost or self.ignores_base_cost or self.instead
        found = [Clause(Verb.CHANGES, About.COST, Subject.THIS, Whose.YOURS, more=-1 if less else 1)]
        if self.enters_ready:
            found.append(Clause(Verb.CHANGES, About.ENTER, Subject.THIS, Whose.YOURS, more=1))
        if self.repeats:
            found.append(Clause(Verb.BRINGS, About.REPEAT, Subject.THIS, Whose.YOURS))
        return tuple(found)

    def describe(self) -> str:
        named = "" if self.name == "the additional cost" else f" ({self.name})"
        if self.repeats:
            return (
                f"{capital(self.name)} {self.cost.describe()}: You may pay this as well, to do what follows once more."
            )
        parts = [f"you may {self.cost.describe_paying()} as an additional cost to play this{named}"]
        if self.chooses is not None:
            what = self.chooses.describe()
            if self.any_number:
                what = f"any number of {self.chooses.criteria.describe_several()}"
            paying = self.cost.describe_paying().replace(f"that {self.chooses.name}", what, 1)
            parts = [f"you may {paying} as an additional cost to play this{named}"]
        if self.instead:
            parts = [f"you may {self.cost.describe_paying()} instead of paying what this costs"]
        if self.during is not None:
            parts[0] = f"while {self.during.describe()}, {parts[0]}"
        if self.less_its_cost and self.chooses is not None:
            parts.append(f"if you do, this costs less by what that {self.chooses.name} costs")
        if self.enters_ready:
            parts.append("if you do, this enters ready")
        if self.ignores_base_cost:
            parts.append("if you do, ignore the cost of this")
        if self.then:
            parts.append(f"if you do, at once {describe_clauses(self.then)}")
        return " ".join(sentence(part) for part in parts)


class GivesRepeat(Ability, frozen=True):
    """A spell with this ability has Repeat, at the spell's own printed cost (206, 820.1.c)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (OPTIONAL_COST,)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.REPEAT, Subject.THIS, Whose.YOURS),)

    def describe(self) -> str:
        return "It has Repeat, for its own printed cost."


class SpellsHaveRepeat(Ability, frozen=True):
    """The spells of the source's controller have Repeat for ``cost`` while ``during`` holds (820.3)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (OPTIONAL_COST,)

    cost: Cost
    during: Circumstance

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.BRINGS, About.KEYWORD, whose=Whose.YOURS, of=SPELL, more=1, named=("Repeat",)),
            Clause(Verb.BRINGS, About.REPEAT, whose=Whose.YOURS, of=SPELL),
        )

    def describe(self) -> str:
        return sentence(f"while {self.during.describe()}, your spells have Repeat {self.cost.describe()}")


class WithoutEnergyCost(Ability, frozen=True):
    """You may play one card of such a type from your hand, ignoring its Energy cost.

    Its printed Energy cost is at most ``energy_at_most``; it is played at the usual time (419.3.b).
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ENERGY_IGNORED,)

    card_type: str
    energy_at_most: int

    def means(self, card: GameObject, permission: Permission | None) -> bool:
        """Whether a card can be played by it."""
        from_hand = permission is not None and permission.origin.zone is Zone.HAND
        return from_hand and card.card.is_a(self.card_type) and card.card.energy <= self.energy_at_most

    def clauses(self) -> Clauses:
        return (of_players(Verb.CHANGES, About.COST, of=self.card_type, first=True, more=-1),)

    def describe(self) -> str:
        limit = f"with an Energy cost of [{self.energy_at_most}] or less"
        return f"You may play one {self.card_type.lower()} {limit} from your hand, ignoring its Energy cost."


WITHOUT_ENERGY = "playing it without its Energy cost"


@cache
def without_energy(card: Card) -> OptionalCost:
    """The optional cost of playing a card while ignoring its Energy cost (356.1.b.2)."""
    return OptionalCost(WITHOUT_ENERGY, Cost(0, printed_cost(card).power), instead=True)


def may_go_without_energy(state: GameState, player: str, card: GameObject, permission: Permission | None) -> bool:
    """Whether an effect of this turn lets a player play a card without its Energy cost."""
    return any(
        isinstance(delayed.ability, WithoutEnergyCost) and delayed.controller == player
        and delayed.ability.means(card, permission)
        for delayed in state.delayed
    )  # fmt: skip


def use_up_permission(game: Game, item: ChainItem) -> None:
    """End the permission for one card, if the item was played without its Energy cost."""
    if WITHOUT_ENERGY in item.payment.paid:
        card = game.state.objects[item.object.card]
        used = next(
            delayed.id for delayed in game.state.delayed
            if isinstance(delayed.ability, WithoutEnergyCost) and delayed.controller == item.controller
            and delayed.ability.means(card, item.permission)
        )  # fmt: skip
        use_up(game, used)
