"""Equal choices, of which only one is walked: damage dealt one by one, and interchangeable plain cards.

The order in which equal targets of a spell are chosen makes no difference as long as nothing looks at a single one of
them: the damage is dealt before anything else happens (323). Filler cards in one deck cannot be told apart.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.actions.deal import Deal
from judge.engine.state.clauses import About, Verb
from judge.engine.state.decisions import Kind
from judge.engine.state.instruction import walk
from judge.engine.state.zones import Zone
from judge.engine.wording.references import Target
from judge.matchup.clauses.card_clauses import card_clauses

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place
    from judge.engine.turn.position import Position

_OF_CARDS = frozenset({Kind.PICK, Kind.ORDER})
_LOOKS = frozenset({Verb.LISTENS, Verb.REPLACES, Verb.CHANGES})


def one_order_of_each(position: Position, answers: Iterable[Answer]) -> Iterator[Answer]:
    """The answers at a position, without those that only choose equal targets in another order, or other fillers."""
    decision = position.decision
    if decision is not None and decision.kind in _OF_CARDS and decision.groups is None and len(decision.options) > 1:
        alike = _fillers(position.state, decision)
        if any(len(keys) > 1 for keys in alike):
            yield from (given for given in answers if all(_are_first(given, keys) for keys in alike))
            return
    before = _chosen_before(position, decision) if decision is not None else None
    if decision is None or before is None:
        yield from answers
        return
    keys = [option.key for option in decision.options]
    first = keys.index(before)
    for given in answers:
        if keys.index(given[0]) >= first:
            yield given


def _fillers(state: GameState, decision: Decision) -> tuple[tuple[str, ...], ...]:
    """The options that are filler cards in a deck, deck by deck, in their order."""
    where = {thing.label: thing.place for thing in state.objects.values() if _is_filler(thing)}
    found: dict[Place, list[str]] = {}
    for option in decision.options:
        if option.about in where:
            found.setdefault(where[option.about], []).append(option.key)
    return tuple(map(tuple, found.values()))


def _is_filler(thing: GameObject) -> bool:
    return thing.card.filler and thing.place.zone is Zone.MAIN_DECK


def _are_first(given: Answer, keys: tuple[str, ...]) -> bool:
    """Whether an answer has the first of some equal options, in their order."""
    chosen = tuple(key for key in given if key in keys)
    return chosen == keys[: len(chosen)]


def _chosen_before(position: Position, decision: Decision) -> str | None:
    """The choice for the equal target before this one. None if this choice is not equal to the last."""
    if decision.kind is not Kind.PICK or decision.timing != "target" or decision.groups is not None:
        return None
    state = position.state
    if (decision.minimum, decision.maximum) != (1, 1) or not state.chain or not position.answers:
        return None
    item = state.chain[-1]
    count = len(item.choices.objects)
    if item.label != decision.source or not count or not _are_equal(item, count) or not _commute(state, item):
        return None
    before = position.answers[-1]
    keys = {option.key for option in decision.options}
    return before[0] if len(before) == 1 and before[0] in keys else None


def _are_equal(item: ChainItem, count: int) -> bool:
    """Whether the choice after ``count`` of them is for the same instruction as the last, except for its name."""
    effect = item.effect
    if count >= len(effect) or not all(isinstance(found, Deal) for found in effect[: count + 1]):
        return False
    last, now = effect[count - 1], effect[count]
    if not (isinstance(last, Deal) and isinstance(now, Deal)):
        return False
    one, other = last.to, now.to
    if not (isinstance(one, Target) and isinstance(other, Target)) or one.requirements or other.requirements:
        return False
    if replace(last, to=replace(one, name=other.name)) != now:
        return False
    names = [getattr(part, "name", "") for part in walk(effect)]
    return names.count(one.name) == names.count(other.name) == 1  # nothing else of the text refers to it


def _commute(state: GameState, item: ChainItem) -> bool:
    """Whether no other card waits for, replaces or changes one of several equal damages, or waits for a choice."""
    own = state.objects[item.object.card].card if item.object is not None else None
    return not any(_looks(thing.card) for thing in state.objects.values() if thing.card is not own)


@cache
def _looks(card: Card) -> bool:
    return any(
        (found.clause.verb in _LOOKS and found.clause.about is About.DAMAGE)
        or (found.clause.verb is Verb.LISTENS and found.clause.about is About.CHOOSE)
        for found in card_clauses(card)
    )
