"""``judge vs``: what happens between cards, with one argument for each card."""

from __future__ import annotations

from judge.cli.entry import answer_question
from judge.cli.words_of_lookups import sides

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def versus(cards: list[str], options: Options) -> int:
    """Answer the question about these cards."""
    return answer_question(options._replace(words=(" vs ".join(sides(cards)),)))
