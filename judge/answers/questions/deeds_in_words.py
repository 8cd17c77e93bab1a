"""Deeds in words: on several things, as a cost, of the thing itself, on a thing named after it."""

from __future__ import annotations

from judge.answers.questions.parts import Act, Mention
from judge.answers.questions.references import NotSettled

SIDE_OF = {"attack": "attacking", "defend": "defending"}
"""The side on which something is that does this."""
FIGHTS = frozenset({"attack", "defend", "fight"})
_DONE_BY_ITSELF = frozenset({
    "die", "survive", "move", "ready", "enter", "get", "have", "exhaust", "recall", "heal",
})  # fmt: skip
"""Verbs whose subject is what they happen to, if they have no object."""
_AS_A_COST = frozenset({"kill", "exhaust", "discard"})


def against_several(act: Act) -> Act:
    """A fight with "two enemy units", which are several things."""
    if isinstance(act.to, Mention) and act.to.many > 1 and act.verb in FIGHTS:
        return act._replace(to=None, on=(act.to, *act.on))
    return act


def happens_to_its_subject(act: Act) -> bool:
    """Whether the subject of a verb is what it happens to: "it readies", "it gets a buff", "it takes combat damage"."""
    if act.what.startswith("received"):
        return True
    return act.to is None and act.verb in _DONE_BY_ITSELF and act.what != "runes"


def is_named_behind(act: Act) -> bool:
    """Whether the thing in question is named after it: "does it die if I play Hextech Ray on Watchful Sentry"."""
    about = [one for one in (act.subject, act.to, act.by) if isinstance(one, Mention)]
    return bool(about) and all(one.key in {"it", "he"} for one in about)


def with_what_is_played(act: Act, played: str) -> Act:
    """A price of "it" as that of the card that is played in the question."""
    is_it = isinstance(act.to, Mention) and act.to.key in {"it", "he"}
    return act._replace(to=Mention(played)) if is_it else act


def several_as_a_cost(act: Act) -> Act:
    """The same of one thing, and how many: "if I kill two of my units for him". Raises NotSettled for other things."""
    if act.others:
        raise NotSettled("several things")
    if act.verb in _AS_A_COST and isinstance(act.subject, str) and isinstance(act.to, Mention) and act.to.many > 1:
        return act._replace(amount=act.to.many, to=act.to._replace(many=1))
    return act


def one_by_one(act: Act) -> tuple[Act, *tuple[Mention, ...]]:
    """A deed that is done to several things: to the first of them, and the others."""
    to = act.to
    if isinstance(to, Mention) and to.many > 1 and to.key == "unit" and not act.others:
        one = to._replace(many=1)
        return (act._replace(to=one), *(one._replace(another=True),) * (to.many - 1))
    return (act._replace(others=()), *act.others)


def is_its_own(act: Act) -> bool:
    """Whether an ability is that of the thing that uses it: "can X use her Empower ability"."""
    of_it = isinstance(act.to, Mention) and act.to.key in {"it", "he"}
    return act.verb in {"use", "empower"} and of_it and isinstance(act.subject, Mention)
