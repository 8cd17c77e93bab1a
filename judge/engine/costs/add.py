"""Add (rule 429): resources go into a player's Rune Pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec.structs import replace

from judge.engine.costs.purposes import ANY, ANY_FOR, WORDS
from judge.engine.state.ability import Ability
from judge.engine.state.card import DOMAIN_LETTERS
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.player import Pool
from judge.engine.state.procedure import without_decisions
from judge.engine.wording.clause_objects import brings, done_by_others
from judge.engine.wording.references import YOU
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.wording.circumstances import Circumstance
    from judge.slugs import Slug

ADD = cite("add.into-the-pool")  # 429.1
NOT_REACTED_TO = cite("add.resolves-at-once")  # 429.2


class Add(Instruction, frozen=True):
    """Add Energy and Power; ``power`` lists symbols as costs do: "A" is universal Power (163.2.b).

    ``only_for`` is the purpose that all of it can be spent for, "" for any (``costs/purposes``). ``instead`` is
    added in its place while the condition beside it holds; beside nothing else, it is all that is added.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (ADD, NOT_REACTED_TO)

    energy: int = 0
    power: tuple[str, ...] = ()
    only_for: str = ""
    instead: tuple[Circumstance, Add] | None = None

    adds_resources: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:
        source = game.in_any_incarnation(context.source)
        card = source.card if source is not None else None
        now = self.now(game.state, context.you, source)
        if self.instead is not None and not now.words:
            words = f"it is not so that {self.instead[0].describe()}"
            game.tell(Happened.IGNORED, (ADD, *self.instead[0].rules), source, detail=words)
            return
        added = as_added(game.state, context.you, now, card)
        pool = plus(game.state.player(context.you).pool, added, card)
        game.change_player(context.you, pool=pool)
        game.tell(Happened.ADDED, (ADD, NOT_REACTED_TO), who=context.you, detail=added.words)

    def now(self, state: GameState, you: str, source: GameObject | None) -> Add:
        """What is added now: this, or what is added instead."""
        return self.instead[1] if self.instead is not None and self.instead[0].holds(state, you, source) else self

    @property
    def words(self) -> str:
        energy = f"[{self.energy}]" if self.energy else ""
        return energy + "".join(f"[{symbol}]" for symbol in self.power)

    def clauses(self) -> Clauses:
        return (brings(About.ADD, YOU, amount=self.energy or None, more=1, named=self.power),)

    def describe(self) -> str:
        text = f"add {self.words}{', ' + WORDS[self.only_for] if self.only_for else ''}"
        if self.instead is None:
            return text
        if not self.words:
            return f"if {self.instead[0].describe()}, {self.instead[1].describe()}"
        return f"{text}. If {self.instead[0].describe()}, {self.instead[1].describe()} instead"


class AddsMore(Ability, frozen=True):
    """While ``during`` holds, abilities of yours on objects with a name add so much Energy more when they add."""

    performed_by: ClassVar[tuple[Slug, ...]] = (ADD,)

    name: str
    energy: int
    during: Circumstance

    def clauses(self) -> Clauses:
        return (Clause(Verb.CHANGES, About.ADD, whose=Whose.YOURS, amount=self.energy, more=1, named=(self.name,)),)

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

    speaks_for: ClassVar[tuple[str, ...]] = ("added",)

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

    def clauses(self) -> Clauses:
        return done_by_others(self.added, Whose.ANY)

    def describe(self) -> str:
        return f"the attacker and the defender each {self.added.describe()}"


def plus(pool: Pool, added: Add, card: Card | None) -> Pool:
    """The pool with the resources that an ability of ``card`` adds."""
    power = dict(pool.power)
    for symbol in added.power:
        domain = _domain(symbol, card, added.only_for)
        power[domain] = power.get(domain, 0) + 1
    energy_for = dict(pool.energy_for)
    if added.only_for and added.energy:
        energy_for[added.only_for] = energy_for.get(added.only_for, 0) + added.energy
    energy = pool.energy + (0 if added.only_for else added.energy)
    return Pool(energy, tuple(sorted(power.items())), tuple(sorted(energy_for.items())))


def _domain(symbol: str, card: Card | None, only_for: str) -> str:
    """The domain of the Power that a symbol adds; [C] is the single domain of the card (164.2.b.1)."""
    if symbol == "A":
        return ANY_FOR + only_for if only_for else ANY
    if symbol == "C" and card is not None and card.domains:
        return card.domains[0]
    return DOMAIN_LETTERS.get(symbol, ANY)
