"""Scores answers to a file of questions: what was found and how high, what the screen says, what was misread."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from judge.content.ids import parse_id
from judge.errors import Misuse
from judge.index.evaluation.answered import Shown, check_answer, how_answered
from judge.index.right_text import stands_in, texts_of
from judge.record import NamedTuple
from judge.text_file import read_text_file

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from judge.content.library import Library

    Ask = Callable[[dict[str, Any]], "Seen"]

NOTHING_FOUND = 1
DISAGREES = 5
SCREEN_LINES = 10
"""So many lines of the screen are what somebody reads who has a player waiting."""
KEPT = 10
"""The maximum number of ids of each answer kept in the result."""
OF_ONE_THING = frozenset({"rule", "keyword", "card"})
"""Kinds of answers that take a question to be about one thing."""


class Seen(NamedTuple):
    """What somebody who asks gets: ids in their order, lines, the exit code, and how the question was read.

    ``cards`` are those that the page is about, ``words`` the question as it was searched for. ``says`` is the answer's
    first sentences, ``answer`` what of it is shown as the answer.
    ``in_short`` is what the screen of two cards has for a rule or a ruling: its id and these words.
    """

    ids: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()
    code: int = 0
    kind: str = "none"
    read_as: str = ""
    cards: tuple[str, ...] = ()
    words: str = ""
    says: str = ""
    in_short: tuple[tuple[str, str], ...] = ()
    answer: Shown = Shown()


class Scored(NamedTuple):
    """A question with the rank of the first expected result, or 0 if there was none.

    A question that expects nothing has rank 1 if nothing was found. ``in_ten_lines`` says whether the text of an
    expected entry stands within the first lines of the screen, ``refused`` whether nothing was answered, ``misread``
    as what the question was taken that it is not.
    """

    id: str
    category: str
    query: str
    rank: int
    found: tuple[str, ...]
    expected: tuple[str, ...]
    in_ten_lines: bool = False
    refused: bool = False
    misread: str = ""
    code: int = 0
    expects_none: bool = False
    answered: str = ""

    @property
    def reciprocal(self) -> float:
        return 1 / self.rank if self.rank else 0.0

    @property
    def denied(self) -> bool:
        """Whether nothing was said to be about a question that has an answer."""
        return not self.expects_none and self.code == NOTHING_FOUND


def read_questions(path: str) -> list[dict[str, Any]]:
    """Read a file of questions in the format of ``judge eval``; raises Misuse that says what is wrong with it."""
    return questions_of(read_text_file(path), path)


def questions_of(text: str, path: str) -> list[dict[str, Any]]:
    """The questions of the text of a file."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise Misuse(
            f"expected JSON, got another text: {problem}", where=path, hint="It is a JSON list of questions."
        ) from problem
    if not isinstance(found, list) or not all(isinstance(one, dict) and "query" in one for one in found):
        raise Misuse(
            "expected a list of questions, got other JSON", where=path, hint="Each has query, category and expect."
        )
    for number, one in enumerate(found, 1):
        expected = one.get("expect") or []
        if not isinstance(expected, list) or not all(isinstance(each, dict) and "id" in each for each in expected):
            name = one.get("id") or f"question {number}"
            raise Misuse(
                f"{name}: expected a list of ids after expect, got {json.dumps(expected)[:40]}",
                where=path,
                hint='For example "expect": [{"id": "core@1.4:811"}].',
            )
        check_answer(one, path)
    return found


def score_question(question: dict[str, Any], ask: Ask, library: Library) -> Scored:
    """Ask a question and score the answer."""
    seen = ask(question)
    expected = question.get("expect") or []
    expects_none = bool(question.get("expect_none") or not expected)
    is_refused = seen.code not in {0, DISAGREES}
    return Scored(
        str(question.get("id", "")),
        str(question.get("category", "")),
        str(question["query"]),
        _rank_of_nothing(seen) if expects_none else _rank(seen.ids, question, library),
        seen.ids[:KEPT],
        tuple(str(one["id"]) for one in expected),
        in_ten_lines=any(stands_in(seen.lines[:SCREEN_LINES], _right_texts(one, seen, library)) for one in expected),
        refused=is_refused,
        misread=_misread(seen, question, library),
        code=seen.code,
        expects_none=expects_none,
        answered=how_answered(question, seen.answer, lambda one: any(fits(one, each, library) for each in expected)),
    )


def _right_texts(expected: dict[str, Any], seen: Seen, library: Library) -> Iterator[str]:
    """The texts that answer somebody who wants this: its own, its words on this screen, what a page about it says."""
    yield from texts_of(str(expected["id"]), library)
    yield from (words for id_, words in seen.in_short if fits(id_, expected, library))
    if seen.kind in OF_ONE_THING and seen.ids and fits(seen.ids[0], expected, library):
        yield seen.says


def _rank_of_nothing(seen: Seen) -> int:
    return 0 if seen.ids else 1


def _rank(found: Sequence[str], question: dict[str, Any], library: Library) -> int:
    """The place of the first id that is expected; 0 if there is none, or the first is one that must not be."""
    expected = question["expect"]
    rank = next((at for at, id_ in enumerate(found, 1) if any(fits(id_, one, library) for one in expected)), 0)
    not_first = {
        str(bad.get("id", bad) if isinstance(bad, dict) else bad) for bad in question.get("must_not_first", ())
    }
    return 0 if rank == 1 and found[0] in not_first else rank


def _misread(seen: Seen, question: dict[str, Any], library: Library) -> str:
    """As what a question was read that it is not; "" if nothing says that it was misread.

    Where it says which ``cards`` it means, a page about another one is wrong, and where it is ``as_typed``, so is any
    correction of its spelling. A page about one thing is wrong, too, that has nothing of what is expected.
    """
    named = question.get("cards")
    if named is not None and (others := [card for card in seen.cards if not any(is_meant(card, one) for one in named)]):
        return " and ".join(others)
    if question.get("as_typed") and seen.words and seen.words.casefold() != str(question["query"]).casefold():
        return seen.words
    if seen.kind not in OF_ONE_THING or seen.code:
        return ""
    expected = question.get("expect") or []
    return "" if any(fits(id_, one, library) for id_ in seen.ids for one in expected) else seen.read_as or seen.kind


def is_meant(card: str, name: str) -> bool:
    """Whether a card has this name, or is one of the champion of this name."""
    return card == name or card.partition(",")[0] == name


def fits(found: str, expected: dict[str, Any], library: Library) -> bool:
    """Whether an id is the expected one: itself, its number in another version, its position, or its document."""
    wanted = str(expected["id"])
    if found == wanted:
        return True
    identity = parse_id(wanted)
    if identity is None:
        return wanted.startswith("faq@") and found.startswith(f"{wanted}:")
    if identity.kind == "faq" and identity.part.startswith("#"):
        return found in (library.store.get(f"alias {wanted}") or ())
    versions = expected.get("versions") or {}
    return any(number and found == f"core@{version}:{number}" for version, number in versions.items())
