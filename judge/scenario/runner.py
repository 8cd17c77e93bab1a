"""Runs a scenario: sets it up, plays it line by line, and checks what must be true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.citations.numbers import CURRENT
from judge.engine.state.events import Log
from judge.engine.turn.position import Position, begin
from judge.engine.wording.doubts import notes_of
from judge.errors import CannotSimulate, ContentError, ExpectationFailed, JudgeError, ScenarioError
from judge.scenario.asking.answered import AskedAt, answered_by_nobody
from judge.scenario.asking.questions import Questions
from judge.scenario.board.from_script import setup_of
from judge.scenario.board.legal_placement import state_problem
from judge.scenario.checks.decisive_rules import cited, rests_on, touched
from judge.scenario.checks.expectations import holds
from judge.scenario.language.script import Because, Expect, Script
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_names import SourceLocation
from judge.scenario.language.script_play import Act, Chance, Choice, Concedes, EffectOf, Legality, PassUntil
from judge.scenario.play.earlier_in_turn import after_what_was_earlier
from judge.scenario.play.left_open import nothing_left_open
from judge.scenario.play.playing import Playing
from judge.scenario.run import Check, Run, Step

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from judge.engine.state.events import Event
    from judge.engine.state.state import GameState
    from judge.scenario.asking.answered import Answered, Answering
    from judge.scenario.board.setup import Setup
    from judge.scenario.language.script import PlayLine
    from judge.scenario.language.script_play import Claim
    from judge.scenario.ruling_files import RulingBlock


def run(script: Script, day: date, rules: str = CURRENT, answering: Answering = answered_by_nobody) -> Run:
    """Run a scenario with the cards as they read on ``day`` and rule numbers of the version ``rules``.

    ``answering`` answers the questions that are over all lines of play (``judge/matchup/kinds``).

    Raises nothing: what stopped it stands in ``problem``.
    """
    try:
        setup = setup_of(script, day)
    except (ScenarioError, CannotSimulate, ContentError) as problem:
        return Run(script, None, problem=problem)
    try:
        state = setup.state()
    except CannotSimulate as problem:
        return Run(script, None, problem=state_problem(problem, script))
    except ContentError as problem:
        return Run(script, None, problem=problem)
    try:
        state = after_what_was_earlier(script, state, rules)
    except (ScenarioError, CannotSimulate) as problem:
        return Run(script, None, problem=problem)
    return _Running(script, state, rules, day, answering).run()


def run_block(block: RulingBlock, day: date, rules: str = CURRENT, answering: Answering = answered_by_nobody) -> Run:
    """Run a block of a ruling file, with the cards as they read on its own day, or else on ``day``.

    Raises nothing: a block that could not be read gives a run that did not pass.
    """
    if block.script is None:
        return Run(Script((), (), (), block.file, block.line), None, problem=block.problem)
    return run(block.script, block.as_of or day, rules, answering)


def position_after(
    script: Script, day: date, rules: str = CURRENT, altered: Callable[[Setup], Setup] | None = None
) -> Position:
    """Where the play of a scenario comes to; what it expects is not looked at, and decisions may be open.

    ``altered`` makes another set-up of the one that is stated.

    Raises ScenarioError if a line cannot be played, CannotSimulate if the set-up or the play cannot be.
    """
    setup = setup_of(script, day)
    setup = altered(setup) if altered is not None else setup
    try:
        state = after_what_was_earlier(script, setup.state(), rules)
    except CannotSimulate as problem:
        raise state_problem(problem, script) from problem
    running, play = _Running(script, state, rules, day), Playing(begin(state, pausing=True), script.where, rules)
    for line in script.play:
        if not isinstance(line, Expect | Legality | Ask):
            running.perform(play, line)
    return play.position


class _Running:
    """One run, line by line."""

    def __init__(
        self, script: Script, state: GameState, rules: str, day: date, answering: Answering = answered_by_nobody
    ) -> None:
        self._script = script
        self._start = state
        self._rules = rules
        self._checks: list[Check] = []
        self._steps: list[Step] = []
        self._expected_open: set[str] = set()
        self._tried: list[Event] = []
        self._day = day
        self._questions = Questions(answering)

    def run(self) -> Run:
        problem: JudgeError | None = None
        play: Playing | None = None
        begun: Position | None = None
        left_open = False
        answers: tuple[Answered, ...] = ()
        at = self._script.play[0].at if self._script.play else None
        try:
            play = Playing(begin(self._start, pausing=True), self._script.where, self._rules)
            begun = play.position
            for line in self._script.play:
                at = line.at
                before, given = play.position.log, len(play.course)
                self.perform(play, line)
                if not isinstance(line, Expect | Legality | Ask):
                    course = tuple(play.course[given:])
                    self._steps.append(Step(at, Log.in_order(play.position.log, before), play.position, course))
            if not self._questions.are_open:
                left_open = True
                play.finish(at)
                left_open = False
                last = (self._script.play or self._script.setup)[-1].at
                nothing_left_open(play, last, self._expected_open)
            answers = self._answers(play)
            for because in self._script.because:
                self._because(play, because)
        except ScenarioError as error:
            problem = error
        except CannotSimulate as error:
            place = f"{self._script.where}:{at.line}" if self._script.where and at is not None else self._script.where
            problem = type(error)(error.reason, where=place, hint=error.hint)
        rules = cited(play, self._rules) if play is not None else ()
        return Run(
            self._script, play.position if play is not None else None, tuple(self._checks), tuple(self._steps), rules,
            problem, touched(play) if play is not None else frozenset(),
            notes_of([*play.position.events, *self._tried]) if play is not None else (), left_open, answers,
            begun,
        )  # fmt: skip

    def perform(self, play: Playing, line: PlayLine) -> None:
        """Play one line, or check it."""
        player = line.act.player if isinstance(line, Legality) else getattr(line, "player", None)
        if isinstance(player, str) and player and player not in self._start.players:
            raise play.problem(line.at, f"there is no player {player}", options=self._start.players)
        if not isinstance(line, Expect | Legality | Ask):
            play.stopped = ""
        match line:
            case Act():
                play.act(line)
            case Choice():
                play.choose(line)
            case PassUntil():
                play.run_on(line)
            case EffectOf():
                play.effect(line)
            case Concedes():
                from judge.scenario.play.conceding import perform_concession  # noqa: PLC0415 - few concede

                perform_concession(play, line)
            case Chance():
                play.shuffle(line)
            case Legality():
                self._legality(play, line)
            case Ask():
                self._tried += self._questions.ask(line, play)
            case Expect():
                for claim in line.claims:
                    self._claim(play, claim)

    def _legality(self, play: Playing, line: Legality) -> None:
        from judge.scenario.asking.trial import tried  # noqa: PLC0415 - only for whether something can be done

        trial = tried(play, line.act)
        self._tried += trial.events
        refused = trial.refused
        if refused is None:
            message = "" if line.can else self._failed(line.at, f"{line.act.player} can do this now")
            self._checks.append(Check(line.at, line.can, message))
            return
        if refused.rule is not None:
            play.refused.append(refused.rule)
        failed = ExpectationFailed(
            refused.reason, where=refused.where, line=refused.line, column=refused.column, source=refused.source,
            hint=refused.hint,
        )  # fmt: skip
        self._checks.append(Check(line.at, not line.can, "" if not line.can else str(failed)))

    def _answers(self, play: Playing) -> tuple[Answered, ...]:
        """The answer to every question in order; those that were stated are checked."""
        found = self._questions.answers(AskedAt(self._script, self._day, self._rules, self._start, play))
        for answered in found:
            if answered.agrees is not None:
                reason = f"the answer is {answered.said}, not {answered.ask.reply}"
                message = "" if answered.agrees else self._failed(answered.ask.at, reason, answered.why)
                self._checks.append(Check(answered.ask.at, answered.agrees, message))
        return found

    def _claim(self, play: Playing, claim: Claim) -> None:
        so, seen = holds(claim, play, self._start)
        passed = so is not claim.negated
        reason = f"this is {'' if claim.negated else 'not '}so: {seen}"
        message = "" if passed else self._failed(claim.at, reason, play.stopped)
        self._checks.append(Check(claim.at, passed, message))
        if claim.kind == "chain_is":
            self._expected_open.add("chain")
        if claim.kind in {"showdown", "combat"}:
            self._expected_open.add("showdown")

    def _because(self, play: Playing, line: Because) -> None:
        for rule in line.rules:
            if rests_on(rule, play, self._rules):
                self._checks.append(Check(line.at, passed=True))
            else:
                column = line.at.source.find(rule) + 1
                at = SourceLocation(line.at.line, max(1, column), line.at.source)
                found = ", ".join(cited(play, self._rules))
                hint = f"The rules it rests on: {found}."
                self._checks.append(
                    Check(at, passed=False, message=self._failed(at, f"nothing here rests on {rule}", hint))
                )

    def _failed(self, at: SourceLocation, reason: str, hint: str = "") -> str:
        return str(
            ExpectationFailed(
                f"{reason}.", where=self._script.where, line=at.line, column=at.column, source=at.source, hint=hint
            )
        )
