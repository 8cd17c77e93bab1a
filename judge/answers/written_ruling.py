"""A written ruling about two cards, run and held against what was derived."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.engine.zones import Zone
from judge.scenario.explorer import walk
from judge.scenario.observed import observe
from judge.scenario.place_objects import setup_of
from judge.scenario.plan import Act, Plan
from judge.scenario.runner import run
from judge.scenario.script_json import script_from_json

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.doubts import Doubt
    from judge.engine.state import GameState
    from judge.scenario.matchups import Matchup
    from judge.scenario.script import Script

AGREES, DISAGREES, NO_RULING, CANNOT = "agrees", "disagrees", "no ruling", "cannot simulate"


class Checked(NamedTuple):
    """What a written ruling says against the simulation: ``status`` and, where they disagree, why.

    ``doubts`` are the open questions that the play of its scenario rests on.
    """

    status: str
    why: str = ""
    doubts: tuple[Doubt, ...] = ()


def rulings_on(library: Library, cards: tuple[str, str]) -> list[FaqEntry]:
    """The answers that name both cards, those that ask about them first."""
    pages = [library.card(card).faq for card in cards]
    shared = [entry for entry in pages[0] if entry in pages[1]]
    return sorted(shared, key=lambda entry: (not is_about(entry, cards), not entry.scenarios, len(entry.cards)))


def is_about(entry: FaqEntry, cards: tuple[str, str]) -> bool:
    """Whether an answer is about this very pair: its question names one of the cards, and all of it names both."""
    whole = f"{entry.topic} {entry.question} {entry.answer}"
    return any(card in f"{entry.topic} {entry.question}" for card in cards) and all(card in whole for card in cards)


def check(library: Library, entries: list[FaqEntry], found: Matchup, day: date) -> Checked:
    """Hold every runnable ruling about a pair against what was derived for it.

    A ruling agrees when every expectation of its scenario holds, and the derived acts, taken on the board of the
    ruling, lead to an outcome with the same observed facts.
    """
    checked = [
        _check(script_from_json(block), found, day)
        for entry in entries
        for block in library.store.get(f"scenarios {entry.id}") or ()
    ]
    if not checked:
        return Checked(NO_RULING)
    order = (DISAGREES, CANNOT, AGREES, NO_RULING)
    doubts = tuple(dict.fromkeys(doubt for result in checked for doubt in result.doubts))
    return min(checked, key=lambda result: order.index(result.status))._replace(doubts=doubts)


def _check(script: Script, found: Matchup, day: date) -> Checked:
    made = run(script, day)
    if made.problem is not None and made.exit_code == 3:
        return Checked(CANNOT, made.message)
    if not made.passed or made.position is None:
        return Checked(DISAGREES, made.message, made.doubts)
    facts = observe(made.position.state)
    start = setup_of(script, day).state()
    if not {card.name for card in found.cards} <= {thing.card.name for thing in start.objects.values()}:
        return Checked(NO_RULING)  # about one of the two cards only: it was enough that it holds
    if any(facts == outcome.facts for plan in _plans(found, start) for outcome in walk(start, plan).outcomes):
        return Checked(AGREES, doubts=made.doubts)
    return Checked(
        DISAGREES, f"{script.where}:{script.line}: no derived line leads to what this scenario ends with", made.doubts
    )


def _plans(found: Matchup, start: GameState) -> Iterator[Plan]:
    """The derived orders of acts, told for the board of a ruling: with its labels, and with the players either way."""
    for derived in (*found.interacting, *found.others):
        acts = [_on(start, act) for act in derived.board.acts]
        if all(act is not None for act in acts):
            yield Plan(tuple(act for act in acts if act is not None))


def _on(start: GameState, act: Act) -> Act | None:
    """An act with the card of the same name on another board, in the hands of whoever holds it there."""
    for thing in start.objects.values():
        at_hand = thing.place.zone is Zone.HAND if act.verb == "play" else thing.on_board
        if thing.card.name == act.label and (at_hand or thing.place.zone is Zone.FACEDOWN):
            return Act(thing.controller, act.verb, thing.label, act.slot)
    return None
