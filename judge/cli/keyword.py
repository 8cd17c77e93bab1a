"""``judge keyword``: the rules of a keyword."""

from __future__ import annotations

from judge.cli.entry import exactly_named, nothing, opened, show
from judge.errors import NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def keyword(name: list[str], options: Options) -> int:
    """Write the page of a keyword; NotFound for words that are none."""
    library = opened(options)
    text = " ".join(name)
    if found := exactly_named(library, options, text, "keyword"):
        return show(found, options)
    from judge.answers.lookups.rule_page import name_answer  # noqa: PLC0415 - rarely needed

    try:
        rule = library.keyword(text).id
    except NotFound as missing:
        if not missing.nearest:
            missing.hint = f"judge {text} looks for it among cards, sections and all texts."
        return show(nothing(missing, text, options), options)
    return show(name_answer(library, text, rule, "keyword"), options, library)
