"""``judge completion``: shell scripts, and completions for what was typed, from the table of options.

A name is completed word by word, in the letters in which it was begun: ``zhonyas h`` becomes ``zhonyas hourglass``. So
what a word can become always begins with what was typed, and no shell has to replace any of it.
"""

from __future__ import annotations

from judge.cli.output import write
from judge.cli.rows import DOCUMENT, QUESTION, VERSION
from judge.cli.table import COMMANDS, command
from judge.content.ids import RULING
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.cli.rows import Option

_BASH = """_judge() {
  local IFS=$'\\n'
  COMPREPLY=($(judge completion words --breaks="$COMP_WORDBREAKS" -- "${COMP_LINE:0:COMP_POINT}" 2>/dev/null))
}
complete -o default -F _judge judge
"""
_ZSH = """#compdef judge
_judge() {
  local -a found
  local line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX"
  found=("${(@f)$(judge completion words -- "$line" 2>/dev/null)}")
  if [[ -n "$found" ]]; then compadd -- $found; else _files; fi
}
if [[ "$funcstack[1]" == _judge ]]; then _judge "$@"; else compdef _judge judge; fi
"""
_FISH = """function __judge_words
  judge completion words -- (commandline -cp | string collect) 2>/dev/null
end
complete -c judge -f -a '(__judge_words)'
"""
SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}
MOST = 60
LONGEST_NAME = 6
"""The maximum number of words of a line tried as the beginning of a name."""
_SMALL_WORDS = frozenset({"a", "an", "and", "in", "of", "on", "the", "to"})
"""Words before what is typed that are no reason to take it for the rest of a name, and for nothing else."""


def completion(shell: str, typed: str, *, breaks: str) -> int:
    """Write the script of a shell, or, as the scripts ask for, the words that the last one of a line can become.

    Bash takes words as they are written, with their quotes and without what stands before one of its ``breaks``.
    """
    if shell == "words":
        from judge.cli.shell_line import shell_line  # noqa: PLC0415 - a script needs none

        line = shell_line(typed)
        for word in completions(line.words[1:], line.typed, whole=bool(line.quote)):
            write(line.for_bash(word, breaks) if breaks else word)
        return 0
    if shell not in SCRIPTS:
        raise Misuse(
            f"SHELL: expected {' or '.join(SCRIPTS)}, got {shell!r}",
            where="judge completion",
            hint="For example judge completion bash.",
        )
    write(SCRIPTS[shell].rstrip())
    return 0


def completions(words: Sequence[str], typed: str, *, whole: bool = False) -> list[str]:
    """What ``typed`` can become behind the words of a line: by one word, or by all of a name in quotes."""
    before, first = (words[-1], words[0]) if words else ("", "")
    taken = command(first).options if first in COMMANDS else QUESTION
    if typed.startswith("-"):
        return _options(taken, typed)
    option = next((option for option in taken if before in option.flags and option.metavar), None)
    if option is not None and (option.kind == VERSION or option.choices):
        return [one for one in _values(option) if one.startswith(typed)]
    if typed.startswith(RULING):
        return _rulings(typed)
    if len(words) == 1 and typed and (found := [one for one in _first_of(first) if one.startswith(typed)]):
        return found
    documents = _documents()
    if _is_document(first) and (len(words) == 1 or before in documents):
        return [one for one in documents if one.startswith(typed)][:MOST]
    if typed[:1].isdigit():
        return _numbers(typed)
    if rest := _rest_of_names(words, typed, whole=whole):
        return rest[:MOST]
    found = _rulings(typed) if typed and before == "ruling" else []
    found += [name for name in COMMANDS if name.startswith(typed)] if typed and not words else []
    found += _next_words([], typed, keywords_only=before == "keyword", whole=whole) if typed else []
    return list(dict.fromkeys(found))[:MOST]


def _options(taken: Sequence[Option], typed: str) -> list[str]:
    """The options that begin so, or the values of one that is written with ``=``."""
    flag, equals, value = typed.partition("=")
    if equals:
        values = (one for option in taken if flag in option.flags and option.metavar for one in _values(option))
        return [f"{flag}={one}" for one in values if one.startswith(value)]
    flags = [flag for option in taken if not option.hidden for flag in option.flags]
    return [flag for flag in (*flags, "--help") if flag.startswith(typed)]


def _numbers(typed: str) -> list[str]:
    """The numbers of rules that begin so, with one part more at most."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - options need no library

    library = open_library()
    prefix = f"rule core@{library.written('core')}:"
    found = [key.removeprefix(prefix) for key in library.store.keys(prefix + typed)]
    return [one for one in found if one.count(".") <= typed.count(".") + 1][:MOST]


def _rest_of_names(words: Sequence[str], typed: str, *, whole: bool) -> list[str]:
    """What ``typed`` becomes if the last of the words before it begin a name; the longest such beginning counts."""
    parts = " ".join(words).split()
    for many in range(min(len(parts), LONGEST_NAME), 0, -1):
        begun = parts[-many:]
        if not _SMALL_WORDS.issuperset(map(str.lower, begun)) and (found := _next_words(begun, typed, whole=whole)):
            return found
    return []


def _next_words(
    begun: Sequence[str],
    typed: str,
    *,
    keywords_only: bool = False,
    whole: bool = False,
) -> list[str]:
    """What ``typed`` becomes by the names of keywords and cards that begin with these words and with it."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - options need no library

    library = open_library()
    lead, _, last = typed.rpartition(" ")
    before = [*map(_letters, (*begun, *lead.split()))]
    found: dict[str, None] = {}
    for name in library.names("keywords") + ([] if keywords_only else library.names("cards")):
        parts = name.split()
        if len(parts) <= len(before) or [_letters(part) for part in parts[: len(before)]] != before:
            continue
        if (end := _end_of(parts[len(before)], last)) is not None:
            found[" ".join((typed + end, *(parts[len(before) + 1 :] if whole else ())))] = None
    return list(found)


def _letters(text: str) -> str:
    return "".join(filter(str.isalnum, text)).lower()


def _end_of(part: str, typed: str) -> str | None:
    """What is missing of a part of a name; None if it does not begin as typed, signs and case aside."""
    rest, wanted = part, _letters(typed)
    while wanted and rest:
        if rest[0].isalnum():
            if rest[0].lower() != wanted[0]:
                return None
            wanted = wanted[1:]
        rest = rest[1:]
    if wanted or not (typed or rest):
        return None
    return rest[1:] if typed and rest and not typed[-1].isalnum() and rest[0] == typed[-1] else rest


def _values(option: Option) -> list[str]:
    """The values of an option that can be listed."""
    return _versions() if option.kind == VERSION else list(option.choices)


def _first_of(name: str) -> list[str]:
    """The actions of a command, which its first word can be, or the names of the FAQs behind ``judge faq``."""
    if name == "faq":
        from judge.content.documents import DOCUMENTS  # noqa: PLC0415

        return [one.document for one in DOCUMENTS if one.kind == "faq"]
    arguments = command(name).arguments if name in COMMANDS else ()
    return [action for one in arguments for action, _ in one.actions]


def _rulings(typed: str) -> list[str]:
    """The rulings whose names begin so; where one part of a name alone says which it is, by that, too."""
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
