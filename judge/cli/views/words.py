"""A text of the library as a drawing: marks of Markdown resolved, symbols such as [E] in a colour of their own."""

from __future__ import annotations

from rich.text import Text

from judge.cli.plain import unmarked
from judge.cli.views.theme import SYMBOL


def words(text: str, style: str = "") -> Text:
    """Give a text that is never read as markup."""
    drawn = Text(unmarked(text), style=style)
    drawn.highlight_regex(r"\[[A-Z0-9]{1,2}\]", SYMBOL)
    return drawn
