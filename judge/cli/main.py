"""The command line as typer has it: help, and the commands of ``commands.py``.

A first word is a command only if the rest parses for it; otherwise the words are a question.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

import typer
from typer.main import get_command

from judge import __version__
from judge.cli.commands import COMMANDS
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterable

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
        app.command(name)(getattr(importlib.import_module(module), function))
    return app


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
        if len(arguments) == 1 or name in {"eval", "diff"}:
            raise Misuse(problem.format_message(), where=f"judge {name}", hint=f"judge {name} --help") from None
        return None
    with context:
        return _code(command.invoke(context))


def _root_options(arguments: list[str]) -> int:
    group: Any = get_command(application())
    try:
        with group.make_context("judge", arguments) as context:
            return _code(group.invoke(context))
    except typer.Exit as done:
        return int(done.exit_code)
    except UsageError as problem:
        raise Misuse(problem.format_message(), hint="judge --help lists the options.") from None


def _code(result: Any) -> int:
    return result if isinstance(result, int) else 0
