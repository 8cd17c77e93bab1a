"""The help, written by typer from the table of commands and options."""

from __future__ import annotations

import inspect
import re
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from typer.main import get_command

from judge import __version__
from judge.cli.rows import CHOICE, FLAG, NUMBER, QUESTION, SHARE
from judge.cli.table import COMMANDS, command

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from judge.cli.rows import Argument, Command, Option

UsageError: Any = typer.BadParameter.__mro__[1]
"""What typer raises for words that do not parse; its parser is hidden inside it since 0.26. Tests compare with it."""


def _question_options() -> str:
    shown = [f"{option.flags[0]} {option.metavar}".strip() for option in QUESTION]
    return f"{', '.join(shown[:-1])} and {shown[-1]}"


HELP = f"""Look up rules, keywords, cards and rulings of Riftbound, and compute what happens.

judge QUESTION... needs no command: a rule number (428.1.a, CR 359.3.e.12, TR 704), a keyword (hidden), a card
("baited hook"), two cards ("baited hook vs unlicensed armory"), or plain words.

A question takes {_question_options()}.
"""


def show_help(name: str = "") -> int:
    """Print the help of a command, or of ``judge`` where none is named; returns the exit code."""
    group: Any = get_command(application())
    place = group.commands.get(name, group)
    context = place.make_context(f"judge {name}" if place is not group else "judge", [], resilient_parsing=True)
    typer.echo(place.get_help(context))
    return 0


def show_version() -> int:
    """Print the version; returns the exit code."""
    typer.echo(f"judge {__version__}")
    return 0


def application(names: Iterable[str] = COMMANDS) -> typer.Typer:
    """The application with these commands, whose functions do nothing: it explains, and reads nothing in earnest."""
    app = typer.Typer(help=HELP, add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

    @app.callback(invoke_without_command=True)
    def _root(
        interactive: bool = typer.Option(
            False, "--interactive", "-i", help="Stay open for one question after another."
        ),
        version: bool = typer.Option(False, "--version", help="Show the version."),
    ) -> None:
        """The options of ``judge`` itself."""

    for name in names:
        row = command(name)
        app.command(name, short_help=summary(row))(_signed(row))
    return app


def summary(row: Command) -> str:
    """The first sentence of a command's help, up to its first colon or semicolon: one line of the list."""
    return re.split(r"(?<=[.;:])\s", row.help)[0].rstrip(".;:")


def _signed(row: Command) -> Callable[..., None]:
    """A function with the arguments and options of a command."""

    def function(**_values: Any) -> None:
        """Nothing is performed from here."""

    parameters = [
        *(_parameter(one.name, _argument(one), None if one.optional else ...) for one in row.arguments),
        *(_parameter(one.name, _option(one), _default(one)) for one in row.options),
    ]
    function.__name__ = row.name
    function.__doc__ = "\n\n".join([row.help, *(f"Example: judge {example}" for example in row.examples)])
    function.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    function.__annotations__ = {one.name: one.annotation for one in parameters}
    return function


def _parameter(name: str, kind: Any, default: Any) -> inspect.Parameter:
    default = inspect.Parameter.empty if default is ... else default
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _argument(one: Argument) -> Any:
    kind: Any = list[str] if one.many else str
    metavar = f"[{one.metavar}]" if one.optional else one.metavar
    return Annotated[
        kind | None if one.optional else kind, typer.Argument(metavar=metavar, help=one.help, hidden=one.hidden)
    ]


def _option(one: Option) -> Any:
    settings: dict[str, Any] = {"help": one.help, "hidden": one.hidden}
    if one.kind in {NUMBER, SHARE}:
        settings |= {"min": one.least, "max": one.most}
    if one.metavar and one.kind not in {NUMBER, SHARE, CHOICE}:
        settings["metavar"] = one.metavar
    kind: Any = {FLAG: bool, NUMBER: int, SHARE: float}.get(one.kind, str)
    if one.kind == CHOICE:
        kind = Literal[one.choices]
    if one.many:
        kind = list[kind]
    return Annotated[kind | None if _default(one) is None else kind, typer.Option(*one.flags, **settings)]


def _default(one: Option) -> Any:
    if one.kind == FLAG:
        return False
    return None if one.many or one.default == "" or (one.kind == NUMBER and one.default == 0) else one.default
