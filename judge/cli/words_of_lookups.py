"""Decides which words after a look-up command are its argument, and which make a question."""

from __future__ import annotations

from judge.answers.library.open_library import open_library
from judge.answers.typed.versus import BETWEEN
from judge.cli.read_arguments import DoesNotFit, shown
from judge.cli.rows import QUERY, SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.cli.rows import Argument
    from judge.content.library import Library


def check_lookup(words: list[str], argument: Argument, where: str) -> None:
    """Check the words of a look-up; DoesNotFit where they are a sentence, no sides, or nothing that can be cited."""
    if argument.kind == SIDES:
        if not sides(words):
            raise DoesNotFit(
                f"{argument.metavar}: expected two cards, got {shown(' '.join(words))}",
                where=where,
                hint='For example judge vs "hidden blade" zhonya.',
            )
    elif argument.kind == QUERY:
        if is_sentence(words):
            raise DoesNotFit(
                f"{argument.metavar}: expected words to look for, got {shown(' '.join(words))}",
                where=where,
                hint=f"A question needs no command; {where} --help explains it.",
            )
    elif not _is_citable(" ".join(words)):
        raise DoesNotFit(
            f"{argument.metavar}: expected a number, an id or an exact name, got {shown(' '.join(words))}",
            where=where,
            hint="For example judge cite 428.1.a. judge search finds ids.",
        )


def sides(words: list[str]) -> list[str]:
    """The cards of ``judge vs``: words of the line, or names with a ``vs`` between them; none for other words.

    Where no word parts them, two or three names have to stand one behind the other.
    """
    parts = list(_parted(words))
    if len(parts) > 1:
        return parts
    if len(words) < 2:
        return []
    library = open_library()
    if any(" " in word for word in words) or (len(words) == 2 and any(_is_name(library, word) for word in words)):
        return words
    return _split(library, words, 3)


def _parted(words: list[str]) -> Iterator[str]:
    """What stands between the words that part sides; one side where there is none of them."""
    side: list[str] = []
    for word in " ".join(words).replace("+", " + ").split():
        if word.casefold() not in BETWEEN:
            side.append(word)
        elif side:
            yield " ".join(side)
            side = []
    if side:
        yield " ".join(side)


def _split(library: Library, words: list[str], most: int) -> list[str]:
    """The first way to part words into at most so many names of cards, exact names before others."""
    for test in (_is_name, _is_card):
        for length in range(len(words) - 1, 0, -1):
            first, rest = " ".join(words[:length]), words[length:]
            if not test(library, first):
                continue
            if test(library, " ".join(rest)):
                return [first, " ".join(rest)]
            if most > 2 and (others := _split(library, rest, most - 1)):
                return [first, *others]
    return []


def _is_name(library: Library, text: str) -> bool:
    """Whether a text is the exact name of a card or a keyword."""
    return any(kind in {"card", "keyword"} for kind, _ in library.named(text))


def _is_card(library: Library, text: str) -> bool:
    from judge.answers.imported.other_cards import resolve_card  # noqa: PLC0415 - only where no name is exact

    match = resolve_card(library, text)
    return match is not None and match.kind != "corrected" and bool(match.name)


def is_sentence(words: list[str]) -> bool:
    """Whether words are more than what is looked for: one of several is a word of any sentence, and no name has it.

    A text in quotes is one word of the line, and looked for whole.
    """
    if len(words) < 2 or open_library().named(" ".join(words)):
        return False
    from judge.index.words import STOP_WORDS  # noqa: PLC0415 - only for several words

    return any(word.casefold().strip("?!.,'") in STOP_WORDS for word in words) or words[-1].endswith("?")


def _is_citable(text: str) -> bool:
    from judge.answers.citation_to_paste import is_citable  # noqa: PLC0415 - only for what is cited

    return is_citable(open_library(), text)
