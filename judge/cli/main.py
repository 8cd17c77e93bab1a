"""The command line as typer has it: help, and the commands of ``commands.py``.

A first word is a command only if the rest parses for it; otherwise the words are a question.
"""

from __future__ import annotations

import importlib
import re
from typing import TYPE_CHECKING, Any

import typer
from typer.main import get_command

from judge import __version__
from judge.cli.command_or_question import is_question
from judge.cli.commands import COMMANDS
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

UsageError: Any = typer.BadParameter.__mro__[1]
"""What the parser raises for words that do not parse; the parser itself is hidden inside typer since 0.26."""

HELP = """Look up rules, keywords, cards and rulings of Riftbound, and compute what happens.

judge QUESTION... needs no command: a rule number (428.1.a, CR 359.3.e.12, TR 704), a keyword (hidden), a card
("baited hook"), two cards ("baited hook vs unlicensed armory"), or plain words.

A question takes --rules VERSION, --as-of DAY, -n NUMBER, --width COLUMNS, --json, --md, --plain and --quote.
"""


def application(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """Give the application with these commands; only their modules are imported."""
    app = typer.Typer(help=HELP, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.callback(invoke_without_command=True)
    def _root(version: bool = typer.Option(False, "--version", help="Show the version.")) -> None:
        if version:
            typer.echo(f"judge {__version__}")

    for name in names:
        module, _, function = COMMANDS[name].partition(":")
        command = getattr(importlib.import_module(module), function)
        app.command(name, short_help=summary(command))(command)
    return app


def summary(command: Callable[..., int]) -> str:
    """Give the first sentence of a command's docstring, up to its first colon or semicolon: one line of the list."""
    first = " ".join((command.__doc__ or "").split("\n\n")[0].split())
    return re.split(r"(?<=[.;:])\s", first)[0].rstrip(".;:")


def run_command(arguments: list[str]) -> int | None:
    """Run a command and give its exit code; None if the words are a question."""
    name = arguments[0] if arguments else "--help"
    if name not in COMMANDS:
        return _root_options(arguments or ["--help"])
    group: Any = get_command(application([name]))
    command: Any = group.commands[name]
    try:
        context = command.make_context(f"judge {name}", arguments[1:])
    except typer.Exit as done:
        return int(done.exit_code)
    except UsageError as problem:
        if is_question(arguments[1:], lambda words: _parses(command, words)):
            return None
        raise Misuse(shortened(problem.format_message()), where=f"judge {name}", hint=_hint(name, command)) from None
    with context:
        return _code(command.invoke(context))


def _parses(command: Any, words: list[str]) -> bool:
    try:
        command.make_context(command.name, words)
    except UsageError:
        return False
    except typer.Exit:
        return True
    return True


def _hint(name: str, command: Any) -> str:
    """Say which options a command has."""
    options = [max(one.opts, key=len) for one in command.params if one.param_type_name == "option"]
    return f"judge {name} takes {', '.join(options)}; judge {name} --help explains them."


def shortened(message: str) -> str:
    """Give a message in which words of more than 60 letters are cut."""
    return re.sub(r"(\S{60})\S+", r"\1…", message)


def _root_options(arguments: list[str]) -> int:
    group: Any = get_command(application())
    try:
        with group.make_context("judge", arguments) as context:
            return _code(group.invoke(context))
    except typer.Exit as done:
        return int(done.exit_code)
    except UsageError as problem:
        raise Misuse(shortened(problem.format_message()), hint="judge --help lists the options.") from None


def _code(result: Any) -> int:
    return result if isinstance(result, int) else 0
