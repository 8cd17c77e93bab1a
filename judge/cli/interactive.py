"""``judge -i``: a prompt that stays open, with history and completion; each line is read as after ``judge``.

Lines are edited by readline, which is part of Python; without it (or without a terminal) they are read as they come.
"""

from __future__ import annotations

import os
import shlex
import sys
from contextlib import suppress

from judge.cli.output import say, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    Answering = Callable[[list[str]], int]

PROMPT = "judge> "
ENDS = frozenset({"quit", "exit", "q", ":q"})
HELPS = frozenset({"help", "?"})
ITSELF = frozenset({"-i", "--interactive"})
MOST_LINES = 2000
"""The maximum number of lines kept in the history."""
GREETING = "Ask anything; Tab completes, Ctrl-C stops an answer, Ctrl-D or quit ends. help shows examples."
HELP = """Every line is what follows judge on a command line, with its options:

  hidden blade vs zhonya --steps 1     what counts as a target -n 3
  rule 428.1.a --json                  ruling assigning-damage

A text in double quotes is one word. --help lists commands; quit ends."""


def interactive(answer: Answering) -> int:
    """Answer one line after another until the input ends; returns 0. ``answer`` runs the words of a line."""
    on_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    editor = _editor() if on_terminal else None
    if on_terminal:
        _warm_up()
        write(GREETING)
    history = _history_file()
    if editor:
        _begin(editor, history)
    try:
        while True:
            try:
                line = input(PROMPT if on_terminal else "")
            except KeyboardInterrupt:
                write("")
                continue
            except EOFError:
                if on_terminal:
                    write("")
                return 0
            words = words_of(line)
            if words and words[0].casefold() in ENDS and len(words) == 1:
                return 0
            _answer(words, answer)
    finally:
        if editor:
            _keep(editor, history)


def words_of(line: str) -> list[str]:
    """The words of a line: those in double quotes are one, an apostrophe is a letter, a ``judge`` before them goes."""
    lexer = shlex.shlex(line, posix=True, punctuation_chars=False)
    lexer.whitespace_split, lexer.quotes, lexer.escape, lexer.commenters = True, '"', "", ""
    try:
        words = list(lexer)
    except ValueError:  # a quote that is not closed
        words = line.replace('"', " ").split()
    return words[1:] if words[:1] == ["judge"] else words


def _answer(words: list[str], answer: Answering) -> None:
    """Answer a line; whatever goes wrong is told, and the prompt stays open."""
    if not words:
        return
    if len(words) == 1 and words[0].casefold() in HELPS:
        write(HELP)
        return
    if words[0] in ITSELF:
        say("this is the prompt already; quit ends it.")
        return
    try:
        answer(words)
    except SystemExit:
        return
    except Exception as problem:  # noqa: BLE001 - a fault in one answer is no reason to lose the prompt
        say(f"this failed because of a fault in judge: {type(problem).__name__}: {problem}")
        say("Run the same line with judge on a command line to see where.")


def _warm_up() -> None:
    """Open the library and the index, and load the engine, while the first line is typed."""
    from threading import Thread  # noqa: PLC0415 - only for a prompt

    Thread(target=_load, daemon=True).start()


def _load() -> None:
    from judge.errors import JudgeError  # noqa: PLC0415

    with suppress(JudgeError, OSError):  # the first question says what is wrong
        from judge.answers.library.open_library import open_library  # noqa: PLC0415
        from judge.answers.page.request import Request  # noqa: PLC0415
        from judge.answers.router import answer as answered  # noqa: PLC0415

        answered(open_library(), Request("spell", limit=1, search=True))
        __import__("judge.answers.simulated.pair_or_lookups")


def _editor() -> ModuleType | None:
    """The module that edits lines; None where Python was built without it."""
    try:
        import readline  # noqa: PLC0415 - only for a prompt
    except ImportError:
        return None
    return readline


def _history_file() -> str:
    from judge.content.data_directory import data_directory  # noqa: PLC0415

    return os.path.join(data_directory(), "history")  # noqa: PTH118 - texts, as in the module that it is from


def _begin(editor: ModuleType, history: str) -> None:
    """Read the lines of earlier prompts and let Tab complete."""
    with suppress(OSError):  # there is none yet
        editor.read_history_file(history)
    editor.set_history_length(MOST_LINES)
    editor.set_completer_delims(' \t\n"')
    editor.set_completer(_completer(editor))
    is_libedit = "libedit" in (editor.__doc__ or "")
    editor.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")


def _keep(editor: ModuleType, history: str) -> None:
    """Write the history, readable to nobody else."""
    try:
        os.makedirs(os.path.dirname(history), mode=0o700, exist_ok=True)  # noqa: PTH103, PTH120
        os.close(os.open(history, os.O_CREAT | os.O_WRONLY, 0o600))
        editor.write_history_file(history)
    except OSError as problem:
        say(f"the history {history} cannot be written: {problem.strerror or problem}")


def _completer(editor: ModuleType) -> Callable[[str, int], str | None]:
    """What readline calls for the first, the second, … completion of a word."""
    found: list[str] = []

    def complete(word: str, number: int) -> str | None:
        if number == 0:
            with suppress(Exception):  # a word without completions is no reason to lose the line
                found[:] = completed(editor.get_line_buffer()[: editor.get_begidx()], word)
        return found[number] if number < len(found) else None

    return complete


def completed(before: str, word: str) -> list[str]:
    """What a word can become behind the words before it: commands, options, names, rule numbers.

    A name of several words goes on where it was left: behind ``baited`` a ``h`` becomes ``hook``.
    """
    from judge.cli.completion import completions  # noqa: PLC0415 - loads the library

    return completions(words_of(before), word)
