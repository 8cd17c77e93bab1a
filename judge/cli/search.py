"""``judge search``: full text, whatever the words look like."""

from __future__ import annotations

from judge.cli.entry import ask, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def search(text: list[str], options: Options) -> int:
    """Write what a search for the words finds."""
    return show(ask(options, " ".join(text), search=True), options)
