"""Plans: the acts that a walk takes, and when.

A plan gives a walk the acts to take, by which player, before the main act, as the main act, or in response to it. Every
other decision on the way is branched. A player who has no act to take passes.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import abilities_of
from judge.engine.actions.movement import movable
from judge.engine.playing.feasibility import can_complete
from judge.engine.playing.legality import (
    NO_PRIORITY,
    OWN_TURN_OPEN_STATE,
    WHY,
    Refused,
    may_activate,
    may_play,
)
from judge.engine.state.chain import Permission
from judge.engine.state.decisions import PASS_KEY, Kind
from judge.engine.state.turn_state import CLOSED_NEEDS_REACTION
from judge.engine.state.zones import Zone
from judge.engine.targeting.destinations import destinations
from judge.engine.turn.acts import END_TURN_KEY, MOVE_KEY
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.sentences import listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.objects import GameObject
    from judge.engine.turn.position import Position
    from judge.scenario.language.script_play import Detail
    from judge.slugs import Slug


class Slot(Enum):
    """When an act is taken."""

    ON_ITS_OWN = "with an empty chain"
    IN_RESPONSE = "in response"
    AFTERWARDS = "with an empty chain, once no showdown is in progress"

    __hash__ = object.__hash__


class Act(Struct, frozen=True):
    """``who`` plays or uses the object called ``label`` in a slot, or moves it ``to`` a battlefield.

    ``ability`` is the position of the ability in the text of the card used, "" for the first one that is activated.
    ``said`` is the line of a user who wants it, ``details`` its words about the choices. ``also`` are units that move
    along.
    """

    who: str
    verb: str
    label: str
    slot: Slot = Slot.ON_ITS_OWN
    to: str = ""
    said: str = ""
    details: tuple[Detail, ...] = ()
    ability: str = ""
    also: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        return {"move": MOVE_KEY, "end": END_TURN_KEY}.get(
            self.verb, f"{self.verb} {self.label} {self.ability}".rstrip()
        )

    def describe(self) -> str:
        if self.said:
            return self.said
        if self.verb == "move":
            return f"{self.who} moves {listed((self.label, *self.also))} to {self.to}"
        if self.verb == "end":
            return f"{self.who} ends the turn"
        verb = {"play": "plays", "use": "uses", "hide": "hides"}[self.verb]
        on = ", ".join(name.text for detail in self.details if detail.kind == "on" for name in detail.names)
        words = f"{self.who} {verb} {self.label}" + (f" on {on}" if on else "")
        return words + (" in response" if self.slot is Slot.IN_RESPONSE else "")


def until_the_turn_of(who: str) -> tuple[Act, ...]:
    """The acts after which the next turn of a player begins. It is P1's turn."""
    return tuple(Act(player, "end", "turn") for player in ("P1", *(("P2",) if who == "P1" else ())))


def another_turn(*, until_its_end: bool) -> tuple[Act, ...]:
    """The end of the turn after which an additional one begins, and the end of that one if something waits for it."""
    return tuple(Act("P1", "end", "turn") for _ in range(1 + until_its_end))


class Impossible(Struct, frozen=True):
    """The next act of a plan cannot be taken: which, by which rule, and why in words."""

    act: Act
    rule: Slug | None
    why: str


class Plan(Struct, frozen=True):
    """Acts in order."""

    acts: tuple[Act, ...]

    def next_answer(self, position: Position, taken: int) -> tuple[Answer, int] | Impossible | None:
        """The answer to a decision to act after ``taken`` acts.

        Returns the answer and the number of acts taken then, None if the walk ends here, or Impossible if the next act
        cannot be taken.
        """
        decision = position.decision
        assert decision is not None
        assert decision.kind is Kind.ACT
        closed = bool(position.state.chain)
        if taken == len(self.acts):
            if closed or position.state.showdown is not None:
                return (PASS_KEY,), taken
            return None
        act = self.acts[taken]
        if act.slot is Slot.IN_RESPONSE:
            if not closed and taken and self.acts[taken - 1].verb == "end":
                return Impossible(act, None, "nothing is on the chain at that time to respond to")
            if not closed:
                return Impossible(act, *refusal(position, act))
            return self._respond(position, act, taken)
        showdown = position.state.showdown is not None
        if closed or (
            showdown and (decision.by != act.who or act.verb in {"move", "end"} or act.slot is Slot.AFTERWARDS)
        ):
            return (PASS_KEY,), taken
        can = any(option.key == act.key for option in decision.options) and not _is_stated_otherwise(position, act)
        if decision.by == act.who and can:
            return (act.key,), taken + 1
        return Impossible(act, *refusal(position, act))

    def branches(self, position: Position) -> bool:  # noqa: ARG002 - a plan that tells every act never does
        """Whether every act that can be taken now is walked, instead of the told one."""
        return False

    def answers(self, decision: Decision) -> Iterator[Answer]:
        """The answers to a decision that are walked."""
        return decision.answers()

    def stated(self, position: Position, taken: int) -> Answer | Impossible | None:
        """The plan's own answer at a position. Impossible if an act states something that is not legal."""
        decision, act = position.decision, self.acts[taken - 1] if taken else None
        if act is not None and act.details and act.verb != "move":
            from judge.matchup.walks.stated_choices import Refusal, pinned  # noqa: PLC0415 - only for a choice that is stated

            found = pinned(act.who, act.label, act.details, position)
            if isinstance(found, Refusal):
                return Impossible(act, found.rule, found.why)
            if found is not None:
                return found
        return self.settled(decision, taken) if decision is not None else None

    def settled(self, decision: Decision, taken: int) -> Answer | None:
        """The plan's own answer for a move: its destination, and which unit moves. None for every other decision."""
        act = self.acts[taken - 1] if taken else None
        if act is None or act.verb != "move" or decision.by != act.who:
            return None
        wanted = {"destination": (act.to,), "move": (act.label, *act.also)}.get(decision.timing, ())
        keys = {option.key for option in decision.options}
        return wanted if wanted and keys.issuperset(wanted) else None

    def _respond(self, position: Position, act: Act, taken: int) -> tuple[Answer, int] | Impossible:
        decision = position.decision
        assert decision is not None
        if decision.by == act.who:
            if any(option.key == act.key for option in decision.options):
                return (act.key,), taken + 1
            return Impossible(act, *refusal(position, act))
        return (PASS_KEY,), taken


def _is_stated_otherwise(position: Position, act: Act) -> bool:
    """Whether the user stated a move that is not one of those that the player could make."""
    if not act.said or act.verb != "move":
        return False
    game = game_on(position.state)
    moving = next((unit for unit in movable(game, act.who) if unit.label == act.label), None)
    if moving is None:
        return True
    return "base" not in act.to and act.to.casefold() not in {str(to).casefold() for to in destinations(game, moving)}


def refusal(position: Position, act: Act) -> tuple[Slug | None, str]:
    """The rule that forbids an act now, and why in words."""
    game = game_on(position.state)
    thing = next((found for found in position.state.objects.values() if found.label == act.label), None)
    if act.verb == "end":
        return None, f"{act.who} cannot end the turn now"
    if thing is None:
        return None, f"there is no {act.label}"
    if act.slot is Slot.IN_RESPONSE:
        late = _no_window(act, thing)
        if late is not None:
            return late, WHY[late]
    if act.verb == "move":
        return None, f"{act.label} cannot move to {act.to}"
    if act.verb == "use":
        verdicts = [may_activate(game, act.who, thing, place, ability) for place, ability in abilities_of(thing)]
    else:
        verdicts = [may_play(game, act.who, thing)]
    refused = next((verdict for verdict in verdicts if isinstance(verdict, Refused)), None)
    if act.slot is Slot.IN_RESPONSE and refused is not None and refused.rule == NO_PRIORITY:
        # The chance to respond has passed unseen, because there was nothing to do: say what was missing.
        missing = can_complete(game, act.who, thing, Permission(thing.place)) if act.verb == "play" else None
        if missing is not None:
            return missing, WHY[missing]
    if refused is not None and thing.place.zone not in (Zone.TRASH, Zone.BANISHMENT):
        return refused.rule, refused.why
    return NO_PRIORITY, f"{act.label} is in {thing.place}" if refused is not None else WHY[NO_PRIORITY]


_IN_A_CLOSED_STATE = ("Reaction", "Ambush")


def _no_window(act: Act, thing: GameObject) -> Slug | None:
    """The rule that leaves no window in response, whatever the board: no Reaction."""
    if act.verb == "use":
        reacts = any(ability.reaction for _, ability in abilities_of(thing))
        return None if reacts else OWN_TURN_OPEN_STATE
    reacts = any(map(thing.card.has, _IN_A_CLOSED_STATE)) or thing.hidden_on is not None
    return None if reacts else CLOSED_NEEDS_REACTION
