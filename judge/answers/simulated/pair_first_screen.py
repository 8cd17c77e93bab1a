"""Gathers the first screen of two cards: rules, ruling, assumptions, outcomes, remarks."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from judge.answers.library.cited_places import faq_citation
from judge.answers.page.blocks import UNMARKED
from judge.answers.rulings.check_ruling import NO_RULING
from judge.answers.sentences.decisive_rules import deciding
from judge.answers.sentences.own_text_remarks import NO_TEXT, own_text_told
from judge.answers.simulated.near_misses_of_a_pair import NO_NEAR_MISS
from judge.answers.simulated.outcome_rows import outcome_rows
from judge.answers.simulated.pair_details import bearing
from judge.answers.simulated.pair_points import pair_points
from judge.answers.simulated.pair_screen import PairScreen
from judge.answers.simulated.ruling_line import Ruling
from judge.answers.simulated.set_ups import set_ups
from judge.engine.wording.sentences import capital
from judge.matchup.boards.set_up_lines import assumed
from judge.matchup.walks.explorer import left_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.how_much import More
    from judge.answers.rulings.check_ruling import Checked
    from judge.answers.rulings.fitting_answer import Quoted
    from judge.answers.sentences.pair_questions import PairQuestions
    from judge.answers.sentences.said_by_the_verdict import VerdictContent
    from judge.answers.simulated.near_misses_of_a_pair import NearMisses
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.matchup.search.pair_search import Matchup

MOST_RULES = 3
"""The number of deciding rules on the first screen, a written ruling among them."""


def screen(library: Library, found: Matchup, asked: PairQuestions, more: More, written: Ruling | None,
           *, told: VerdictContent, quote: str = "", near: NearMisses = NO_NEAR_MISS) -> PairScreen:  # fmt: skip
    """The whole first screen except the verdict, without the parts that the verdict has (``told``).

    ``quote`` is the written answer that leads, "" for none. ``near`` are the near misses of the two.
    """
    best, version = found.best, library.version
    one, other = (card.name for card in found.cards)
    is_first = not more.flags or more.everything
    own = own_text_told(found, asked) if is_first else NO_TEXT
    return PairScreen(
        (one, other),
        rules=deciding(found, version, MOST_RULES - (written is not None)) if found.interact else (),
        ruling=written,
        assumed=assumed(best.board, date.fromisoformat(library.as_of)) if best is not None else (),
        playable=len(found.set_ups),
        number=next((at for at, entry in enumerate(found.set_ups, 1) if entry is best), 1),
        of_any=own.of_any,
        rows=outcome_rows(best, (one, other), told.events) if best is not None else None,
        remarks=(*own.remarks, *_remarks(found)),
        untried=tuple(dict.fromkeys(capital(one.words) for one in asked.untried)),
        questions=len({one.words for one in asked.asked if not one.generic}),
        found=found.interact,
        wordings=bearing(found) if is_first else "",
        set_ups=set_ups(found, version) if more.everything or more.set_ups else (),
        points=pair_points(found, version, quote=quote, any_card="" if quote else own.of_any, near=near),
        near=near,
    )


def ruling(library: Library, entries: list[FaqEntry], quote: Quoted, checked: Checked) -> Ruling | None:
    """The answer that names both cards before the others, with its status and whether the simulation confirms it.

    It repeats the question if it is not the answer that leads (``quote``), and if that needs its question.
    """
    if not entries:
        return None
    first = faq_citation(library, entries[0])
    stands = first.status in UNMARKED
    badge = "holds" if stands else first.status
    if checked.status != NO_RULING and entries[0].scenarios:
        badge += f"; {checked.status}"
    question = entries[0].question if quote.needs_question else ""
    return Ruling(first.id, question, badge, stands, len(entries) - 1)


def _remarks(found: Matchup) -> Iterator[str]:
    """Remarks on a walk that did not reach every end."""
    if found.cut:
        yield f"cut: {found.cut}, there may be more"
    walked = found.best.walk if found.best is not None else None
    if walked is None:
        return
    if not walked.complete and not found.cut:
        yield "cut: the walk reached its budget, there may be more outcomes"
    if walked.can_repeat:
        yield "some of it can repeat; a loop is reported, not ruled"
    if walked.dropped_lines:
        yield f"left out: {left_out(walked)}"
