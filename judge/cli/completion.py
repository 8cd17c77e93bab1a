"""``judge completion``: shell scripts, and completions for what was typed, from the table of options."""

from __future__ import annotations

from judge.cli.output import write
from judge.cli.rows import DOCUMENT, QUESTION, VERSION
from judge.cli.table import COMMANDS, command
from judge.content.ids import RULING
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.rows import Option

_BASH = """_judge() {
  local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=($(judge completion words --first="${COMP_WORDS[1]}" --before="$before" -- "$word" 2>/dev/null))
}
complete -o default -F _judge judge
"""
_ZSH = """#compdef judge
_judge() {
  local -a found
  local first="${words[2]}" before="${words[CURRENT-1]}" word="${words[CURRENT]}"
  found=("${(@f)$(judge completion words --first="$first" --before="$before" -- "$word" 2>/dev/null)}")
  compadd -Q -- $found
}
compdef _judge judge
"""
_FISH = """function __judge_words
  set -l line (commandline -opc)
  judge completion words --first=$line[2] --before=$line[-1] -- (commandline -ct) 2>/dev/null
end
complete -c judge -f -a '(__judge_words)'
"""
SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}
MOST = 60
LONGEST_NAME = 6
"""The maximum number of words of a line tried as the beginning of a name."""


def completion(shell: str, typed: str, *, before: str, first: str) -> int:
    """Write the script of a shell, or, as the scripts ask for, the words that ``typed`` can become."""
    if shell == "words":
        for word in completions(typed, before, first):
            write(word)
        return 0
    if shell not in SCRIPTS:
        raise Misuse(
            f"SHELL: expected {' or '.join(SCRIPTS)}, got {shell!r}",
            where="judge completion",
            hint="For example judge completion bash.",
        )
    write(SCRIPTS[shell].rstrip())
    return 0


def completions(typed: str, before: str, first: str = "") -> list[str]:
    """The words that ``typed`` can become after the word ``before``, in a line that begins with ``first``."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - options need no library
    from judge.content.ids import fold  # noqa: PLC0415

    taken = command(first).options if first in COMMANDS else QUESTION
    if typed.startswith("-"):
        flags = [flag for option in taken if not option.hidden for flag in option.flags]
        return [flag for flag in (*flags, "--help") if flag.startswith(typed)]
    option = next((option for option in taken if before in option.flags and option.metavar), None)
    if option is not None:
        return [one for one in _values(option) if one.startswith(typed)]
    if typed and before == first and (actions := _actions(first, typed)):
        return actions
    if before == "faq" and (faqs := [name for name in _faqs() if typed and name.startswith(typed)]):
        return faqs
    if before == ":" or typed.startswith(RULING):
        return _rulings(typed)
    documents = _documents()
    if _is_document(before) or before in documents:
        return [one for one in documents if one.startswith(typed)][:MOST]
    library = open_library()
    if typed[:1].isdigit():
        prefix = f"rule core@{library.written('core')}:"
        found = [key.removeprefix(prefix) for key in library.store.keys(prefix + typed)]
        return [one for one in found if one.count(".") <= typed.count(".") + 1][:MOST]
    words = _rulings(typed) if typed and before == "ruling" else []
    words += [] if before in COMMANDS else [name for name in COMMANDS if typed and name.startswith(typed)]
    folded = fold(typed)
    if not folded:
        return words
    names = library.names("keywords") + ([] if before == "keyword" else library.names("cards"))
    quoted = [f'"{name}"' if " " in name or "'" in name else name for name in names if fold(name).startswith(folded)]
    return (words + quoted)[:MOST]


def names_of_several_words(words: list[str], typed: str) -> list[str]:
    """What is left of the names of cards and keywords that the last of these words and ``typed`` begin."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415
    from judge.content.ids import fold  # noqa: PLC0415

    library = open_library()
    names = library.names("keywords") + library.names("cards")
    found = []
    for many in range(1, min(len(words), LONGEST_NAME) + 1):
        begun = fold(" ".join([*words[-many:], typed]))
        begun += " " * (not typed)
        found += [" ".join(name.split()[many:]) for name in names if fold(name).startswith(begun)]
    return [one for one in dict.fromkeys(found) if one][:MOST]


def _values(option: Option) -> list[str]:
    """The values of an option that can be listed."""
    return _versions() if option.kind == VERSION else list(option.choices)


def _actions(name: str, typed: str) -> list[str]:
    """The actions of a command that a word can become."""
    arguments = command(name).arguments if name in COMMANDS else ()
    return [action for one in arguments for action, _ in one.actions if action.startswith(typed)]


def _faqs() -> list[str]:
    """The names of the FAQs."""
    from judge.content.documents import DOCUMENTS  # noqa: PLC0415

    return [one.document for one in DOCUMENTS if one.kind == "faq"]


def _rulings(typed: str) -> list[str]:
    """The rulings whose names begin so; where one part of a name alone says which it is, by that, too.

    Some shells part an id at its colon, and complete what stands behind it.
    """
    from judge.answers.library.open_library import open_library  # noqa: PLC0415
    from judge.answers.rulings.ruling_index import names  # noqa: PLC0415

    id_typed = RULING if typed.startswith(RULING) else ""
    begun = typed.removeprefix(RULING)
    known = names(open_library())
    ends = [name.rpartition("/")[2] for name in known]
    found = [name for name in known if name.startswith(begun)]
    found += [end for end in ends if end.startswith(begun) and ends.count(end) == 1] if begun and not found else []
    return [f"{id_typed}{name}" for name in found][:MOST]


def _is_document(name: str) -> bool:
    """Whether a command begins with a document that the project knows."""
    arguments = command(name).arguments if name in COMMANDS else ()
    return bool(arguments) and arguments[0].kind == DOCUMENT


def _versions() -> list[str]:
    from judge.content.documents import editions  # noqa: PLC0415
    from judge.content.imported import imported_ids  # noqa: PLC0415

    imported = [one.removeprefix("core@") for one in imported_ids() if one.startswith("core@")]
    return list(dict.fromkeys([*(one.version for one in editions("core")), *imported]))


def _documents() -> list[str]:
    """The documents that ``judge diff`` compares, as they are written there: short names first."""
    from judge.content.documents import DOCUMENTS, editions  # noqa: PLC0415
    from judge.content.imported import imported_ids  # noqa: PLC0415

    short = [edition.version for name in ("core", "tournament") for edition in editions(name)]
    return list(dict.fromkeys([*short, *(one.id for one in DOCUMENTS), "cards", *imported_ids()]))
