"""The verdict on two cards, in one or a few sentences: the written ruling first, then what was computed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.pair_questions import in_short, refused_by_what_is_printed
from judge.answers.written_ruling import is_about

if TYPE_CHECKING:
    from judge.answers.pair_questions import PairQuestions
    from judge.answers.written_scenario import Enacted
    from judge.content.model import FaqEntry
    from judge.matchup.search import Matchup

MOST_EDGES = 3
SENTENCES = 2
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[A-Z\[])")


def written_on(found: Matchup, entries: list[FaqEntry], day: str) -> FaqEntry | None:
    """The settled answer about this very pair that had been given by a day, if there is one."""
    names = (found.cards[0].name, found.cards[1].name)
    given = (entry for entry in entries if entry.certainty == "settled" and entry.published <= day)
    return next((entry for entry in given if is_about(entry, names)), None)


def verdict(found: Matchup, asked: PairQuestions, written: FaqEntry | None, played: Enacted | None = None) -> str:
    """What happens between the two cards: the written answer, what came of its scenario, and what was derived."""
    if written is None:
        refused = refused_by_what_is_printed(found)
        if refused and asked.interact is False:
            return refused
        words = _interaction(found) if found.interact else _no_interaction(found, asked)
        return f"{refused} {words}" if refused else words
    walked = len(found.others)
    computed = _interaction(found) if found.interact else f"none of this in the set-ups that were searched ({walked})."
    words = f"{written.question} {_passage(written, found)} ({written.id})"
    if played is not None:
        words += f"\n\nIn the scenario of that answer: {played.happened}."
    return f"{words}\n\nComputed: {computed}"


def _passage(written: FaqEntry, found: Matchup) -> str:
    """The first sentences of an answer, or of the part of it that names both cards, if its question does not."""
    parts = [" ".join(part.split()).removeprefix("- ") for part in (written.today or written.answer).split("\n\n")]
    if not all(_is_named(card.name, written.question) for card in found.cards):
        of_both = (at for at, part in enumerate(parts) if all(_is_named(card.name, part) for card in found.cards))
        parts = parts[next(of_both, 0) :]
    sentences = [sentence for part in parts for sentence in _SENTENCE_END.split(part)]
    return " ".join(sentences[:SENTENCES])


def _is_named(card: str, text: str) -> bool:
    """Whether a text names a card, by its whole name or by what stands before the comma."""
    return card in text or card.partition(",")[0] in text


def _interaction(found: Matchup) -> str:
    best = found.best
    assert best is not None
    sentences = [_sentence(edge.words) for edge in best.edges[:MOST_EDGES]]
    count = len(best.walk.outcomes)
    outcomes = "one outcome" if count == 1 else f"{count} outcomes"
    return " ".join(sentences) + f" There {'is' if count == 1 else 'are'} {outcomes}."


def _no_interaction(found: Matchup, asked: PairQuestions) -> str:
    """Say that they do not interact, where no clause meets the other card; else only that none was found."""
    one, other = (card.name for card in found.cards)
    walked = len(found.others)
    if asked.interact is False and not asked.asked:
        return f"{one} and {other} do not interact: nothing that one says or does is anything the other is about."
    if asked.interact is False and not asked.tried:
        return (
            f"{one} and {other} have nothing to do with each other in particular: what the one says of cards like the "
            "other it says of any card of that type."
        )
    if asked.interact is False:
        return (
            f"No interaction between {one} and {other}: it was walked, and made no difference. {in_short(asked.tried)}."
        )
    if asked.interact:
        return f"{one} and {other} act on one and the same object; nothing else of the one is about the other."
    if walked:
        seen = "the one set-up" if walked == 1 else f"any of the {walked} set-ups"
        because = f"not in {seen} that can be played"
    elif found.rejected:
        because = f"no set-up that was tried can be played: {found.rejected[0].why.rstrip('.')}"
    else:
        because = "no set-up was made for them"
    sentences = [f"No interaction between {one} and {other} was found, {because}."]
    if asked.untried:
        sentences.append(f"Not everything was tried. What could meet: {in_short(asked.untried)}.")
    sentences += [f"What never came up: {name} waits for {' and '.join(what)}." for name, what in found.untried()]
    return " ".join(sentences)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:] + "."
