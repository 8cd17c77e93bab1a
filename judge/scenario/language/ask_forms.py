"""The one table of sentence forms: every question that can be asked, and how it is said with the words of a scenario.

A question is compared with the forms in order, with card names masked. A fact in it is said as in an ``expect`` line
(``u killed``), or with a verb of the second table (``u dies``, ``does u die``).
"""

from __future__ import annotations

import re

from judge.record import NamedTuple
from judge.scenario.language.name_masking import FILLING, OPENING, mask

IT = rf'(?:"[^"\n]*"|{OPENING}{FILLING}*|[A-Za-z_]\w*)(?:\'s (?:ability|trigger)(?: #\d+)?)?'
"""What a question is about: a masked card name, a label, words in quotes, a player, a battlefield, or an ability."""
PLAYER = r"P[1-9]\b"

YES_OR_NO = r"YES|NO"
OVER_ALL_LINES = r"YES|NO|ALWAYS|NEVER|DEPENDS(?: on (?:P[1-9]|chance)(?: and (?:P[1-9]|chance))*)?"
A_NUMBER = r"\d+(?: to \d+|(?: or \d+)+)?"
A_COST = r"(?:\[\w+\])+(?: or (?:\[\w+\])+)*"


class Form(NamedTuple):
    """One form: its kind, a question of it, how it is recognised, the answers that it can have, and one in words.

    ``line`` is the line of a scenario that says the act or the fact in question, made of the groups of the pattern;
    a group ``so`` or ``whether`` is a fact with a verb. ``is_open``: the answer is over all that the play leaves open.
    """

    kind: str
    example: str
    pattern: str
    replies: str
    answers: str
    line: str = ""
    is_open: bool = True


FORMS = (
    Form(
        "force", "can P1 force that u dies", rf"can (?P<player>{PLAYER}) force that (?P<whether>.+)",
        YES_OR_NO, "YES, NO", "{whether}",
    ),
    Form(
        "can", "can P2 play Defy on Icathian Rain",
        rf"can (?P<player>{PLAYER}) (?P<act>(?:play|use|move|hide|invite|exhaust|recycle|choose|assign|finalize|pay|"
        r"decline|discard|replace|let)\b.*)",
        YES_OR_NO, "YES, NO", "{player} can {act}", is_open=False,
    ),
    Form("so", "does P2 draw 2", r"(?:does|do) (?P<so>.+)", OVER_ALL_LINES, "YES, NO, ALWAYS, NEVER, DEPENDS", "{so}"),
    Form(
        "so", "is u killed", r"(?:is|are|was|were) (?P<state>.+)",
        OVER_ALL_LINES, "YES, NO, ALWAYS, NEVER, DEPENDS", "{state}",
    ),
    Form(
        "damage", "how much damage u takes", rf"how much damage (?:does )?(?P<it>{IT}) takes?",
        A_NUMBER, "3, 2 to 4, 0 or 3",
    ),
    Form(
        "pays", "what P1 pays for Void Seeker",
        rf"what (?:does )?(?P<player>{PLAYER}) pays?(?: for (?P<it>{IT}))?", A_COST, "[2][C], [0] or [1]",
    ),
    Form(
        "least", "least Might of u that survives", rf"(?:the )?least Might of (?P<it>{IT}) that survives",
        r"\d+|NONE", "4, NONE",
    ),
    Form(
        "decides", "who decides whether u dies", r"who decides(?: whether (?P<whether>.+))?",
        r"nobody|(?:P[1-9]|chance)(?: and (?:P[1-9]|chance))*", "P1, P1 and P2, chance, nobody", "{whether}",
    ),
    Form(
        "differs", "what differs without Void Seeker", rf"what differs without (?P<it>{IT})", r"nothing|something",
        "nothing, something",
    ),
    Form(
        "why not", "why not", r"why not", r"(?:core@1\.\d:)?\d{3}[\w.]*", "the number of a rule", is_open=False,
    ),
)  # fmt: skip
"""Every form of a question, in the order in which they are tried."""


class Verb(NamedTuple):
    """A verb that says a fact: behind ``does``, behind ``that`` and ``whether``, and the fact of an ``expect`` line."""

    infinitive: str
    finite: str
    rest: str
    fact: str


VERBS = (
    Verb("die", "dies", r"", "{it} killed"),
    Verb("survive", "survives", r"", "not {it} killed"),
    Verb("draw", "draws", r" (?P<count>\d+|nothing)", "{it} drew {count}"),
    Verb("draw", "draws", r"", "not {it} drew nothing"),
    Verb("recycle", "recycles", r" (?P<count>\d+|nothing)", "{it} recycled {count}"),
    Verb("gain", "gains", r" an? point", "{it} gained 1 point"),
    Verb("gain", "gains", r" (?P<count>\d+|nothing) points?", "{it} gained {count} points"),
    Verb("win", "wins", r"", "{it} wins"),
    Verb("win", "wins", r" the combat(?P<at> at .+)?", "{it} won the combat{at}"),
    Verb("lose", "loses", r" the combat(?P<at> at .+)?", "{it} lost the combat{at}"),
    Verb("score", "scores", r" (?P<field>.+)", "{it} scored {field} this turn"),
    Verb("control", "controls", r" (?P<field>.+)", "{field} controlled by {it}"),
    Verb("trigger", "triggers", r"", "not {it} triggered 0 times"),
    Verb("trigger", "triggers", r" (?P<count>\d+) times?", "{it} triggered {count} times"),
    Verb("move", "moves", r"(?P<to> to .+)?", "{it} moved{to}"),
    Verb("resolve", "resolves", r"", "{it} played"),
    Verb("have", "has", r" (?P<what>.+)", "{it} has {what}"),
    Verb("pay", "pays", r" (?P<what>.+)", "{it} paid {what}"),
)
"""Every verb that says a fact; everything else is said as an ``expect`` line says it."""


def verb_fact(words: str, *, finite: bool) -> str | None:
    """A fact with a verb, as an ``expect`` line says it; None if no verb of the table is in it."""
    masked = mask(words)
    for verb in VERBS:
        said = verb.finite if finite else verb.infinitive
        found = re.fullmatch(rf"(?P<it>{IT}) {said}{verb.rest}", masked)
        if found is not None:
            parts = {name: words[slice(*found.span(name))] if text else "" for name, text in found.groupdict().items()}
            return verb.fact.format_map(parts)
    return None


def state_fact(words: str) -> str:
    """What stands behind "is", as an ``expect`` line says it."""
    special = {"the chain empty": "the chain is empty"}
    found = re.fullmatch(rf"(?P<who>{PLAYER}) out(?: of the game)?", words)
    return special.get(words) or (f"{found['who']} is out" if found is not None else words)


def said_fact(words: str) -> str:
    """What stands behind "that" or "whether", as an ``expect`` line says it: "u dies", "u is killed", "u killed"."""
    by_verb = verb_fact(words, finite=True)
    if by_verb is not None:
        return by_verb
    found = re.fullmatch(rf"(?P<it>{IT}) is (?P<no>not )?(?P<state>.+)", mask(words))
    if found is None:
        return words
    it, state = (words[slice(*found.span(group))] for group in ("it", "state"))
    return f"{'not ' if found['no'] else ''}{state_fact(f'{it} {state}')}"


def is_question_of_play(words: str) -> bool:
    """Whether words have a form of the table; whether the act or the fact in them can be read is not looked at."""
    masked = mask(words.strip().rstrip("?").rstrip())
    return any(re.fullmatch(form.pattern, masked) for form in FORMS if form.kind != "so") or (
        verb_question(masked) is not None
    )


def verb_question(masked: str) -> str | None:
    """The fact in "does u die", or what stands behind "is" where that begins with an object of the play."""
    found = re.fullmatch(r"(?:does|do) (?P<so>.+)", masked)
    if found is not None:
        return verb_fact(found["so"], finite=False)
    state = re.fullmatch(rf"(?:is|are|was|were) (?P<state>(?:{IT}) .+)", masked)
    return state["state"] if state is not None else None
