"""A board for a card that names a tag has a unit with the tag that was named."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cards.loader import definition
from judge.engine.state.zones import base, battlefield
from judge.matchup.boards.named_tags import TAG, name_tags
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

LIST = next(definition("The List").cards())
SENTRY = next(definition("Watchful Sentry").cards())
PLAIN = plain_unit(3)


@pytest.mark.parametrize(
    ("cards", "named", "tags"),
    [
        ([SENTRY, PLAIN], SENTRY.tags[0], ()),
        ([PLAIN], TAG, (TAG,)),
        ([], TAG, ()),
    ],
)
def test_what_is_named_is_a_tag_of_a_unit_there(cards: list[object], named: str, tags: tuple[str, ...]) -> None:
    units = [Placed(card, str(number), "P2", battlefield("BF1")) for number, card in enumerate(cards)]  # type: ignore[arg-type]
    naming = Placed(LIST, "The List", "P1", base("P1"))
    name_tags([naming, *units])
    assert naming.named == named
    assert [unit.card.tags for unit in units if unit.card is not SENTRY] == ([tags] if PLAIN in cards else [])


def test_the_list_has_something_to_choose() -> None:
    found = answer(open_library(), Request("The List vs Watchful Sentry"))
    assert "The List gives Watchful Sentry -2 Might this turn." in found.answer
