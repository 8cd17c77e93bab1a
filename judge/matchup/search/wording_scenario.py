"""Finds a scenario in which two wordings of a card lead to different results, or says there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.cards.loader import definition, definitions, is_defined
from judge.engine.abilities.activated import Activated
from judge.engine.state.card import GEAR
from judge.errors import CannotSimulate, ContentError
from judge.matchup.points.wording_comparison import compare_on, compare_wordings
from judge.matchup.search.pair_search import matchup
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cards.definition import CardDefinition
    from judge.matchup.points.wording_comparison import Compared


BUDGET_BESIDE = 300
"""The maximum number of positions visited for one set-up beside another card."""

BUDGET_IN_ALL = 800
"""After this many positions, no further card is tried beside it."""


class WordingScenario(NamedTuple):
    """The set-up and the result of each wording. ``why_not`` is why there is none."""

    situation: str = ""
    outcomes: tuple[tuple[str, str], ...] = ()  # the wording (printed, or the day of its errata), what happens
    why_not: str = ""
    alike: bool = False  # the engine performs both wordings in the same way


def wording_scenario(card: str, before: str, after: str, *, beside_others: bool) -> WordingScenario:
    """Search the wordings ``before`` and ``after`` of a card: by itself and, if wanted, beside every other card."""
    if not is_defined(card):
        return WordingScenario(why_not="The card is not defined for the engine: no scenario was searched.")
    try:
        known = definition(card)
    except ContentError as problem:
        return WordingScenario(why_not=f"No scenario was searched: {problem.where}: {problem.reason}")
    names = {variant.name for variant in known.variants}
    if not {before, after} <= names:
        return WordingScenario(why_not="The engine defines this card with one wording only: no scenario was searched.")
    one, other = (next(variant for variant in known.variants if variant.name == name) for name in (before, after))
    if (one.abilities, one.effect) == (other.abilities, other.effect):
        return WordingScenario(
            why_not="The two wordings do not differ in play: the engine performs both alike.", alike=True
        )
    shown = by_triggers = None
    for compared in _compared_set_ups(known, beside_others=beside_others):
        own = {wording: compared.only_in(wording) for wording, _ in compared.outcomes}
        cannot = dict(compared.impossible)
        if all(own.get(wording) or wording in cannot for wording in (before, after)):
            return _scenario_for(compared, before, after)
        if shown is None and (own.get(before) or own.get(after)):
            shown = compared
        if by_triggers is None and compared.differ_on_the_chain:
            by_triggers = compared
    if shown is not None:
        return _scenario_for(shown, before, after)
    if by_triggers is not None:
        return _scenario_for(by_triggers, before, after)
    where = "by itself and beside other cards" if beside_others else "by itself"
    return WordingScenario(why_not=f"No scenario was found in which the two wordings come out differently ({where}).")


def _compared_set_ups(known: CardDefinition, *, beside_others: bool) -> Iterator[Compared]:
    """The set-ups in which any two wordings differ, the simplest first."""
    try:
        yield from compare_wordings(known)
    except CannotSimulate:
        return
    visited = 0
    for other in sorted(definitions(), key=_comes_in_between) if beside_others else ():
        if visited > BUDGET_IN_ALL:
            return
        newest = list(known.cards())[-1]
        if other is known or "Rune" in other.facts.types or other.facts.is_token:
            continue
        try:
            found = matchup(newest, list(other.cards())[-1], budget=BUDGET_BESIDE)
        except CannotSimulate:
            continue
        visited += found.positions
        for setup in found.interacting:
            compared = compare_on(setup.board, known, {newest.wording: setup.walk})
            if compared is not None and compared.differ:
                yield compared


def _comes_in_between(other: CardDefinition) -> tuple[int, str]:
    """A sort key: first gear that can be used, then cards that can be played while a card waits on the chain.

    Those tell wordings apart.
    """
    card = list(other.cards())[-1]
    used = any(isinstance(found, Activated) for found in card.abilities)
    return (0 if used and card.is_a(GEAR) else 1 if card.has("Reaction") else 2), other.name


def _scenario_for(compared: Compared, before: str, after: str) -> WordingScenario:
    told = []
    for wording in (before, after):
        words = " | ".join(compared.outcomes_in_words(wording))
        if not compared.differ:
            triggers = sorted(dict(compared.on_the_chain)[wording])
            words += f" (on the chain: {', '.join(triggers)})" if triggers else " (nothing triggers)"
        told.append((wording, words))
    return WordingScenario(compared.situation, tuple(told))
