"""What is kept of the answer about a pair: one value, one line of JSON, read tolerantly from the JSON of the answer.

Keys that an answer lacks are left empty, keys that are new to it are ignored; so answers of other versions of the
program can be compared.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from judge.errors import ContentError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.sweep.pairs import Pair

ANSWERED, REFUSED, CUT, FAILED = "answered", "refused", "cut", "failed"
"""How a pair ended: with an answer, as something is not simulated, beyond its seconds, by a mistake of the program."""

SHOWN, NOT_SO, CANNOT, NOT_TRIED, OF_ANY = "shown", "not so", "cannot", "not tried", "of any card"
"""The verdicts of a question, as they are compared here: small letters, a space between words."""

ENDS = (ANSWERED, REFUSED, CUT, FAILED)


class Asked(Struct, frozen=True, omit_defaults=True):
    """A question of an answer: its kind, the cards it is about, the verdict; generic where any card would do."""

    kind: str
    by: str = ""
    of: str = ""
    verdict: str = ""
    generic: bool = False


class Came(Struct, frozen=True, omit_defaults=True):
    """An outcome: its words, and a checksum of the facts that make it another outcome than the rest."""

    summary: str
    facts: str = ""


class Compared(Struct, frozen=True, omit_defaults=True):
    """A fact that an answer states with a card and without it: ALWAYS, NEVER or DEPENDS, and whether that differs."""

    fact: str
    having: str = ""
    without: str = ""
    differs: bool | None = None


class PairRecord(Struct, frozen=True, omit_defaults=True):
    """What came of one pair.

    ``interact`` is None if the answer leaves it open, and where there is none. ``kinds`` are the kinds of its
    questions that were shown, or those of what one card does to the other where the answer has no questions.
    ``together`` are events that name both cards, ``unpaid`` cards that a line plays for nothing. ``idle`` is what is
    said of a text that plays no part, ``points`` the number of rulings that the answer lists, ``left_out`` the card
    without whose text facts were compared. ``why`` is the reason of a refusal, a cut or a failure, ``at_odds`` why the
    written ruling and the simulation disagree; ``seconds`` are seconds of the processor.
    """

    pair: tuple[str, str]
    ended: str
    seconds: float = 0
    interact: bool | None = None
    answer: str = ""
    status: str = ""
    check: str = ""
    exit_code: int = 0
    kinds: tuple[str, ...] = ()
    questions: tuple[Asked, ...] = ()
    outcomes: tuple[Came, ...] = ()
    compared: tuple[Compared, ...] = ()
    together: tuple[str, ...] = ()
    unpaid: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    doubts: tuple[str, ...] = ()
    set_up: str = ""
    frame: tuple[str, ...] = ()
    set_ups: int = 0
    dropped_lines: int = 0
    positions: int = 0
    lines: int = 0
    why: str = ""
    at_odds: str = ""
    place: str = ""
    idle: str = ""
    left_out: str = ""
    points: int = 0

    def as_line(self) -> bytes:
        """One line of JSON, with its end."""
        return _ENCODER.encode(self) + b"\n"


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(PairRecord)
MOST_TOGETHER = 3


def from_line(line: bytes | str) -> PairRecord:
    """The record in a line of JSON; ContentError if there is none in it."""
    try:
        return _DECODER.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise ContentError(f"expected the record of a pair, got {line[:60]!r}: {problem}") from None


def failed(pair: Pair, why: str, place: str = "") -> PairRecord:
    """The record of a pair that ended in a mistake of the program, with the place in it."""
    return PairRecord(pair, FAILED, why=why, place=place, exit_code=4)


def record_of(pair: Pair, values: Mapping[str, Any], exit_code: int, notes: Iterable[str] = ()) -> PairRecord:
    """What is kept of an answer, from its JSON, its exit code and its notes."""
    walked = _mapping(values.get("simulation"))
    questions = tuple(_asked(one) for one in _mappings(values.get("questions")))
    outcomes = _mappings(values.get("outcomes"))
    answer = _text(values.get("answer"))
    frame = tuple(_text(one) for one in _several(walked.get("frame")))
    return PairRecord(
        pair,
        ANSWERED,
        interact=_interact(values, answer),
        answer=answer,
        status=_text(walked.get("status")),
        check=_text(values.get("check")),
        exit_code=exit_code,
        kinds=_kinds(questions, answer),
        questions=questions,
        outcomes=tuple(Came(_text(one.get("summary")), _checksum(one.get("observed"))) for one in outcomes),
        compared=tuple(_compared(values)),
        together=tuple(_together(pair, outcomes)),
        unpaid=_played_for_nothing(_events(outcomes)),
        rules=tuple(_text(one.get("id")) for one in _mappings(values.get("citations"))),
        doubts=tuple(_doubt(one) for one in _several(values.get("doubts"))),
        set_up=next((one.removeprefix("Set-up: ") for one in frame if one.startswith("Set-up: ")), ""),
        frame=tuple(one for one in frame if not one.startswith(("Set-up: ", "Frame: "))),
        set_ups=len(_several(values.get("set_ups"))),
        dropped_lines=_number(values.get("dropped_lines", walked.get("dropped_lines"))),
        positions=_number(walked.get("positions")),
        lines=_number(walked.get("lines")),
        why=_text(walked.get("reason")),
        idle=_text(values.get("of_any")),
        left_out=_text(values.get("without")),
        points=len(_several(values.get("points"))),
        at_odds=next((note for note in notes if "disagree" in note), ""),
    )


def _interact(values: Mapping[str, Any], answer: str) -> bool | None:
    """Whether the two interact: what the answer says under that name, otherwise what its words amount to."""
    if "interact" in values:
        said = values["interact"]
        return said if isinstance(said, bool) else None
    computed = answer.rpartition("Computed: ")[2]
    if re.search(r"\bdo not interact\b", computed):
        return False
    if not computed or computed.startswith(("No interaction between", "Not found", "none of this")):
        return None
    return True


EDGES = (
    ("undoes", r"can save .+ from its death, so "),
    ("replaces", r"can replace the death|replaces something that|, but instead "),
    ("saves", r"can save .+ from its death"),
    ("makes null", r"^for .+ is null"),
    ("competes with", r"can replace the same death"),
    ("does not stop", r"goes on although the death was replaced"),
    ("pays all the same", r"counts as paid although"),
    ("triggers on", r"triggers on what"),
    ("enables", r"^only .+ brings about something that |^without .+ has nothing to choose|can choose .+ only through "),
    ("plays", r"has .+ played$"),
    ("brings up", r"lets .+ be seen"),
    ("alters", r"^with .+ (?:no longer does this|does this besides|does this):"),
    ("changes", r"^with .+ has "),
    ("acts on", r"^through "),
)
"""What one card does to another in an answer that has no questions, by the words that say it."""


def _kinds(questions: tuple[Asked, ...], answer: str) -> tuple[str, ...]:
    if questions:
        return tuple(dict.fromkeys(one.kind for one in questions if one.verdict == SHOWN))
    computed = answer.rpartition("Computed: ")[2]
    if computed.startswith(("No interaction", "none of this")) or "do not interact" in computed:
        return ()
    sentences = [one for one in re.split(r"(?<=\.)(?<!\bDr\.)\s+(?=[A-Z])", computed) if not one.startswith("There ")]
    found = (next((kind for kind, words in EDGES if re.search(words, one.rstrip("."), re.IGNORECASE)), "other")
             for one in sentences if one)  # fmt: skip
    return tuple(dict.fromkeys(found))


def _asked(one: Mapping[str, Any]) -> Asked:
    kind, by, of = (_said(one.get(key)) for key in ("kind", "by", "of"))
    verdict = _text(one.get("verdict")).lower().replace("_", " ")
    return Asked(kind, by, of, verdict, one.get("generic") is True)


def _compared(values: Mapping[str, Any]) -> Iterator[Compared]:
    """What the answer, its set-ups and its questions state with a card and without it."""
    places = (values, *_mappings(values.get("questions")), *_mappings(values.get("set_ups")))
    for place in places:
        for one in _mappings(place.get("facts")):
            differs = one.get("differs")
            yield Compared(_said(one.get("fact")), _said(one.get("with")), _said(one.get("without")),
                           differs if isinstance(differs, bool) else None)  # fmt: skip


def _together(pair: Pair, outcomes: list[Mapping[str, Any]]) -> list[str]:
    """The first events, in any outcome, that name both cards."""
    both = dict.fromkeys(event for event in _events(outcomes) if names_both(pair, event))
    return list(both)[:MOST_TOGETHER]


def _events(outcomes: list[Mapping[str, Any]]) -> Iterator[str]:
    return (_text(step.get("event")) for one in outcomes for step in _mappings(one.get("example")))


def names_both(pair: Pair, text: str) -> bool:
    """Whether a text names both cards; of a token the name that it has in the game."""
    return all(name.partition(" (")[0] in text for name in pair)


def _checksum(facts: Any) -> str:
    """A checksum of the facts of an outcome, whatever their order."""
    said = sorted(_text(one) for one in _several(facts))
    return blake2b("\n".join(said).encode(), digest_size=6).hexdigest() if said else ""


def _doubt(one: Any) -> str:
    found = _mapping(one)
    return _text(found.get("slug") or found.get("id")) or _said(one)


def _said(value: Any) -> str:
    """A value as text: a text as it is, of a mapping its words, anything else as JSON."""
    if value is None or isinstance(value, str):
        return value or ""
    words = _mapping(value).get("words") or _mapping(value).get("card")
    return words if isinstance(words, str) else msgspec.json.encode(value).decode()


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""


def _number(value: Any) -> int:
    return value if isinstance(value, int) else 0


def _several(value: Any) -> list[Any]:
    return list(value) if isinstance(value, (list, tuple)) else []


def _mapping(value: Any) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}


def _mappings(value: Any) -> list[Mapping[str, Any]]:
    return [one for one in _several(value) if isinstance(one, dict)]


_FOR_NOTHING = " costs nothing"


def _played_for_nothing(events: Iterable[str]) -> tuple[str, ...]:
    """The names of the cards that some events play at no cost."""
    free = (event.removesuffix(_FOR_NOTHING) for event in events if event.endswith(_FOR_NOTHING))
    return tuple(dict.fromkeys(free))
