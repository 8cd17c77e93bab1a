"""``judge ask``: one question about a scenario: from a file, from given lines, or on an assumed board."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

from judge.answers.page.how_much import Wishes
from judge.cli.command_or_question import is_pair, is_path
from judge.cli.output import say, write
from judge.cli.read_arguments import Options
from judge.cli.run import day_of, read_among, read_in, with_imported_cards, writer_of
from judge.errors import CannotSimulate, Misuse, ScenarioError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from judge.answers.page.blocks import Block
    from judge.answers.simulated.blocks_with_answers import Assumed
    from judge.errors import JudgeError

FENCE = 1
"""The number of lines before the first one of a scenario that is made of options."""
_LAST = ("because", "expect", "ask")


def ask(
    words: list[str], *, board: str, play: str, block: int, as_of: str, rules: str, width: int, json: bool, md: bool,
    plain: bool,
) -> int:  # fmt: skip
    """Answer a question and write the answer; the exit code is that of the play that it rests on."""
    from judge.answers.simulated.blocks_with_answers import run_asking  # noqa: PLC0415 - imported when it runs
    from judge.answers.simulated.played_blocks import AnsweredQuestions  # noqa: PLC0415
    from judge.scenario.ruling_files import read_text  # noqa: PLC0415

    written = writer_of(md=md, plain=plain, json=json, width=width)
    day = day_of(as_of)
    with_imported_cards(day)
    if len(words) > 1 and is_pair(words[:1]):
        asked = " ".join(words[1:]).strip(" ?")
        return _of_cards(words[0], asked, Wishes(board, play), (day, rules), json=json, written=written)
    in_file = len(words) > 1 and is_path(words[0])
    question = " ".join(words[1:] if in_file else words).strip().rstrip("?").rstrip()
    assumed: Assumed | None = None
    if in_file:
        text = _of_file(words[0], block)
    elif board:
        text = _of_lines(board, play)
    else:
        assumed = _assumed(question, play, day)
        text = "\n".join([*assumed.setup, "", *assumed.play])
    (found,) = read_text(f"```scenario\n{text}\nask {question}\n```", "")
    run = run_asking(found, found.as_of or day, rules)
    if run.problem is not None:
        raise run.problem if in_file else _placed(run.problem, text)
    answers = AnsweredQuestions(run.answers[-1:], rules)
    read = read_in(found, day)
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        lines = [*assumed.setup, *assumed.play] if assumed is not None else []
        cards = {"read_cards": read.as_json()} if read is not None else {}
        write(json_line({"schema": 1, "asked": answers.as_json(), "assumed": lines, **cards}))
    else:
        write(written([answers, *(one for one in (assumed, read) if one is not None)]))
    return run.exit_code


def _of_cards(
    cards: str, question: str, wishes: Wishes, version: tuple[date, str], *, json: bool,
    written: Callable[[Sequence[Block]], str],
) -> int:  # fmt: skip
    """Answer a question about the set-up that is derived for two or three cards; 3 where not all of it was asked."""
    from judge.answers.readers.several_cards import named_cards, words_about_cards  # noqa: PLC0415
    from judge.answers.simulated.asks_of_a_set_up import asked_of_set_up  # noqa: PLC0415 - imported when it runs
    from judge.answers.simulated.played_blocks import AnsweredQuestions  # noqa: PLC0415
    from judge.answers.typed.board_options import said_in_words, steering  # noqa: PLC0415
    from judge.cli.entry import opened  # noqa: PLC0415

    day, rules = version
    library = opened(Options(as_of=day.isoformat()))
    words = words_about_cards(library, cards)
    names = named_cards(library, words.question)
    wanted = steering(wishes, names, day, said_in_words(words, names, day))
    found, assumed, complete = asked_of_set_up(names, question, day, rules, wanted)
    answers, read = AnsweredQuestions((found,), rules), read_among(names, day)
    if words.not_understood:
        say(f"not understood: {', '.join(map(repr, words.not_understood))}")
    if json:
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        lines = [*assumed.setup, *assumed.play]
        told = {"read_cards": read.as_json()} if read is not None else {}
        write(json_line({"schema": 1, "asked": answers.as_json(), "assumed": lines, **told}))
    else:
        write(written([answers, assumed, *([read] if read is not None else [])]))
    if not complete:
        say("not every outcome of the set-up was asked: this is partial.")
    return 0 if complete else 3


def _of_file(name: str, block: int) -> str:
    """The set-up and the play of a block of a file, without what it expects and asks itself."""
    from judge.answers.rulings.ruling_blocks import blocks_at  # noqa: PLC0415 - imported when it runs

    blocks = blocks_at(name, say)
    if block > len(blocks):
        raise Misuse(f"--block: expected a number from 1 to {len(blocks)}, got '{block}'", where="judge ask")
    kept, skips = [], False
    for line in dedent(blocks[block - 1].text).splitlines():
        skips = line.startswith(_LAST) or (skips and line[:1].isspace())
        kept += [] if skips else [line]
    return "\n".join(kept)


def _placed(problem: JudgeError, text: str) -> JudgeError:
    """The problem with the option that its line is from in place of the line of a text that nobody wrote."""
    if isinstance(problem, ScenarioError) and problem.line:
        board, play = FENCE + text.split("\n\n", 1)[0].count("\n") + 1, FENCE + text.count("\n") + 1
        option = "--with" if problem.line <= board else "--play" if problem.line <= play else "QUESTION"
        problem.where, problem.line = f"judge ask: {option}", 0
    return problem


def _of_lines(board: str, play: str) -> str:
    from judge.scenario.language.one_line import setup_lines  # noqa: PLC0415 - imported when it runs

    return "\n".join([*setup_lines(board), "", *_acts(play)])


def _acts(play: str) -> tuple[str, ...]:
    from judge.scenario.language.one_line import acts  # noqa: PLC0415 - imported when it runs

    return tuple(one.removesuffix(" in response") for one in acts(play))


def _assumed(question: str, play: str, day: date) -> Assumed:
    """The board that is derived for a question. Raises Misuse if it names no card, and none can be."""
    from judge.answers.simulated.blocks_with_answers import assumed_for  # noqa: PLC0415 - imported when it runs

    try:
        return assumed_for(question, _acts(play), day)
    except CannotSimulate as refusal:
        raise Misuse(
            f"there is no board to ask about: {refusal.reason}", where="judge ask",
            hint='Say it with --with "P2: at BF1 u = 3-Might unit" and --play "P1 plays A on u", name a file, '
            'or name the cards: judge ask "A vs B vs C" "does P2 draw 2".',
        ) from refusal  # fmt: skip
