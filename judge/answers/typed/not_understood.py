"""The gate that every answer passes: a verdict only if every word of the question that can change it was used.

An unused word of place, possession, number, time, combat or cost, or an unused second verb, takes the verdict away. The
answer then says how the question was read, which words were not used, and the facts about the cards alone.
"""

from __future__ import annotations

import re

from judge.answers.page.how_read import HowRead

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

_IDLE = frozenset(
    """a about according actually ah all also always an and any anyway anyways appreciated are as ask asking at
    btw but by card cards case clarify confused correct correctly could do does eh else ever exactly fully game
    generally guess guys have he hello help her hey hi him his how however i id if im in interaction is it its judge
    just know legal legally let like lol match may me mean might my normally of oh ok okay on one or please pls
    question quick really riftbound right rule rules ruling say she situation so sort still sure technically tell
    thank thanks that the their them then there they thing think this thx to today tournament true under us wait way
    we well what when whether will with wonder wondering would yes you your""".split()  # noqa: SIM905
)
"""Words that change no answer: those of politeness and of asking, and small ones that join others."""
_OPENS = re.compile(r"^(?:Yes|No|It depends(?: on [^.]+)?)\. ")
_OF_ANY_PLAY = frozenset({"cast", "get", "let", "make", "play"})
"""Verbs that every answer covers, whatever was asked."""


def decides(words: str) -> bool:
    """Whether words that were not understood can change an answer. Any may, except words of asking and of politeness.

    Small words alone change nothing. A number in digits always may.
    """
    return any(word not in _IDLE for word in re.findall(r"[a-z0-9+-]+", words.casefold().replace("'", "")))


def with_unread(found: Answer, words: tuple[str, ...]) -> Answer:
    """The answer on two cards with the words that were not understood.

    A verb that the answer itself has does not count.
    """
    unread = tuple(word for word in words if not _is_told(word.casefold(), found.answer.casefold()))
    if not unread:
        return found
    return found._replace(asked_for=(found.asked_for or HowRead())._replace(not_understood=unread))


def decides_unread(found: Answer) -> tuple[str, ...]:
    """The words of a question that its answer did not use, and that can change it."""
    return tuple(filter(decides, found.asked_for.not_understood)) if found.asked_for is not None else ()


def only_as_asked(found: Answer) -> Answer:
    """The answer without its verdict if a word that can change it was not used. Any other answer as it is."""
    left_over = decides_unread(found)
    if not left_over or found.check == "cannot simulate":
        return found
    names = found.read_as or " and ".join(found.screen.names if found.screen is not None else ())
    listed = ", ".join(map(repr, left_over))
    alone = "Of this card alone" if len(found.hits) == 1 else "Of these cards alone"
    said = _OPENS.sub("", found.answer, count=1)
    return found._replace(
        answer=f"Read as {names}; not understood: {listed}. {alone}: {said}",
        verdict="",
        withheld=left_over,
        questions=found.questions._replace(interact=None) if found.questions is not None else None,
    )


def _is_told(word: str, answer: str) -> bool:
    """Whether a word is a verb that the answer has."""
    from judge.answers.typed.joining_words import ASKING  # noqa: PLC0415 - most questions are understood

    verb = word if word in ASKING and not word.endswith("s") else word.removesuffix("s")
    return verb in ASKING - _OF_ANY_PLAY and verb in answer
