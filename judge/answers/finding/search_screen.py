"""Search results on one screen: each place once, with the words it was found by."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.page.blocks import (
    BETWEEN,
    GONE,
    ID,
    MATCH,
    RULES,
    STANDS,
    TITLE,
    UNMARKED,
    Line,
    Paragraph,
    Span,
    line,
    unmarked,
)
from judge.answers.page.fit_lines import COLUMNS, cut, height
from judge.answers.page.labels import in_a_word, rule_label
from judge.answers.page.screen_parts import first_line, more_line, said
from judge.content.ids import RULING
from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block
    from judge.answers.page.how_much import More

WIDTH = COLUMNS - 4
MOST_OF_THE_FIRST = 3
MOST_OF_A_HIT = 2
"""So many lines are shown of the first place and of each of the others: five of them stand in ten lines."""
MOST_OF_THE_QUESTION = 2
"""So many lines of a long question are repeated."""
MOST_WORDS = 4
"""So many of the words that a place was found by are named."""
RULINGS = frozenset({"faq", "ruling"})
"""The kinds of places that answer a question: official answers, and rulings of this project."""
_MARKS = ".,;:!?()\"'"
_SENTENCE = re.compile(r"(?<=[.!?]) +")


class Found(NamedTuple):
    """A place on the screen: its label, its title unless it was said before, how it stands, a part of its text.

    The words that it was ``by`` are named; those of a ruling are marked in its question, which is its title.
    """

    label: str
    title: str
    status: str
    by: tuple[str, ...]
    excerpt: str
    stems: frozenset[str]
    is_ruling: bool = False

    @property
    def _ahead(self) -> tuple[Span, ...]:
        """What stands before the text, on the same line."""
        spans = [Span(self.label, ID)]
        if self.status:
            mark = STANDS if self.status in {"in force", "holds"} else GONE
            spans += [Span(" "), Span(f"[{self.status}]", mark)]
        if self.is_ruling:
            return (*spans, Span(" "))
        if self.title:
            spans += [Span(" "), Span(self.title, TITLE)]
        if self.by:
            spans += [Span(" "), Span(", ".join(self.by), RULES)]
        return (*spans, Span(": ")) if self.excerpt else tuple(spans)

    @property
    def _length(self) -> int:
        return sum(len(span.text) + 2 * (span.mark == RULES) for span in self._ahead)

    def fitted(self, most: int) -> Found:
        """The same, as much of its texts as there is room for; a ruling has a line for its question and one below."""
        ahead = "x" * self._length
        if self.is_ruling:
            title = cut(ahead + self.title, WIDTH, 1).removeprefix(ahead)
            return self._replace(title=title, excerpt=cut(self.excerpt, WIDTH, max(1, most - 1)))
        text = _from_best(self.excerpt, self.stems) if height(ahead + self.excerpt, WIDTH) > most else self.excerpt
        return self._replace(excerpt=cut(ahead + text, WIDTH, most).removeprefix(ahead))

    def as_lines(self) -> Iterator[Line]:
        if self.is_ruling:
            yield line("found", *self._ahead, *_marked(self.title, self.stems))
            yield line("below", *_marked(self.excerpt, self.stems))
        else:
            yield line("found", *self._ahead, *(_marked(self.excerpt, self.stems) if self.excerpt else ()))


class SearchScreen(NamedTuple):
    """What was searched for: the question as it was read, and the stems of the words that places are found by.

    Of a list, whose places were not searched for, ``question`` is the title, and ``of`` says how many there are in all.
    """

    question: str
    stems: frozenset[str]
    of: int = 0

    @property
    def listed(self) -> frozenset[str]:
        """The ids of what stands on it whatever number of hits is asked for: none."""
        return frozenset()

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The hits, or their whole texts under the first line."""
        question = cut(self.question, WIDTH, MOST_OF_THE_QUESTION)
        read = Paragraph(line("read", f'"{question}"', BETWEEN, answer.short_version_line))
        yield first_line(answer, self.question) if self.of else read
        if more.flags:
            shown = {hit.id for hit in answer.hits}
            for place in answer.citations:
                is_ruling = place.id.startswith(("faq@", RULING))
                if place.id in shown and ((is_ruling and more.rulings) or (not is_ruling and more.rule_texts)):
                    yield place
            return
        if answer.answer:
            yield said(answer.answer)
        yield from self._hits(answer, more)
        kinds = {hit.kind for hit in answer.hits}
        behind = ("--rules" if kinds - RULINGS else "", "--rulings" if kinds & RULINGS else "")
        has_more = self.stems or len(answer.hits) < self.of
        yield more_line("--all", "--ids", *behind, f"-n {2 * len(answer.hits)}" if has_more else "")

    def _hits(self, answer: Answer, more: More) -> Iterator[Found]:
        said_before: set[str] = set()
        for at, hit in enumerate(answer.hits):
            is_ruling = hit.kind in RULINGS
            label = hit.id if more.ids else hit.label or rule_label(hit.id, answer.rules).removeprefix("card:")
            badge = in_a_word(hit.status) if hit.kind == "faq" else "" if hit.status in UNMARKED else hit.status
            found = Found(
                label,
                "" if hit.title in said_before or hit.title == label else hit.title,
                badge,
                _matched(f"{hit.title} {hit.excerpt}", self.stems),
                " ".join(unmarked(hit.excerpt).split()),
                self.stems,
                is_ruling,
            )
            said_before.add(hit.title)
            yield found.fitted(MOST_OF_A_HIT if at else MOST_OF_THE_FIRST)


def _is_match(word: str, stems: frozenset[str]) -> bool:
    return any(part not in STOP_WORDS and stemmed(part) in stems for part in words(word))


def _parted(word: str) -> tuple[str, str, str]:
    """What stands before a word, the word, and the marks behind it."""
    core = word.strip(_MARKS)
    before, _, behind = word.partition(core)
    return before, core, behind


def _matched(text: str, stems: frozenset[str]) -> tuple[str, ...]:
    """The words that a text was found by, each stem once, as they are first written."""
    found: dict[str, str] = {}
    for word in words(text):
        if word not in STOP_WORDS and (stem := stemmed(word)) in stems:
            found.setdefault(stem, word.upper() if word.startswith("[") else word)
    return tuple(found.values())[:MOST_WORDS]


def _from_best(text: str, stems: frozenset[str]) -> str:
    """A text from the sentence on that has most of the words."""
    sentences = _SENTENCE.split(text)
    scores = [len(_matched(sentence, stems)) for sentence in sentences]
    begin = scores.index(max(scores))
    return ("… " if begin else "") + " ".join(sentences[begin:])


def _marked(text: str, stems: frozenset[str]) -> Iterator[Span]:
    """A text as spans, those words marked that it was found by."""
    run: list[str] = []
    for word in text.split(" "):
        if _is_match(word, stems):
            before, core, behind = _parted(word)
            yield Span(f"{' '.join([*run, ''])}{before}")
            yield Span(core, MATCH)
            run = [behind]
        else:
            run.append(word)
    if any(run):
        yield Span(" ".join(run))
