"""How far a scenario was played: its position, the decisions that came up, and the answers that were given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from judge.citations.numbers import CURRENT
from judge.engine.state.decisions import PASS_KEY
from judge.engine.turn.position import answer
from judge.errors import ScenarioError
from judge.scenario.play.name_resolution import known_names, objects_called
from judge.scenario.play.open_decisions import nameable_answers

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.objects import GameObject
    from judge.engine.turn.position import Forced, Position
    from judge.scenario.language.script_names import Name, SourceLocation
    from judge.slugs import Slug


class Asked(Struct, frozen=True):
    """A decision that came up: with its answer (None while it is open), after which event."""

    decision: Decision
    answer: Answer | None
    after: int


class Given(Struct, frozen=True):
    """An answer that was given: to which decision, and the position that it led to."""

    decision: Decision
    answer: Answer
    position: Position


class Before(Struct, frozen=True):
    """How a step began: where, with which answer, and how many decisions and answers there had been."""

    position: Position
    given: Answer
    asked: int
    course: int


class Course(Struct):
    """How far a scenario was played.

    ``waiting`` holds forced answers that a line may still name, ``asked`` every decision so far, ``refused`` the
    rules by which acts were refused, ``relied_on`` the rules that facts which hold rest on; ``before`` is how
    each step began in which something could have been answered that nobody was asked. ``stopped`` says why the last
    line did not come to its end, where somebody had something new to choose. ``course`` holds every answer that was
    given so far, passes among them.
    """

    position: Position
    where: str = ""
    rules: str = CURRENT
    waiting: list[Forced] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    refused: list[Slug] = field(default_factory=list)
    relied_on: list[Slug] = field(default_factory=list)
    stopped: str = ""
    before: list[tuple[Forced, Before]] = field(default_factory=list)
    course: list[Given] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.note()

    def thing(self, name: Name) -> GameObject:
        """The object that a name stands for. Raises ScenarioError if there is none, or are several."""
        found = objects_called(self.position.state, name.text)
        if len(found) == 1:
            return found[0]
        if found:
            labels = tuple(f'"{thing.label}" ({thing.place})' for thing in found)
            raise self.problem(name.at, f"{name.text} can be several objects", options=labels)
        raise self.problem(
            name.at, f"nothing here is called {name.text}", options=known_names(self.position.state)[:20]
        )

    def give(self, given: Answer) -> None:
        """Answer the open decision."""
        decision = self.position.decision
        assert decision is not None
        log = self.position.log
        self.asked.append(Asked(decision, given, log.event.id if log is not None else 0))
        before = Before(self.position, given, len(self.asked), len(self.course))
        self.position = answer(self.position, given, pausing=True)
        self.course.append(Given(decision, given, self.position))
        self.before += [(forced, before) for forced in self.position.forced if forced.decision.also is not None]
        self.note()

    def named(self, forced: Forced, reply: Answer, *, said: bool) -> bool:
        """Answer what nobody was asked as a line says it, all of it where ``said``: that step is taken again."""
        before = next((before for found, before in reversed(self.before) if found is forced), None)
        if before is None or any(given.answer != (PASS_KEY,) for given in self.course[before.course + 1 :]):
            return False
        gone = [found for given in self.course[before.course :] for found in given.position.forced]
        self.waiting = [found for found in self.waiting if not any(found is one for one in gone)]
        self.position = answer(before.position, before.given, pausing=True, named=reply)
        self.course[before.course :] = [Given(self.course[before.course].decision, before.given, self.position)]
        del self.asked[before.asked :]
        self.note()
        self.waiting = [found for found in self.waiting if not (said and found.answer == reply)]
        return True

    def note(self) -> None:
        log = self.position.log
        after = log.event.id if log is not None else 0
        self.waiting = [*nameable_answers(self.waiting, self.position.decision), *self.position.forced]
        self.asked += [Asked(forced.decision, forced.answer, after) for forced in self.position.forced]

    def problem(
        self, at: SourceLocation, reason: str, *, options: tuple[str, ...] = (), hint: str = ""
    ) -> ScenarioError:
        """An error at a place of the scenario."""
        return ScenarioError(
            f"{reason}.", where=self.where, line=at.line, column=at.column, source=at.source, options=options, hint=hint
        )
