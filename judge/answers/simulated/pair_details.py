"""The details below the outcomes of two cards: wordings side by side, other and impossible set-ups."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.page.blocks import Section
from judge.cards.loader import definition, is_defined
from judge.citations.numbers import rule_id
from judge.matchup.points.wording_comparison import BUDGET_EACH, compare_on, compare_wordings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.doubts import Doubt
    from judge.engine.state.card import Card
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.points.wording_comparison import Compared
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Walk

MOST = 8
MOST_WORDINGS = 2


def sections(found: Matchup, version: str, *, others: bool = True) -> tuple[Section, ...]:
    """The sections that have any lines. Without ``others``, only those about the wordings of the cards."""
    made = [*_wordings(found), *([_others(found), _impossible(found, version)] if others else ())]
    return tuple(section for section in made if section.lines)


def bearing(found: Matchup) -> str:
    """One line for the cards with errata whose result in this pair is different as printed. "" for none."""
    differ = [card.name for card in found.cards if (here := _here(found, card)) is not None and here.differ]
    if not differ:
        return ""
    verb = "comes" if len(differ) == 1 else "come"
    return f"corrected: {' and '.join(differ)} {verb} out differently as printed (--wordings)"


def _here(found: Matchup, card: Card) -> Compared | None:
    """The best set-up with each wording of a card that has several."""
    if found.best is None or not is_defined(card.name):
        return None  # the second copy of a card is not defined
    known = definition(card.name)
    return compare_on(found.best.board, known, _walks_by_wording(found.best, card)) if len(known.variants) > 1 else None


def _wordings(found: Matchup) -> Iterator[Section]:
    """For each card with errata: this pair, and the card on its own, if the two wordings have different results."""
    for card in found.cards:
        if not is_defined(card.name):
            continue  # the second copy of a card
        known = definition(card.name)
        if len(known.variants) < 2:
            continue
        here = _here(found, card)
        compared = [here] if here is not None and here.differ else []
        compared += compare_wordings(known)[:MOST_WORDINGS]
        lines = [line for case in compared for line in _side_by_side(case)]
        yield Section(f"{card.name} as printed and as corrected", tuple(lines))


def _walks_by_wording(best: WalkedSetUp, card: Card) -> dict[str, Walk]:
    """The set-up with the wording that it was walked with, if the walk was no longer than those it is compared with."""
    if best.walk.positions >= BUDGET_EACH:
        return {}
    shortest_first = sorted(best.walk.outcomes, key=lambda outcome: (len(outcome.choices), outcome.facts))
    return {card.wording: replace(best.walk, outcomes=tuple(shortest_first))}


def _side_by_side(compared: Compared) -> Iterator[str]:
    yield compared.situation
    for wording, outcomes in compared.outcomes:
        name = "as printed" if wording == "printed" else f"since {wording}"
        if compared.only_in(wording) or len(outcomes) < 2:
            doubts = dict.fromkeys(doubt for outcome in outcomes for doubt in outcome.doubts)
            yield f"  {name}: " + " | ".join(compared.outcomes_in_words(wording)) + _doubted(doubts)


def _others(found: Matchup) -> Section:
    lines = [
        f"{other.board.describe()} {'; '.join(edge.words for edge in other.edges)}.{_doubted(other.walk.doubts)}"
        for other in found.interacting
        if other is not found.best
    ]
    return Section("Other set-ups in which they interact", _most(lines))


def _doubted(doubts: Iterable[Doubt]) -> str:
    """The open questions of a line, in brackets after it."""
    return "".join(f" (It {doubt}.)" for doubt in doubts)


def _impossible(found: Matchup, version: str) -> Section:
    reasons: dict[str, int] = {}
    for rejected in found.rejected:
        rule = f" ({rule_id(rejected.rule, version)})" if rejected.rule is not None else ""
        reasons.setdefault(f"{rejected.why}{rule}", 0)
        reasons[f"{rejected.why}{rule}"] += 1
    lines = [reason + (f" — {count} set-ups" if count > 1 else "") for reason, count in reasons.items()]
    return Section("Set-ups that cannot be", _most(lines))


def _most(lines: list[str]) -> tuple[str, ...]:
    if len(lines) <= MOST:
        return tuple(lines)
    return (*lines[:MOST], f"… and {len(lines) - MOST} more")
