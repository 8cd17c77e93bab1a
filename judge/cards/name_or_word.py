"""Whether a word of the rules that is a card's name, too, is the card: by the words beside it.

A card is played, cast or countered, stands on or against something, and has no article: "cast retreat", "possession on
a token", "in response to block". The word itself is a verb behind "to", "I" or "units", or has an article: "can I
block", "a sacrifice", "in possession of".
"""

from __future__ import annotations

JOINERS = frozenset({"vs", "versus", "v", "against"})
_PLAYING = frozenset(
    """play plays played playing cast casts casting replay replays flash flashes flashed use uses used using counter
    counters countered countering hide hides hiding discard discards discarded reveal reveals revealed recycle recycles
    recycled tutor topdeck called named""".split()  # noqa: SIM905
)
"""What is done with a card, or with a name."""
_BY = frozenset({"with", "via", "by", "against", "like"})
"""What stands before a card and, without an article, before no verb."""
_BEFORE_OR_AFTER = frozenset({"after", "from", "before", "until", "off"})
"""What stands before a card, but before what is done, too: "after block". Of that, no noun of this ending speaks."""
_OF_NO_DEED = "ion"
_ASKS_OF = frozenset({"does", "did", "is", "was", "would", "will", "can", "could", "if", "when", "because", "once"})
"""What stands before the subject of a sentence."""
_MAY_OPEN = frozenset({"how", "what", "why", "and", "but", "so", "then", "much", "many"})
_DOES = frozenset(
    """be work works target targets resolve resolves cost costs say says choose chooses hit hits affect affects move
    moves give gives take takes steal steals recall recalls ready readies bounce bounces fizzle fizzles go goes stay
    stays get gets still also only ever need needs require requires use uses respond answer trigger triggers kill kills
    save saves stop stops happen happens apply applies read reads mean do end ends last lasts""".split()  # noqa: SIM905
)
"""What a card does that is the subject of a sentence."""
_OF_A_CARD = frozenset({"on", "onto", "targeting", "targets", "resolves", "fizzles", "costs", "says"})
"""What stands behind a card that is played on something, or does something."""
_A_CARD = frozenset({"card", "cards", "spell", "spells"})
_SAYS = frozenset({"says", "said", "say", "claims", "think", "thinks", "thought", "believe", "whether"})
"""What stands before a sentence that somebody says."""
_DOES_OR_MAY = frozenset("can cant cannot could doesnt didnt does wont will would should isnt must".split())  # noqa: SIM905
_REACTS = frozenset(
    {"response", "respond", "responds", "responding", "react", "reacts", "reacting", "reaction", "answer"}
)
_ARTICLES = frozenset("a an any each every no some that the these this those".split())  # noqa: SIM905
_OWNERS = frozenset("her his its my our their your".split())  # noqa: SIM905


def is_used_as_name(word: str, before: tuple[str, ...], after: tuple[str, ...], *, is_deed: bool = False) -> bool:
    """Whether the words before and behind a word, all folded, leave it no other sense than that of a name.

    One that ``is_deed`` is what players call a game action, and may be the subject of a sentence as that.
    """
    last = before[-1] if before else ""
    following = after[0] if after else ""
    if not JOINERS.isdisjoint({last, following}) or following in _A_CARD or (last in _A_CARD and "called" in before):
        return True
    if last in _ARTICLES or last in _OWNERS or following == "of":
        return False
    has_object = following in _ARTICLES or following in _OWNERS
    if last == "to":
        return not has_object and len(before) > 1 and before[-2] in _REACTS
    if has_object:
        return last in {"is", "was"} and _opens(before)
    if last in _PLAYING or last in _BY or (last in _BEFORE_OR_AFTER and word.endswith(_OF_NO_DEED)):
        return True
    if following in _OF_A_CARD:
        return not last or last in _ASKS_OF or last in _MAY_OPEN
    if is_deed:
        return False
    begins_sentence = not last or last in _SAYS
    return (last in _ASKS_OF and _opens(before) and following in _DOES) or (
        begins_sentence and following in _DOES_OR_MAY
    )


def _opens(before: tuple[str, ...]) -> bool:
    """Whether a sentence begins with the last of these words: nothing before it can be its subject."""
    return len(before) == 1 or before[-2] in _MAY_OPEN or before[-1] in {"if", "when", "because", "once"}
