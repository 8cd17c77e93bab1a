"""The least Might at which a plain unit survives: the scenario is played with each Might in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import CannotSimulate
from judge.scenario.language.script import Expect, ObjectsInZone
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_names import Name
from judge.scenario.language.script_play import Claim
from judge.scenario.runner import run

if TYPE_CHECKING:
    from judge.scenario.asking.answered import Answered, Answering, AskedAt
    from judge.scenario.language.script import Script, SetupLine, StatedObject

MOST = 30
"""The most Might that is tried."""


def least_surviving(ask: Ask, at: AskedAt, answering: Answering) -> tuple[str, Answered | None]:
    """The least Might with which a unit is killed on no line, or NONE, and the answer with one Might less.

    A Might with which the lines cannot be played is passed over.

    Raises CannotSimulate if the name is not that of a unit without a text in the set-up.
    """
    assert ask.subject is not None
    before: Answered | None = None
    for might in range(1, MOST + 1):
        run_again = run(_with_might(at.script, ask, might), at.day, at.rules, answering)
        if run_again.problem is None and run_again.answers[-1].is_no:
            return str(might), before
        if run_again.problem is None:
            before = run_again.answers[-1]
    return "NONE", before


def _with_might(script: Script, ask: Ask, might: int) -> Script:
    """The scenario with another Might of the unit, which asks whether it is killed and nothing else."""
    assert ask.subject is not None
    found = False
    setup: list[SetupLine] = []
    for line in script.setup:
        if isinstance(line, ObjectsInZone) and any(_is(thing, ask.subject.text) for thing in line.things):
            found = True
            things = tuple(
                replace(thing, name=Name(f"{might}-Might unit", thing.name.at), label=ask.subject.text)
                if _is(thing, ask.subject.text)
                else thing
                for thing in line.things
            )
            setup.append(replace(line, things=things))
        else:
            setup.append(line)
    if not found:
        raise CannotSimulate(
            f"{ask.subject.text} is not a unit without a text in the set-up, so its Might is that of its card."
        )
    killed = Ask(ask.at, "so", f"is {ask.subject.text} killed", claims=(Claim(ask.at, "killed", subject=ask.subject),))
    play = tuple(line for line in script.play if not isinstance(line, Ask | Expect))
    return replace(script, setup=tuple(setup), play=(*play, killed), because=())


def _is(thing: StatedObject, name: str) -> bool:
    return name in {thing.label, thing.name.text} and thing.name.text.endswith("-Might unit")
