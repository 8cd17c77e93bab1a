"""``judge rule``: one rule by its number."""

from __future__ import annotations

from judge.cli.entry import ask, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def rule(number: str, options: Options) -> int:
    """Write a rule and what belongs to it; NotFound for a number that no rule has."""
    return show(ask(options, number), options)
