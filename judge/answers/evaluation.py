"""Asks the questions of a file for ``judge eval`` as a user would, including simulations of two cards."""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING, Any

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.simulated.pair_screen import PairScreen
from judge.content.ids import parse_id, rule_id
from judge.errors import JudgeError
from judge.index.evaluation.answered import Shown
from judge.index.evaluation.compared_runs import read_questions_or_run
from judge.index.evaluation.evaluate import Scored, Seen, score_question

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer

    Drawn = Callable[[Answer], str]


def evaluate(path: str, drawn: Drawn) -> list[Scored]:
    """Asks every question of a file, with its version or its day, and scores the results. ``drawn`` draws a screen.

    If the file is a saved run, returns the results in it.
    """
    questions, saved = read_questions_or_run(path)
    library = open_library()
    return saved or [score_question(question, lambda one: result_for(one, drawn), library) for question in questions]


def result_for(question: dict[str, Any], drawn: Drawn) -> Seen:
    """The result that a user gets who asks a question."""
    text, as_of = str(question["query"]), str(question.get("as_of") or "")
    if " --as-of " in text:
        text, _, as_of = text.partition(" --as-of ")
        as_of = shlex.split(as_of)[0]
    try:
        library = open_library(as_of, "" if as_of else str(question.get("rules") or ""))
        found = answer(library, Request(text, more=SCREEN))
        whole = answer(library, Request(text)) if found.screen else found
    except JudgeError as error:
        return Seen(lines=tuple(str(error).split("\n")), code=error.exit_code)
    return Seen(
        tuple(ids_of(whole)),
        tuple(drawn(found).split("\n")),
        found.exit_code,
        found.kind,
        found.read_as,
        cards_of(found),
        found.read_as if found.kind == "search" and parse_id(found.read_as) is None else "",
        found.answer,
        tuple(_in_short(found)),
        _answer_values(found),
    )


def _answer_values(found: Answer) -> Shown:
    """The values shown as the answer."""
    values: dict[str, Any] = {"certainty": "", "answered_by": []}
    if found.first:
        found.first.add_to(values)
    return Shown(found.verdict, values["certainty"], tuple(values["answered_by"]))


def ids_of(found: Answer) -> list[str]:
    """Every id of an answer in the order of its citations and hits."""
    if found.kind == "none":
        return []
    return list(dict.fromkeys([*(one.id for one in found.citations), *(one.id for one in found.hits)]))


def cards_of(found: Answer) -> tuple[str, ...]:
    """The cards that a question was read to be about: those that were simulated, or the one whose page it is."""
    if found.screen:
        return found.screen.names
    first = parse_id(found.citations[0].id) if found.kind == "card" and found.citations else None
    return (first.part,) if first and first.kind == "card" else ()


def _in_short(found: Answer) -> list[tuple[str, str]]:
    """The rules and the ruling that the screen of two cards has in a line each, with its words."""
    if not isinstance(found.screen, PairScreen):
        return []
    rules = [(rule_id("core", found.rules, number), f"{number} {words}") for number, words in found.screen.rules]
    ruling = found.screen.ruling
    return [*rules, (ruling.id, f"{ruling.id} {ruling.badge}")] if ruling else rules
