"""Answers a question about cards that names no board: the assumptions, the result, and the rule."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.library.cited_places import faq_citation
from judge.answers.lookups.rule_page import name_answer
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import UNMARKED, Hit
from judge.answers.page.outcome_blocks import Outcome, Simulation, Step
from judge.answers.rulings.check_ruling import rulings_on
from judge.answers.sentences.decisive_rules import TELLING, decisive_citation
from judge.answers.simulated.blocks_with_answers import Assumed
from judge.answers.simulated.pair_or_lookups import looked_up
from judge.answers.simulated.played_blocks import AnsweredQuestions
from judge.answers.simulated.question_screen import QuestionScreen
from judge.answers.simulated.ruling_line import Ruling
from judge.citations.numbers import CURRENT, rule_id
from judge.citations.words import about as about_rule
from judge.doubts import older_rulings_among
from judge.engine.wording.sentences import capital
from judge.matchup.kinds.board_answer import events
from judge.matchup.points.narration import summaries, when
from judge.matchup.walks.explorer import left_out
from judge.matchup.walks.walk_status import COMPLETE, LINES_LEFT_OUT
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Citation
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.matchup.kinds.board_answer import BoardAnswer
    from judge.slugs import Slug

_NUMBER = re.compile(r"\(\d{3}\b")


MOST_RULES = 5
_LABEL = re.compile(r"(?:[acdeghkrstuvw]|x\d?) ")
"""Names for the objects of an assumed board."""
MOST_RULINGS = 3
MOST_ON_SCREEN = 3
_VERDICTS = {"YES": "yes", "NO": "no", "DEPENDS": "depends"}
_ALWAYS_SO = frozenset(map(rule_id, (
    "play.to-the-chain", "costs.pay-resources", "fepr.pass", "play.finalized", "play.total-cost",
    "control.lose",
)))  # fmt: skip
"""Rules of every play, which decide nothing."""


class About(NamedTuple):
    """The subjects of a question: cards, keywords, and units without a text in words."""

    cards: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.cards, *self.keywords, *self.plain)


def answer_of(library: Library, request: Request, about: About, found: BoardAnswer) -> Answer:
    """The result on a board as the answer to a question about these cards."""
    cards = about.cards
    keywords = [library.keyword(one.split()[0]).id for one in (*about.keywords, *found.keywords)]
    rules = tuple(dict.fromkeys((*keywords, *(rule_id(rule) for rule in _rules(found)))))[:MOST_RULES]
    named = (cards[0], cards[1]) if len(set(cards)) > 1 else None
    entries = rulings_on(library, named)[:MOST_RULINGS] if named is not None else []
    citations: tuple[Citation, ...] = tuple(decisive_citation(library, rule) for rule in rules)
    ends = found.walk.outcomes if found.walk is not None else ()
    asked = AnsweredQuestions(found.asked, library.version).as_json()
    return Answer(
        question=request.question,
        read_as=" vs ".join((*cards, *about.keywords)),
        kind="matchup",
        answer=_answer_in_words(found, rules),
        verdict=_VERDICTS.get(found.said.partition(" on ")[0], ""),
        citations=(*citations, *(faq_citation(library, entry) for entry in entries)),
        outcomes=tuple(
            Outcome(
                words, when(one), one.lines,
                tuple(
                    Step(str(event), tuple(rule_id(rule, library.version) for rule in event.rules),
                         tuple(map(about_rule, event.rules)))
                    for event in one.end.events
                ),
                tuple(map(str, one.facts)), tuple(doubt.slug for doubt in one.doubts),
            )
            for one, words in zip(ends, summaries(ends), strict=True)
        ),
        simulation=_simulation(found),
        check="" if entries else "no ruling",
        hits=tuple(Hit(f"card:{name}", "card", name, "in force") for name in cards),
        doubts=found.doubts,
        older_rulings=older_rulings_among(found.notes),
        assumed=Assumed(found.scene.setup, found.scene.play, tuple(asked)),
        screen=QuestionScreen(
            about.names,
            rules=tuple(
                (rule.partition(":")[2], words) for rule, words in _with_words(library, found, rules)
            ),
            ruling=_ruling(library, entries),
            assumed=found.scene.lines(),
            remarks=(f"not tried: {found.untried}",) if found.untried else (),
        ),
    )  # fmt: skip


def _answer_in_words(found: BoardAnswer, rules: tuple[str, ...]) -> str:
    """The answer in a sentence or two: yes, no or on whom it depends, why, and the rule."""
    on = found.said.partition(" on ")[2]
    begins = {"YES": "Yes. ", "NO": "No. "}.get(
        found.said, f"It depends{f' on {on}' if on else ''}. " if found.said else ""
    )
    why = found.why.rstrip(". ")
    begins = "" if why.startswith("it depends on ") else begins
    why = why if _LABEL.match(why) else why[:1].upper() + why[1:]
    telling = [rule.partition(":")[2] for rule in rules if rule not in _ALWAYS_SO]
    why = why.replace(f"core@{CURRENT}:", "")
    named = _NUMBER.search(why) is not None and not found.keywords
    number = f" ({telling[0]})" if telling and not named else ""
    return f"{begins}{why}{number}."


def _rules(found: BoardAnswer) -> Iterator[Slug]:
    """The rules that decide it: those of the comparison, those of the answer, then those of the events."""
    if found.walk is not None and found.without is not None:
        other = {rule for event in events(found.without) for rule in event.rules}
        apart = [rule for event in events(found.walk) for rule in event.rules if rule not in other]
        yield from apart[:2]
    yield from found.rules
    happened = events(found.walk) if found.walk is not None else ()
    for kind in TELLING:
        for event in happened:
            if event.kind is kind:
                yield from event.rules


def _simulation(found: BoardAnswer) -> Simulation:
    walk = found.walk
    positions, lines = (walk.positions, walk.lines) if walk is not None else (1, 1)
    frame = ("Everybody passes but for what is said; every choice on the way is walked.",)
    if walk is not None and not walk.complete:
        return Simulation("cut", "The walk reached its budget.", frame, positions, lines)
    if found.untried:
        return Simulation("not found", f"Not tried: {found.untried}.", frame, positions, lines)
    dropped = walk.dropped_lines if walk is not None else 0
    status = "doubtful" if found.doubts else LINES_LEFT_OUT if dropped else COMPLETE
    told = f"{capital(left_out(walk))}." if walk is not None and dropped else ""
    reason = " ".join(part for part in ("It rests on an open question." if found.doubts else "", told) if part)
    return Simulation(status, reason, frame, positions, lines, dropped)


def _with_words(library: Library, found: BoardAnswer, rules: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The rules for the first screen, each with its subject."""
    slugs = {rule_id(slug): slug for slug in _rules(found)}
    for rule in [one for one in rules if one not in _ALWAYS_SO][:MOST_ON_SCREEN]:
        kept = library.find_rule(rule)
        yield rule, about_rule(slugs[rule]) if rule in slugs else kept.title if kept is not None else ""


def _ruling(library: Library, entries: list[FaqEntry]) -> Ruling | None:
    """The first answer that names both cards, in one line."""
    if not entries:
        return None
    first = faq_citation(library, entries[0])
    stands = first.status in UNMARKED
    return Ruling(first.id, entries[0].question, "holds" if stands else first.status, stands, len(entries) - 1)


def refused_answer(library: Library, request: Request, about: About, reason: str) -> Answer:
    """What can be looked up if a question cannot be simulated, and why it cannot."""
    cards = list(about.cards)
    if len(cards) > 1:
        page = looked_up(library, request, cards)
    else:
        names = [library.keyword(one.split()[0]).id for one in about.keywords]
        page = (
            name_answer(library, request.question, names[0], "keyword") if names else looked_up(library, request, cards)
        )
    return page._replace(
        question=request.question,
        check="cannot simulate",
        simulation=Simulation("refused", reason),
        notes=(*page.notes, f"Not simulated: {reason}"),
        screen=QuestionScreen(about.names, refused=reason),
    )
