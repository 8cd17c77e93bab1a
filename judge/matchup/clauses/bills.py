"""Resources that one card adds and costs of another: Energy, Power (429) and XP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import Activated
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import ANY, SHOWDOWNS, playing, using
from judge.engine.state.card import BATTLEFIELD, DOMAIN_LETTERS, LEGEND, RUNE, SPELL
from judge.engine.state.clauses import About, Verb
from judge.engine.state.player import Pool
from judge.engine.triggers.triggered_ability import Triggered
from judge.matchup.clauses.card_clauses import When, card_clauses

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause


class Bill(Struct, frozen=True):
    """A cost that added resources help to pay, of a card's play or ability, and the player's other resources."""

    verb: str
    pool: Pool = Pool()
    xp: int = 0


def bill(adds: CardClause, to: Card) -> Bill | None:
    """The first cost of a card to which another one's added resources contribute. None if there is none."""
    if adds.clause.about is About.XP:
        return _xp_bill(adds.clause, to)
    purpose = adds.part.only_for if isinstance(adds.part, Add) else ""
    extra = _extra(adds)
    for verb, energy, power in _costs(to):
        fits = playing(to) if verb == "play" else using(to)
        if purpose and purpose not in fits and not (purpose == SHOWDOWNS and (to.has("Action") or to.has("Reaction"))):
            continue
        left = _without(energy, power, adds.clause)
        if left is not None:
            return Bill(verb, _pool(left[0] + extra.energy, left[1], extra.power))
    return None


def _xp_bill(gained: Clause, to: Card) -> Bill | None:
    for found in card_clauses(to):
        if found.clause.about is About.XP and found.clause.more < 0 and gained.more > 0:
            verb = "use" if isinstance(found.within, Activated) else "play"
            return Bill(verb, xp=max(0, (found.clause.amount or 0) - (gained.amount or 1)))
    return None


def _costs(card: Card) -> Iterator[tuple[str, int, tuple[str, ...]]]:
    """The costs of playing a card and of its abilities: Energy, and the domains of the Power (ANY for any domain)."""
    if not (card.token or card.is_a(BATTLEFIELD) or card.is_a(LEGEND) or card.is_a(RUNE)):
        yield "play", card.energy, ("/".join(card.domains) or ANY,) * card.power
    if card.has("Accelerate") and not card.token:
        yield "play", card.energy + 1, ("/".join(card.domains) or ANY,) * (card.power + 1)  # 805.1.a
    for found in card_clauses(card):
        if found.when is not When.COST or found.clause.about is not About.PAY:
            continue
        energy, power = found.clause.amount or 0, tuple(_domain(symbol, card) for symbol in found.clause.named)
        if isinstance(found.within, Activated):
            yield "use", energy, power
        elif not isinstance(found.within, Triggered) and not card.token and (card.is_permanent or card.is_a(SPELL)):
            yield "play", card.energy + energy, (*("/".join(card.domains) or ANY,) * card.power, *power)


def _domain(symbol: str, card: Card) -> str:
    if symbol == "C":
        return "/".join(card.domains) or ANY
    return DOMAIN_LETTERS.get(symbol, ANY)


def _without(energy: int, power: tuple[str, ...], added: Clause) -> tuple[int, tuple[str, ...]] | None:
    """The rest of a cost after added resources. None if they pay for no part of it."""
    less = min(energy, added.amount or 0)
    left = list(power)
    for symbol in added.named:
        domain = DOMAIN_LETTERS.get(symbol, ANY)
        paid = next((one for one in left if ANY in (domain, one) or domain in one.split("/")), None)
        if paid is not None:
            left.remove(paid)
    if not less and len(left) == len(power):
        return None
    return energy - less, tuple(left)


def _extra(adds: CardClause) -> Pool:
    """The cost of the adding ability itself, if it trades one kind of resource for another."""
    pays = [
        found for found in card_clauses(adds.card) if found.within is adds.within and found.clause.about is About.PAY
    ]
    if not pays:
        return Pool()
    cost = pays[0].clause
    if cost.amount or cost.named:
        return Pool(cost.amount or 0, tuple((_domain(symbol, adds.card), 1) for symbol in cost.named))
    return Pool(0, ((ANY, 1),)) if adds.clause.amount else Pool(1)


def _pool(energy: int, power: tuple[str, ...], more: tuple[tuple[str, int], ...]) -> Pool:
    held: dict[str, int] = dict(more)
    for one in power:
        domain = one.partition("/")[0]
        held[domain] = held.get(domain, 0) + 1
    return Pool(energy, tuple(sorted(held.items())))


def adds(found: CardClause) -> bool:
    """Whether a text gives its player something to pay with."""
    clause = found.clause
    return clause.verb is Verb.BRINGS and (clause.about is About.ADD or (clause.about is About.XP and clause.more > 0))
