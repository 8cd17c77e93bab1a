"""The console script: plain questions are answered before anything large is imported.

Only what needs a command line parser, drawing, search or the engine imports them.
"""

from __future__ import annotations

import gc
import os
import sys

from judge.cli.output import discard_stdout, say, write
from judge.cli.table import COMMANDS, ROOT
from judge.errors import JudgeError, Misuse, NotFound, Unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from importlib.machinery import ModuleSpec
    from typing import Any

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More, Size
    from judge.cli.kept_modules import KeptModules
    from judge.cli.read_arguments import Options
    from judge.content.library import Library

ENGINE = ("judge.engine", "judge.matchup", "judge.scenario")
"""What needs hundreds of modules; a plain look-up needs none of these packages."""

FEWER_COLLECTIONS = 200_000
"""The objects made before the garbage collector looks at them: nearly everything that an answer makes stays."""

ROOT_OPTIONS = frozenset(flag for option in ROOT for flag in option.flags)
PROMPT_OPTIONS = frozenset({"-i", "--interactive"})


_NOTHING_MORE = "there is no more of this answer"
_OF_TWO_CARDS = "this is not a simulation of two cards"
_WHY_IDLE = dict.fromkeys(("--steps", "--set-ups"), _OF_TWO_CARDS)


class _EngineAhead:
    """Has the modules of the engine found by ``kept_modules``, once the first of them is looked for."""

    kept: KeptModules | None = None

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """The spec of the engine's first module; None for what comes before it."""
        if self.kept is not None or not name.startswith(ENGINE):
            return None
        from judge.cli.kept_modules import KeptModules  # noqa: PLC0415 - plain look-ups need no engine
        from judge.content.cache import cache_directory  # noqa: PLC0415 - the same

        self.kept = KeptModules(cache_directory())
        sys.meta_path[sys.meta_path.index(self)] = self.kept
        return self.kept.find_spec(name, path, target)


def main(arguments: list[str] | None = None) -> int:
    """Run ``judge``; returns its exit code: 0 answered, 1 nothing found, 2 misuse, 3 to 5 as in docs/cli.md."""
    gc.set_threshold(FEWER_COLLECTIONS, *gc.get_threshold()[1:])
    ends_the_process = arguments is None
    ahead = _EngineAhead()
    if ends_the_process:
        sys.meta_path.insert(0, ahead)
    arguments = sys.argv[1:] if arguments is None else arguments
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # it was closed before we started
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115 - kept to the end
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: PTH123, SIM115 - the same
    try:
        return _run(arguments)
    except JudgeError as error:
        say(str(error))
        return error.exit_code
    except BrokenPipeError:
        discard_stdout()
        return 0
    except OSError as problem:
        discard_stdout()
        say(f"the answer cannot be written: {problem.strerror or problem}")
        return 4
    except KeyboardInterrupt:
        say("Stopped.")
        return 130
    finally:
        if ahead.kept is not None:
            ahead.kept.keep()
        if ends_the_process:
            gc.freeze()  # what is left goes with the process: nobody has to look through it once more


def _run(arguments: list[str]) -> int:
    first = arguments[0] if arguments else ""
    if first in PROMPT_OPTIONS and len(arguments) == 1:
        from judge.cli.interactive import interactive  # noqa: PLC0415 - a question needs no prompt

        return interactive(main)
    if not arguments or first in COMMANDS or first in ROOT_OPTIONS:
        from judge.cli.main import run_command  # noqa: PLC0415 - a question needs no commands

        code = run_command(arguments)
        if code is not None:
            return code
    from judge.cli.read_arguments import read_question  # noqa: PLC0415

    options = read_question(arguments)
    code = answer_question(options)
    if code == 1 and first in COMMANDS and options.form != "json":
        say(f"Read as a question; judge {first} --help says what the command takes.")
    return code


def answer_question(options: Options) -> int:
    """Write the answer to the question that the words are, and return the exit code."""
    if options.html:
        from judge.cli.html_page import pair_to_page  # noqa: PLC0415 - only where a page is asked for

        return pair_to_page(options)
    return show(ask(options, " ".join(options.words)), options)


def _size(width: int, usual: Size, *, is_terminal: bool) -> Size:
    """What a screen is filled to: the terminal, of which the last line is for what is typed next, or a usual screen."""
    if not is_terminal:
        return usual._replace(columns=width or usual.columns)
    from shutil import get_terminal_size  # noqa: PLC0415 - drawing on a terminal needs it anyway

    columns, lines = get_terminal_size()
    return usual._replace(columns=width or columns, lines=max(1, lines - 1))


def _beside(size: Size, blocks: Iterable[Block], notes: Iterable[str]) -> Size:
    """The room that is left beside blocks below the screen, and beside notes above it if they are on the terminal."""
    from judge.answers.page.fit_lines import height, height_of  # noqa: PLC0415 - every answer has loaded it

    taken = sum(height_of(block, size.columns) for block in blocks)
    if sys.stderr is not None and sys.stderr.isatty():
        taken += sum(height(f"judge: {note}", size.columns) for note in notes)
    return size._replace(lines=max(1, size.lines - taken))


def _newer_rules(answer: Answer) -> Iterator[Block]:
    """In words, on a terminal: that newer Core Rules are in force than those of the answer."""
    from judge.answers.page.blocks import Paragraph, line  # noqa: PLC0415 - every answer has loaded it

    if newer := answer.basis.newer_than_held("core"):
        words = f"By Core Rules {newer.held}; newer ones in force since {newer.in_force} are not in here."
        yield Paragraph(line("note", words))


def _say_no_effect(answer: Answer, more: More) -> None:
    """Say which options show nothing more of this answer; Misuse for ``--rules``, which has a value with others."""
    asked = (*more.flags, "--ids") if more.ids else more.flags
    idle = [flag for flag in asked if flag not in answer.takes]
    if "--rules" in idle:
        raise Misuse(
            "--rules: expected VERSION, got nothing", hint="For example --rules 1.3. judge --help lists the options."
        )
    if idle:
        say(f"{', '.join(idle)}: no effect, since {_WHY_IDLE.get(idle[0], _NOTHING_MORE)}.")


def ask(options: Options, question: str, *, search: bool = False) -> Answer:
    """The answer to a question; where nothing is found, NotFound is raised unless the answer is to be JSON."""
    from judge.answers.router import answer  # noqa: PLC0415

    try:
        if options.form == "json" or sys.stderr is None or not sys.stderr.isatty():
            return answer(opened(options), options.request(question, search=search))
        from judge.cli.progress import progress  # noqa: PLC0415 - on a terminal alone

        with progress() as told:
            asked = options.request(question, search=search)
            return answer(opened(options), asked._replace(progress=told, at_once=say) if told else asked)
    except NotFound as missing:
        return nothing(missing, question, options)


def exactly_named(library: Library, options: Options, text: str, kind: str) -> Answer | None:
    """The answer about the keyword or the card that a text names exactly, without a search for what may be meant."""
    from judge.answers.router import EXACT, first_answer  # noqa: PLC0415
    from judge.content.ids import parse_id  # noqa: PLC0415
    from judge.content.typed_numbers import read_number  # noqa: PLC0415

    if read_number(text) or parse_id(text) or not any(named == kind for named, _ in library.named(text)[:1]):
        return None
    try:
        found = first_answer(library, options.request(text), EXACT)
    except NotFound:
        return None
    return found if found and found.kind == kind else None


def nothing(missing: NotFound, question: str, options: Options) -> Answer:
    """The answer that nothing was found, where it is to be JSON; otherwise ``missing`` is raised."""
    if options.form != "json" or isinstance(missing, Unreadable):
        raise missing
    from judge.answers.page.answer import Answer  # noqa: PLC0415 - rarely needed

    return Answer(question, answer=missing.reason, notes=(str(missing),)).by(opened(options))


def opened(options: Options) -> Library:
    """The library as of the day or by the version that the options name."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415

    return open_library(options.as_of, options.rules, say)


def show(answer: Answer, options: Options, library: Library | None = None) -> int:
    """Write an answer to stdout and its notes to stderr; returns the exit code.

    A page that a command asks for without the router gets its version and day here, from its ``library``.
    """
    if not (answer.rules and answer.as_of):
        answer = answer.by(library or opened(options))
    more = options.more
    if more.flags or more.ids:
        _say_no_effect(answer, more)
    for note in answer.notes:
        say(note)
    form = options.form or ("" if sys.stdout.isatty() else "plain")
    more = more._replace(size=_size(options.width, more.size, is_terminal=not form))
    if form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line((answer.quoted() if options.quote else answer).as_json()))
        return answer.exit_code
    newer = () if form else tuple(_newer_rules(answer))
    if not form:
        more = more._replace(size=_beside(more.size, newer, answer.notes))
    blocks = (*answer.shown(quote=options.quote, more=more), *newer)
    if form == "md":
        from judge.cli.writers.markdown import markdown  # noqa: PLC0415

        write(markdown(blocks))
    elif form == "plain":
        from judge.cli.writers.plain import plain  # noqa: PLC0415

        write(plain(blocks, options.width or 80))
    else:
        from judge.cli.writers.terminal import draw  # noqa: PLC0415

        draw(blocks, options.width, is_paged=not options.no_pager)
    return answer.exit_code
