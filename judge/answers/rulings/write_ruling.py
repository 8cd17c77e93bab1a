"""Writes a derived set-up of two cards as a ruling file to read, edit and run.

The file is played before it is handed out: what it expects is what came of it.
"""

from __future__ import annotations

import json
import re
from datetime import date
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.answers.page.how_read import why_not
from judge.answers.sentences.decisive_rules import decisive_rules
from judge.errors import CannotSimulate, Misuse
from judge.matchup.boards.roles import unmodelled
from judge.matchup.boards.steering import FREE
from judge.matchup.boards.walked_scene import rebuilt
from judge.matchup.points.narration import summary, when
from judge.matchup.search.steered_search import steered_matchup
from judge.matchup.search.third_card import beside
from judge.scenario.board.setup import card_for
from judge.scenario.language.parse import parse
from judge.scenario.runner import run
from judge.scenario.suggested_expectations import came_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.content.library import Library
    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import Board
    from judge.matchup.boards.steering import Steering
    from judge.matchup.boards.walked_scene import WalkedScene
    from judge.matchup.search.pair_search import Matchup
    from judge.matchup.walks.explorer import Outcome, Progress, Walk
    from judge.scenario.language.script import Script

MOST_BLOCKS = 6
"""Maximum number of outcomes with a block of their own. Any others are named."""
MOST_RULES = 3
_PAIR_OR_THREE = (2, 3)
_FENCE = "```"
_PLAIN = re.compile(r"[A-Za-z][^:#]*")


class Ruling(Struct, frozen=True):
    """A ruling file that was written, with the scenarios in it.

    ``set_ups`` says how many there were, ``complete`` whether all was walked, ``interact`` whether the cards do.
    """

    text: str
    set_ups: int
    complete: bool
    blocks: tuple[OutcomeScenario, ...]
    interact: bool


class OutcomeScenario(Struct, frozen=True):
    """A scenario that leads to an outcome, with the rules that it names."""

    outcome: Outcome
    lines: tuple[str, ...]
    script: Script
    rules: tuple[str, ...]

    @property
    def told(self) -> str:
        """The outcome as a sentence, with the choices that lead there."""
        return _outcome_in_words(self.outcome)


def derived_ruling(
    library: Library, names: list[str], number: int = 1, progress: Progress | None = None, *, wanted: Steering = FREE
) -> Ruling:
    """Writes the set-up of this number that fits ``wanted``, with a block for each outcome.

    Raises Misuse if there are fewer set-ups, CannotSimulate if there is none, a card is not defined, or the language
    has no words for something in it.
    """
    if len(names) != 2:
        raise CannotSimulate(f"{len(names)} cards are named; a set-up is derived for two.")
    day = date.fromisoformat(library.as_of)
    found, boards = derived_boards(names, day, number, progress, wanted=wanted, where="judge new")
    board = boards[number - 1]
    setup = rebuilt(board, day, progress=progress)
    walked = setup.walk
    if walked.complete and not walked.outcomes:
        reason = "the set-up has no words in a scenario: as it would be written, its play comes to no end."
        raise CannotSimulate(reason, where="judge new", hint="--set-ups shows the others, --set-up N writes one.")
    telling = decisive_in(found, number)
    blocks = [scenario_of(setup, outcome, telling, day) for outcome in walked.outcomes[:MOST_BLOCKS]]
    title = f"{' vs '.join(names)}, set-up {number} of {len(boards)}"
    lines = [*_front(title, blocks, library.as_of), *_words(board, walked, found, number)]
    for place, block in enumerate(blocks, 1):
        lines += [*_heading(place, block.outcome, walked), "", f"{_FENCE}scenario", *block.lines, _FENCE, ""]
    for outcome in walked.outcomes[MOST_BLOCKS:]:
        lines.append(f"- Not written: {_outcome_in_words(outcome)}")
    text = "\n".join(lines).rstrip() + "\n"
    interact = number <= len(found.interacting)
    return Ruling(text, len(boards), walked.complete and not found.cut, tuple(blocks), interact)


def derived_boards(
    names: list[str], day: date, number: int, progress: Progress | None, *, wanted: Steering, where: str
) -> tuple[Matchup, list[Board]]:
    """The set-ups of two cards that fit ``wanted``, with a third one beside them.

    Raises Misuse if there are fewer than that ``number``, CannotSimulate if there is none.
    """
    if len(names) not in _PAIR_OR_THREE:
        raise CannotSimulate(f"{len(names)} cards are named; a set-up is derived for two or three.")
    pair = _cards(names[:2], day)
    for third in names[2:]:
        wanted = beside(wanted, card_for(third, day))
    steered = steered_matchup(*pair, None, wanted, progress)
    found = steered.found
    boards = [entry.board for entry in found.set_ups]
    if not boards and found.cut:
        raise CannotSimulate(f"{found.cut} before a set-up was walked", where=where)
    if not boards and wanted is not FREE:
        raise CannotSimulate(why_not(found, steered.wanted), where=where)
    if not boards:
        why = f": {found.rejected[0].why.rstrip('.')}" if found.rejected else ""
        raise CannotSimulate(f"no set-up of {' and '.join(names)} can be played{why}.", where=where)
    if number > len(boards):
        raise Misuse(
            f"--set-up: expected a number from 1 to {len(boards)}, got '{number}'", where=where,
            hint=f"{' and '.join(names)} meet in {len(boards)} set-up{'s' * (len(boards) != 1)}.",
        )  # fmt: skip
    return found, boards


def _cards(names: list[str], day: date) -> tuple[Card, Card]:
    """The two cards. A second copy of the same card has a name of its own."""
    one, other = (card_for(name, day) for name in names)
    for card in (one, other):
        if missing := unmodelled(card):
            raise CannotSimulate(f"{card.name}: {missing} is not modelled yet.")
    return one, replace(other, name=f"second {other.name}") if one.name == other.name else other


def scenario_of(setup: WalkedScene, outcome: Outcome, telling: Sequence[str], day: date) -> OutcomeScenario:
    """The scenario that leads to an outcome of a set-up, played once more. ``telling`` are the rules to name first.

    Raises CannotSimulate if it does not lead there.
    """
    scene = setup.played_to(outcome)
    played = run(scene.script(), day)
    if played.problem is not None:
        raise CannotSimulate(f"the set-up cannot be written: {played.problem.reason}", where="judge new")
    rules = _deciding(telling, played.rules)
    lines = (*scene.setup, "", *scene.play, "", *came_of(played), *((f"because {', '.join(rules)}",) if rules else ()))
    script = parse("\n".join(lines))
    again = run(script, day)
    if not again.passed:
        raise CannotSimulate(f"the set-up cannot be written: {again.message}", where="judge new")
    return OutcomeScenario(outcome, lines, script, rules)


def decisive_in(found: Matchup, number: int) -> list[str]:
    """The numbers of the rules that decide between two cards, for their first set-up only."""
    return [identifier.partition(":")[2] for identifier in decisive_rules(found)] if number == 1 else []


def _deciding(telling: Sequence[str], cited: tuple[str, ...]) -> tuple[str, ...]:
    """The rules to name: those that decide between the two cards, as far as this line rests on them."""
    found = [rule for rule in telling if any(one == rule or one.startswith(f"{rule}.") for one in cited)]
    return tuple(found[:MOST_RULES]) or cited[-1:]


def _front(title: str, blocks: list[OutcomeScenario], day: str) -> list[str]:
    rules = dict.fromkeys(rule for block in blocks for rule in block.rules)
    said = title if _PLAIN.fullmatch(title) and ": " not in title else json.dumps(title, ensure_ascii=False)
    return ["---", f"ruling: {said}", f"as-of: {day}", f"rules: [{', '.join(rules)}]", "---", ""]


def _words(board: Board, walked: Walk, found: Matchup, number: int) -> list[str]:
    """The derived set-up in words. The interaction is that of the set-up that shows it best."""
    told = [edge.words for edge in found.interacting[number - 1].edges] if number <= len(found.interacting) else []
    sentences = " ".join(_sentence(words) for words in told)
    many = len(walked.outcomes)
    cut = "" if walked.complete else " The walk was cut: there may be more."
    lines = ["This file was derived from the two cards; it is not an official answer. Edit it as you like.", ""]
    lines += [f"**{sentences}**", ""] if sentences else []
    outcomes = "is one outcome" if many == 1 else f"are {many} outcomes"
    return [*lines, board.describe(), "", f"There {outcomes}.{cut}", ""]


def _heading(place: int, outcome: Outcome, walked: Walk) -> list[str]:
    many = len(walked.outcomes)
    return [f"Outcome {place} of {many}: {_outcome_in_words(outcome)}" if many > 1 else f"{_outcome_in_words(outcome)}"]


def _outcome_in_words(outcome: Outcome) -> str:
    choices = when(outcome)
    words = summary(outcome)
    return _sentence(words) + (f" ({choices})" if choices else "")


def _sentence(words: str) -> str:
    """Words as a sentence. The name of an object with one letter, as in ``u is killed``, stays in small letters."""
    begins = words if words[1:2] == " " and words[:1] != "a" else words[:1].upper() + words[1:]
    return f"{begins}."
