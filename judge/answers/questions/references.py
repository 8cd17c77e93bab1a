"""Settles which thing a word means, and notes the statements about each."""

from __future__ import annotations

from judge.answers.questions.parts import Mention
from judge.cards.catalogue import catalogue
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    DECK,
    ELSEWHERE,
    HAND,
    ME,
    OPPONENT,
    SAME,
    TRASH,
    Count,
    Deed,
    Object,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.questions.parts import Where

_DONE_TO_UNITS = frozenset({
    "kill", "move", "stun", "ready", "exhaust", "buff", "return", "recall", "banish", "heal", "take", "damage", "save",
    "swap", "choose",
})  # fmt: skip
_BY_UNITS = frozenset({"die", "survive", "attack", "defend", "hold", "conquer", "win", "fight", "enter"})
_PLAYED = frozenset({"play", "hide", "counter"})
_FOR_ANOTHER = frozenset({"give", "save", "buff", "ready"})
"""Verbs of which the object is what is spoken of then: "give Assault to my unit while it attacks"."""
_KIND_OF = {
    "unit": "Unit",
    "spell": "Spell",
    "gear": "Gear",
    "thing": "Thing",
    "legend": "Legend",
    "keyword": "Keyword",
}
_LETTERS = {"Unit": "u", "Spell": "s", "Gear": "g", "Thing": "t", "Legend": "l", "Keyword": "k"}
_OF_LEGENDS = frozenset({"exhausted", "ready", "empowered", "disempowered"})
"""States that a legend can be in as well."""
_CAN_BE_BEFORE = frozenset({"kill", "damage", "stun", "buff"})
_FIGHTING = {"attack": "attacking", "defend": "defending"}
COMBAT = "combat"


class NotSettled(Exception):
    """The meaning of a word of the question is open."""


class References:
    """The things of a question so far, in the order in which they were named. ``cards`` are names by their keys.

    ``main_subject``, ``main_object`` and ``main_verb`` are those of the main deed, once that was read.
    """

    def __init__(self, cards: dict[str, str]) -> None:
        self.cards = cards
        self.things: dict[str, Object] = {}
        self.named: list[str] = []
        self.subjects: list[str] = []
        self.stood_for: dict[str, str] = {}
        self.counts: list[Count] = []
        self.happened: list[Deed] = []
        self.main_subject, self.main_object, self.main_verb = "", "", ""
        self.preventer = ""

    def key(self, one: Mention, *, verb: str = "", apart: str = "", is_behind: bool = False, is_subject: bool = False
            ) -> str:  # fmt: skip
        """The key of the thing that words mean, with their statements noted. Never the one that is ``apart``.

        ``is_behind``: it comes after the main deed. Raises NotSettled if it may be several things, or none.
        """
        if one.key == COMBAT:
            return COMBAT
        if one.key in {"it", "he", "they"}:
            key = self._meant(one, verb=verb, apart=apart, is_behind=is_behind, is_subject=is_subject)
            self.stood_for[one.key] = key
        else:
            holder = self.named[-1] if one.whose == "its" and one.key == "unit" and self.named else ""
            key = self._card_key(one) if one.key in self.cards else self._plain_key(one, verb)
            if holder and holder != key and self.is_a(holder, "Gear") and not self.things[holder].attached_to:
                self.things[holder] = self.things[holder]._replace(attached_to=key)  # "its unit" of an Equipment
        self._say(key, one)
        return key

    def keys(
        self, one: Mention, *, verb: str = "", apart: str = "", is_behind: bool = False, is_subject: bool = False
    ) -> tuple[str, ...]:
        """The keys of one thing, or of several units without a text."""
        if one.many == 1 or one.key != "unit":
            return (self.key(one, verb=verb, apart=apart, is_behind=is_behind, is_subject=is_subject),)
        first = self.key(one._replace(many=1), is_behind=is_behind)
        more = (self.key(one._replace(many=1, another=True), is_behind=is_behind) for _ in range(one.many - 1))
        return (first, *more)

    def place(self, where: Where | None) -> str:
        """A place as a situation has it."""
        if where is None:
            return ""
        if where.beside is not None:
            self.key(where.beside)
        if where.at in self.cards:
            self.note(where.at, Object(where.at, self.cards[where.at]))
        whose = where.held_by or where.whose
        return f"{whose}'s {where.at}" if whose and whose != "its" else where.at

    def is_a(self, key: str, kind: str) -> bool:
        """Whether a thing is of a card type."""
        thing = self.things[key]
        card = catalogue().get(thing.name)
        return kind in card.types if card is not None else thing.kind == kind

    def has(self, key: str, keyword: str) -> bool:
        """Whether a keyword is printed on a thing."""
        card = catalogue().get(self.things[key].name) if key in self.things else None
        return card is not None and keyword in card.keywords

    def is_a_token(self, key: str) -> bool:
        """Whether a thing is a token by its name."""
        card = catalogue().get(self.things[key].name)
        return card is not None and card.supertype == "Token"

    def note(self, key: str, thing: Object) -> None:
        """Note a thing as the one that was named last."""
        self.things[key] = thing
        if key in self.named:
            self.named.remove(key)
        self.named.append(key)

    def forget(self, key: str) -> Object:
        """Take out a thing that is none of the board."""
        if key in self.named:
            self.named.remove(key)
        return self.things.pop(key)

    def _card_key(self, one: Mention) -> str:
        """The key of a card. A new one if it is called another one, or has another owner."""
        if one.many > 1:
            raise NotSettled("several cards of one name")
        known = self.things.get(one.key)
        if known is None:
            return one.key
        is_of_other = one.whose and known.whose and one.whose not in {"its", known.whose}
        return f"{one.key}b" if one.another or is_of_other else one.key

    def _plain_key(self, one: Mention, verb: str = "") -> str:
        """The key of a thing without a name: the same as before if nothing contradicts that."""
        kind = _KIND_OF.get(one.key)
        if kind is None or one.many > 1 or (kind == "Unit" and one.costs is not None and verb != "counter"):
            raise NotSettled(one.key)
        alike = [key for key, thing in self.things.items() if not thing.name and thing.kind == kind]
        for key in reversed(alike):
            thing = self.things[key]
            is_elsewhere = one.at and thing.at and one.at != thing.at
            is_new = one.another or is_elsewhere or (one.whose and thing.whose and one.whose != thing.whose)
            if not is_new and one.might in {None, thing.might}:
                return key
        return f"{_LETTERS[kind]}{len(alike) + 1}"

    def _meant(self, one: Mention, *, verb: str, apart: str, is_behind: bool, is_subject: bool) -> str:
        """The thing that a word such as "it" means: usually the last one named that fits."""
        fits = [key for key in reversed(self.named) if self._fits(key, one, verb) and key != apart]
        if verb in _DONE_TO_UNITS or verb in _BY_UNITS:
            fits = [key for key in fits if self.is_a(key, "Unit")] or fits
        if verb in {"die", "survive"}:
            fits = [key for key in fits if not self.is_a(key, "Spell")]
        if one.key == "he":
            fits = [key for key in fits if self.things[key].name] or fits
        if not fits:
            raise NotSettled(one.key)
        if is_behind and is_subject and self.preventer in fits:
            return self.preventer
        if is_behind and is_subject and one.key == "it" and one.at and self.main_subject in fits[1:]:
            raise NotSettled("it")
        if is_behind and self.main_subject in fits and verb in _PLAYED:
            return self.main_subject
        if is_subject and not is_behind and self.stood_for.get(one.key) in fits:
            return self.stood_for[one.key]
        if is_subject and not is_behind:
            return next((key for key in reversed(self.subjects) if key in fits and self.things[key].name), fits[0])
        both = {self.main_subject, self.main_object}
        if is_behind and len(both.intersection(fits)) > 1 and all(self.is_a(key, "Unit") for key in both):
            return self.main_subject if verb == "die" and self.main_verb == "kill" else self._of_two(one)
        return fits[0]

    def _of_two(self, one: Mention) -> str:
        """Which of two units in question is meant: "he" and "she" are a champion, "it" is not."""
        champions = [key for key in (self.main_subject, self.main_object) if self._is_champion(key)]
        others = [key for key in (self.main_subject, self.main_object) if key not in champions]
        if self.main_verb in _FOR_ANOTHER and one.key == "it":
            return self.main_object
        if len(champions) == 1:
            return champions[0] if one.key == "he" else others[0]
        if one.key == "he" and champions:
            return self.main_subject
        raise NotSettled(one.key)

    def _is_champion(self, key: str) -> bool:
        card = catalogue().get(self.things[key].name)
        return card is not None and card.supertype == "Champion"

    def _fits(self, key: str, one: Mention, verb: str) -> bool:
        is_of_a_unit = one.states or one.damage or one.might is not None or one.at in {BASE, BATTLEFIELD, ELSEWHERE}
        if one.key == "he":
            return self.is_a(key, "Unit") or self.is_a(key, "Legend")
        if is_of_a_unit or verb in _DONE_TO_UNITS:
            of_legends = one.states and _OF_LEGENDS.issuperset(one.states) and not (one.at or one.damage)
            return self.is_a(key, "Unit") or self.is_a(key, "Gear") or (bool(of_legends) and self.is_a(key, "Legend"))
        return not self.is_a(key, "Battlefield")

    def _say(self, key: str, one: Mention) -> None:
        """Note what words say of a thing."""
        thing = self.things.get(key)
        if thing is None:
            thing = Object(key, self.cards.get(one.key, ""), _KIND_OF.get(one.key, "Unit"))
        holder = next((each for each in reversed(self.named) if each != key and self.is_a(each, "Unit")), "")
        if one.at == SAME and one.at_whose == "its" and holder and not self.things[holder].at:
            self.things[holder] = self.things[holder]._replace(at=BATTLEFIELD)  # "at his battlefield"
        whose = one.whose if one.whose in {ME, OPPONENT} else ""
        if {one.at, thing.at} == {BASE, BATTLEFIELD}:
            raise NotSettled("at two places")
        if one.at in self.cards:
            self.note(one.at, Object(one.at, self.cards[one.at]))
        if not whose and one.at in {BASE, TRASH, HAND, DECK} and one.at_whose in {ME, OPPONENT}:
            whose = one.at_whose
        thing = thing._replace(
            whose=whose or thing.whose,
            at=one.at or thing.at,
            states=tuple(dict.fromkeys((*thing.states, *filter(None, one.states)))),
            might=one.might if one.might is not None else thing.might,
            damage=one.damage or thing.damage,
            keywords=tuple(dict.fromkeys((*thing.keywords, *one.keywords))),
            costs=f"[{one.costs}]{'[A]' * one.power}" if one.costs is not None and not thing.name else thing.costs,
            copied=one.copied or thing.copied,
        )
        self.note(key, thing)
        if one.to is not None:
            thing = thing._replace(attached_to=self.key(one.to, verb="choose", apart=key))
            self.note(key, thing)
        if one.beside is not None:
            beside = self.key(one.beside)
            if one.at == ELSEWHERE and not self.things[beside].at:
                self.things[beside] = self.things[beside]._replace(at=BATTLEFIELD)
            self.note(key, thing)
        if one.did is not None:
            self._did(key, one)
        if one.has:
            worn = self.things.get(one.has, Object(one.has, self.cards[one.has]))
            self.note(one.has, worn._replace(attached_to=key))
            self.note(key, thing)

    def _did(self, key: str, one: Mention) -> None:
        """Note a deed of a thing itself: a spell "that chooses two of my units"."""
        assert one.did is not None
        to = one.did.to
        if one.did.verb in _FIGHTING and to is None and not one.did.by:
            alone = ("alone",) if one.did.phase == "alone" else ()
            thing = self.things[key]
            self.note(key, thing._replace(states=(*thing.states, _FIGHTING[one.did.verb], *alone)))
            return
        if one.did.verb == "get" and one.did.what == "might" and to is None and isinstance(one.did.by, Mention):
            spell = self.key(one.did.by)
            if not self.is_a(spell, "Spell"):
                raise NotSettled("get")
            self.happened.append(Deed("play", to=spell, on=(key,)))
            self.note(key, self.things[key])
            return
        if one.did.verb == "play" and to is None and isinstance(one.did.subject, str):
            self.happened.append(Deed("play", who=one.did.subject, to=key))
            return
        if (
            isinstance(to, Mention)
            and to.key == "self"
            and one.did.verb in _CAN_BE_BEFORE
            and isinstance(one.did.by, Mention)
        ):
            by = self.key(one.did.by)
            self.happened.append(Deed(one.did.verb, by=by, to=key))
            self.note(key, self.things[key])
            return
        if one.did.verb != "choose" or not isinstance(to, Mention) or one.did.by:
            raise NotSettled(one.did.verb)
        on = self.keys(to)
        self.happened.append(Deed("play", who=self.things[key].whose, to=key, on=on))
        self.note(key, self.things[key])

    def wearer(self, worn: str) -> str:
        """The unit to which a gear is attached if the question does not name it: the unit in question."""
        units = [key for key in self.things if key != worn and self.is_a(key, "Unit")]
        if units and (self.main_verb != "have" or units != [self.main_object or self.main_subject]):
            raise NotSettled("what it is attached to")
        return units[0] if units else ""
