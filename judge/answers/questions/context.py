"""Reads what a question says around what it asks: facts of the board, counts, turns, and what has happened."""

from __future__ import annotations

from judge.answers.questions.counts import HAS, Counts
from judge.answers.questions.parts import NOT_SAID, Act, Fact, Many, Mention, Turn, Where
from judge.answers.questions.vocabulary import DOING_FORMS, STATE_VERBS
from judge.matchup.situations.situation import FACEDOWN, ME, OPPONENT, SAME

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    Part = Act | Fact | Many | Turn

_BE = ("has been", "have been", "had been", "is", "are", "was", "were", "am", "gets", "get", "got", "being", "be")
_AS_SOON_AS = frozenset({"when", "whenever", "once", "as soon as"})
_FIZZLES = frozenset({"fizzles", "fizzle", "fizzled"})
_GONE = (
    "gone", "left board", "left", "leaves board", "leaves", "removed", "illegal", "invalid", "not there",
    "no longer there", "not legal", "not legal unit", "illegal unit", "illegal target", "not legal target", "dead",
    "died",
)  # fmt: skip
_RESOLVES = frozenset({"resolve", "resolves", "resolved"})
_STANDS = ("is", "are", "was", "were", "stands", "sits", "stays", "being", "remains", "stand", "sit", "lies", "be")
_IF = (
    "as soon as", "as long as", "and if", "but if", "even if", "and when", "and while", "given that", "even though",
    "in case", "what-if", "if", "when", "while", "whenever", "after", "once", "because", "since", "given", "although",
    "assuming", "suppose",
)  # fmt: skip
_WITHOUT_A_NAME = frozenset({"unit", "gear"})
_NAMES_OF_COSTS = frozenset({"discard", "kill", "buff"})
_GOES_ON = frozenset({"|", "and", "", "while", "if", "when", "after", "with", "at", "once"})


class Context(Counts):
    """The parts of a question besides its main deed.

    ``asks_what_is_paid`` and ``asks_what_comes`` (the effect of a text) are known once that is read. ``joined`` is the
    word that joins the part that is being read.
    """

    asks_what_is_paid = False
    asks_what_comes = False
    joined = ""

    def parts(self, *, is_behind: bool) -> Iterator[tuple[Part, ...]]:
        """The possible parts from here. Each reading leaves the words after it to be read.

        ``is_behind``: the main deed was already read, so there are no more things that are only named.
        """
        start = self.at
        for reads in (
            self._turn, self.counted, self.nth_turn, self.nth_card, self._becomes, self._in_company_of,
            self._fact, self._gone, self._deed,
            self._doing, self._goes_on, self._controls, self._state_alone, self._without_a_subject, self._left_undone,
            self._more_paid,
            *(() if is_behind else (self._played_from, self._lone)),
        ):  # fmt: skip
            self.at = start
            self.joined = self.take(*_IF)
            found = reads()
            if found is not None and self.at > start:
                yield (found,)
        self.at = start

    def subject(self) -> Mention | str | None:
        """Who or what does it: a player, a thing, the ability of one, or combat."""
        with self.attempt() as keep:
            if (who := self.who()) and self.next != "owned":
                return keep(who)
        self.take("deathknell of", "ability of", "trigger of", "effect of")
        if self.take("combat", "combat-damage"):
            return Mention("combat")
        with self.attempt() as keep:
            if self.after_next[:1] == "c":
                self.take("that", "this", "any")
            found = self.thing()
            if found is not None:
                if self.take("owned"):
                    part = self.take("play-ability").partition("-")[0]
                    if not part:
                        self.take("ability", "trigger", "effect", "deathknell", "text", "passive", "damage")
                    found = found._replace(part=part)
                return keep(found)
        with self.attempt() as keep:
            word = self.take("his", "her", "its")
            if word and self.take("ability", "trigger", "effect", "deathknell"):
                return keep(Mention("it" if word == "its" else "he"))
        return None

    @staticmethod
    def done_by(act: Act, subject: Mention | str) -> Act:
        """The deed with its subject, which in the passive voice is what it is done to."""
        if act.subject:
            is_made = act.verb == "make" or (act.verb == "play" and act.what and act.to is None)
            is_by_it = is_made and isinstance(subject, Mention) and isinstance(act.subject, str) and act.by is None
            return act._replace(by=subject) if is_by_it else act
        if isinstance(subject, Mention) and subject.part:
            act = act._replace(what=f"{subject.part} ability")
        return act if act.to == subject and isinstance(subject, Mention) else act._replace(subject=subject)

    def _turn(self) -> Turn | None:
        self.take("it is", "on", "during", "in")
        whose = self.whose()
        self.take("next")
        return Turn(whose) if whose in {ME, OPPONENT} and self.take("turn") else None

    def _fact(self) -> Fact | None:
        """That something is so: "X is in base", "it has a buff", "X is stunned"."""
        if self.take("there is", "there are"):
            there = self.thing()
            return Fact(there) if there is not None else None
        one = self.thing()
        if one is None:
            return None
        if self.take(*_STANDS):
            self.take("back")
            found = self.so(one)
            return Fact(found) if found is not None else None
        found = self.having(one)
        return Fact(found) if found is not None else None

    def _deed(self) -> Act | None:
        """Read that a player or a thing does something, or that it is done."""
        subject = self.subject()
        if subject is None:
            return None
        with self.attempt() as keep:
            if isinstance(subject, Mention) and self.take(*_BE):
                is_not = bool(self.take("not"))
                act = self.done(subject)
                if act is not None:
                    return keep(act._replace(is_not=is_not or act.is_not))
        with self.attempt() as keep:
            if self.take("is", "am", "are", "was", "were") and (word := self.one_of(DOING_FORMS)):
                act = self.with_all(self.object_of(Act(DOING_FORMS[word])))
                return keep(self.done_by(act, subject))
        self.take("is going to", "am going to", "are going to", "is about to", "are about to")
        self.take("have", "has", "had", "will", "would", "did", "do", "does", "can")
        is_not = bool(self.take("not", "cannot", "never"))
        act = self.act(past=True)
        self.take("again")
        if act is None or (act.verb == "have" and isinstance(subject, str)):
            return None
        return self.done_by(act, subject)._replace(is_not=is_not or act.is_not)

    def _doing(self) -> Act | None:
        """Read "(trigger) on my unit dying", "for a unit being stunned"."""
        one = self.thing() if self.take("on", "for", "from") else None
        if one is None:
            return None
        if self.take("being"):
            return self.done(one)
        word = self.one_of(DOING_FORMS)
        return self.done_by(self.with_all(Act(DOING_FORMS[word])), one) if word else None

    def _becomes(self) -> Act | None:
        """Read "(when) my unit is stunned", the trigger of a text if the question is about its effect."""
        if not self.asks_what_comes or self.joined not in _AS_SOON_AS:
            return None
        one = self.thing()
        if one is None or not self.take("is", "gets", "becomes", "are", "get", "become"):
            return None
        word = self.one_of(STATE_VERBS)
        return Act(STATE_VERBS[word], to=one) if word and self.next in _GOES_ON else None

    def _in_company_of(self) -> Many | None:
        """Read "(if) he is with two other units"."""
        one = self.thing()
        if one is None or not self.take(*_STANDS):
            return None
        self.take("there")
        if not self.take("with"):
            return None
        self.take("only", "exactly")
        beside = self.thing()
        if beside is None or beside.key != "unit" or not beside.another or beside.states or beside.might is not None:
            return None
        return Many(beside.whose or one.whose or ME, "other units", beside.many, at=SAME)

    def _gone(self) -> Act | None:
        """Read "it fizzles", "its target is gone": a spell finds its target no more."""
        spell = None if self.take("it") and self.next in _FIZZLES else self.thing() if self.next[:1] == "c" else None
        if self.one_of(_FIZZLES):
            return Act("leave", subject=spell or "", to=Mention("unit"))
        one = Mention("unit") if spell is not None and self.take("owned target", "owned unit") else self.thing()
        if one is None or one.key != "unit" or one.whose in {ME, OPPONENT}:
            return None
        self.take(*_BE, "has", "have")
        is_gone = self.take(*_GONE)
        self.take("in-response", "already", "from board")
        spell = self._before_it_resolves() or spell
        return Act("leave", subject=spell or "", to=one) if is_gone else None

    def _before_it_resolves(self) -> Mention | None:
        """Read "before Hidden Blade resolves"."""
        with self.attempt() as keep:
            spell = self.thing() if self.take("before") else None
            if spell is not None and self.one_of(_RESOLVES):
                return keep(spell)
        return None

    def _goes_on(self) -> Act | None:
        """A further deed of who did the last one: "… and play Dropboarder"."""
        if self.at == 0 or self.words[self.at - 1] not in {"and", "then"}:
            return None
        act = self.act(past=True)
        return act._replace(subject="the same") if act is not None else None

    def _controls(self) -> Fact | None:
        """That a player has something: "my opponent has Helm of Suppression out"."""
        who = self.who()
        if who and not self.take(*HAS):
            return None
        if not who and not self.take("with", "having", "controlling"):
            return None
        one = self.thing()
        if one is None:
            return None
        is_said = bool(self.take("out", "there", "down", "active"))
        is_said = is_said or (one.key in _WITHOUT_A_NAME and self.asks_what_is_paid)
        if not who and not is_said:
            return None
        return Fact(one._replace(whose=one.whose or who or ME))

    def _state_alone(self) -> Fact | None:
        """Read a state of the thing named last, or of the thing in question: "while buffed", "not empowered"."""
        found = self.so(Mention("it", part=NOT_SAID))
        return Fact(found) if found is not None else None

    def _without_a_subject(self) -> Act | None:
        """Read "when played", "while defending", about the thing in question or the one named last."""
        before = self.words[self.at - 1] if self.at else "|"
        if before == "|" and self.take("hid", "hidden"):
            return self.with_all(self.object_of(Act("hide", subject=ME)))
        if self.take("on death", "on its death", "upon death", "upon dying"):
            return Act("die", subject=Mention("it"))
        if before not in {"when", "while", "if", "after", "once"}:
            return None
        if word := self.one_of(DOING_FORMS):
            return self.with_all(Act(DOING_FORMS[word], subject=Mention("it")))
        return self.done(Mention("it"))

    def _left_undone(self) -> Act | None:
        """Read "without discarding a card", "without the discard": of who asks."""
        if not self.take("without"):
            return None
        if self.next in _NAMES_OF_COSTS:
            return Act(self.one_of(_NAMES_OF_COSTS), subject=ME, is_not=True)
        if word := self.one_of(DOING_FORMS):
            return self.with_all(self.object_of(Act(DOING_FORMS[word], subject=ME)))._replace(is_not=True)
        return None

    def _more_paid(self) -> Act | None:
        """Read "with the extra 1 and Fury paid", "without its additional cost"."""
        is_not = bool(self.take("without"))
        if not is_not and not self.take("with"):
            return None
        self.take("paying")
        self.take("for")
        self.take("its", "his", "her")
        if not is_not and self.take("repeat paid", "repeat cost paid"):
            return Act("pay", subject=ME, what="Repeat")
        if not self.more_to_pay():
            return None
        self.take("paid")
        return Act("pay", subject=ME, what="additional cost", is_not=is_not)

    def _played_from(self) -> Act | None:
        """Read "Rhasa from hand": the way in which a card in question is played."""
        one = self.thing()
        if one is None or not self.take("from", "out of"):
            return None
        where = Where(FACEDOWN) if self.take("facedown", "hidden") else self.place_noun()
        return Act("play", subject=ME, to=one, origin=where) if where is not None else None

    def _lone(self) -> Fact | None:
        """A thing that is only named: "my Xerath: can …"."""
        one = self.thing()
        return Fact(one) if one is not None and self.next in _GOES_ON else None
