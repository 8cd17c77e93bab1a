"""The options that every answering command has, declared once."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Annotated, Any

import typer

from judge.answers.request import DEFAULT_HITS
from judge.cli.options import Options

if TYPE_CHECKING:
    from collections.abc import Callable

_SHARED: dict[str, tuple[Any, Any]] = {
    "rules": (
        Annotated[str, typer.Option("--rules", metavar="VERSION", help="Answer by this version of the core rules.")],
        "",
    ),
    "as_of": (Annotated[str, typer.Option("--as-of", metavar="DAY", help="Answer as of this day (2026-07-24).")], ""),
    "limit": (
        Annotated[int, typer.Option("-n", "--limit", min=1, max=999, help="At most so many hits.")],
        DEFAULT_HITS,
    ),
    "width": (
        Annotated[int, typer.Option("--width", min=0, max=999, help="Columns; the terminal's own if not given.")],
        0,
    ),
    "json": (Annotated[bool, typer.Option("--json", help="One JSON object.")], False),
    "md": (Annotated[bool, typer.Option("--md", help="Markdown.")], False),
    "plain": (Annotated[bool, typer.Option("--plain", help="Plain text, no colour.")], False),
    "quote": (Annotated[bool, typer.Option("--quote", help="Texts and ids only, no verdict.")], False),
}


def with_options(function: Callable[..., int]) -> Callable[..., int]:
    """Give a command the shared options; the function takes them as one ``options``."""
    own = inspect.signature(function, eval_str=True)
    kept = [parameter for parameter in own.parameters.values() if parameter.name != "options"]
    shared = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)
        for name, (kind, default) in _SHARED.items()
    ]

    def command(**values: Any) -> int:
        form = next((form for form in ("json", "md", "plain") if values[form]), "")
        settings = {name: values.pop(name) for name in _SHARED if name not in {"json", "md", "plain"}}
        for form_name in ("json", "md", "plain"):
            values.pop(form_name)
        return function(**values, options=Options(form=form, **settings))

    command.__name__ = function.__name__
    command.__doc__ = function.__doc__
    command.__signature__ = own.replace(parameters=[*kept, *shared])  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in (*kept, *shared)} | {"return": int}
    return command
