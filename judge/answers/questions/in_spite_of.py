"""Reads that something happens in spite of a card: "kill a unit through Ki Barrier", "get past Ki Barrier"."""

from __future__ import annotations

from judge.answers.questions.measure_questions import Measures
from judge.answers.questions.parts import Act, Main, Mention

_THROUGH = ("through", "despite", "in spite of", "past", "around", "behind", "under")
_GETS = ("get", "gets", "go", "goes", "come", "comes", "work", "works", "punch", "punches")
_PAST = ("through", "past", "around", "round")
_IGNORES = ("ignore", "ignores", "bypass", "bypasses")


class InSpiteOf(Measures):
    """That a card keeps something, or does not."""

    def in_spite_of(self, act: Act) -> Main | None:
        """Read that something kills a unit through another card, which then does not save it."""
        if act.verb != "kill" or act.is_not or not isinstance(act.to, Mention):
            return None
        with self.attempt() as keep:
            by = self._card() if self.take(*_THROUGH) else None
            if by is not None:
                of = act.by if act.by is not None else act.subject
                return keep(Main("does", Act("save", subject=by, to=act.to, by=of, is_not=True)))
        return None

    def getting_past(self, subject: Mention | str) -> Main | None:
        """Read that a card's effect gets past another one, which then does not prevent it."""
        if not isinstance(subject, Mention) or subject.key not in self.types:
            return None
        with self.attempt() as keep:
            if self.take(*_IGNORES) or (self.take(*_GETS) and self.take(*_PAST)):
                by = self._card()
                if by is not None:
                    return keep(Main("does", Act("prevent", subject=by, to=subject, is_not=True)))
        return None

    def _card(self) -> Mention | None:
        by = self.thing()
        return by if by is not None and by.key in self.types else None
