"""The questions of one run: those about a moment are answered as they come up, the others at the end of the play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.citations.numbers import number

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.scenario.asking.answered import Answered, Answering, AskedAt
    from judge.scenario.language.script_asks import Ask
    from judge.scenario.play.playing import Playing


class Questions:
    """The questions that were asked so far, with the answers that are known."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering
        self._asked: list[tuple[Ask, Answered | None]] = []

    def ask(self, line: Ask, play: Playing) -> tuple[Event, ...]:
        """Take a question; what may be done is tried now. Returns the events of what was tried."""
        if line.kind != "can":
            self._asked.append((line, None))
            return ()
        from judge.scenario.asking.trial import possible  # noqa: PLC0415 - only for what is asked

        answered, trial = possible(line, play)
        if answered.is_no:
            play.refused.extend(answered.rules)
        self._asked.append((line, answered))
        return trial.events

    @property
    def are_open(self) -> bool:
        """Whether something was asked, so that the play may end anywhere."""
        return bool(self._asked)

    def answers(self, at: AskedAt) -> tuple[Answered, ...]:
        """The answer to every question, in order; the rules behind them count as rules that the play rests on."""
        found: list[Answered] = []
        for ask, known in self._asked:
            answered = known or (self._why_not(ask, found, at) if ask.kind == "why not" else self._answering(ask, at))
            found.append(answered)
            at.play.relied_on.extend(answered.rules)
        return tuple(found)

    def _why_not(self, ask: Ask, found: list[Answered], at: AskedAt) -> Answered:
        before = next((one for one in reversed(found) if one.is_no), None)
        rules = before.rules if before is not None else ()
        from judge.scenario.asking.trial import why_not  # noqa: PLC0415 - the same

        return why_not(ask, before, tuple(text for rule in rules if (text := number(rule, at.rules)) is not None))
