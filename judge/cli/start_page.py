"""What ``judge`` without words shows on a terminal: what can be asked, with three examples."""

from __future__ import annotations

EXAMPLES = (
    ("judge hidden", "a keyword, card or rule, by name or number"),
    ('judge "hidden blade vs zhonya"', "what happens between two cards"),
    ("judge what counts as a target", "a question in your own words"),
)
"""Command lines that a newcomer can type at once, and what each of them is."""
COLUMN = 33


def start_page() -> str:
    """The page, in lines of at most 80 columns."""
    examples = "\n".join(f"  {typed:<{COLUMN}} {words}" for typed, words in EXAMPLES)
    return f"""Rules, cards and rulings of Riftbound, and what happens between cards. Ask:

{examples}

judge -i stays open for one question after another.
judge --help lists the commands and options."""
