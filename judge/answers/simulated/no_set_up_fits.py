"""If no set-up of two cards fits the question: the printed texts may answer, or a third card is left out."""

from __future__ import annotations

from judge.answers.page.how_read import HowRead, refused_with, why_not
from judge.answers.page.numbers_in_sentences import with_numbers
from judge.answers.sentences.pair_questions import refused_by_what_is_printed
from judge.answers.sentences.stated_board_words import stated_in_words
from judge.errors import CannotSimulate
from judge.matchup.search.steered_search import Steered, steered_matchup
from judge.matchup.search.third_card import alone

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.board_of_roles import StatedSetUp
    from judge.matchup.walks.explorer import Progress


def none_fits(
    steered: Steered, stated: StatedSetUp | None, progress: Progress | None, seconds: float
) -> tuple[Steered, HowRead]:
    """The possible answer although no set-up fits, and the remarks on the user's wishes.

    Raises CannotSimulate with the reason if there is none.
    """
    wanted, found = steered.wanted, steered.found
    read = stated_in_words(stated, None)[0] if stated is not None else ()
    if wanted.beside:
        pair = steered_matchup(*found.cards, stated, alone(wanted), progress, seconds=seconds)
        third = wanted.card(wanted.beside)
        if pair.found.set_ups and third is not None:
            reason = _printed(third, *found.cards) or f"{refused_with(found, wanted) or 'no set-up fits it'}."
            left_out = f"{third.name} is left out: {reason}"
            return pair, HowRead((*read, *alone(wanted).describe()), said=pair.said, part_of_third=left_out)
    printed = refused_by_what_is_printed(found.cards)
    if printed.startswith("No. "):
        return steered, HowRead((*read, *wanted.describe()), said=steered.said, is_answered=True, printed=printed)
    raise CannotSimulate(why_not(found, wanted))


def _printed(third: Card, *cards: Card) -> str:
    """Why a third card cannot choose either of two, if the printed text decides that, else ""."""
    said = (refused_by_what_is_printed((third, card)) for card in cards)
    return next(
        (with_numbers(words.removeprefix("No. ")) for words in said if words.startswith(f"No. {third.name} ")), ""
    )
