"""A scenario for other programs: run, explored, and replayed step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from judge.answers.rulings.ruling_blocks import blocks_named, is_named
from judge.answers.simulated.blocks_with_answers import run_asking
from judge.answers.simulated.outcomes_of_a_scenario import explored
from judge.answers.simulated.played_blocks import PlayedBlock
from judge.answers.simulated.replay_of_a_scenario import replayed
from judge.answers.simulated.replay_steps import ReplayStep, steps_of
from judge.api.arguments import checked
from judge.errors import Misuse
from judge.matchup.walks.explorer import BUDGET
from judge.replay.moments import answers_at
from judge.replay.saved import saved
from judge.scenario.ruling_files import TEXT, read_rulings, read_text

if TYPE_CHECKING:
    from datetime import date

    from judge.api.values import ExploredValues, ReplayValues, RunValues, StepValues
    from judge.content.library import Library
    from judge.replay.moments import Replay
    from judge.scenario.ruling_files import RulingBlock

    class Opened(Protocol):
        """The judge that a scenario is loaded by: its day, its rules, and what it knows."""

        @property
        def as_of(self) -> date: ...

        @property
        def rules(self) -> str: ...

        @property
        def library(self) -> Library: ...


class Scenario:
    """One scenario, with the cards and rule numbers of the judge that it was loaded by."""

    def __init__(self, block: RulingBlock, judge: Opened) -> None:
        self._block, self._judge = block, judge

    @classmethod
    def read(cls, source: str | Path, block: int, judge: Opened) -> Scenario:
        """Load a block of a file or of a text. Raises Misuse if there is none of that number."""
        if isinstance(source, Path):
            blocks = tuple(read_rulings([source]))
            name = str(source)
        elif is_named(source):
            blocks, name = blocks_named(judge.library, source), source
        else:
            name = TEXT
            blocks = read_text(source, name, unfenced=True)
        if not blocks:
            raise Misuse(
                "expected a scenario, got a text without one",
                where=name,
                hint="docs/scenario-language.md shows how to write one.",
            )
        if not 0 < block <= len(blocks):
            raise Misuse(f"block: expected a number from 1 to {len(blocks)}, got {block}", where=name)
        return cls(blocks[block - 1], judge)

    @property
    def text(self) -> str:
        """The scenario as it is written."""
        return self._block.text

    @property
    def title(self) -> str:
        """What its file calls it; empty where it has no name."""
        return self._block.title

    def run(self) -> RunValues:
        """Play it and check what it expects, as ``judge replay --json``; what is wrong stands in ``message``."""
        run = run_asking(self._block, self._judge.as_of, self._judge.rules)
        return cast("RunValues", PlayedBlock(self._block, run, self._judge.rules, None).as_json())

    @checked(budget=1)
    def explore(self, *, budget: int = BUDGET, seconds: int = 0) -> ExploredValues:
        """Every outcome that it leaves open, as ``judge explore --json``. Raises what keeps it from being played."""
        made = explored(self._block, self._judge.as_of, budget=budget, seconds=seconds)
        return cast("ExploredValues", made.as_json())

    @checked()
    def replay(self, *, outcome: int = 0) -> Replayed:
        """Its steps; ``outcome`` goes on to the outcome of this number, as ``explore`` counts them."""
        made = replayed(self._block, self._judge.as_of, self._judge.rules, outcome=outcome)
        return Replayed(made, self._block)


class Replayed:
    """A replay: its steps from 0, the set-up, on."""

    def __init__(self, replay: Replay, block: RulingBlock) -> None:
        self._replay, self._block = replay, block

    def __len__(self) -> int:
        return len(self._replay.moments)

    def values(self) -> ReplayValues:
        """Every step, as ``judge replay --outcome N --json`` prints them."""
        return cast("ReplayValues", steps_of(self._replay, self._block.title).as_json())

    @checked()
    def step(self, number: int) -> StepValues:
        """One step by its number. Raises IndexError if there is none."""
        return cast("StepValues", self._steps()[number].as_json())

    @checked()
    def options(self, number: int) -> tuple[str, ...]:
        """The answers, in words, to the decision that is open at a step; empty where nobody decides."""
        decision = self._replay.moments[number].position.decision
        return tuple(words for words, _ in answers_at(decision)) if decision is not None else ()

    @checked()
    def take(self, number: int, words: str) -> Replayed:
        """Another replay, in which this answer is given at a step, up to the next decision.

        Raises Misuse if the decision has no answer of these words, CannotSimulate if what follows is not
        modelled.
        """
        decision = self._replay.moments[number].position.decision
        answers = dict(answers_at(decision)) if decision is not None else {}
        if words not in answers:
            raise Misuse(f"expected one of {', '.join(map(repr, answers)) or 'nothing'}, got {words!r}")
        return Replayed(self._replay.branch(number, answers[words]), self._block)

    @checked()
    def saved(self, title: str) -> str:
        """What is replayed as a ruling file, which passes. Raises CannotSimulate if it cannot be written."""
        return saved(self._replay, self._block.text, self._block.line, title)

    def _steps(self) -> tuple[ReplayStep, ...]:
        return steps_of(self._replay, self._block.title).steps
