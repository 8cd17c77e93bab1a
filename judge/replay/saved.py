"""A replay written as a scenario: the set-up, the lines that were played, and the branch in the same language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.errors import CannotSimulate
from judge.replay.view import view_of
from judge.scenario.language.parse import parse
from judge.scenario.language.script import Expect
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_play import Legality
from judge.scenario.play.written_play import written_play_from
from judge.scenario.runner import run
from judge.scenario.suggested_expectations import came_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.replay.moments import Replay

_FENCE = "```"


def saved(replay: Replay, text: str, first_line: int, title: str) -> str:
    """A ruling file that plays the replay to its last moment and expects what came of it.

    ``text`` is the scenario that was replayed, of which ``first_line`` is the number of its first line. The file is run
    before it is handed out.

    Raises CannotSimulate if the language has no words for what was done, or where the replay ends in the middle of a
    choice.
    """
    last = replay.moments[-1].position.decision
    if last is not None and last.kind is not Kind.ACT:
        raise CannotSimulate(
            f"{last.by or 'chance'} is in the middle of a choice: {last.prompt}.",
            hint="Answer it first; a scenario ends where a player may act, or where the game is over.",
        )
    lines = [*_set_up(replay, text, first_line), "", *_play(replay, text, first_line)]
    played = run(parse("\n".join(lines)), replay.day, replay.rules)
    if played.position is None or view_of(played.position) != replay.moments[-1].view():
        why = played.problem.reason if played.problem is not None else "its lines lead to another position."
        raise CannotSimulate(f"the branch cannot be written as a scenario: {why}")
    rules = played.rules[-1:]
    lines += ["", *came_of(played), *(f"because {rule}" for rule in rules)]
    again = run(parse("\n".join(lines)), replay.day, replay.rules)
    if not again.passed:
        raise CannotSimulate(f"the branch cannot be written as a scenario: {again.message}")
    front = ["---", f'ruling: "{title}"', f"as-of: {replay.day.isoformat()}", "---", ""]
    return "\n".join([*front, f"{_FENCE}scenario", *lines, _FENCE, ""])


def _set_up(replay: Replay, text: str, first_line: int) -> list[str]:
    """The lines before the play as they are written; expectations of the beginning are left out."""
    play = replay.run.script.play
    end = min((line.at.line for line in (*play, *replay.run.script.because)), default=first_line + text.count("\n") + 1)
    return "\n".join(text.split("\n")[: end - first_line]).strip("\n").split("\n")


def _play(replay: Replay, text: str, first_line: int) -> Iterator[str]:
    """The lines that were played whole, then those that say the answers since."""
    whole = _whole_lines(replay)
    written = text.split("\n")
    for line in replay.run.script.play:
        if line.at.line <= whole and not isinstance(line, Expect | Legality | Ask):
            yield from _with_continuations(written, line.at.line - first_line)
    start = max((place for place, one in enumerate(replay.moments) if one.line and one.line <= whole), default=0)
    answers = [one.given for one in replay.moments[start + 1 :] if one.given is not None]
    if answers:
        yield from written_play_from(replay.moments[start].position, answers)


def _with_continuations(written: list[str], place: int) -> Iterator[str]:
    yield written[place].rstrip()
    for line in written[place + 1 :]:
        if not line.strip() or line[0] not in " \t":
            return
        yield line.rstrip()


def _whole_lines(replay: Replay) -> int:
    """The number of the last line of the scenario that was played to its end; 0 if there is none."""
    if replay.parted is None:
        return max((one.line for one in replay.moments), default=0)
    at_branch = replay.moments[replay.parted].line
    full = {step.at.line for step in replay.run.steps if step.position is replay.moments[replay.parted].position}
    return (
        at_branch
        if at_branch in full
        else max((one.line for one in replay.moments[: replay.parted + 1] if one.line < at_branch), default=0)
    )
