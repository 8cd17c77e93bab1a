"""Reads tokens that are made: "make a Bird", "do I get two Recruits", "leave a Gold"."""

from __future__ import annotations

from judge.answers.questions.complements import Complements
from judge.answers.questions.parts import Act, Mention

_MAKING = (
    "make", "makes", "made", "create", "creates", "leave", "leaves", "spawn", "spawns", "get", "gets", "give", "gives",
    "play", "plays", "gain", "gains", "put", "puts", "leave behind", "leaves behind",
)  # fmt: skip
_TOKENS = {
    "bird": "Bird", "birds": "Bird", "recruit": "Recruit", "recruits": "Recruit", "mech": "Mech", "mechs": "Mech",
    "tentacle": "Tentacle", "tentacles": "Tentacle", "clone": "Shadow Clone", "clones": "Shadow Clone",
    "reflection": "Reflection", "reflections": "Reflection",
}  # fmt: skip
"""Tokens whose names, as they are typed, are not names of cards."""


ANY_UNIT = "token unit"


class Tokens(Complements):
    """Tokens that a player gets."""

    def made(self) -> Act | None:
        """Read a token that is made, with its verb. The player who gets it is between them."""
        with self.attempt() as keep:
            if not self.take(*sorted(_MAKING, key=len, reverse=True)):
                return None
            who = self.who()
            many = self.number()
            act = self.token()
            if act is not None:
                return keep(act._replace(subject=who, amount=many if many != 1 else None))
        return None

    def token(self) -> Act | None:
        """A token by its name, as what is made."""
        if "Token" in self.types.get(self.next, ()) and "Unit" not in self.types.get(self.after_next, ()):
            act = Act("make", to=Mention(self.card()))
        elif word := self.one_of(_TOKENS):
            act = Act("play", what=_TOKENS[word])
        elif self.take("token unit", "unit token", "token units", "unit tokens"):
            return Act("play", what=ANY_UNIT)
        else:
            return None
        self.take("token", "tokens")
        return act
