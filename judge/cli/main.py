"""Runs the commands of the table. If a command cannot read its words, they may be a question."""

from __future__ import annotations

import sys

from judge.cli.command_or_question import check_no_sentence, check_words, is_question
from judge.cli.read_arguments import DoesNotFit, read_command, read_words, shown
from judge.cli.rows import NAME
from judge.cli.table import COMMANDS, ROOT, command

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.cli.rows import Command


def run_command(arguments: list[str]) -> int | None:
    """Run a command or show the help, and return the exit code; None if the words are a question."""
    name = arguments[0] if arguments else ""
    before = arguments[: arguments.index("--")] if "--" in arguments else arguments
    if name not in COMMANDS:
        return _root(arguments)
    if "--help" in before:
        from judge.cli.help_text import show_help  # noqa: PLC0415 - typer is large

        return show_help(name)
    row = command(name)
    try:
        values = read_command(row, arguments[1:])
        check_no_sentence(row, [word for one in row.arguments for word in _words(values[one.name])])
        if row.arguments and row.arguments[0].kind != NAME:
            check_words(row, _words(values[row.arguments[0].name]))
        return function_of(row)(**values)
    except DoesNotFit:
        if is_question(row, arguments[1:]):
            return None
        raise


def _root(arguments: list[str]) -> int:
    """Show the version or the help of ``judge``; DoesNotFit for any other option.

    Without any word or option a terminal shows how to begin, and anything else gets the help.
    """
    words, given = read_words(arguments, ROOT)
    if "interactive" in given:
        others = " ".join([*words, *(f"--{name}" for name in given if name != "interactive")])
        raise DoesNotFit(f"--interactive: expected nothing else, got {shown(others)}", hint="judge -i stays open.")
    if not arguments and sys.stdin.isatty() and sys.stdout.isatty():
        from judge.cli.output import write  # noqa: PLC0415
        from judge.cli.start_page import start_page  # noqa: PLC0415 - a question needs no examples

        write(start_page())
        return 0
    from judge.cli.help_text import show_help, show_version  # noqa: PLC0415 - typer is large

    return show_version() if "version" in given else show_help()


def _words(value: str | list[str]) -> list[str]:
    return [value] if isinstance(value, str) else value


def function_of(row: Command) -> Callable[..., int]:
    """The function that performs a command; its module is imported now."""
    module, _, name = row.function.partition(":")
    function: Callable[..., int] = getattr(__import__(module, fromlist=[name]), name)
    return function
