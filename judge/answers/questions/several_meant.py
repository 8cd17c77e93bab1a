"""Several things at once, and spells that work on so many: "if two of my units attack", "does it work on one unit"."""

from __future__ import annotations

from judge.answers.questions.deeds_in_words import SIDE_OF
from judge.answers.questions.parts import Act, Mention
from judge.answers.questions.references import NotSettled
from judge.answers.questions.tokens import ANY_UNIT
from judge.answers.questions.usage import Usage
from judge.matchup.situations.situation import IN_ALL, ME, OPEN, OPPONENT, SAME, Count, Deed

_OF_PLAYERS = frozenset({"draw", "channel", "score", "gain", "discard"})
_COMES_OF_A_CARD = _OF_PLAYERS | {"play", "empower", "stun", "kill", "ready", "buff", "return"}


class SeveralMeant(Usage):
    """Deeds of several units, and plays that are meant by how a spell works."""

    def of_several(self, act: Act) -> Act:
        """An attack of "two of my units", or "with two units", as that of one of them with the others."""
        one = act.subject if isinstance(act.subject, Mention) else act.by
        if not isinstance(one, Mention) or one.many == 1 or one.key != "unit" or act.verb not in SIDE_OF:
            return act
        whose = one.whose or (act.subject if isinstance(act.subject, str) else "")
        keys = self.keys(one._replace(whose=whose))
        for key in keys:
            self.add_states(key, SIDE_OF[act.verb])
        return act._replace(subject=one._replace(many=1, whose=whose), by=None)

    def of_a_spell(self, mood: str, asked: Deed) -> tuple[str, Deed]:
        """A spell that "works" at a time is one that can be played then."""
        is_plain = asked.verb == "trigger" and asked.by and not (asked.what or asked.on)
        if mood != "does" or not is_plain or any(deed.verb not in {"attack", "defend"} for deed in self.happened):
            return mood, asked
        return (
            ("can", asked._replace(verb="play", who=ME, to=asked.by, by=""))
            if self.is_a(asked.by, "Spell")
            else (mood, asked)
        )

    def in_company(self, act: Act, key: str) -> None:
        """Note the units that are there with something."""
        if act.beside is None:
            return
        whose = act.beside.whose or (self.things[key].whose if key in self.things else "") or ME
        if act.beside.states or act.beside.might is not None or whose not in {ME, OPPONENT}:
            raise NotSettled("what is there with it")
        self.counts.append(Count(whose, "other units", act.beside.many, at=SAME))

    def by_the_only_card(self, mood: str, asked: Deed) -> Deed:
        """What the question has come about by nothing else, "do I get the Recruits", as done by its only card."""
        if asked.what == ANY_UNIT:
            raise NotSettled(ANY_UNIT)
        means = {deed.by for deed in self.happened}
        named = [key for key in self.named if key in self.cards and not self.is_a_token(key)]
        named = [key for key in named if len(named) == 1 or key not in means]
        is_open = not (asked.by or asked.to or asked.place or (asked.who and asked.verb in _OF_PLAYERS))
        is_open = is_open and bool(asked.what or asked.verb != "play")
        if mood in OPEN or len(named) != 1 or not is_open or asked.verb not in _COMES_OF_A_CARD:
            return asked
        return asked._replace(by=named[0])

    def of_so_many(self, mood: str, asked: Deed) -> tuple[str, Deed]:
        """A spell that works "on one unit" is one that can be played where that is all there is."""
        is_of_all = any(count.of == IN_ALL for count in self.counts)
        if not is_of_all or asked.verb != "choose" or asked.to or asked.on or not asked.by:
            return mood, asked
        return ("can", Deed("play", who=ME, to=asked.by)) if self.is_a(asked.by, "Spell") else (mood, asked)
