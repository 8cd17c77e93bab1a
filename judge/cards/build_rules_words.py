"""Writes ``rules_words.txt``: ``python -m judge.cards.build_rules_words DIRECTORY_OF_OFFICIAL_TEXTS``.

A word is included if a rulebook, the tournament rules, a FAQ or the patch notes write it in lower case, because then it
is no name. The file lists single words alphabetically and nothing else.
"""

from __future__ import annotations

import sys
from pathlib import Path

from judge.cards.name_words import words
from judge.errors import JudgeError, Misuse, NotFound

FOLDERS = ("core-rules", "tournament-rules", "faq", "patch-notes")
RULES_WORDS = Path(__file__).with_name("rules_words.txt")


def lower_case_words(text: str) -> set[str]:
    """The folded words that a text writes without capitals or digits."""
    written = {text[word.start : word.end]: word.folded for word in words(text)}
    return {folded for word, folded in written.items() if word.islower() and not any(map(str.isdigit, word))}


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) != 1:
            raise Misuse("One directory is needed", hint="python -m judge.cards.build_rules_words OFFICIAL_DIRECTORY")
        files = [file for folder in FOLDERS for file in Path(arguments[0], folder).glob("*.[mt][dx]*")]
        if not files:
            raise NotFound("no official documents found", where=arguments[0])
        found = set().union(*(lower_case_words(file.read_text(encoding="utf-8")) for file in files))
        RULES_WORDS.write_text("".join(f"{word}\n" for word in sorted(found)), encoding="utf-8", newline="\n")
    except JudgeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    sys.stderr.write(f"{len(found)} words written to {RULES_WORDS}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
