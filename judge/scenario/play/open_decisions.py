"""Describes, for messages, which decision is open and what the options are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.decisions import Kind
from judge.errors import ScenarioError
from judge.scenario.play.discretionary_actions import state_in_words

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Forced, Position
    from judge.slugs import Slug

MOST_SHOWN = 30


class Illegal(ScenarioError):
    """What a line says is not legal now; ``rule`` forbids it."""

    rule: Slug | None = None


class NotOffered(Exception):
    """The decision is the right one, but what the line says is none of its options; ``rule`` is what forbids it."""

    def __init__(self, why: str, rule: Slug | None = None) -> None:
        super().__init__(why)
        self.rule = rule

    def about(self, decision: Decision) -> Decision:
        """The decision, as it is told that the rule forbids this answer."""
        return decision if self.rule is None else replace(decision, rule=self.rule)


def describe_options(position: Position) -> str:
    """Who can do what in a position, in a sentence."""
    decision, state = position.decision, position.state
    if decision is None:
        return f"The game is over: {state.winner} has won."
    if decision.kind is not Kind.ACT:
        return describe_choices(decision)
    if decision.by is None:
        return f'{decision.prompt[0].upper()}{decision.prompt[1:]}. "{decision.options[0].key}" lets it go on.'
    return f"{decision.by} can: {'; '.join(option.label for option in decision.options)} ({state_in_words(state)})."


def describe_choices(decision: Decision) -> str:
    """Who chooses from which options, in a sentence."""
    shown = "; ".join(option.label for option in decision.options[:MOST_SHOWN])
    least, most = decision.minimum, decision.maximum
    count = ""
    if decision.kind is not Kind.ORDER and (least, most) != (1, 1):
        count = f" ({least} to {most})" if least != most else f" ({least})"
    return f"{decision.by or 'Chance'} chooses from{count}: {shown}."


def option_keys(decision: Decision) -> set[str]:
    """The keys of everything that can be chosen."""
    return {option.key for option in decision.options}


def nameable_answers(forced: list[Forced], open_now: Decision | None) -> list[Forced]:
    """The earlier forced answers that a line can still name: no payment of a player who is asked for another one."""
    if open_now is None or open_now.kind is not Kind.PAY:
        return forced
    return [found for found in forced if found.decision.kind is not Kind.PAY or found.decision.by != open_now.by]


def is_reached(until: str, newest: int | None, start: GameState, state: GameState) -> bool:
    """Whether passing has reached what a line waits for; ``newest`` is the item that an "all pass" is about."""
    if until == "combat":
        return state.combat is None or start.combat is None or state.combat.at != start.combat.at
    if newest is not None:
        return state.item(newest) is None
    return not state.chain and (until == "chain" or state.showdown is None)
