"""Answers a question about cards that names no board: what was assumed, the result, and the rule."""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

from judge.answers.library.cited_places import faq_citation
from judge.answers.lookups.rule_page import name_answer
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import UNMARKED, Hit
from judge.answers.page.how_read import AskedFor
from judge.answers.page.outcome_blocks import Outcome, Simulation, Step
from judge.answers.rulings.check_ruling import rulings_on
from judge.answers.sentences.decisive_rules import TELLING, decisive_citation
from judge.answers.simulated.asked_blocks import Assumed
from judge.answers.simulated.kinds_table import found_for
from judge.answers.simulated.pair_or_lookups import looked_up
from judge.answers.simulated.pair_screen import Ruling
from judge.answers.simulated.played_blocks import AnsweredQuestions
from judge.answers.simulated.question_screen import QuestionScreen
from judge.cards.catalogue import catalogue
from judge.citations.numbers import CURRENT, rule_id
from judge.citations.words import about as about_rule
from judge.doubts import older_rulings_among
from judge.engine.state.card import BATTLEFIELD
from judge.engine.wording.sentences import capital
from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.boards.given import Given
from judge.matchup.boards.scenes import Thing
from judge.matchup.kinds import in_words
from judge.matchup.kinds.found import events
from judge.matchup.points.narration import summaries, when
from judge.matchup.walks.explorer import left_out
from judge.matchup.walks.walk_status import COMPLETE, LINES_LEFT_OUT
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.forms.read_by_forms import Plain, Question
    from judge.answers.page.blocks import Citation
    from judge.answers.page.request import Request
    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.matchup.kinds.found import Found
    from judge.slugs import Slug

_NUMBER = re.compile(r"\(\d{3}\b")


class About(NamedTuple):
    """What a question is about: cards, keywords, and units without a text in words; what of it was not read."""

    cards: tuple[str, ...]
    keywords: tuple[str, ...] = ()
    plain: tuple[str, ...] = ()
    asked_for: AskedFor | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """All of them."""
        return (*self.cards, *self.keywords, *self.plain)


MOST_RULES = 5
_LABEL = re.compile(r"(?:[acdeghkrstuvw]|x\d?) ")
"""What the objects of an assumed board are called."""
MOST_RULINGS = 3
MOST_ON_SCREEN = 3
_VERDICTS = {"YES": "yes", "NO": "no", "DEPENDS": "depends"}
_WHAT_HAPPENS = frozenset({"happens_to", "happens_with"})
_ALWAYS_SO = frozenset(map(rule_id, (
    "play.to-the-chain", "costs.pay-resources", "fepr.pass", "play.finalized", "play.total-cost",
    "control.lose",
)))  # fmt: skip
"""Rules of every play, which decide nothing."""


def play_answer(library: Library, request: Request, question: Question) -> Answer | None:
    """Answer a question that was read; what cannot be simulated is said, with what can be looked up.

    None where it is about no place or no token where it reads one, so that it asks for something else; and where
    it asks what happens with two cards, of which another board may show it.
    """
    day = date.fromisoformat(library.as_of)
    cards = [one.name for one in (question.one, question.other, question.saved) if one is not None and one.name]
    if question.other is not None and not _is_of_its_kind(question, day):
        return None
    try:
        found = found_for(question, Given(day))
    except (CannotSimulate, ScenarioError) as refusal:
        if question.kind in _WHAT_HAPPENS and len(set(cards)) > 1:
            return None
        return refused_answer(library, request, _about(question, cards), refusal.reason)
    return answer_of(library, request, _about(question, cards), _if_p1_may(found, question))


def _about(question: Question, cards: list[str]) -> About:
    """What a question is about, with units without a text in words."""
    plain = (_unit_in_words(one) for one in (question.one, question.other) if one is not None and not one.name)
    return About(tuple(cards), question.keywords, tuple(plain), _asked_for(question))


def _is_of_its_kind(question: Question, day: date) -> bool:
    """Whether the second card of a question is a place or a token, where it asks about one."""
    assert question.other is not None
    name = question.other.name
    if question.kind == "tokens":
        card = catalogue().get(name)
        return card is not None and card.supertype == "Token"
    return question.kind != "place" or Thing(name).is_a(BATTLEFIELD, Given(day))


def answer_of(library: Library, request: Request, about: About, found: Found) -> Answer:
    """What was found on a board as the answer to a question about these cards."""
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
        answer=_said(found, rules),
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
        asked_for=about.asked_for,
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


def _if_p1_may(found: Found, question: Question) -> Found:
    """The answer, which is a yes where P1 alone decides it and what P1 can bring about is asked."""
    if found.said != "DEPENDS on P1" or not question.may or question.kind in {"counters", "responds"}:
        return found
    return found._replace(said="YES", why=f"P1 can choose so: {found.why}")


def _said(found: Found, rules: tuple[str, ...]) -> str:
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


def _rules(found: Found) -> Iterator[Slug]:
    """The rules that decide it: what is compared apart, those of the answer, then those of what happened."""
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


def _simulation(found: Found) -> Simulation:
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


def _unit_in_words(one: Plain) -> str:
    if one.kind != "unit":
        return f"{one.kind} that costs {one.costs}"
    having = f" with {' and '.join(one.keywords)}" if one.keywords else ""
    having += f" that costs {one.costs}" if one.costs else ""
    return f"{one.might}-Might unit{having}" + (f", {one.state}" if one.state else "")


def _with_words(library: Library, found: Found, rules: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """The rules that stand on the first screen, each with what it is about."""
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


def _asked_for(question: Question) -> AskedFor | None:
    """The words of the question that were not understood; None where all were."""
    is_said = question.kind in _WITH_A_VERB and question.verb not in {"", *in_words.VERBS, *_VAGUE}
    verb = question.verb if is_said else ""
    behind = [word for word in question.what.split() if not word.isdigit() and word not in _COUNTED]
    words = " ".join(filter(None, (verb, *behind, question.not_understood)))
    numbers = tuple(f"{number} (one is assumed)" for number in question.numbers)
    missed = (*numbers, *((words,) if words else ()))
    return AskedFor(not_understood=missed) if missed else None


_COUNTED = frozenset({
    "card", "cards", "damage", "energy", "gear", "gold", "health", "might", "more", "point", "points", "power", "rune",
    "runes", "unit", "units", "xp",
})  # fmt: skip
"""What an amount behind a verb is of; a number before it is said to be none that was asked about."""
_WITH_A_VERB = frozenset({"still", "hears", "hears_play", "hears_death", "does_then"})
_VAGUE = frozenset({
    "work", "resolve", "happen", "do", "trigger", "triggers", "activate", "activates", "fire", "go", "get", "gets",
})  # fmt: skip
"""Verbs that ask for whatever happens."""


def refused_answer(library: Library, request: Request, about: About, reason: str) -> Answer:
    """What can be looked up where a question cannot be simulated, and why it cannot."""
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
        asked_for=about.asked_for,
        screen=QuestionScreen(about.names, refused=reason),
    )
