"""``judge completion``: scripts for shells, and the words that complete what was typed."""

from __future__ import annotations

from typing import Annotated

import typer

from judge.errors import Misuse

_BASH = """_judge() {
  local IFS=$'\\n' word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=($(judge completion words --before "$before" -- "$word" 2>/dev/null))
}
complete -o default -F _judge judge
"""
_ZSH = """#compdef judge
_judge() {
  local -a found
  found=("${(@f)$(judge completion words --before "${words[CURRENT-1]}" -- "${words[CURRENT]}" 2>/dev/null)}")
  compadd -Q -- $found
}
compdef _judge judge
"""
_FISH = """function __judge_words
  judge completion words --before (commandline -opc)[-1] -- (commandline -ct) 2>/dev/null
end
complete -c judge -f -a '(__judge_words)'
"""
SCRIPTS = {"bash": _BASH, "zsh": _ZSH, "fish": _FISH}
MOST = 60


def completion(
    shell: Annotated[str, typer.Argument(metavar="SHELL", help="bash, zsh or fish.")],
    typed: Annotated[str, typer.Argument(hidden=True)] = "",
    before: Annotated[str, typer.Option("--before", hidden=True)] = "",
) -> int:
    """Print the completion script of a shell; it completes cards, keywords, rules, versions, documents and commands.

    Example: judge completion bash >> ~/.bashrc
    """
    from judge.cli.entry import write  # noqa: PLC0415 - help needs none of it

    if shell == "words":
        for word in completions(typed, before):
            write(word)
        return 0
    if shell not in SCRIPTS:
        raise Misuse(f"no completion for {shell!r}", hint="There is one for: " + ", ".join(SCRIPTS) + ".")
    write(SCRIPTS[shell].rstrip())
    return 0


def completions(typed: str, before: str) -> list[str]:
    """Give the words that ``typed`` can become after the word ``before``."""
    from judge.answers.open_library import open_library  # noqa: PLC0415
    from judge.cli.commands import COMMANDS  # noqa: PLC0415
    from judge.content.documents import editions  # noqa: PLC0415
    from judge.content.ids import fold  # noqa: PLC0415
    from judge.content.imported import imported_ids  # noqa: PLC0415

    if before == "--rules":
        imported = [one.removeprefix("core@") for one in imported_ids() if one.startswith("core@")]
        known = dict.fromkeys([*(one.version for one in editions("core")), *imported])
        return [one for one in known if one.startswith(typed)]
    documents = _documents()
    if before == "diff" or before in documents:
        return [one for one in documents if one.startswith(typed)][:MOST]
    library = open_library()
    if typed[:1].isdigit():
        prefix = f"rule core@{library.written('core')}:"
        found = [key.removeprefix(prefix) for key in library.store.keys(prefix + typed)]
        return [one for one in found if one.count(".") <= typed.count(".") + 1][:MOST]
    words = [] if before in COMMANDS else [name for name in COMMANDS if typed and name.startswith(typed)]
    folded = fold(typed)
    if not folded:
        return words
    names = library.names("keywords") + ([] if before == "keyword" else library.names("cards"))
    quoted = [f'"{name}"' if " " in name or "'" in name else name for name in names if fold(name).startswith(folded)]
    return (words + quoted)[:MOST]


def _documents() -> list[str]:
    """Give the documents that ``judge diff`` compares, as they are written there: short names first."""
    from judge.content.documents import DOCUMENTS, editions  # noqa: PLC0415
    from judge.content.imported import imported_ids  # noqa: PLC0415

    short = [edition.version for name in ("core", "tournament") for edition in editions(name)]
    return list(dict.fromkeys([*short, *(one.id for one in DOCUMENTS), "cards", *imported_ids()]))
