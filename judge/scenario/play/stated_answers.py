"""The answers that a line of play states for the decisions that come up while it is carried out.

A line can state several ("to P1's base", "killing u", "paying [C]"); each waits for the decision that it answers and
is compared with decisions that had only one possible answer.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct, field

from judge.engine.costs.determine_cost import OtherCosts
from judge.engine.playing.places_to_play import closed_by_a_combat
from judge.engine.state.decisions import NO, YES, Kind
from judge.scenario.language.amounts import amount_in
from judge.scenario.language.script_names import Name
from judge.scenario.play.costs_said import domains_of, is_said, is_spent, spent_by
from judge.scenario.play.death_replacement import on_replacement
from judge.scenario.play.name_resolution import belongs_to, label_of, options_called, options_listed
from judge.scenario.play.open_decisions import NotOffered

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_names import SourceLocation

TIMINGS = {
    "to": {"location", "destination"}, "at": {"hide"}, "on": {"target"}, "choosing": {"mode"},
    "killing": {"cost", "pick"}, "discarding": {"discard"}, "moving": {"move"},
    "paying": {"payment", "discount", "amount"}, "declining": {"payment"},
    "banishes": {"as looked at", "may play"}, "may play": {"may play", "as looked at"}, "puts_into_hand": {"into hand"},
    "replaces": {"replacement", "replacement order"}, "lets_die": {"replacement"}, "discards": {"discard"},
    "with": {"optional cost"}, "without": {"optional cost"},
    "assigns": {"combat damage", "split"}, "shuffle": {"shuffle"}, "first player": {"first player"},
    "takes": {"battlefield"}, "sets_aside": {"mulligan"}, "plays nothing": {"may play", "as looked at"},
}  # fmt: skip
"""Which decisions each thing that a line can say is about; "chooses", "orders" and "declines" fit any."""

_COST = r"pay (\S+) for "


class StatedAnswer(Struct):
    """One answer that a line states, until the decision that it answers comes up.

    ``steps`` are the parts of it that are said already, ``meant`` what the effect that it names is called, ``of`` what
    goes to a place, where a line states several. ``passed_over`` is a decision that its first name was no answer to
    while a later one was, and why.
    """

    said_at: SourceLocation
    player: str | None
    kind: str
    names: list[Name] = field(default_factory=list)
    words: str = ""
    timing: str = ""
    amounts: tuple[int, ...] = ()
    done: bool = False
    steps: set[str] = field(default_factory=set)
    meant: set[str] = field(default_factory=set)
    passed_over: tuple[Decision, str] | None = None
    of: tuple[Name, ...] = ()

    @property
    def at(self) -> SourceLocation:
        """The source location of the part that is still to be used."""
        return self.names[0].at if self.names else self.said_at

    def reply(self, decision: Decision, state: GameState) -> Answer | None:
        """The answer to a decision, or None if the decision is about something else.

        Raises NotOffered if the decision is the right one and has no such option.
        """
        if self.done or decision.by != self.player or not self._fits_timing(decision, state):
            return None
        if self.kind in TIMINGS and decision.timing not in TIMINGS[self.kind]:
            return None
        if self.of and not any(_moves(decision, label_of(state, name.text)) for name in self.of):
            return None
        if self.kind in _SPECIAL:
            return _SPECIAL[self.kind](self, decision, state)
        if self.kind in {"may play", "banishes"} and decision.kind is Kind.YES_NO:
            return self._yes(decision, state)
        if self.kind == "moving" and not self.names:
            self.done = True
            return tuple(option.key for option in decision.options)
        if self.kind == "chooses":
            self._part_names(decision, state)
        count = (
            len(self.names)
            if self.kind in {"chooses", "moving", "sets_aside"}
            else min(decision.maximum, len(self.names))
        )
        if self.kind == "on":
            count = min(count, self._bring_forward(decision, state))
        return self._picked(decision, state, max(1, count))

    def _fits_timing(self, decision: Decision, state: GameState) -> bool:
        """Whether the decision is of the kind in brackets; these may belong to an option as well: "v (the chain)"."""
        if self.timing in {"", decision.timing}:
            return True
        whole = f"{self.names[-1].text} ({self.timing})" if self.names else ""
        if not whole or not options_called(decision, state, whole):
            return False
        self.names[-1], self.timing = Name(whole, self.names[-1].at), ""
        return True

    def _bring_forward(self, decision: Decision, state: GameState) -> int:
        """Names of targets in any order: those that the decision can be about come first; how many there are."""
        fitting = [name for name in self.names if options_called(decision, state, name.text)]
        if fitting and self.names[0] is not fitting[0]:
            self.passed_over = (decision, f"{self.names[0].text} is not an option here")
            self.names = [*fitting, *(name for name in self.names if name not in fitting)]
        return len(fitting)

    def _yes(self, decision: Decision, state: GameState) -> Answer:
        if not belongs_to(decision.source, label_of(state, self.names[0].text)):
            raise NotOffered(f"the question is about {decision.source}")
        self.done = True
        return YES

    def on_order(self, decision: Decision, state: GameState) -> Answer | None:
        self._part_names(decision, state)
        return self._picked(decision, state, len(self.names)) if decision.kind is Kind.ORDER else None

    def _part_names(self, decision: Decision, state: GameState) -> None:
        """Take names apart, or together, where they are no options and a list of options is printed like that."""
        if all(options_called(decision, state, name.text) for name in self.names):
            return
        for parting in (" and ", ", "):
            listed = options_listed(decision, state, parting.join(name.text for name in self.names))
            if listed is not None:
                self.names = [Name(option.key, self.names[0].at) for option in listed]
                return

    def _picked(self, decision: Decision, state: GameState, count: int) -> Answer:
        keys: list[str] = []
        for name in self.names[:count]:
            found = options_called(decision, state, name.text)
            if not found:
                closed = decision.timing == "location" and closed_by_a_combat(state, self.player or "", name.text)
                raise NotOffered(f"{name.text} is not an option here", closed or None)
            if len(found) > 1:
                raise NotOffered(f"{name.text} can be " + " or ".join(f'"{option.key}"' for option in found))
            keys.append(found[0].key)
        if not decision.is_legal(tuple(keys)):
            raise NotOffered(f"{decision.minimum} to {decision.maximum} of them are chosen, each once")
        self.names = self.names[count:]
        self.done = not self.names
        return tuple(keys)

    def on_nothing(self, decision: Decision, _: GameState) -> Answer | None:
        given: Answer = ()
        if decision.kind is Kind.YES_NO:
            given = NO
        elif decision.kind is Kind.PAY:
            given = ("decline",)
        if not decision.is_legal(given):
            raise NotOffered("this cannot be declined")
        self.done = True
        return given

    def on_assignment(self, decision: Decision, state: GameState) -> Answer:
        """Exactly these amounts for exactly these units: an option, or a legal answer that nobody is asked about."""
        labels = [label_of(state, name.text) for name in self.names]
        pairs = {f"{amount} {label}" for label, amount in zip(labels, self.amounts, strict=True)}
        for option in decision.options:
            if len(pairs) == len(labels) and set(option.key.split(" | ")) == pairs:
                self.done = True
                return (option.key,)
        rule, why = None, "damage cannot be assigned so"
        if decision.also is not None:
            key = " | ".join(f"{amount} {label}" for label, amount in zip(labels, self.amounts, strict=True))
            if decision.also.accepts((key,)):
                self.done = True
                return (key,)
            rule, why = decision.also.refusal(key) or (None, why)
        raise NotOffered(why, rule)

    def on_optional_cost(self, decision: Decision, _: GameState) -> Answer | None:
        """Whether an optional additional cost is paid; "the additional cost" is any."""
        if self.words != "the additional cost" and not decision.prompt.endswith(f" {self.words}"):
            return None
        given = YES if self.kind == "with" else NO
        if not decision.is_legal(given):
            raise NotOffered(f"{self.words} has to be paid here, or nothing can be")
        self.done = True
        return given

    def on_payment(self, decision: Decision, state: GameState) -> Answer | None:
        domains = domains_of(state, decision.source)
        if decision.timing == "discount":
            return self._on_discount(decision, domains)
        if decision.timing == "amount":
            return self._on_amount(decision, domains)
        ways = [option for option in decision.options if option.key != "decline"]
        if self.kind == "declining":
            if len(ways) == len(decision.options):
                raise NotOffered("this payment cannot be declined")
            self.done = True
            return ("decline",)
        if self.words.startswith('"'):
            ways = [option for option in ways if option.label == self.words.strip('"')]
            if not ways:
                raise NotOffered(f"{self.words} is not a way to pay")
        else:
            cost = re.match(_COST, decision.prompt)
            if cost is not None and not is_said(self.words, owed := amount_in(cost[1], domains), domains):
                ways = [option for option in ways if is_spent(self.words, owed, spent_by(option.label))]
            if cost is not None and not ways:
                raise NotOffered(f"the cost is {cost[1]} and not {self.words}")
            if len(ways) > 1 and "cost" in self.steps:  # with what it is paid is for another line to say
                self.done = True
                return None
            if len(ways) > 1:
                raise NotOffered('there are several ways to pay: write paying "…" with one of them')
        self.done = True
        return (ways[0].key,)

    def _on_amount(self, decision: Decision, domains: tuple[str, ...] | None) -> Answer:
        """How much is paid of what can be any amount; with what it is paid is for another line to say."""
        for option in decision.options:
            if is_said(self.words, amount_in(option.label, domains), domains):
                self.done = True
                return (option.key,)
        raise NotOffered(f"{self.words} is not one of the amounts")

    def _on_discount(self, decision: Decision, domains: tuple[str, ...] | None) -> Answer | None:
        """Which of several costs is paid, also one that nobody is asked about; that it is paid is said later."""
        if self.words.startswith('"'):
            return None
        costs = [option.key for option in decision.options]
        costs += decision.also.costs if isinstance(decision.also, OtherCosts) else ()
        cost = next((one for one in costs if is_said(self.words, amount_in(one, domains), domains)), None)
        if cost is None:
            refused = decision.also.refusal(self.words) if decision.also is not None else None
            raise NotOffered(f"{self.words} is not what it can cost", refused[0] if refused is not None else None)
        self.done = self.words == "[0]"
        self.steps.add("cost")
        return (cost,)

    @property
    def is_settled(self) -> bool:
        """Whether the answer has been used; choosing the order of replacements needs no yes behind it."""
        return self.done or (self.kind == "replaces" and bool(self.steps))


_SPECIAL = {
    "replaces": on_replacement,
    "lets_die": on_replacement,
    "nothing": StatedAnswer.on_nothing,
    "plays nothing": StatedAnswer.on_nothing,
    "paying": StatedAnswer.on_payment,
    "declining": StatedAnswer.on_payment,
    "with": StatedAnswer.on_optional_cost,
    "without": StatedAnswer.on_optional_cost,
    "assigns": StatedAnswer.on_assignment,
    "orders": StatedAnswer.on_order,
}


def _moves(decision: Decision, label: str) -> bool:
    """Whether a decision is about where an object moves to."""
    moving = re.fullmatch(r"choose where (.+) moves? to", decision.prompt)
    return moving is not None and f" and {label} and " in f" and {moving[1]} and "
