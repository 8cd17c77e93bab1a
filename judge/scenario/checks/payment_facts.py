"""Facts of an ``expect`` line about what was paid: Energy and Power, in any order of symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.costs.payment import PAY
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.scenario.language.amounts import Amount, amount_in
from judge.scenario.play.costs_said import is_said, is_spent, spent_by
from judge.scenario.play.name_resolution import belongs_to, label_of

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""


def paid(claim: Claim, play: Playing, _: GameState) -> Seen:
    """Whether that was paid: at once or in all for what is named, or else in all."""
    label = label_of(play.position.state, claim.subject.text) if claim.subject is not None else ""
    events = [event for event in play.position.events if event.who == claim.player and _is_for(event, label)]
    payments = [event for event in events if event.kind is Happened.COST_PAID]
    seen = "; ".join(map(str, payments)) or f"{claim.player} paid nothing{f' for {label}' if label else ''}"
    resources = [event for event in payments if PAY in event.rules]
    wanted = claim.words[0]
    if wanted == "nothing":
        return not resources, seen
    if not amount_in(wanted).power and not amount_in(wanted).energy:
        finalized = any(event.kind is Happened.FINALIZED for event in events)
        return finalized and not resources, seen if finalized else f"{label or 'nothing'} was not finalized"
    spent = _spent(play, resources)
    if label and any(_same(wanted, [event], spent, play) or event.detail == wanted for event in payments):
        return True, seen
    domains = "".join(f", with {' and '.join(spent[event.id])} Power" for event in resources if spent[event.id])
    return _same(wanted, resources, spent, play), seen + domains


def _is_for(event: Event, label: str) -> bool:
    return not label or event.name == label or (event.kind is Happened.FINALIZED and belongs_to(event.name, label))


def _same(wanted: str, payments: list[Event], spent: dict[int, list[str]], play: Playing) -> bool:
    """Whether payments come to what was written: by their symbols, or by the domains that were spent for them."""
    if not payments:
        return False
    domains = [_domains(event, play) for event in payments]
    each = [amount_in(event.detail, own) for event, own in zip(payments, domains, strict=True)]
    owed = Amount(sum(one.energy for one in each), tuple(sorted(symbol for one in each for symbol in one.power)))
    if is_said(wanted, owed, *domains):
        return True
    return is_spent(wanted, owed, [domain for event in payments for domain in spent[event.id]])


def _domains(event: Event, play: Playing) -> tuple[str, ...]:
    thing = play.position.state.objects.get(event.object.card) if event.object is not None else None
    return thing.card.domains if thing is not None else ()


def _spent(play: Playing, payments: list[Event]) -> dict[int, list[str]]:
    """The domains of the Power spent for each payment, from the newest back: as their plans say it, where any does."""
    answered = [asked for asked in play.asked if asked.decision.kind is Kind.PAY and asked.answer]
    found: dict[int, list[str]] = {event.id: [] for event in payments}
    for event in reversed(payments):
        while answered:
            asked = answered.pop()
            decision = asked.decision
            is_it = decision.by == event.who and decision.prompt.startswith(f"pay {event.detail} for ")
            if not is_it or not belongs_to(decision.source, event.name) or not asked.answer:
                continue
            plan = decision.option(asked.answer[0])
            if plan.key.startswith("plan "):
                found[event.id] = spent_by(plan.label)
                break
            if plan.key == "pay":
                break
    return found
