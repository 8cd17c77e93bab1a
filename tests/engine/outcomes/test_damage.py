"""The door of damage: what prevents and multiplies it, held against plain arithmetic."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from judge.engine.abilities.damage_changes import MultiplyDamage, PreventDamage
from judge.engine.actions.deal import Deal
from judge.engine.state.decisions import Kind
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.identity import ObjectId
from judge.engine.turn.position import answer, begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Affected, Target
from tests.engine.boards import Board, Play, spell

if TYPE_CHECKING:
    from judge.engine.state.state import GameState

DOUBLE, ALL = 0, -1
EFFECTS = some.lists(some.sampled_from([DOUBLE, ALL, 1, 2, 3, 7]), max_size=4)
"""What waits for damage to a unit: 0 doubles it, -1 prevents all of it once, a number prevents so much."""


def watched(state: GameState, unit: int, effects: list[int]) -> GameState:
    """The state with delayed effects on a unit, with the ids 101, 102 and so on."""
    which = next(thing.id for thing in state.objects.values() if thing.id.card == unit)
    made = []
    for number, effect in enumerate(effects, 101):
        ability = MultiplyDamage(2, Affected()) if effect == DOUBLE else PreventDamage(
            None if effect == ALL else effect, Affected()
        )  # fmt: skip
        made.append(
            Delayed(number, ability, "P2", ObjectId(unit), f"effect {number}", 0, Until.END_OF_TURN, subject=which,
                    once=effect == ALL)
        )  # fmt: skip
    return replace(state, delayed=tuple(made))


def left_over(damage: int, order: tuple[tuple[int, int], ...]) -> tuple[int, dict[int, int]]:
    """What is dealt, and what is left of each effect, where they are applied in that order."""
    kept = {}
    for number, effect in order:
        if effect == DOUBLE:
            kept[number] = effect
            damage *= 2
        elif effect == ALL:
            if damage == 0:
                kept[number] = effect
            damage = 0
        else:
            taken = min(damage, effect)
            damage -= taken
            if taken < effect:
                kept[number] = effect - taken
    return damage, kept


def outcome(state: GameState, unit: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The damage on the unit, and what is left of its effects."""
    values = {}
    for delayed in state.delayed:
        ability = delayed.ability
        value = ability.value if isinstance(ability, PreventDamage) else DOUBLE
        values[delayed.id] = ALL if value is None else value
    return state.objects[unit].damage_marked, tuple(sorted(values.items()))


def shock(amount: int) -> Board:
    """A board with a spell that deals so much damage to the one unit that there is."""
    return Board().unit("Rock", 999, "P2").add(spell("Shock", Deal(amount, Target(a_unit()))), at="hand")


@given(damage=some.integers(1, 9), effects=EFFECTS)
@settings(max_examples=120, deadline=None)
def test_every_order_of_the_effects_and_nothing_else_can_come_about(damage: int, effects: list[int]) -> None:
    state = watched(shock(damage).state(), 1, effects)
    play = Play(begin(state)).do("play Shock").pass_all()
    numbered = list(enumerate(effects, 101))
    wanted = set()
    for order in permutations(numbered):
        dealt, kept = left_over(damage, order)
        wanted.add((dealt, tuple(sorted(kept.items()))))
    decision = play.position.decision
    assert decision is not None
    if decision.kind is Kind.ORDER:
        assert decision.by == "P2"
        found = {outcome(answer(play.position, order).state, 1) for order in decision.answers()}
    else:
        found = {outcome(play.position.state, 1)}
    assert found == wanted
    assert (decision.kind is Kind.ORDER) is (len(wanted) > 1)


@given(damage=some.integers(1, 8), effects=EFFECTS, might=some.integers(1, 5), other=some.integers(1, 5))
@settings(max_examples=80, deadline=None)
def test_combat_damage_is_assigned_with_regard_to_what_alters_it(
    damage: int, effects: list[int], might: int, other: int
) -> None:
    board = Board(battlefields={"BF1": "P2", "BF2": None})
    board.unit("One", might, "P2", "BF1").unit("Two", other, "P2", "BF1").unit("Attacker", damage, "P1", "BF1")
    position = begin(watched(board.state(), 1, effects), None)
    while position.state.combat is not None and (decision := position.decision) and decision.kind is Kind.ACT:
        position = answer(position, ("pass",))
    decision = position.decision
    order = tuple(enumerate(effects, 101))
    if decision is not None and decision.kind is Kind.ORDER:
        chosen = tuple(option.key for option in decision.options)[::-1]
        position = answer(position, chosen)
        order = order[::-1]
        decision = position.decision
    needed = next((amount for amount in range(1, 999) if left_over(amount, order)[0] >= might), None)
    legal = set()
    for one in range(damage + 1):
        two = damage - one
        full_one, full_two = needed is not None and one >= needed, two >= other
        fits = (not one or full_one or not two or full_two) and not (one and two and not (full_one or full_two))
        too_much_one = needed is not None and one > needed and not full_two
        too_much_two = two > other and not full_one
        if fits and not too_much_one and not too_much_two:
            legal.add((one, two))
    if decision is not None and decision.kind is Kind.DISTRIBUTE:
        offered = set()
        for option in decision.options:
            shares = dict.fromkeys(("One", "Two"), 0)
            for part in option.key.split(" | "):
                amount, label = part.split(" ", 1)
                shares[label] = int(amount)
            offered.add((shares["One"], shares["Two"]))
        assert offered == legal
    else:
        assert len(legal) == 1 or (needed is not None and damage > needed + other)
