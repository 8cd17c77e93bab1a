"""Decides whether words that a command cannot read are a question that begins with its name."""

from __future__ import annotations

import os.path

from judge.cli.read_arguments import DoesNotFit, read_command, read_question, shown
from judge.cli.rows import ACTION, CITED, NAME, PAIR, PATH, PATH_OR_PAIR, QUERY, RULE, SIDES
from judge.errors import Misuse

RULINGS = "rulings"
"""The word for all rulings, where there is no folder of that name."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.rows import Argument, Command


def is_question(command: Command, arguments: list[str]) -> bool:
    """Whether a command line is a question although it begins with a command, which failed to read ``arguments``.

    It is one if the words do not fit the command even without their options, none of them is a path or an id, the first
    of them is no number, and every option is one that a question takes; lines behind ``ask`` are those of a scenario,
    a single side behind ``vs`` has nothing to be asked about, and names of cards behind ``new`` are a pair.
    """
    if command.name == "ask" and any(word.partition("=")[0] in {"--with", "--play"} for word in arguments):
        return False
    try:
        words = list(read_question(arguments).words)
    except DoesNotFit:
        return False
    if command.name == "rule" and _are_numbers(words):
        return True
    if not words or is_number(words[0]) or any("@" in word or is_path(word) for word in words):
        return False
    if (command.name == "vs" and len(words) == 1) or (command.name == "new" and _are_only_cards(words)):
        return False
    return not _fits(command, words)


def _are_only_cards(words: list[str]) -> bool:
    """Whether words name a card and say nothing else that is plain English: ``new charm`` lacks the other card."""
    from judge.answers.typed.versus import BETWEEN  # noqa: PLC0415 - only for a command that failed
    from judge.cards.name_words import fold  # noqa: PLC0415
    from judge.cards.names import find_mentions  # noqa: PLC0415
    from judge.cards.ordinary_words import is_ordinary  # noqa: PLC0415

    text = " ".join(words)
    mentions = find_mentions(text)
    for mention in reversed(mentions):
        text = f"{text[: mention.start]} {text[mention.end :]}"
    return bool(mentions) and not any(is_ordinary(word) and word not in BETWEEN for word in fold(text))


def _are_numbers(words: list[str]) -> bool:
    """Whether words are several numbers of rules, which a question lists: ``428 and 430``."""
    from judge.content.several_numbers import several_numbers  # noqa: PLC0415 - only for a command that failed

    return len(words) > 1 and several_numbers(" ".join(words)) is not None


def _fits(command: Command, words: list[str]) -> bool:
    try:
        read_command(command, ["--", *words])
        check_no_sentence(command, words)
        check_words(command, words)
    except DoesNotFit:
        return False
    return True


def check_words(command: Command, words: list[str]) -> None:
    """Check the first argument of a command; DoesNotFit where words are no rule number, no card or no path."""
    if not command.arguments or not words:
        return
    first = command.arguments[0]
    where = f"judge {command.name}"
    if first.kind == RULE and not is_rule_number(" ".join(words)):
        raise DoesNotFit(
            f"{first.metavar}: expected the number of a rule, got {shown(' '.join(words))}",
            where=where,
            hint="For example 428.1.a, TR 704 or core@1.2:415.1.",
        )
    if first.kind == ACTION:
        check_action(words, first, where)
    if first.kind in {SIDES, QUERY, CITED}:
        from judge.cli.words_of_lookups import check_lookup  # noqa: PLC0415 - loads names

        check_lookup(words, first, where)
    if first.kind == PATH or (first.kind == PATH_OR_PAIR and not is_pair(words)):
        if first.kind == PATH_OR_PAIR and len(words) > 1:
            raise DoesNotFit(
                f"expected {first.metavar}, got {shown(' '.join(words))}", where=where,
                hint=f"For example judge {command.examples[0]}.",
            )  # fmt: skip
        for word in words:
            check_path(word, first.metavar.rstrip("."), where)
    if first.kind == PAIR and not is_pair(words):
        raise DoesNotFit(
            f"{first.metavar}: expected two cards with vs between them, got {shown(' '.join(words))}",
            where=where,
            hint=f"For example judge {command.examples[0]}.",
        )
    if command.name == "ask" and not is_asked(words):
        raise DoesNotFit(
            f"QUESTION: expected a question about a scenario, got {shown(' '.join(words))}",
            where=where,
            hint='For example judge ask "does u die" with a board; docs/scenario-language.md shows every form.',
        )
    if command.name == "card" and first.kind == NAME and not is_card(words):
        raise no_card(words)


_OF_NAMES = frozenset({"coverage", "diff", "doctor", "errata", "history", "impact", "import", "keyword"})
"""Commands that take names, versions or files, and no sentences."""
_SMALL_WORDS = frozenset({
    "about", "after", "and", "as", "at", "before", "between", "by", "do", "does", "for", "from", "how", "if", "in",
    "into", "is", "of", "on", "or", "that", "to", "what", "when", "where", "which", "while", "who", "with",
})  # fmt: skip
"""Words that stand between others in a sentence."""


def check_no_sentence(command: Command, words: list[str]) -> None:
    """Check that words behind a command which takes names are no part of a sentence; DoesNotFit where they are."""
    if command.name in _OF_NAMES and is_prose(words):
        raise DoesNotFit(
            f"expected {command.arguments[0].metavar}, got {shown(' '.join(words))}",
            where=f"judge {command.name}",
            hint=f"For example judge {command.examples[0]}.",
        )


def is_prose(words: list[str]) -> bool:
    """Whether several words are part of a sentence: they begin with a small one, and none of them is a path."""
    if len(words) < 2 or any(is_path(word) or "." in word.rstrip(".?!") for word in words):
        return False
    from judge.cards.catalogue import catalogue  # noqa: PLC0415 - only for what looks like a question

    begun = " ".join(words).casefold()
    return words[0].casefold() in _SMALL_WORDS and not any(name.casefold().startswith(begun) for name in catalogue())


def check_action(words: list[str], argument: Argument, where: str) -> None:
    """Check that words are one of the actions of a command with as many words as it takes.

    Raises DoesNotFit if they are not; the name of an action alone is no question, and Misuse.
    """
    if words[0] not in dict(argument.actions) or len(words) - 1 != dict(argument.actions)[words[0]]:
        is_action = len(words) == 1 and words[0] in dict(argument.actions)
        raise (Misuse if is_action else DoesNotFit)(
            f"expected {argument.metavar}, got {shown(' '.join(words))}",
            where=where,
            hint=f"{where} --help explains them.",
        )


def is_rule_number(text: str) -> bool:
    """Whether a text is the number or the id of a rule, or looks like one that no rule has."""
    from judge.content.ids import is_bare_number, parse_id  # noqa: PLC0415 - most questions need none of it
    from judge.content.typed_numbers import read_number  # noqa: PLC0415 - most questions need none of it

    return read_number(text) is not None or parse_id(text) is not None or is_bare_number(text)


def is_pair(words: list[str]) -> bool:
    """Whether words are two parts with a ``vs`` or ``+`` between them."""
    from judge.answers.typed.versus import BETWEEN  # noqa: PLC0415 - most questions need none of it

    parts = " ".join(words).casefold().replace("+", " vs ").split()
    between = [place for place, word in enumerate(parts) if word in BETWEEN]
    return any(0 < place < len(parts) - 1 for place in between)


def is_asked(words: list[str]) -> bool:
    """Whether words, behind a file or cards perhaps, are a question that can be asked about a scenario."""
    from judge.cli.run import day_of, with_imported_cards  # noqa: PLC0415 - only for judge ask
    from judge.scenario.language.ask_forms import is_question_of_play  # noqa: PLC0415 - loads the names of cards

    with_imported_cards(day_of(""))
    behind = len(words) > 1 and (is_path(words[0]) or is_pair(words[:1]))
    return is_question_of_play(" ".join(words[1:] if behind else words))


def is_card(words: list[str]) -> bool:
    """Whether words name a card; one word always may."""
    from judge.answers.imported.other_cards import resolve_card  # noqa: PLC0415
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - only for what looks like a question

    return len(words) < 2 or resolve_card(open_library(), " ".join(words)) is not None


def no_card(words: list[str]) -> DoesNotFit:
    """The error for several words that are no card."""
    return DoesNotFit(
        f"NAME: expected a card, got {shown(' '.join(words))}",
        where="judge card",
        hint="For example judge card baited hook.",
    )


def check_path(word: str, metavar: str, where: str) -> None:
    """Check that a word is a file or a directory, or ``-``; DoesNotFit for a word that is not even written like one."""
    if word != "-" and not word.endswith(".md") and "/" not in word and not os.path.exists(word) and not is_named(word):  # noqa: PTH110
        raise DoesNotFit(
            f"{metavar}: expected a file or a directory, got {shown(word)}",
            where=where,
            hint="There is no such file or directory.",
        )


def is_number(word: str) -> bool:
    """Whether a word is written like the number of a rule: 1, 428.1.a, 999."""
    return word[:1].isdecimal() and all(part.isalnum() for part in word.rstrip(".?!").split("."))


def is_path(word: str) -> bool:
    """Whether a word names a file: it has a slash and no spaces, ends like one, or is there."""
    if word == "-" or word.endswith((".md", ".json")):
        return True
    return " " not in word and ("/" in word or os.path.isfile(word) or is_named(word))  # noqa: PTH113


def is_named(word: str) -> bool:
    """Whether a word names scenarios that are in the library: the id of a ruling or an answer, or all rulings."""
    from judge.content.ids import parse_id  # noqa: PLC0415 - only for what is no file

    identity = parse_id(word.partition("!")[0])
    return word.rstrip("/") == RULINGS or (identity is not None and identity.kind in {"ruling", "faq"})
