"""A rule that only announces its steps or cases, with these in one breath: by itself it says nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.model import Rule

_ANNOUNCES = (
    r"(?:"
    r"\b(?:does|do|is|are) the following|\bthe following (?:is|are) \w+"
    r"|\bfollowing (?:order|steps|things|cases|points|ways|rules|limits)"
    r"|\b(?:these|those|several|various|two|three|four|five) (?:particular )?"
    r"(?:steps|ways|times|things|points|cases|properties|abilities|tasks|limits|windows|meanings|shortcuts)\b"
    r"|\bsays? one of two things|\bin one of (?:these|two|three) ways|\bthese particular ways"
    r"|\bone of these(?: cases)?|\bas follows"
    r")[^.:]*[.:]?$"
)
SHORTEST = 5
"""A text of at most this many words above others is a heading that ends with a full stop ("Philosophy.")."""
MOST = 9
"""Maximum number of steps listed in one paragraph."""


def with_steps(library: Library, rule: Rule) -> str:
    """The text of a rule. If it only announces what is below it, that follows as a numbered list in one paragraph."""
    steps = [found.text for child in rule.children if (found := library.find_rule(child)) and found.text]
    if not steps or not announces(rule.text):
        return rule.text
    numbered = " ".join(f"({number}) {step}" for number, step in enumerate(steps[:MOST], 1))
    return f"{rule.text} {numbered}{' …' if len(steps) > MOST else ''}"


def announces(text: str) -> bool:
    """Whether a text announces what is below it and says nothing else in its last sentence."""
    if not text:
        return False
    import re  # noqa: PLC0415 - only for a rule with others below it

    last = re.split(r"(?<=[.!?]) +", text.strip())[-1]
    return last.endswith(":") or len(text.split()) <= SHORTEST or re.search(_ANNOUNCES, last) is not None
