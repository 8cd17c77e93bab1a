"""A line of play as lines of a scenario: the answers that were given, written so that they can be played again.

Every line is tried as it is written: it stands only if the scenario that has it comes to the position that the answers
lead to. What nobody was asked needs no words; targets are named all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.decisions import PASS_KEY, Kind
from judge.engine.turn.position import answer, begin
from judge.errors import CannotSimulate, JudgeError
from judge.scenario.language.parse import parse
from judge.scenario.language.script_play import Act, Choice, PassUntil
from judge.scenario.play.playing import Playing
from judge.scenario.play.words_for_answers import detail_of, details_of, joined, lines_for, words_of_act, words_of_move

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position
    from judge.scenario.language.script import PlayLine


def written_play(state: GameState, answers: Sequence[Answer]) -> tuple[str, ...]:
    """The lines of play by which a game goes from a state as the answers say.

    ``answers`` are those to every decision with more than one possible answer, acts and passes among them. Raises
    CannotSimulate if the language has no words for one of them.
    """
    return _written(_Course(begin(state, pausing=True), tuple(answers)))


def written_play_from(start: Position, answers: Sequence[Answer]) -> tuple[str, ...]:
    """The lines of play by which a game goes on from a position as the answers say, and no further.

    ``answers`` are those to every decision, the passes of those who can do nothing else among them. Raises
    CannotSimulate if the language has no words for one of them.
    """
    return _written(_Course(start, tuple(answers), to_the_letter=True))


def _written(course: _Course) -> tuple[str, ...]:
    start, writer = course.position, _Writer(course)
    while not writer.course.is_over:
        writer.write()
    return _spared(start, writer.lines, writer.course)


_RUN_ON = frozenset({"all pass", "the rest of the showdown", "the rest of the combat"})


def _spared(start: Position, lines: list[str], end: _Course) -> tuple[str, ...]:
    """The lines without passes that the next line brings about, too."""
    for place in reversed(range(len(lines) - 1)):
        if lines[place] in _RUN_ON and lines[place + 1] in _RUN_ON:
            fewer = lines[:place] + lines[place + 1 :]
            play = Playing(start)
            try:
                for line in fewer:
                    _perform(play, parse(line).play[0])
            except JudgeError:
                continue
            if end.stands_at(play.position):
                lines = fewer
    return tuple(lines)


class _Course(Struct, frozen=True):
    """Where the answers have led to so far, and those that are still to be given.

    ``to_the_letter``: the passes of those who can do nothing else are among the answers; else they go without saying.
    """

    position: Position
    rest: tuple[Answer, ...]
    to_the_letter: bool = False

    @property
    def decision(self) -> Decision:
        assert self.position.decision is not None
        return self.position.decision

    @property
    def given(self) -> Answer:
        """The next answer: a pass where nothing else can be done."""
        forced = self._unsaid
        return forced if forced is not None else self.rest[0]

    @property
    def _unsaid(self) -> Answer | None:
        """The pass that is no part of the answers; None if the next of them is given here."""
        return self.decision.forced if self.decision.kind is Kind.ACT and not self.to_the_letter else None

    @property
    def is_over(self) -> bool:
        decision = self.position.decision
        if decision is None:
            return True
        return not self.rest and self._unsaid is None

    @property
    def is_act(self) -> bool:
        return not self.is_over and self.decision.kind is Kind.ACT

    @property
    def is_pass(self) -> bool:
        return self.is_act and self.given == (PASS_KEY,)

    def on(self) -> _Course:
        """One answer further."""
        rest = self.rest if self._unsaid is not None else self.rest[1:]
        return _Course(answer(self.position, self.given, pausing=True), rest, self.to_the_letter)

    def stands_at(self, position: Position) -> bool:
        return self.position.state == position.state and self.position.decision == position.decision


class _Writer:
    """Writes line after line; ``play`` has played what is written, ``course`` stands at the same position."""

    def __init__(self, course: _Course) -> None:
        self.course = course
        self.play = Playing(course.position)
        self.lines: list[str] = []

    def write(self) -> None:
        """Write one more line. Raises CannotSimulate if there is none that says what is done."""
        wrote = self._passes() if self.course.is_pass else self._act() if self.course.is_act else self._choice()
        if not wrote:
            decision, given = self.course.decision, self.course.given
            raise CannotSimulate(
                f"This answer cannot be written in a scenario: {decision.prompt}: {decision.in_words(given)}.",
                hint=f"Written so far: {'; '.join(self.lines) or 'nothing'}.",
            )

    def _passes(self) -> bool:
        after = self.course
        while after.is_pass:
            after = after.on()
        if after.is_act and self._act(after):
            return True
        state = self.course.position.state
        ways = ["the rest of the combat"] if state.combat is not None else []
        ways += ["the rest of the showdown"] if state.showdown is not None else []
        ways += ["all pass"] if state.chain else []
        return any(self._try(line, self._passing()) for line in (*ways, f"{self.course.decision.by} passes"))

    def _passing(self) -> Iterator[_Course]:
        """The courses to which passes alone lead, nearest first."""
        course = self.course
        while course.is_pass:
            course = course.on()
            yield course

    def _act(self, course: _Course | None = None) -> bool:
        """An act, with as many as can be of the choices that follow."""
        course = course if course is not None else self.course
        begun = words_of_act(course.decision, course.given)
        player = course.decision.by
        after = course.on()
        followed = [(after, details_of(after.position.forced, player))]
        while not after.is_over and not after.is_act and after.decision.by == player:
            details = detail_of(after.decision, after.given)
            after = after.on()
            followed.append((after, (*followed[-1][1], *details, *details_of(after.position.forced, player))))
        for after, details in reversed(followed):
            for said in dict.fromkeys((joined(details), joined([one for one in details if not one[2]]))):
                if self._try(f"{begun}{said}" if begun else words_of_move(player, details), (after,)):
                    return True
        return False

    def _choice(self) -> bool:
        after = self.course.on()
        return any(self._try(line, (after,)) for line in lines_for(self.course.decision, self.course.given))

    def _try(self, line: str, courses: Sequence[_Course] | Iterator[_Course]) -> bool:
        """Play a line; it stands where it comes to one of the courses."""
        trial = self.play.fork()
        trial.before, trial.course = list(self.play.before), list(self.play.course)
        trial.asked = list(self.play.asked)
        try:
            _perform(trial, parse(line).play[0])
        except JudgeError:
            return False
        for course in courses:
            if course.stands_at(trial.position):
                self.play, self.course = trial, course
                self.lines.append(line)
                return True
        return False


def _perform(play: Playing, line: PlayLine) -> None:
    if isinstance(line, Act):
        play.act(line)
    elif isinstance(line, PassUntil):
        play.run_on(line)
    elif isinstance(line, Choice):
        play.choose(line)
    else:
        play.shuffle(line)  # type: ignore[arg-type]
