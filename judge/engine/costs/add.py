"""Add (rule 429): resources go into a player's Rune Pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.costs.payment import ANY, ANY_FOR_SPELLS
from judge.engine.state.ability import Ability
from judge.engine.state.card import DOMAIN_LETTERS
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.player import Pool
from judge.engine.state.procedure import without_decisions
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

ADD = cite("add.into-the-pool")  # 429.1
NOT_REACTED_TO = cite("add.resolves-at-once")  # 429.2


class Add(Instruction, frozen=True):
    """Add Energy and Power; ``power`` lists symbols as costs do: "A" is universal Power (163.2.b).

    ``for_spells``: the Power can be spent to play spells only.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ADD, NOT_REACTED_TO)

    energy: int = 0
    power: tuple[str, ...] = ()
    for_spells: bool = False

    adds_resources: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        card = game.state.objects[context.source.card].card if context.source is not None else None
        added = as_added(game.state, context.you, self, card)
        pool = plus(game.state.player(context.you).pool, added, card)
        game.change_player(context.you, pool=pool)
        game.tell(Happened.ADDED, (ADD, NOT_REACTED_TO), who=context.you, detail=added.words)

    @property
    def words(self) -> str:
        energy = f"[{self.energy}]" if self.energy else ""
        return energy + "".join(f"[{symbol}]" for symbol in self.power)

    def describe(self) -> str:
        return f"add {self.words}{', to be spent on spells only' if self.for_spells else ''}"


class AddsMore(Ability, frozen=True):
    """While ``during`` holds, abilities of yours on objects with a name add so much Energy more when they add."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ADD,)

    name: str
    energy: int
    during: Circumstance

    def describe(self) -> str:
        return f"While {self.during.describe()}, your {self.name} adds an additional [{self.energy}]."


def as_added(state: GameState, player: str, added: Add, card: Card | None) -> Add:
    """What an ability of ``card`` really adds for a player, as texts have it."""
    if card is None or AddsMore not in state.board.kinds:
        return added
    more = sum(
        found.energy for thing in state.having(AddsMore) if thing.controller == player for found in thing.abilities
        if isinstance(found, AddsMore) and found.name == card.name and found.during.holds(state, player, thing)
    )  # fmt: skip
    return replace(added, energy=added.energy + more) if more else added


class FightersAdd(Instruction, frozen=True):
    """The attacker and the defender of the combat in progress each add resources, in turn order (303.2.a)."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ADD,)

    added: Add

    adds_resources: ClassVar[bool] = True

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        combat = game.state.combat
        if combat is not None:
            for player in game.state.in_turn_order():
                if player in {combat.attacker, combat.defender}:
                    yield from self.added.perform(
                        game, EffectContext(player, context.source, context.name, context.item)
                    )

    def describe(self) -> str:
        return f"the attacker and the defender each {self.added.describe()}"


def plus(pool: Pool, added: Add, card: Card | None) -> Pool:
    """The pool with the resources that an ability of ``card`` adds."""
    power = dict(pool.power)
    for symbol in added.power:
        domain = _domain(symbol, card, for_spells=added.for_spells)
        power[domain] = power.get(domain, 0) + 1
    return Pool(pool.energy + added.energy, tuple(sorted(power.items())))


def _domain(symbol: str, card: Card | None, *, for_spells: bool) -> str:
    """The domain of the Power that a symbol adds; [C] is the single domain of the card (164.2.b.1)."""
    if symbol == "A":
        return ANY_FOR_SPELLS if for_spells else ANY
    if symbol == "C" and card is not None and card.domains:
        return card.domains[0]
    return DOMAIN_LETTERS.get(symbol, ANY)
