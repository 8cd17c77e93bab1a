"""Answers questions over all open choices of a play: a player with priority may act, and every choice is branched.

The written lines stay as they are. The walk goes on from their end until the chain is empty and no showdown goes on.
"""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import PASS_KEY, Kind
from judge.errors import CannotSimulate
from judge.matchup.kinds.free_play import FreePlay
from judge.matchup.kinds.least_might import least_surviving
from judge.matchup.kinds.tests_of_facts import (
    NOTHING,
    count,
    damage_to,
    event_test,
    in_all,
    in_symbols,
    paid_by,
    state_test,
)
from judge.matchup.kinds.without_a_text import differing
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import CHANCE, Verdict
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.planned_acts import Plan
from judge.scenario.asking.answered import Answered, AskedAt, agrees, range_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.objects import GameObject
    from judge.matchup.points.over_all_lines import EventTest
    from judge.matchup.points.verdicts import Forced, Line
    from judge.matchup.walks.graph import Node
    from judge.scenario.language.script_asks import Ask
    from judge.scenario.language.script_names import Name
    from judge.scenario.language.script_play import Claim
    from judge.slugs import Slug

MOST_PROMPTS = 3
"""Maximum number of decisions of players that are named."""
BUDGET = 4_000
"""How many positions are visited for a question."""


def answer_to(ask: Ask, at: AskedAt) -> Answered:
    """The answer to a question over all lines of play.

    Raises CannotSimulate if the question is not answered in this way, or the lines were not all walked.
    """
    found = _ANSWERS.get(ask.kind)
    if found is None:
        raise CannotSimulate(f'"{ask.question}" is understood, but cannot be answered yet.')
    try:
        walked = walk(at.play.position, FreePlay(()), BUDGET)
    except RecursionError:
        raise CannotSimulate(f'"{ask.question}" was not answered: something can be done any number of times.') from None
    if not walked.complete:
        raise CannotSimulate(
            f'"{ask.question}" was not answered: after {walked.positions} positions there were lines left.'
        )
    return found(ask, _Asking(at, AllLines(walked), walked.graph.nodes if walked.graph is not None else ()))


class _Judged(Struct, frozen=True):
    """A fact over all lines, with the rules of the events that make it true."""

    verdict: Verdict
    by: tuple[str, ...]
    line_with: Line | None
    line_without: Line | None
    rules: tuple[Slug, ...] = ()


class _Asking:
    """A question on the lines that were walked."""

    def __init__(self, at: AskedAt, lines: AllLines, nodes: tuple[Node, ...] = ()) -> None:
        self.at = at
        self.lines = lines
        self.nodes = nodes

    def thing(self, name: Name | None) -> GameObject | None:
        return self.at.play.thing(name) if name is not None else None

    def judged(self, claim: Claim) -> _Judged:
        """A fact over all lines. A denied fact is turned round."""
        found = self._judged(claim)
        if not claim.negated:
            return found
        turned = {Verdict.ALWAYS: Verdict.NEVER, Verdict.NEVER: Verdict.ALWAYS}
        return _Judged(
            turned.get(found.verdict, found.verdict), found.by, found.line_without, found.line_with, found.rules
        )

    def _judged(self, claim: Claim) -> _Judged:
        measure = count(claim)
        if measure is not None:
            reached = self.lines.sums(measure, 0, add)
            so = [one.line for one in reached.reached if one.value == claim.amount]
            not_so = [one.line for one in reached.reached if one.value != claim.amount]
            verdict = Verdict.DEPENDS if so and not_so else Verdict.ALWAYS if so else Verdict.NEVER
            rules = self.rules_of(lambda event, _: measure(event) > 0)
            by = reached.by if verdict is Verdict.DEPENDS else ()
            return _Judged(verdict, by, next(iter(so), None), next(iter(not_so), None), rules)
        test = event_test(claim, self.thing(claim.subject))
        if test is not None:
            seen, rules = self.lines.happens(test), self.rules_of(test)
        else:
            seen, rules = self.lines.at_end(state_test(claim, self.at.start)), ()
        return _Judged(seen.verdict, seen.by, seen.line_with, seen.line_without, rules)

    def rules_of(self, test: EventTest) -> tuple[Slug, ...]:
        state = self.at.play.position.state
        return tuple(dict.fromkeys(rule for event in self.lines.events() if test(event, state) for rule in event.rules))

    def forced(self, player: str, claim: Claim) -> Forced:
        """The proof that a player can or cannot force a fact. Raises CannotSimulate for a fact that is counted."""
        test = event_test(claim, self.thing(claim.subject))
        if count(claim) is not None:
            raise CannotSimulate("a question that counts cannot also ask what is forced.")
        if test is not None:
            return self.lines.can_force(player, test, away=claim.negated)
        state = state_test(claim, self.at.start)
        return self.lines.can_force_at_end(player, lambda one: state(one) is not claim.negated)


def _choices_on(line: Line | None) -> tuple[str, ...]:
    return tuple(choice.describe() for choice in line or ())


def _so(ask: Ask, asking: _Asking) -> Answered:
    judged = asking.judged(ask.claims[0])
    said = {Verdict.ALWAYS: "ALWAYS", Verdict.NEVER: "NEVER", Verdict.DEPENDS: "DEPENDS"}[judged.verdict]
    if not judged.line_with and not judged.line_without:
        said = {"ALWAYS": "YES", "NEVER": "NO"}.get(said, said)
    said += f" on {' and '.join(judged.by)}" if judged.by else ""
    why = _with_nothing_more(ask, asking, judged) if judged.verdict is Verdict.DEPENDS else ""
    return Answered(
        ask,
        said,
        why,
        judged.rules,
        _choices_on(judged.line_with),
        _choices_on(judged.line_without),
        agrees(ask.reply, said),
    )


def _with_nothing_more(ask: Ask, asking: _Asking, judged: _Judged) -> str:
    """The result if no player plays or uses anything more, and the acts that change it. "" if that depends, too.

    A judge gives that first, because on most boards a player could do something else.
    """
    walked = walk(asking.at.play.position, Plan(()), BUDGET)
    if not walked.complete:
        return ""
    plainly = _Asking(asking.at, AllLines(walked)).judged(ask.claims[0]).verdict
    otherwise = {Verdict.ALWAYS: judged.line_without, Verdict.NEVER: judged.line_with}.get(plainly)
    if otherwise is None:
        return ""
    acts = [
        f"{choice.decision.by} chooses to {choice.decision.in_words(choice.answer)}"
        for choice in otherwise
        if choice.decision.kind is Kind.ACT and choice.matters and choice.answer != (PASS_KEY,)
    ]
    changed = f" It is otherwise where {' and '.join(acts)}" if acts else ""
    return (
        f"If nobody plays or uses anything more: {'YES' if plainly is Verdict.ALWAYS else 'NO'}.{changed}".rstrip(".")
        + "."
    )


def _damage(ask: Ask, asking: _Asking) -> Answered:
    thing = asking.thing(ask.subject)
    assert thing is not None
    reached = asking.lines.sums(damage_to(thing), 0, add).reached
    said = range_of({one.value for one in reached})
    least, most = (pick(reached, key=lambda one: one.value) for pick in (min, max))
    why = "" if least is most else f"{most.value} and {least.value}, on these lines."
    against = () if least is most else _choices_on(least.line)
    rules = asking.rules_of(lambda event, _: damage_to(thing)(event) > 0)
    return Answered(ask, said, why, rules, _choices_on(most.line), against, agrees(ask.reply, said))


def _force(ask: Ask, asking: _Asking) -> Answered:
    found = asking.forced(ask.player, ask.claims[0])
    said, line = ("YES" if found.can else "NO"), _choices_on(found.line)
    return Answered(
        ask, said, "", asking.judged(ask.claims[0]).rules, line if found.can else (), () if found.can else line,
        agrees(ask.reply, said),
    )  # fmt: skip


def _decides(ask: Ask, asking: _Asking) -> Answered:
    if not ask.claims:
        return _all_that_decide(ask, asking)
    judged = asking.judged(ask.claims[0])
    said = " and ".join(judged.by) or "nobody"
    return Answered(
        ask,
        said,
        "",
        judged.rules,
        _choices_on(judged.line_with),
        _choices_on(judged.line_without),
        agrees(ask.reply, said),
    )


def _all_that_decide(ask: Ask, asking: _Asking) -> Answered:
    """Everybody between whose answers the end is different, and at which questions."""
    asked: dict[str, dict[str, None]] = {}
    for node in reversed(asking.nodes):
        if node.decision is not None and len({frozenset(edge.child.found) for edge in node.edges}) > 1:
            asked.setdefault(node.decision.by or CHANCE, {}).setdefault(node.decision.prompt)
    why = "; ".join(f"{who}: {', '.join(list(prompts)[:MOST_PROMPTS])}" for who, prompts in asked.items())
    said = " and ".join(asked) or "nobody"
    return Answered(ask, said, why, agrees=agrees(ask.reply, said))


def _pays(ask: Ask, asking: _Asking) -> Answered:
    thing = asking.thing(ask.subject)
    measure = paid_by(ask.player, thing.label if thing is not None else "")
    reached = asking.lines.sums(measure, NOTHING, in_all).reached
    said = " or ".join(map(in_symbols, sorted({one.value for one in reached}, key=lambda one: (one.energy, one.power))))
    rules = asking.rules_of(lambda event, _: measure(event) != NOTHING)
    lines = [_choices_on(one.line) for one in reached] if len(reached) > 1 else [(), ()]
    domains = thing.card.domains if thing is not None else None
    return Answered(ask, said, "", rules, lines[0], lines[-1], agrees(ask.reply, said, domains))


def _least(ask: Ask, asking: _Asking) -> Answered:
    said, before = least_surviving(ask, asking.at, answer_to)
    if before is None or not said.isdigit():
        return Answered(ask, said, agrees=agrees(ask.reply, said))
    how = "is killed" if before.said in {"YES", "ALWAYS"} else "can be killed"
    why = f"with {int(said) - 1} Might it {how}"
    return Answered(ask, said, why, before.rules, (), before.line_for, agrees(ask.reply, said))


def _differs(ask: Ask, asking: _Asking) -> Answered:
    return differing(ask, asking.at)


_ANSWERS: dict[str, Callable[[Ask, _Asking], Answered]] = {
    "so": _so,
    "damage": _damage,
    "pays": _pays,
    "least": _least,
    "force": _force,
    "decides": _decides,
    "differs": _differs,
}
