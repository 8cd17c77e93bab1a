"""What may be done where a question stands: it is tried on a copy of the play, which nothing is changed in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.scenario.asking.answered import Answered, agrees
from judge.scenario.asking.why_no_choice import why_no_choice
from judge.scenario.language.script_play import Act
from judge.scenario.play.open_decisions import Illegal
from judge.scenario.play.unmatched_answers import check_names

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.scenario.language.script_asks import Ask
    from judge.scenario.language.script_play import Choice
    from judge.scenario.play.playing import Playing


class Trial(Struct, frozen=True):
    """What became of an act, or an answer, that was tried: what forbids it, and what happened by it."""

    refused: Illegal | None
    events: tuple[Event, ...]


def tried(play: Playing, act: Act | Choice) -> Trial:
    """Try an act or an answer. Raises ScenarioError if it names what is not there."""
    trial = play.fork()
    refused: Illegal | None = None
    try:
        if isinstance(act, Act):
            trial.act(act)
        else:
            check_names(trial, act)
            trial.choose(act)
    except Illegal as problem:
        refused = problem
    return Trial(refused, trial.position.events[len(play.position.events) :])


def possible(ask: Ask, play: Playing) -> tuple[Answered, Trial]:
    """Whether something may be done now, with the rule that forbids it where it may not."""
    assert ask.act is not None
    found = tried(play, ask.act)
    if found.refused is None:
        rules = tuple(dict.fromkeys(rule for event in found.events for rule in event.rules))
        return Answered(ask, "YES", rules=rules, agrees=agrees(ask.reply, "YES")), found
    rules = (found.refused.rule,) if found.refused.rule is not None else ()
    no_choice = why_no_choice(play, ask.act, found.refused)
    if no_choice is not None:
        rules = (no_choice.rule, *rules)
    why = no_choice.why if no_choice is not None else _reason(found.refused)
    return Answered(ask, "NO", why, rules, agrees=agrees(ask.reply, "NO")), found


def _reason(refused: Illegal) -> str:
    return f"{refused.reason.rstrip('.')}. {refused.hint.split('. ')[0].rstrip('.')}."


def why_not(ask: Ask, before: Answered | None, rules: tuple[str, ...]) -> Answered:
    """The first refusal behind the last answer that was a no, and its rule; ``rules`` are its numbers."""
    if before is None:
        return Answered(ask, "nothing was refused", agrees=False if ask.reply else None)
    number = rules[0] if rules else "no rule refuses it"
    stated = ask.reply.rpartition(":")[2]
    fits = any(one == stated or one.startswith(f"{stated}.") for one in rules) if stated else None
    return Answered(ask, number, before.why, before.rules, before.line_for, before.line_against, fits)
