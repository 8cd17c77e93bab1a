"""How a question about cards is read by the table of forms.

Small words that change nothing are left out; names of cards, keywords and plain units stand as slots. A question is
compared with the forms in order. What stands behind a form that was read is kept, to be said as not understood.
"""

from __future__ import annotations

import re

from judge.answers.forms.amounts import counts_said
from judge.answers.forms.forms import FORMS
from judge.answers.forms.openings import asked_plainly
from judge.answers.forms.slots import pattern_of
from judge.answers.forms.times_of_play import time_said
from judge.index.slang import TERM_OF
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

LONGEST_REST = 6
"""A question with more words than these behind a form asks for something else."""

_FILLERS = re.compile(r"\b(?:the|a|an|just|actually|then|also|please|own|ever|even|to be|so) ")
_STATE = r"(?:stunned|buffed|exhausted|damaged|empowered)"
_PLAIN = re.compile(
    rf"\b(?P<state>(?:{_STATE} )*)(?:(?P<one>\d{{1,2}})[- ]might )?(?P<plain>plain )?unit\b"
    r"(?: with (?P<other>\d{1,2}) might\b)?(?: with (?P<keywords><k\d>(?: (?:and )?<k\d>)*))?"
    r"(?:(?: and| with)? (?:damaged (?P<damage>\d{1,2})\b|(?P<dealt>\d{1,2}) damage\b))?"
)
"""A unit without a text: its Might, what it is, its keywords and its damage, of which it has one at least."""
_KINDS = "spell|unit|gear"
_COSTED = re.compile(
    r"\b(?:(?P<energy>\d{1,2})[- ](?:cost|energy|mana)(?:(?: and)? (?P<power>\d)[- ]power)? )?"
    rf"(?:(?P<might>\d{{1,2}})[- ]might )?(?P<kind>{_KINDS})\b"
    r"(?: (?:that |which )?(?:costs|costing|cost|with cost(?: of)?) (?P<costs>\d{1,2})(?: energy| mana)?"
    r"(?:(?: and| with)?(?: costs)? (?P<powers>\d) power)?)?"
    r"(?: (?:and |with |that has |having )*(?P<mights>\d{1,2}) might)?"
)
"""A card without a text that costs something: its type, its Energy, its Power, and the Might of a unit."""
_DROP = re.compile(r"\b(\d{1,2})[- ]drop\b(?: unit)?")
_COPY = re.compile(r"\b(?:copy of (<c\d>)|copied (<c\d>))")
_VS = r"(?:vs?|versus|against)"
_WHOSE = r"(?:my|their|his|her|your|enemy|friendly|opponents)"
_LONE_UNIT = re.compile(
    rf"(?:(?<= )(?P<joined>{_VS}|on) |^)(?P<whose>{_WHOSE} )?(?:(?:any|some|one) )?unit(?=$| {_VS} )"
    rf"|(?<=> )(?P<owned>{_WHOSE} )unit$"
)
"""A unit of which nothing is said but whose it is: one side of a question, or what a card is played on."""
_DEEP_WHOSE = re.compile(r"\b(?:my|their|his|her|your) (?=opponents |enemy |friendly )")
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "both": 2}
_SEVERAL = re.compile(rf"\b(?P<many>\d|{'|'.join(_NUMBERS)}) (?P<of>(?:[a-z]+ |\d{{1,2}}[- ]might )*?)units\b")
"""A number of units without a text."""
_CONDITION = re.compile(r"(?:what )?(?:if|when|whenever|while|after|once) ")
_WHETHER = re.compile(r"^(?:if|whether) ")
_ASKED_BEHIND = re.compile(
    r"((?:if|when|whenever|while|after|once) .+?) ((?:do|does|can|could|will|would|what|who|how|is|are|must) .+)"
)
_VERB = {
    "readied": "ready", "stunned": "stun", "moved": "move", "returned": "return", "bounced": "bounce",
    "recalled": "recall", "banished": "banish", "buffed": "buff", "healed": "heal", "damaged": "damage",
    "exhausted": "exhaust", "recycled": "recycle", "stolen": "take", "taken": "take", "steal": "take",
    "killed": "kill", "kills": "kill", "destroyed": "kill", "returned to hand": "return", "banishes": "banish",
    "returns": "return", "bounces": "bounce", "moves": "move", "stuns": "stun", "recalls": "recall", "takes": "take",
    "hit": "deal", "hits": "deal", "take control of": "take", "gain control of": "take", "take over": "take",
}  # fmt: skip
"""What is done, as ``in_words.VERBS`` calls it."""
_EVENT = {
    **dict.fromkeys(("dies", "die", "dying", "is killed", "being killed"), "dies"),
    **dict.fromkeys(("is returned", "is bounced"), "is returned"),
    **dict.fromkeys(("is damaged", "takes damage", "is dealt damage"), "is damaged"),
    "hold": "holds", "conquer": "conquers", "attack": "attacks", "defend": "defends",
}  # fmt: skip
"""What happens, as ``listening.DEEDS`` calls it."""


class Plain(NamedTuple):
    """A card by its name, a keyword, or a card without a text: what stands in a slot of a question.

    ``keywords`` and ``state`` (stunned, damaged 2 …) are those of a plain unit; ``copied``: a copy of the card.
    ``kind`` is the type of a card without a text, ``costs`` what it costs, in symbols.
    """

    name: str = ""
    might: int = 3
    whose: str = ""
    keywords: tuple[str, ...] = ()
    state: str = ""
    copied: bool = False
    kind: str = "unit"
    costs: str = ""


class Question(NamedTuple):
    """A question that has a form: what is asked, of what, and the words that were not read.

    ``event`` is what happens, where that is asked about, ``event_of`` whose unit it happens to, or ``itself``, and
    ``done`` what was done to a card before; ``what`` are words behind the verb. ``numbers`` are the numbers of units
    that it names, of each of which one is assumed. ``saved`` is what the one card is asked to save from the other,
    ``when`` a time of ``when_played.TIMES``, ``around`` further lines of the board.
    """

    kind: str
    one: Plain | None = None
    other: Plain | None = None
    keywords: tuple[str, ...] = ()
    verb: str = ""
    not_understood: str = ""
    numbers: tuple[str, ...] = ()
    unit_of: str = ""
    may: bool = False
    event: str = ""
    event_of: str = ""
    done: str = ""
    what: str = ""
    saved: Plain | None = None
    when: str = ""
    around: tuple[str, ...] = ()


def read_by_forms(text: str, names: Sequence[tuple[int, int, str]], keywords: Sequence[str]) -> Question | None:
    """The first form that a question has; ``names`` are the cards in it with where they stand. None where it has none.

    A question with a card that no form reads, or with many more words, asks for something else.
    """
    whole, slots = _masked(text, names)
    for bare in _orders(whole):
        if found := _read(bare, dict(slots), keywords):
            return found
    return None


def _orders(whole: str) -> Iterator[str]:
    """The question as it stands, then one that begins with a condition ("if I …, does …") with that behind it."""
    yield _WHETHER.sub("", whole.replace(" ,", ""))
    first, _, rest = whole.partition(" , ")
    if _CONDITION.match(first) and rest:
        yield f"{rest} {first}".replace(" ,", "")
    if behind := _ASKED_BEHIND.fullmatch(whole.replace(" ,", "")):
        yield f"{behind[2]} {behind[1]}"


def _read(bare: str, slots: dict[str, Plain], keywords: Sequence[str]) -> Question | None:
    """The first form that a question in this order of its words has."""
    bare, numbers = _one_of_several(bare)
    with_keywords = _with_plain_units(_with_keywords(bare, keywords, slots), slots)
    masked = with_keywords if any(slots[token].keywords for token in _units_in(with_keywords)) else ""
    masked = masked or _with_plain_units(bare, slots)
    if not slots:
        return None  # every form is about a card, a keyword or a plain unit
    for form in FORMS:
        words = with_keywords if "K" in form.pattern else masked
        found = pattern_of(form.pattern).fullmatch(words)
        if found is None:
            continue
        rest = found["rest"].strip()
        if "<" in rest or len(rest.split()) > LONGEST_REST or (rest and form.is_whole):
            continue
        groups = found.groupdict()
        said = counts_said(rest) if form.kind == "might" else None
        given = [slots[groups[key]].name for key in ("k", "l") if groups.get(key)]
        one, other, saved = (_slot(groups, key, slots) for key in ("a", "b", "c"))
        return Question(
            form.kind,
            one,
            other,
            tuple(given),
            _VERB.get(verb := groups.get("verb") or "", verb),
            "" if said else rest,
            around=said or (),
            numbers=numbers,
            unit_of=_side(groups.get("whose_unit") or ""),
            may=words.startswith(("can ", "could ")),
            event=_EVENT.get(happens := groups.get("event") or groups.get("act") or "", happens),
            done=_VERB.get(done := groups.get("done") or "", done),
            what=(groups.get("what") or "").strip(),
            event_of="itself" if groups.get("itself") else _side(groups.get("whose_event") or ""),
            saved=saved,
            when=time_said(groups.get("when") or "", groups.get("who") or ""),
        )
    return None


def _slot(groups: dict[str, str | None], key: str, slots: dict[str, Plain]) -> Plain | None:
    token, whose = groups.get(key), groups.get(f"whose_{key}") or ""
    return slots[token]._replace(whose=_side(whose)) if token else None


def _side(whose: str) -> str:
    """The player whose something is, by the last word that says it ("my opponent's")."""
    word = whose.strip().rpartition(" ")[2]
    if word in {"my", "friendly"}:
        return "P1"
    return "P2" if word in {"their", "his", "her", "enemy", "opponents"} else ""


def _masked(text: str, names: Sequence[tuple[int, int, str]]) -> tuple[str, dict[str, Plain]]:
    """The question in small letters, with cards and plain units as slots, without marks and small words."""
    slots: dict[str, Plain] = {}
    parts, at = [], 0
    for number, (start, end, name) in enumerate(names[:9]):
        slots[f"<c{number}>"] = Plain(name)
        parts += [text[at:start], f"<c{number}>"]
        at = end
    words = "".join([*parts, text[at:]]).lower().replace("\u2019", "'").replace("'", "")
    words = " ".join(re.sub(r"[^a-z0-9<>,-]+", " ", words).replace(",", " , ").split())
    words = re.sub(r"(<c\d>)(?:s\b| (?:token|card|spell)s?\b)", r"\1", words)
    words = _COPY.sub(lambda found: _copy_of(found[1] or found[2], slots), words)

    words = asked_plainly(_FILLERS.sub("", f"{words} ").strip())
    return " ".join(_units_called_otherwise(_FILLERS.sub("", f"{words} ").strip())), slots


def _units_called_otherwise(words: str) -> Iterator[str]:
    """The words, with units by their name in the rules."""
    for word in words.split():
        term = TERM_OF.get(word, "")
        yield f"unit{'s' * word.endswith('s')}" if term == "unit" else word


def _copy_of(token: str, slots: dict[str, Plain]) -> str:
    """The slot of a copy of a card, which is another thing than the card."""
    copy = f"<d{len(slots)}>"
    slots[copy] = slots[token]._replace(copied=True)
    return copy


def _with_plain_units(words: str, slots: dict[str, Plain]) -> str:
    """The question with units without a text as slots."""

    def plain(found: re.Match[str]) -> str:
        if not any(found.groupdict().values()):
            return found[0]
        token = f"<u{len(slots)}>"
        states = found["state"].split()
        damage = found["damage"] or found["dealt"] or ("1" if "damaged" in states else "")
        told = [one.capitalize() if one == "empowered" else one for one in states if one != "damaged"]
        keywords = tuple(slots[one].name for one in re.findall(r"<k\d>", found["keywords"] or ""))
        might = int(found["one"] or found["other"] or 3)
        slots[token] = Plain("", might, "", keywords, " ".join([*told, *([f"damaged {damage}"] if damage else [])]))
        return token

    def lone(found: re.Match[str]) -> str:
        whose = found["whose"] or found["owned"] or ""
        return " ".join(filter(None, (found["joined"], whose.strip(), "plain unit")))

    words = _COSTED.sub(lambda found: _costed(found, slots), _DROP.sub(r"\1-cost unit", words))
    words = _LONE_UNIT.sub(lone, _DEEP_WHOSE.sub("", words))
    return _PLAIN.sub(plain, words)


def _costed(found: re.Match[str], slots: dict[str, Plain]) -> str:
    """The slot of a card without a text that is said to cost something; the same words where it is not."""
    energy, power = found["energy"] or found["costs"], found["power"] or found["powers"]
    if energy is None:
        return found[0]
    token = f"<u{len(slots)}>"
    might = int(found["might"] or found["mights"] or 3)
    slots[token] = Plain("", might, kind=found["kind"], costs=f"[{energy}]" + "[A]" * int(power or 0))
    return token


def _one_of_several(words: str) -> tuple[str, tuple[str, ...]]:
    """The question with one unit where it has a number of them, and those numbers, which are not understood."""
    numbers: list[str] = []

    def one(found: re.Match[str]) -> str:
        many = _NUMBERS.get(found["many"]) or int(found["many"])
        if many > 1:
            numbers.append(f"{found['many']} {found['of']}units")
        return f"{found['of']}unit"

    return _SEVERAL.sub(one, words), tuple(numbers)


def _units_in(words: str) -> list[str]:
    return re.findall(r"<u\d>", words)


def _with_keywords(masked: str, keywords: Sequence[str], slots: dict[str, Plain]) -> str:
    known = {name.lower(): name for name in keywords}
    names = "|".join(sorted(map(re.escape, known), key=len, reverse=True))

    def keyword(found: re.Match[str]) -> str:
        token = f"<k{len(slots)}>"
        slots[token] = Plain(known[found[1]] + (f" {found[2]}" if found[2] else ""))
        return token

    return re.sub(rf"\b({names})\b(?: (\d))?", keyword, masked)
