"""The order in which a question is read: each reader answers or passes it on, the last one always answers.

A reader is a module of ``judge/answers/readers`` with one function, ``read(library, request)``. It is imported when its
turn comes, knows nothing of the other readers, and returns None for a question that is not its own. The version, the
day and the basis of every answer are filled in here. NotFound, Misuse and CannotSimulate end the reading: the question
was the reader's own, and they say why there is no answer.
"""

from __future__ import annotations

from judge.answers.page.answer import KINDS
from judge.errors import Misuse, NotFound, Unreadable
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library

    Read = Callable[[Library, Request], Answer | None]


class Reader(NamedTuple):
    """A module of ``judge/answers/readers``, the questions that it reads, and one that gets as far as it."""

    module: str
    reads: str
    example: str


READERS = (
    Reader("rule_number", "the number of a rule, or several", "428.1.a"),
    Reader("whole_id", "a whole id, even one of an imported or of a whole document", "core@1.2:415.1"),
    Reader("exact_name", "the exact name of a keyword, a card, a section or an infraction", "hidden"),
    Reader("bans", "which cards and sets are banned or legal", "banned in 2v2"),
    Reader("version_change", "what changed between two versions", "whats new in 1.4"),
    Reader("card_errata", "whether a card was corrected, and how", "errata for baited hook"),
    Reader("exact_cards", "two or more cards by their exact names, with vs between them", "charm vs defy"),
    Reader("named_in_words", "what a rule, keyword, card or infraction says, asked in words", "what does 428.1.a say"),
    Reader("infraction_words", "an infraction in people's words, or all of them", "drew extra cards"),
    Reader("near_miss_list", "what looks like something and is not it, in a list", "near misses of a move"),
    Reader("card_name", "a short or misspelt name of a card, or what players call it", "bated hook"),
    Reader("keyword_name", "a misspelt keyword", "hiden"),
    Reader("document_status", "whether a document is in force", "is the Origins FAQ in force"),
    Reader("bulletin", "the entries of a bulletin", "cards with errata in spiritforged"),
    Reader("play_question", "what a card does, in people's own words", "can I counter Icathian Rain with Defy"),
    Reader("several_cards", "two or more cards in any words", "what does charm do to defy"),
    Reader("text", "everything else: full text", "what counts as a target"),
)
"""Every way to read a question, in the order in which they are tried."""

SIGNS = frozenset("<@/!:[")
"""Signs without which a question is not one that was pasted from a chat or typed to a bot."""

EXACT = READERS[:3]
"""Those that look up what a question names, and search nothing."""
READ_DAYS = READERS[:6]
"""Those that read a day or a version in a question themselves, and those before them."""
_DIGITS = frozenset("0123456789")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def answer(library: Library, request: Request) -> Answer:
    """The answer to any question. Raises NotFound, Misuse or CannotSimulate with the reason if there is none.

    A request for a search is read as text, whatever its words look like.
    """
    question = " ".join(request.question.split())
    if not SIGNS.isdisjoint(question) or not question.isascii():
        from judge.answers.typed.pasted_text import as_meant  # noqa: PLC0415 - most questions are plain words

        question = as_meant(question)
    if not question.strip(" ?!.\"'"):
        raise Misuse("the question is empty", hint="Ask for a rule, a keyword, a card or anything else: judge hidden.")
    request = request._replace(question=question)
    found = _of_all_readers(library, request)
    if found.asked_for is not None:
        from judge.answers.typed.not_understood import only_as_asked  # noqa: PLC0415 - only where more was said than names

        found = only_as_asked(found)
    if (given := request.of_a_set_up()) and found.kind != "matchup":
        have = "have" if len(given) > 1 else "has"
        note = f"{' and '.join(given)} {have} no effect: no set-up of two cards is asked for."
        return found._replace(notes=(*found.notes, note))
    return found


def _of_all_readers(library: Library, request: Request) -> Answer:
    """The answer of the first reader that has one. If none has, the places about the cards that the question names."""
    missing: NotFound | None = None
    found: Answer | None = None
    try:
        found = first_answer(library, request, READERS[-1:]) if request.search else _of_its_day(library, request)
    except Unreadable:
        raise
    except NotFound as none:
        missing = none
    if found is not None and (found.kind != "none" or request.search):
        return found
    from judge.answers.simulated.card_of_a_question import of_its_cards  # noqa: PLC0415 - most questions have an answer

    return request.shortened(of_its_cards(library, request, found, missing).by(library))


def _of_its_day(library: Library, request: Request) -> Answer | None:
    """The answer of the first reader, as of the day or by the version that the question names."""
    folded = request.question.lower()
    if (
        not request.rules
        and (" " in folded)
        and (not _DIGITS.isdisjoint(folded) or any(one in folded for one in _MONTHS))
    ):
        if found := first_answer(library, request, READ_DAYS):
            return found
        from judge.answers.documents.as_of_a_day import on_a_day  # noqa: PLC0415 - most questions are about today

        if (then := on_a_day(library, request.question)) and then.question:
            try:
                found = first_answer(then.library, request._replace(question=then.question),
                                     READERS if then.is_past else READERS[:-1])  # fmt: skip
            except NotFound:
                found = None
            if found is not None and found.kind != "none":
                return found._replace(question=request.question, notes=(then.note, *found.notes))
    return first_answer(library, request, READERS)


def first_answer(library: Library, request: Request, readers: tuple[Reader, ...]) -> Answer | None:
    """The answer of the first of these readers that has one. None if none has."""
    for reader in readers:
        if found := reading(reader)(library, request):
            if found.kind not in KINDS:
                expected = ", ".join(KINDS)
                raise ValueError(f"the reader {reader.module} gives the kind {found.kind!r}; expected {expected}")
            return found.by(library)
    return None


def reading(reader: Reader) -> Read:
    """The function of a reader. Its module is imported now: a look-up needs no search and no engine."""
    read: Read = __import__(f"judge.answers.readers.{reader.module}", fromlist=["read"]).read
    return read
