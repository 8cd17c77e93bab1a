"""All outcomes of a scenario, the choices that matter, and who makes them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.answers.page.blocks import OpenQuestions, Paragraph, line
from judge.doubts import older_rulings_among
from judge.errors import Misuse
from judge.matchup.points.narration import summary, when
from judge.matchup.walks.explorer import Cut, left_out, walk
from judge.matchup.walks.planned_acts import Plan
from judge.record import NamedTuple
from judge.scenario.language.script_play import Act
from judge.scenario.runner import position_after

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date
    from typing import Any

    from judge.answers.page.blocks import Block
    from judge.matchup.boards.walked_scene import WalkedScene
    from judge.matchup.walks.explorer import Outcome, Progress, Walk
    from judge.scenario.language.script import Script
    from judge.scenario.ruling_files import RulingBlock

_CUT = {
    Cut.POSITIONS: "the budget of positions was reached (--budget N visits more)",
    Cut.SECONDS: "the time was over (--seconds S takes longer)",
    Cut.INTERRUPTED: "it was interrupted",
}


class Decider(NamedTuple):
    """A decision on which outcomes depend: its player, its question, and the number of positions with it."""

    by: str
    prompt: str
    positions: int


class ChoiceAnswer(NamedTuple):
    """An answer: its words, the choice that it leads to (None: no more choices), and the possible outcomes."""

    answer: str
    to: int | None
    outcomes: tuple[int, ...]


class OpenChoice(NamedTuple):
    """A choice of the graph by its number: its player, its question, and every answer.

    ``cut``: there are more answers.
    """

    id: int
    by: str
    prompt: str
    answers: tuple[ChoiceAnswer, ...]
    cut: bool = False

    @property
    def matters(self) -> bool:
        """Whether the answers lead to different outcomes."""
        return len({one.outcomes for one in self.answers}) > 1


class Explored(NamedTuple):
    """A scenario whose open choices were walked: a block of a file, or a set-up of cards.

    For a set-up, ``assumed`` are its lines and its acts, ``number`` its number of ``set_ups``. ``in_words`` is that
    set-up if the language of scenarios has words for it.
    """

    walk: Walk
    title: str
    file: str = ""
    line: int = 0
    assumed: tuple[str, ...] = ()
    number: int = 0
    set_ups: int = 0
    in_words: WalkedScene | None = None

    @property
    def exit_code(self) -> int:
        """0, or 3 if something was left untried."""
        return 0 if self.walk.complete else 3

    @property
    def name(self) -> str:
        """The name of the walk: a place in a file, or cards with the number of their set-up."""
        return f"{self.file}:{self.line}" if self.file else f"{self.title}, set-up {self.number} of {self.set_ups}"

    def said(self) -> str:
        """The extent of the walk, and the parts that are missing, in a sentence or two."""
        walked, many = self.walk, len(self.walk.outcomes)
        words = f"{many} outcome{'s' * (many != 1)}, {walked.lines} line{'s' * (walked.lines != 1)} of play, "
        words += f"{walked.positions} position{'s' * (walked.positions != 1)}."
        if walked.cut is not None:
            words += f" This is partial: {_CUT[walked.cut]}."
        if walked.dropped_lines:
            words += f" Left out: {left_out(walked)}."
        if walked.can_repeat:
            words += " Some of it can repeat; a loop is reported, not ruled."
        if walked.complete and not self.choices:
            words += " No player has a choice"
            words += ": --from LINE opens the choices of a line of the file." if self.file else "."
        return words

    @property
    def choices(self) -> tuple[OpenChoice, ...]:
        """Every position at which a player chooses, the first one first. Equal positions are one."""
        nodes = [node for node in reversed(self.walk.graph.nodes) if node.edges] if self.walk.graph is not None else []
        numbers = {id(node): number for number, node in enumerate(nodes, 1)}
        of_facts = {outcome.facts: number for number, outcome in enumerate(self.walk.outcomes, 1)}
        return tuple(
            OpenChoice(
                numbers[id(node)], node.decision.by or "chance", node.decision.prompt,
                tuple(
                    ChoiceAnswer(node.decision.in_words(edge.answer), numbers.get(id(edge.child)),
                          tuple(sorted(of_facts[facts] for facts in edge.child.found if facts in of_facts)))
                    for edge in node.edges
                ),
                node.cut,
            )
            for node in nodes if node.decision is not None
        )  # fmt: skip

    def outcomes(self) -> tuple[tuple[str, str], ...]:
        """Each outcome in words: its events, and the choices that lead to it."""
        return tuple((summary(one), when(one)) for one in self.walk.outcomes)

    def deciders(self) -> tuple[Decider, ...]:
        """The decisions between outcomes with their players, the most frequent one first."""
        asked: dict[tuple[str, str], int] = {}
        for one in self.choices:
            if one.matters:
                asked[one.by, one.prompt] = asked.get((one.by, one.prompt), 0) + 1
        return tuple(Decider(*key, times) for key, times in sorted(asked.items(), key=lambda pair: -pair[1]))

    def differs(self, outcome: Outcome) -> tuple[str, ...]:
        """The facts of an outcome that not every outcome has."""
        shared = set(outcome.facts).intersection(*(one.facts for one in self.walk.outcomes))
        return tuple(str(fact) for fact in outcome.facts if fact not in shared)

    def differs_in_words(self, outcome: Outcome) -> str:
        """The facts of an outcome that not every outcome has, those of one object or player together."""
        shared = set(outcome.facts).intersection(*(one.facts for one in self.walk.outcomes))
        said: dict[str, list[str]] = {}
        for fact in sorted(outcome.facts, key=lambda one: one.aspect != "in"):
            if fact not in shared:
                said.setdefault(fact.what, []).append(fact.in_words())
        return "; ".join(f"{what}: {', '.join(words)}" for what, words in said.items())

    def as_blocks(self) -> Iterator[Block]:
        """The outcomes with the choices that matter, and who decides, as text."""
        yield Paragraph(line("result", self.name + (f"  {self.title}" if self.title and self.file else "")))
        for told in self.assumed:
            yield Paragraph(line("message", told, depth=1))
        yield Paragraph(line("message", self.said()))
        if self.walk.notes:
            yield OpenQuestions(self.walk.notes, depth=1)
        for number, outcome in enumerate(self.walk.outcomes, 1):
            many = f" ({outcome.lines} lines)" if outcome.lines != 1 else ""
            yield Paragraph(line("message", f"{number}. {summary(outcome)}{many}", depth=1))
            for words, said in (("if", when(outcome)), ("differs", self.differs_in_words(outcome))):
                if said:
                    yield Paragraph(line("message", f"{words}: {said}", depth=2))
        deciders = self.deciders()
        if deciders:
            yield Paragraph(line("message", "Who decides:"))
        for one in deciders:
            times = f" (at {one.positions} positions)" if one.positions != 1 else ""
            yield Paragraph(line("message", f"{one.by}: {one.prompt}{times}", depth=1))

    def as_json(self) -> dict[str, Any]:
        walked = self.walk
        return {
            "schema": 1,
            "file": self.file,
            "line": self.line,
            "title": self.title,
            "assumed": list(self.assumed),
            "set_up": self.number,
            "set_ups": self.set_ups,
            "status": walked.status,
            "reason": _CUT[walked.cut] if walked.cut is not None else left_out(walked),
            "positions": walked.positions,
            "lines": walked.lines,
            "can_repeat": walked.can_repeat,
            "outcomes": [
                {
                    "number": number, "summary": summary(one), "when": when(one), "lines": one.lines,
                    "differs": list(self.differs(one)), "choices": [choice.describe() for choice in one.choices],
                }
                for number, one in enumerate(walked.outcomes, 1)
            ],
            "decides": [one._asdict() for one in self.deciders()],
            "choices": [
                {**one._asdict(), "answers": [given._asdict() for given in one.answers]} for one in self.choices
            ],
            "doubts": [doubt.as_json() for doubt in walked.doubts],
            "older_rulings": [one.as_json() for one in older_rulings_among(walked.notes)],
        }  # fmt: skip


def explored(
    block: RulingBlock, day: date, *, budget: int, seconds: int, since: int = 0, progress: Progress | None = None
) -> Explored:
    """Plays the lines of a block and walks every choice that is open then. ``since``: only the lines before that one.

    Raises the problem of a block that cannot be read or played.
    """
    if block.script is None:
        assert block.problem is not None
        raise block.problem
    if since:
        _check_line(block.script, since, block.file)
    script = opened_from(block.script, since) if since else block.script
    start = position_after(script, block.as_of or day)
    walked = walk(start, Plan(()), budget, seconds=seconds or None, progress=progress)
    return Explored(walked, block.title, block.file, block.line)


def _check_line(script: Script, line_number: int, file: str) -> None:
    """Raises Misuse if a block has no line of play at or before a line of its file."""
    lines = [one.at.line for one in script.play]
    if lines and lines[0] <= line_number <= lines[-1]:
        return
    has = f"its play is in lines {lines[0]} to {lines[-1]}" if lines else "it has no play"
    raise Misuse(f"--from: {file} has no play of this block at line {line_number}: {has}", where="judge explore",
                 hint="Name a line of play; its choices are opened.")  # fmt: skip


def opened_from(script: Script, line_number: int) -> Script:
    """The script up to a line of its file. An act of that line is begun, without its stated choices."""
    play = tuple(one for one in script.play if one.at.line < line_number)
    play += tuple(
        replace(one, details=tuple(detail for detail in one.details if one.verb not in {"play", "use"}))
        for one in script.play if one.at.line == line_number and isinstance(one, Act)
    )  # fmt: skip
    return replace(script, play=play)
