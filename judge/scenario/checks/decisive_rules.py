"""``because`` lines: the rules that decided, found in the events, the refusals and the decisions of a play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.citations.numbers import number
from judge.engine.state.decisions import Kind
from judge.scenario.checks.read_late import read_late

if TYPE_CHECKING:
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug


def cited(play: Playing, version: str) -> tuple[str, ...]:
    """The numbers of all rules that something in the play rests on, in the order of the rulebook.

    Counted are the rules of events, of refused acts, of facts that hold, of decisions, which say what is a target and
    what is a cost, and the one by which something was read late.
    """
    slugs = {rule for event in play.position.events for rule in event.rules} | set(play.refused) | set(play.relied_on)
    slugs |= set(read_late(play))
    open_now = play.position.decision
    decisions = [asked.decision for asked in play.asked] + ([open_now] if open_now is not None else [])
    slugs |= {decision.rule for decision in decisions if decision.kind is not Kind.ACT or decision.by is None}
    numbers = {found for slug in slugs if (found := number(slug, version)) is not None}
    return tuple(sorted(numbers, key=in_order))


def touched(play: Playing) -> frozenset[Slug]:
    """Every rule that an event, a refusal or a decision of the play names, whether it decided anything or not."""
    open_now = play.position.decision
    decisions = [asked.decision for asked in play.asked] + ([open_now] if open_now is not None else [])
    events = {rule for event in play.position.events for rule in event.rules}
    return frozenset(events | set(play.refused) | set(play.relied_on) | {decision.rule for decision in decisions})


def rests_on(rule: str, play: Playing, version: str) -> bool:
    """Whether a rule, or a subrule of it, is among those cited. ``core@1.3:…`` names a rule of another version."""
    prefix, _, plain = rule.rpartition(":")
    numbers = cited(play, prefix.removeprefix("core@") or version)
    return any(found == plain or found.startswith(f"{plain}.") for found in numbers)


def in_order(rule: str) -> tuple[tuple[int, str], ...]:
    """A key that sorts rule numbers as the rulebook does."""
    return tuple((int(part), "") if part.isdigit() else (0, part) for part in rule.split("."))
