"""Paying Energy and Power (rules 165-168, 357.1, 429.3, 444).

Paying is one decision between plans. A plan says how much comes from the rune pool, how many runes of each domain are
exhausted for Energy, and how many are recycled for Power; like runes form one class. For a player with unlimited funds
every cost is recorded and nothing is spent.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.conditions.occurrences import Deed, Done
from judge.engine.costs.purposes import ANY, NOTHING_SPECIAL, is_reserved, take_energy, usable
from judge.engine.state.cost import domains_for
from judge.engine.state.decisions import Decision, Kind, Option
from judge.engine.state.events import Happened
from judge.engine.state.player import Pool
from judge.engine.state.procedure import ask
from judge.engine.state.zones import Place, Zone
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.turn_facts import SPENT_POWER
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.card import Card
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure

PAY = cite("costs.pay-resources")  # 357.1
PAY_IS_OPTIONAL = cite("costs.pay-is-optional")  # 444.2
NOT_PAYING_UNDOES = cite("costs.not-paying-undoes-the-play")  # 444.2.a
ADD_WHILE_PAYING = cite("costs.add-while-paying")  # 357.1.a


class Plan(Struct, frozen=True):
    """One way to pay: from the pool, by exhausting ready runes, and by recycling runes, ready or exhausted."""

    energy_from_pool: int
    power_from_pool: tuple[tuple[str, int], ...]
    exhaust: tuple[tuple[str, int], ...]
    recycle: tuple[tuple[str, bool, int], ...]

    @property
    def words(self) -> str:
        parts = [f"{self.energy_from_pool} Energy from the pool"] if self.energy_from_pool else []
        parts += [f"{count} {domain} Power from the pool" for domain, count in self.power_from_pool if count]
        parts += [f"exhaust {count} {domain} rune{'s' * (count > 1)}" for domain, count in self.exhaust if count]
        parts += [
            f"recycle {count} {'ready' if ready else 'exhausted'} {domain} rune{'s' * (count > 1)}"
            for domain, ready, count in self.recycle
            if count
        ]
        return ", ".join(parts) or "nothing"


def runes(game: Game, player: str) -> list[GameObject]:
    """The runes in a player's base, which are those that they can use."""
    return game.state.board.runes_of(player).all


class Means(Struct, frozen=True):
    """The resources of a player: the pool, and the number of ready and of exhausted runes of each domain."""

    pool: Pool
    ready: dict[str, int]
    spent: dict[str, int]

    @property
    def energy(self) -> int:
        """The Energy that they come to."""
        return self.pool.energy + sum(self.ready.values())

    @property
    def domains(self) -> list[str]:
        return sorted({*self.ready, *self.spent})


def means(game: Game, player: str, pool: Pool, purposes: frozenset[str]) -> Means:
    """A pool and a player's runes; what is reserved for other purposes is left out."""
    found = game.state.board.runes_of(player)
    if is_reserved(pool):
        pool = usable(game.state, pool, purposes)
    return Means(pool, found.ready, found.spent)


def plans(game: Game, player: str, cost: Cost, card: Card, purposes: frozenset[str] = NOTHING_SPECIAL) -> list[Plan]:
    """Every way to pay a cost's Energy and Power with the player's resources, without adding more than is needed."""
    pool = game.state.player(player).pool
    found = dict.fromkeys(_ways_to_pay(means(game, player, pool, purposes), cost, card))
    return sorted(found, key=lambda plan: (plan.words.count("ready"), -plan.energy_from_pool, plan.words))


def can_pay_resources(
    game: Game, player: str, cost: Cost, card: Card, pool: Pool | None = None, *,
    purposes: frozenset[str] = NOTHING_SPECIAL,
) -> bool:  # fmt: skip
    """Whether Energy and Power can be paid from ``pool``, by default the player's own, and the player's runes."""
    if not cost.has_resources or game.state.player(player).unlimited_resources:
        return True
    have = means(game, player, pool or game.state.player(player).pool, purposes)
    return cost.energy <= have.energy and has_power(have, cost, card)


def has_power(have: Means, cost: Cost, card: Card) -> bool:
    """Whether the Power can be paid. Energy does not compete with it: a rune exhausted for Energy can be recycled."""
    if not cost.power:
        return True
    stock = dict(have.pool.power)
    for counted in (have.ready, have.spent):
        for name, count in counted.items():
            stock[name] = stock.get(name, 0) + count
    wanted = [domains_for(symbol, card) for symbol in cost.power]
    if wanted.count(wanted[0]) == len(wanted):
        return len(wanted) <= sum(count for name, count in stock.items() if _pays(name, wanted[0]))
    return any(all(stock[name] >= count for name, count in need.items()) for need in _power_needs(wanted, list(stock)))


def _pays(name: str, allowed: frozenset[str] | None) -> bool:
    """Whether Power of a domain can pay for a symbol with these domains."""
    return allowed is None or name in allowed or name.startswith(ANY)


def _ways_to_pay(have: Means, cost: Cost, card: Card) -> Iterator[Plan]:
    wanted = [domains_for(symbol, card) for symbol in cost.power]
    powers = list(_power_needs(wanted, [*have.domains, *dict(have.pool.power)]))
    stock = [(name, have.ready.get(name, 0)) for name in have.domains]
    for from_pool in range(min(have.pool.energy, cost.energy) + 1):
        for exhausted in _splits(cost.energy - from_pool, stock):
            for need in powers:
                for power_from_pool, recycled in _power_plans(need, have, dict(exhausted)):
                    yield Plan(from_pool, power_from_pool, exhausted, recycled)


def pay_resources(
    game: Game, player: str, cost: Cost, card: Card, *, for_what: str, thing: GameObject | None, may_decline: bool,
    purposes: frozenset[str] = NOTHING_SPECIAL, others: tuple[Option, ...] = (),
) -> Procedure[bool | str]:  # fmt: skip
    """Pay Energy and Power; returns whether it was paid, or the key of one of ``others`` if that was chosen.

    False, not an error, if the player cannot pay. ``may_decline`` offers not to pay (444.2.a).
    """
    if not cost.has_resources:
        return True
    words = cost_in_resources(cost)
    if game.state.player(player).unlimited_resources:
        options: tuple[Option, ...] = (Option("pay", f"pay {words}"),)
        ways: list[Plan] = []
    else:
        ways = plans(game, player, cost, card, purposes)
        options = tuple(Option(f"plan {number}", plan.words) for number, plan in enumerate(ways, 1))
    options += others
    if not options:
        game.tell(Happened.PAYMENT_REFUSED, PAY, thing, who=player, detail=words)
        return False
    if may_decline:
        options += (Option("decline", "decline to pay"),)
    prompt = f"pay {words} for {for_what}"
    answer = yield from ask(Decision(Kind.PAY, player, "payment", PAY, prompt, options, source=for_what))
    if answer == ("decline",):
        rules = (PAY_IS_OPTIONAL, NOT_PAYING_UNDOES)
        game.tell(Happened.DECLINED, rules, thing, who=player, detail=f"to pay {words}")
        return False
    if any(answer[0] == option.key for option in others):
        return answer[0]
    if ways:
        recycled = _carry_out(game, player, ways[int(answer[0].split()[1]) - 1], purposes)
        if recycled:
            yield from trigger(game, recycled)
    if cost.power:
        game.mark(SPENT_POWER, player, len(cost.power))
    game.tell(Happened.COST_PAID, PAY, thing, who=player, detail=words)
    return True


def cost_in_resources(cost: Cost) -> str:
    energy = f"[{cost.energy}]" if cost.energy or not cost.power else ""
    return energy + "".join(f"[{symbol}]" for symbol in cost.power)


def _power_needs(wanted: list[frozenset[str] | None], domains: list[str]) -> Iterator[dict[str, int]]:
    """Each different assignment of domains, among those that the player might have, to the Power symbols."""
    names = sorted(set(domains))
    readings = [[name for name in names if _pays(name, allowed)] for allowed in wanted]
    for reading in dict.fromkeys(tuple(sorted(reading)) for reading in product(*readings)):
        yield {name: reading.count(name) for name in dict.fromkeys(reading)}


def _power_plans(
    need: dict[str, int], have: Means, used: dict[str, int]
) -> Iterator[tuple[tuple[tuple[str, int], ...], tuple[tuple[str, bool, int], ...]]]:
    """Each way to raise Power: from the pool, from exhausted runes (those just ``used`` as well), from ready runes."""
    for way in product(*(_ways(domain, count, have, used) for domain, count in sorted(need.items()))):
        yield (
            tuple((domain, pooled) for domain, pooled, _, _ in way if pooled),
            tuple(
                (domain, is_ready, count)
                for domain, _, from_exhausted, from_ready in way
                for is_ready, count in ((False, from_exhausted), (True, from_ready))
                if count
            ),
        )


def _ways(domain: str, count: int, have: Means, used: dict[str, int]) -> list[tuple[str, int, int, int]]:
    exhausted = have.spent.get(domain, 0) + used.get(domain, 0)
    fresh = have.ready.get(domain, 0) - used.get(domain, 0)
    return [
        (domain, from_pool, from_exhausted, count - from_pool - from_exhausted)
        for from_pool in range(min(dict(have.pool.power).get(domain, 0), count) + 1)
        for from_exhausted in range(min(exhausted, count - from_pool) + 1)
        if count - from_pool - from_exhausted <= fresh
    ]


def _splits(total: int, stock: list[tuple[str, int]]) -> Iterator[tuple[tuple[str, int], ...]]:
    if not stock:
        if total == 0:
            yield ()
        return
    (name, most), rest = stock[0], stock[1:]
    for count in range(min(most, total) + 1):
        for others in _splits(total - count, rest):
            yield ((name, count), *others) if count else others


def _carry_out(game: Game, player: str, plan: Plan, purposes: frozenset[str]) -> list[Occurrence]:
    """Pay as planned; returns what abilities can trigger on.

    Runes are recycled in the order of the plan; no other order is offered.
    """
    recycled: list[Occurrence] = []
    pool = game.state.player(player).pool
    power = dict(pool.power)
    for domain, count in plan.power_from_pool:
        power[domain] -= count
    left = tuple((domain, count) for domain, count in sorted(power.items()) if count)
    paid = take_energy(game.state, pool, plan.energy_from_pool, purposes)
    game.change_player(player, pool=Pool(paid.energy, left, paid.energy_for))
    for domain, count in plan.exhaust:
        for rune in _some(game, player, domain, ready=True, count=count):
            game.update(rune, exhausted=True)
            game.tell(Happened.RUNE_USED, ADD_WHILE_PAYING, rune, who=player, detail=f"{rune.label} for [1]")
    for domain, ready, count in plan.recycle:
        for rune in _some(game, player, domain, ready=ready, count=count):
            game.put(rune, Place(Zone.RUNE_DECK, rune.owner))
            words = f"{rune.label} for 1 Power"
            event = game.tell(Happened.RUNE_USED, ADD_WHILE_PAYING, rune, who=player, detail=words)
            recycled.append(Done(Deed.RECYCLE_RUNE, player, rune, event))
    return recycled


def _some(game: Game, player: str, domain: str, *, ready: bool, count: int) -> list[GameObject]:
    fitting = [rune for rune in runes(game, player) if rune.card.domains[0] == domain and rune.exhausted is not ready]
    return fitting[:count]
