"""What a search found on one screen: each place once, with the words that it was found by."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.blocks import (
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
from judge.answers.fitting import COLUMNS, GAP_LINE, LINES, broken, cut
from judge.answers.folded import more_line, said
from judge.answers.labels import in_a_word, rule_label
from judge.index.words import STOP_WORDS, stemmed, words
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.blocks import Block
    from judge.answers.model import Answer
    from judge.answers.request import More

EXCERPT_WIDTH = COLUMNS - 6
MOST_OF_THE_FIRST = 4
MOST_OF_A_HIT = 2
"""So many lines are shown of the first text and of each of the others, where there is room."""
MOST_WORDS = 5
"""So many of the words that a place was found by are named."""
_MARKS = ".,;:!?()\"'"
_SENTENCE = re.compile(r"(?<=[.!?]) +")


class Found(NamedTuple):
    """A place on the screen: its label, its title unless it was said before, how it stands, a part of its text."""

    label: str
    title: str
    status: str
    by: tuple[str, ...]
    excerpt: str
    stems: frozenset[str]

    def as_lines(self) -> Iterator[Line]:
        spans = [Span(self.label, ID)]
        if self.title:
            spans += [BETWEEN, Span(self.title, TITLE)]
        if self.status:
            spans += [BETWEEN, Span(f"[{self.status}]", STANDS if self.status in {"in force", "holds"} else GONE)]
        if self.by:
            spans += [BETWEEN, Span(", ".join(self.by), RULES)]
        yield line("hit", *spans)
        if self.excerpt:
            yield line("excerpt", *_marked(self.excerpt, self.stems))


class SearchScreen(NamedTuple):
    """What was searched for: the question as it was read, and the stems of the words that places are found by."""

    question: str
    stems: frozenset[str]

    @property
    def takes(self) -> tuple[str, ...]:
        """The options that show more of it."""
        return ("--all", "--ids", "--rules", "--rulings")

    def blocks(self, answer: Answer, more: More) -> Iterator[Block]:
        """The hits, or their whole texts under the first line."""
        yield Paragraph(line("read", f'"{self.question}"', BETWEEN, answer.short_version_line))
        if more.flags:
            shown = {hit.id for hit in answer.hits}
            for place in answer.citations:
                is_ruling = place.id.startswith("faq@")
                if place.id in shown and ((is_ruling and more.rulings) or (not is_ruling and more.rule_texts)):
                    yield place
            return
        if answer.answer:
            yield said(answer.answer)
        yield GAP_LINE
        yield from self._hits(answer, more)
        yield more_line("--all", "--ids", "--rules", "--rulings", f"-n {2 * len(answer.hits)}")

    def _hits(self, answer: Answer, more: More) -> Iterator[Found]:
        spare = LINES - 3 - 2 * len(answer.hits) - bool(answer.answer)
        said_before: set[str] = set()
        for at, hit in enumerate(answer.hits):
            most = min(MOST_OF_A_HIT if at else MOST_OF_THE_FIRST, 1 + max(0, spare))
            is_ruling = hit.kind == "faq"
            text = unmarked(hit.excerpt)
            excerpt = cut(text, EXCERPT_WIDTH, most) if is_ruling else _excerpt(text, self.stems, most)
            spare -= len(broken(excerpt, EXCERPT_WIDTH)) - 1
            label = hit.id if more.ids else hit.label or rule_label(hit.id, answer.rules).removeprefix("card:")
            title = "" if hit.title in said_before or hit.title == label else hit.title
            said_before.add(hit.title)
            by = _matched(f"{hit.title} {hit.excerpt}", self.stems)
            badge = in_a_word(hit.status) if is_ruling else "" if hit.status in UNMARKED else hit.status
            found = Found(label, title, badge, by, excerpt, self.stems)
            head = "".join(span.text or "  " for span in next(found.as_lines()).spans)
            if (over := len(head) + 2 - EXCERPT_WIDTH * (1 + (spare > 0))) > 0:
                found = found._replace(title=cut(title, len(title) - over, 1))
            spare -= len(head) > EXCERPT_WIDTH
            yield found


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
            found.setdefault(stem, word)
    return tuple(found.values())[:MOST_WORDS]


def _excerpt(text: str, stems: frozenset[str], most: int) -> str:
    """As much of a text as there is room for, from the sentence on that has most of the words."""
    text = " ".join(text.split())
    if len(broken(text, EXCERPT_WIDTH)) <= most:
        return text
    sentences = _SENTENCE.split(text)
    scores = [len(_matched(sentence, stems)) for sentence in sentences]
    begin = scores.index(max(scores))
    ahead = "… " if begin else ""
    return cut(ahead + " ".join(sentences[begin:]), EXCERPT_WIDTH, most)


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
