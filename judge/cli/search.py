"""``judge search``: full-text search, even for words that look like a number or a name."""

from __future__ import annotations

from judge.cli.entry import ask, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def search(text: list[str], options: Options) -> int:
    """Write what a search for the words finds."""
    return show(ask(options, " ".join(text), search=True), options)
