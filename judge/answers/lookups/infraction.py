"""An infraction of the tournament rules: its penalty, when that is upgraded, and the remedy."""

from __future__ import annotations

from judge.answers.library.cited_places import citation_of, only_held
from judge.answers.page.answer import Answer
from judge.answers.page.fit_lines import Points
from judge.answers.page.screen_parts import Screen, answer_paragraph, beside, cited_point

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from judge.content.library import Library

_ASKED = ("penalty for ", "infraction ", " infraction", " penalty", " penalties")
_KINDS = (
    ("game play errors", ""), ("game play error", ""), ("gpe", ""), ("tournament errors", ""), ("tournament error", ""),
    ("te", ""),
    ("unsporting conduct", "unsporting"), ("usc", "unsporting"),
)  # fmt: skip
"""Names for the infractions of a kind, also in short, and the word of that kind in their own names."""


def without_asking(question: str) -> str:
    """A question without the words that only ask for the penalty: ``slow play penalty`` is ``slow play``."""
    text = question.casefold().strip(" ?!.")
    for words in _ASKED:
        text = text.removeprefix(words.lstrip()) if words.endswith(" ") else text.removesuffix(words)
    for words in ("what is the ", "what's the ", "whats the ", "what is a ", "penalty for ", "penalty ", "a ", "an "):
        text = text.removeprefix(words)
    return text.strip()


def without_kind(question: str) -> tuple[str, ...]:
    """The rest of a question that begins with the kind of an infraction, the way penalties are written down.

    ``gpe: missed trigger`` is ``missed trigger``, ``usc - minor`` is ``unsporting minor``.
    """
    text = question.casefold().strip(" ?!.")
    for kind, word in _KINDS:
        rest = text.removeprefix(kind)
        if rest != text and rest[:1] in {" ", ":", "-", "/", ","} and (name := rest.strip(" :-/,")):
            return tuple(dict.fromkeys((f"{word} {name}".strip(), name)))
    return ()


def infraction_answer(library: Library, question: str, name: str, note: str = "") -> Answer:
    """The page of an infraction: its penalty first, then the rules behind it.

    If an earlier edition is asked for, it says that these rules are those of a later one.
    """
    library.must_be_readable(f"infraction:{name}")
    facts: dict[str, Any] = library.store.get(f"infraction {name}")
    penalty = "; ".join(f"{level}: {given}" if level else given for level, given in facts["penalty"].items())
    besides = [f"{label}: {facts[label.lower()]}.".replace("..", ".") for label in ("Upgrade", "Remedy")]
    parts = [f"{name}: {penalty}.", *besides]
    first, *others = (citation_of(library, one) for one in dict.fromkeys((facts["rule"], *facts["rules"])))
    held = only_held(library, "tournament")
    points = [cited_point(place, library.version) for place in (first, *others)]
    return Answer(
        question=question,
        read_as=facts["rule"],
        kind="rule",
        answer=" ".join(part.replace("..", ".") for part in parts),
        citations=(first._replace(note=held), *others),
        notes=(note,) if note else (),
        page=Screen(
            (name, "infraction"),
            (Points("", tuple(points), "--rules"),),
            ("--rules",),
            (*([beside(f"({held})")] if held else []), answer_paragraph(f"{penalty}."), *map(beside, besides)),
            badge=first.status,
            takes=("--all", "--ids", "--rules"),
            says=f"{penalty}. {' '.join(besides)}",
        ),
    )
