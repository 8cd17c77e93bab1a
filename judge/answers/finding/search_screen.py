"""Search results on one screen: what answers the question, then whole texts, as many as there is room for.

A text is never cut within a sentence: a few words less would lose who may do it, a "not", a number or a cost. If a text
is too long, the sentence that fits the question best is shown, whole.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.finding.text_of_a_hit import best_sentence, is_bare, is_said_again, without_lead_in
from judge.answers.page.blocks import BETWEEN, GONE, ID, MATCH, STANDS, TITLE, UNMARKED, Paragraph, Span, line, unmarked
from judge.answers.page.fit_lines import MARGIN, cut, height, height_of
from judge.answers.page.labels import in_a_word, rule_label
from judge.answers.page.request import DEFAULT_HITS
from judge.answers.page.screen_parts import answer_paragraph, first_line, more_line
from judge.answers.rulings.listed_rulings import ListedRulings
from judge.content.ids import RULING
from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.finding.first_answer import FirstAnswer
    from judge.answers.page.answer import Answer
    from judge.answers.page.blocks import Block, Line
    from judge.answers.page.how_much import More

LEAST_OF_THE_QUESTION = 30
"""How many columns of a long question are repeated if the version leaves less room on its line."""
MOST_OF_A_TEXT = 4
"""A text with more lines than this is represented by its best sentence. The first text is shown whole."""
LEAST = (3, 1, 0)
"""Minimum number of hits shown, however little room there is: below neither, one, or both of an answer and a ruling."""
MOST_FOR_BOTH = 2
"""An answer of two rules has at most this part of the lines of a screen: half of them."""
RULINGS = frozenset({"faq", "ruling"})
"""The kinds of places that answer a question: official answers, and rulings of this project."""
RULES = frozenset({"rule", "tournament"})
_MARKS = ".,;:!?()\"'"
_NUMBERED = re.compile(r"\(\d\) ")


class Found(NamedTuple):
    """A place on the screen: its label, its title unless it was given before, its status, and its text.

    The words that it was found by (``stems``) are marked; the title of a ruling is its question.
    """

    label: str
    title: str
    status: str
    excerpt: str
    stems: frozenset[str]
    is_ruling: bool = False

    @property
    def _ahead(self) -> tuple[Span, ...]:
        """The part before the text, on the same line."""
        spans = [Span(self.label, ID)]
        if self.status:
            mark = STANDS if self.status in {"in force", "holds"} else GONE
            spans += [Span(" "), Span(f"[{self.status}]", mark)]
        if self.is_ruling:
            return (*spans, Span(" "))
        if self.title:
            spans += [Span(" "), Span(self.title, TITLE)]
        return (*spans, Span(": ")) if self.excerpt else tuple(spans)

    def height(self, columns: int) -> int:
        """The lines that it takes."""
        return height_of(self, columns - MARGIN)

    def in_short(self, columns: int, most: int) -> Found:
        """The same with only the sentence that has most of the words, if it takes more lines. A list is kept whole."""
        if self.height(columns) <= most or _NUMBERED.search(self.excerpt):
            return self
        return self._replace(excerpt=best_sentence(self.excerpt, lambda one: len(_matched(one, self.stems))))

    def as_lines(self) -> Iterator[Line]:
        if self.is_ruling:
            yield line("found", *self._ahead, *_marked(self.title, self.stems))
            yield line("below", *_marked(self.excerpt, self.stems))
        else:
            yield line("found", *self._ahead, *(_marked(self.excerpt, self.stems) if self.excerpt else ()))


class SearchScreen(NamedTuple):
    """What was searched for: the question as it was read, and the stems of the words that places are found by.

    ``first`` is what answers it. ``rulings`` are those of this project; they stand before the rules if one ``leads``.
    ``question`` of a list, whose places were not searched for, is the title, and ``of`` says how many there are in all.
    """

    question: str
    stems: frozenset[str]
    of: int = 0
    first: FirstAnswer | None = None
    rulings: ListedRulings | None = None
    leads: bool = False

    @property
    def listed(self) -> frozenset[str]:
        """Returns no ids: how many hits are asked for is how many there are."""
        return frozenset()

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The hits, or their whole texts under the first line."""
        version = answer.short_version_line
        room = max(more.size.columns - len(version) - 2 * MARGIN, LEAST_OF_THE_QUESTION)
        read = Paragraph(line("read", f'"{cut(self.question, room, 1)}"', BETWEEN, version))
        first = first_line(answer, self.question) if self.of else read
        yield first
        if more.flags:
            shown = {hit.id for hit in answer.hits}
            for place in answer.citations:
                is_ruling = place.id.startswith(("faq@", RULING))
                if place.id in shown and ((is_ruling and more.rulings) or (not is_ruling and more.rule_texts)):
                    yield place
            return
        told = self._told(answer, more)
        kinds = {hit.kind for hit in answer.hits}
        behind = ("--rules" if kinds - RULINGS else "", "--rulings" if kinds & RULINGS else "")
        has_more = self.stems or len(answer.hits) < self.of
        tail = more_line("--all", "--ids", *behind, f"-n {2 * len(answer.hits)}" if has_more else "")
        room = more.size.lines - sum(_height(block, more.size.columns) for block in (first, *told, tail))
        beside = self.rulings or ListedRulings(())
        after = _height(beside, more.size.columns)
        if answer.hits and after > (room if self.leads else room // 2):
            beside, after = ListedRulings(()), 0
        yield from told
        if self.leads:
            yield beside
        yield from self._fitting(answer, more, room - after, LEAST[bool(self.first) + bool(after)])
        if not self.leads:
            yield beside
        if answer.hits:
            yield tail

    def _told(self, answer: Answer, more: More) -> list[Block]:
        """The part above the hits: the answer, and what it leaves out."""
        first = self._first(more)
        text = first.words if first and first is not self.first else answer.answer
        told: list[Block] = [answer_paragraph(text)] if text else []
        return [*told, first] if first else told

    def _first(self, more: More) -> FirstAnswer | None:
        """What answers the question; of two rules only the first if both take too much of the screen."""
        first = self.first
        if first and len(first.ids) > 1 and height(first.words, more.size.columns) > more.size.lines // MOST_FOR_BOTH:
            return first.alone()
        return first

    def _fitting(self, answer: Answer, more: More, room: int, least: int) -> Iterator[Found]:
        """As many whole hits as there is room for, or the ``least``. All if more than usual are asked for."""
        every = list(self._hits(answer, more))
        is_all = len(every) > DEFAULT_HITS
        shown = 0
        for at, one in enumerate(every):
            short = one if not at and not self.first else one.in_short(more.size.columns, MOST_OF_A_TEXT)
            if not is_all and short.height(more.size.columns) > room:
                short = short.in_short(more.size.columns, room)
            needed = short.height(more.size.columns)
            if (
                not is_all
                and needed > room
                and (shown >= least or ((shown or self.first) and len(every) - at > least - shown))
            ):
                continue
            room -= needed
            shown += 1
            yield short

    def _hits(self, answer: Answer, more: More) -> Iterator[Found]:
        said_before: set[str] = set()
        first = self._first(more)
        texts = [frozenset(words(text)) for text in first.texts] if first else []
        for hit in answer.hits:
            if first and first.has_whole(hit):
                continue  # its text is the answer
            if hit.kind in RULES and not self.of:
                if is_bare(hit.title, hit.excerpt) or is_said_again(hit.excerpt, texts):
                    continue
                texts.append(frozenset(words(hit.excerpt)))
            is_ruling = hit.kind in RULINGS
            label = hit.id if more.ids else hit.label or rule_label(hit.id, answer.rules).removeprefix("card:")
            badge = in_a_word(hit.status) if hit.kind == "faq" else "" if hit.status in UNMARKED else hit.status
            title = "" if hit.title in said_before or hit.title == label else hit.title
            said_before.add(hit.title)
            yield Found(
                label, title, badge, without_lead_in(" ".join(unmarked(hit.excerpt).split())), self.stems, is_ruling
            )


def _height(block: Block, columns: int) -> int:
    """The lines that a block takes. Those of rulings are indented when they continue."""
    return height_of(block, columns - MARGIN if isinstance(block, ListedRulings) else columns)


def _is_match(word: str, stems: frozenset[str]) -> bool:
    return any(part not in STOP_WORDS and stemmed(part) in stems for part in words(word))


def _parted(word: str) -> tuple[str, str, str]:
    """The marks before a word, the word, and the marks after it."""
    core = word.strip(_MARKS)
    before, _, behind = word.partition(core)
    return before, core, behind


def _matched(text: str, stems: frozenset[str]) -> tuple[str, ...]:
    """The words that a text was found by, each stem once, as they are first written."""
    found: dict[str, str] = {}
    for word in words(text):
        if word not in STOP_WORDS and (stem := stemmed(word)) in stems:
            found.setdefault(stem, word.upper() if word.startswith("[") else word)
    return tuple(found.values())


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
