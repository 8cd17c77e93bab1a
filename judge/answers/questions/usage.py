"""The meaning of deeds in players' words: "spend 3 XP on it" pays its additional cost, "get a point" is to score."""

from __future__ import annotations

from judge.answers.questions.costs_meant import CostsMeant
from judge.answers.questions.references import NotSettled
from judge.answers.questions.tokens import ANY_UNIT
from judge.matchup.situations.situation import (
    BASE,
    BATTLEFIELD,
    ELSEWHERE,
    FACEDOWN,
    HAND,
    ME,
    OPPONENT,
    SAME,
    TRASH,
    Count,
    Deed,
    Object,
)

_LARGE = 12
_OTHER_SIDE = {"attack": "defending", "defend": "attacking"}
_LASTING = frozenset({"buffed", "stunned", "exhausted", "damaged", "empowered"})
"""States in which something may still be after something has happened to it."""
_OF_A_PLAYER = {"xp": "gain", "runes": "channel", "cards": "draw"}
"""What a player who is given something does."""
_BY_UNITS = frozenset({"attack", "defend", "hold", "conquer", "win"})
SIDES = frozenset({"attacking", "defending"})


class Usage(CostsMeant):
    """Deeds in the sense in which players mean them."""

    def as_meant(self, deed: Deed) -> Deed:
        """A deed with verbs and amounts as situations have them. Its implications are noted."""
        deed = self._of_what_was_hidden(deed)
        if deed.phase in {"same turn", "next turn"} or (deed.times and not deed.to and not deed.by):
            raise NotSettled("the time of the turn")
        if deed.phase in SIDES:
            deed = self._of_a_player(deed)
            if not (deed.by or deed.to):
                raise NotSettled("who fights")
            self._fights(deed.by or deed.to, deed.phase)
            deed = deed._replace(phase="combat" if deed.verb == "die" else "")
        if deed.phase in {"showdown", "combat"} and deed.place in self.cards:
            raise NotSettled("a showdown at a battlefield")
        deed = self._against(deed)
        if deed.phase == "still":
            if not deed.to or deed.what not in _LASTING:
                raise NotSettled("what it keeps")
            self.add_states(deed.to, deed.what)
            deed = deed._replace(phase="")
        for meant in (self._of_a_player, self._of_what, self._where, self._by_a_spell):
            deed = meant(deed)
        if deed.to and not self.things[deed.to].name and self.things[deed.to].kind == "Thing":
            deed = deed._replace(to="")
        return deed

    def _of_what_was_hidden(self, deed: Deed) -> Deed:
        """A card played "the turn I hid it" was hidden just before. On the next turn it is facedown."""
        if deed.verb != "play" or deed.origin != FACEDOWN or deed.phase not in {"same turn", "next turn"}:
            return deed
        if deed.phase == "same turn" and not any(one.verb == "hide" for one in self.happened):
            self.happened.append(Deed("hide", who=deed.who, to=deed.to))
        elif deed.phase == "next turn":
            self.happened = [one for one in self.happened if one.verb != "hide"]
        return deed._replace(phase="")

    def _against(self, deed: Deed) -> Deed:
        """A unit that is attacked defends. A unit that survives an attacker defends against it."""
        if deed.verb in _OTHER_SIDE and deed.by and deed.by not in deed.on:
            against = [key for key in (deed.to, *deed.on) if key and key != deed.by and self.is_a(key, "Unit")]
            for key in against:
                self._fights(key, _OTHER_SIDE[deed.verb])
            return deed._replace(to="", on=()) if against else deed
        if deed.verb == "survive" and deed.by in self.things and self.is_a(deed.by, "Unit"):
            for side, other in (("attacking", "defending"), ("defending", "attacking")):
                if side in self.things[deed.by].states:
                    self._fights(deed.to, other)
        return deed

    def in_that_combat(self, asked: Deed) -> Deed:
        """A unit that survives after an attack survives its opponent in the fight."""
        fights = [one for one in self.happened if one.verb in _OTHER_SIDE and one.by and not one.place]
        if asked.verb != "survive" or asked.by or len(fights) != 1 or len(self.happened) != 1:
            return asked
        mine, sides = fights[0].by, {"attack": "attacking", "defend": "defending"}
        others = [key for key, thing in self.things.items() if _OTHER_SIDE[fights[0].verb] in thing.states]
        if len(others) != 1 or asked.to not in {mine, *others}:
            return asked
        self.happened.remove(fights[0])
        self._fights(mine, sides[fights[0].verb])
        by = others[0] if asked.to == mine else mine
        return asked._replace(by=by)

    def _fights(self, key: str, side: str) -> None:
        if not {"attacking", "defending"} & set(self.things[key].states):
            self.add_states(key, side)

    def _of_a_player(self, deed: Deed) -> Deed:
        """A deed of a player with a unit that is not named: "when I conquer", "when my opponent moves there"."""
        if deed.verb in _BY_UNITS and deed.who and not deed.by:
            return deed._replace(by=self._unit_of(deed.who))
        if deed.verb == "use" and deed.by and not deed.who and not deed.to and not self.is_a(deed.by, "Spell"):
            return deed._replace(verb="trigger")  # "its ability activates"
        if deed.verb == "move" and deed.who and not deed.to and not deed.by:
            unit = f"u{len(self.things) + 1}"
            self.note(unit, Object(unit, whose=deed.who))
            return deed._replace(to=unit, who="")
        return deed

    def _of_what(self, deed: Deed) -> Deed:
        """A point is scored, a token is played, cards are drawn.

        Whatever comes from a spell comes when it is played.
        """
        if deed.verb in {"get", "give"} and deed.by and not self.things[deed.by].name and self.is_a(deed.by, "Unit"):
            raise NotSettled("what gives it")
        if (deed.verb == "prevent" and not deed.to) or (deed.verb == "enter" and not deed.what):
            raise NotSettled(f"{deed.verb} what")
        if deed.verb == "ready" and deed.what == "runes" and deed.phase != "end":
            raise NotSettled("when runes are readied")  # a text may do so at the end of the turn
        if deed.verb == "pay" and deed.what == "Accelerate":
            deed = deed._replace(what="additional cost")
        if deed.what == "damage" or (deed.what == "cards" and deed.verb not in {"give", "get", "gain"}):
            deed = deed._replace(what="")
        if deed.verb == "enter" and not any(one.verb == "play" and one.to == deed.to for one in self.happened):
            self.happened.append(Deed("play", to=deed.to))
        is_less = (deed.amount or 0) < 0 or deed.what == "less might"
        if deed.verb in {"get", "give"} and is_less and deed.to and not self.things[deed.to].name:
            unit = self.things[deed.to]
            self.things[deed.to] = unit._replace(might=unit.might or _LARGE)  # Might does not fall below 1
        if deed.what == "points" and deed.verb in {"get", "give", "gain", "score"}:
            return deed._replace(verb="score", what="")
        if deed.verb == "make":
            token = self.forget(deed.to)
            return deed._replace(verb="play", to="", what=token.name.partition(" (")[0])
        if deed.verb in {"give", "get", "gain"} and deed.what in _OF_A_PLAYER and deed.who and not deed.to:
            return deed._replace(verb=_OF_A_PLAYER[deed.what])
        if deed.verb == "get" and deed.by and self.is_a(deed.by, "Spell"):
            if not any(one.verb == "play" and one.to == deed.by for one in self.happened):
                self.happened.append(Deed("play", to=deed.by))
            return deed._replace(by="")
        return deed

    def _where(self, deed: Deed) -> Deed:
        """The deed with its place settled: one that no player controls, one without others, one where a move begins."""
        if deed.phase == "no combat" and deed.verb not in {"die", "kill"}:
            if deed.to and self.is_a(deed.to, "Unit"):
                self.add_states(deed.to, "not in combat")
            deed = deed._replace(phase="")
        if deed.verb == "move" and deed.to and deed.place.endswith(HAND):
            deed = deed._replace(verb="return")
        if deed.verb == "move" and deed.to and deed.place.endswith(TRASH) and not self.is_a(deed.to, "Spell"):
            deed = deed._replace(verb="die", place="")
        if deed.verb == "hide" and deed.place.rpartition("'s ")[2] not in {"", BATTLEFIELD, BASE}:
            raise NotSettled("where it is hidden")
        if deed.place.startswith("nobody") and deed.verb == "conquer":
            deed = deed._replace(place="")
        if deed.place == SAME and self.main_subject in self.things and self.is_a(self.main_subject, "Battlefield"):
            deed = deed._replace(place=self.main_subject)
        if deed.phase == "alone":
            self.add_states(deed.by or deed.to, "alone")
            deed = deed._replace(phase="")
        if deed.verb == "move" and not deed.by and deed.place == ELSEWHERE and not self.things[deed.to].at:
            self.things[deed.to] = self.things[deed.to]._replace(at=BATTLEFIELD)
        return deed

    def _unit_of(self, who: str) -> str:
        """The unit with which a player attacks, defends, holds or conquers: the one in question, or a plain one."""
        if self.main_subject in self.things and self.is_a(self.main_subject, "Unit") and who == ME:
            return self.main_subject
        unit = f"u{len(self.things) + 1}"
        self.note(unit, Object(unit, whose=who))
        return unit

    def _by_a_spell(self, deed: Deed) -> Deed:
        """A spell that "plays a token" is played. One that "uses my unit against theirs" chooses both."""
        if deed.verb == "use" and deed.to and not deed.by and self.is_a(deed.to, "Spell"):
            return deed._replace(verb="play")
        if deed.verb not in {"play", "use"} or not deed.by or deed.what or not self.is_a(deed.by, "Spell"):
            return deed
        if deed.verb == "play" and deed.to:
            return deed
        if deed.verb == "play":
            return Deed("play", to=deed.by)
        return deed._replace(verb="choose", to="", on=(deed.to, *deed.on))

    def add_states(self, key: str, *states: str) -> None:
        """Note that a thing has these states."""
        thing = self.things[key]
        self.things[key] = thing._replace(states=tuple(dict.fromkeys((*thing.states, *states))))

    def has_happened(self, deed: Deed) -> None:
        """Note a deed that has happened, with what it takes."""
        if deed.verb == "hide" and deed.phase == "last turn":
            self.things[deed.to] = self.things[deed.to]._replace(at=FACEDOWN, whose=deed.who)
            return
        if deed.verb == "counter" and deed.who and not deed.by and deed.to:
            if self.named != [deed.to] or deed.to not in self.cards:
                raise NotSettled("what counters it")  # they play something to do so, which a text may wait for
            spell = self.things[deed.to]
            self.things[deed.to] = spell._replace(whose=spell.whose or (OPPONENT if deed.who == ME else ME))
            deed = deed._replace(who="")  # with whatever they have
        if deed.verb == "counter" and deed.to and not deed.by and self.is_a(deed.to, "Spell"):
            self.happened.append(Deed("play", who=self.things[deed.to].whose or ME, to=deed.to))
        if deed.verb == "counter" and deed.to and deed.by and self.is_a(deed.to, "Spell"):
            if not any(one.verb == "play" and one.to == deed.to for one in self.happened):
                self.happened.append(Deed("play", who=self.things[deed.to].whose or ME, to=deed.to))
            deed = deed._replace(in_response_to=deed.to)
        if deed.verb == "spend" and deed.what == "xp" and deed.to and deed.who:
            self.counts.append(Count(deed.who, "xp", deed.amount or 0))
            deed = Deed("play", who=deed.who, to=deed.to, pays="no" if deed.is_not else "yes")
        if deed.verb == "play" and deed.by and deed.to and self.is_a(deed.by, "Spell"):
            if self.is_a_token(deed.to):
                self.forget(deed.to)
                deed = deed._replace(to="")
            elif self.things[deed.to].at or not self.is_a(deed.to, "Unit"):
                raise NotSettled("what a spell plays")
            deed = Deed("play", to=deed.by, on=(deed.to,) if deed.to else ())
        if deed.verb == "play" and deed.what and not (deed.by or deed.to):
            deed = self._token_played(deed)
        self.happened.append(deed)

    def _token_played(self, deed: Deed) -> Deed:
        """A token that a player plays, by a spell without a name."""
        if deed.is_not or (deed.amount or 1) != 1:
            raise NotSettled("how many tokens")
        spell = f"s{len(self.things) + 1}"
        token = "Recruit" if deed.what == ANY_UNIT else deed.what
        self.things[spell] = Object(spell, kind="Spell", whose=deed.who or ME, text=f"play a {token} token")
        return Deed("play", who=deed.who or ME, to=spell, place=deed.place)

    def in_response(self, deed: Deed) -> Deed:
        """A deed "in response" to the spell in question: that was played on it before."""
        if deed.in_response_to != "anything":
            return deed
        spell = self.main_subject
        if spell not in self.things or not self.is_a(spell, "Spell") or not deed.to:
            raise NotSettled("in response")
        if not any(one.verb == "play" and one.to == spell for one in self.happened):
            on = (deed.on or tuple(filter(None, (self.main_object,)))) if deed.verb == "play" else (deed.to,)
            self.happened.append(Deed("play", to=spell, on=on))
        return deed._replace(in_response_to=spell)

    def fights_with(self, key: str, by: str, verb: str) -> None:
        """Note that something attacks or defends together with another thing."""
        thing = self.things[key]
        states = (*thing.states, "attacking" if verb == "attack" else "defending")
        self.things[key] = thing._replace(states=states, whose=thing.whose or self.things[by].whose)

    def on_time(self, deed: Deed, times_of: str) -> Deed:
        """A question about the second move or the third card of a turn: the earlier ones have happened before."""
        is_itself = times_of in {"", "time"} if deed.verb == "move" else times_of not in {"", "move"}
        if not deed.times or (is_itself and deed.verb in {"play", "move"}):
            return deed
        if deed.verb in {"use", "attach"} and not times_of and deed.times == 2:
            self.happened.append(deed._replace(times=0, turn="", phase=""))
            return deed._replace(times=0)
        if not times_of and deed.verb == "move" and deed.to and not deed.by and self.main_verb:
            return deed
        if not times_of and deed.verb != "buff":
            raise NotSettled("twice")
        if times_of == "move":
            self.happened.append(Deed("move", to=deed.by or deed.to, times=deed.times))
        elif times_of in {"card", "spell"}:
            self.counts.append(Count(ME, "cards played", deed.times - 1))
            if deed.by in self.things and self.is_a(deed.by, "Spell"):
                return deed._replace(times=0)
            if self.has(deed.by, "Legion"):  # it is that card itself
                self.happened.append(Deed("play", who=ME, to=deed.by))
                return deed._replace(times=0)
            self.things["s1"] = Object("s1", kind="Spell", whose=ME)
            self.happened.append(Deed("play", who=ME, to="s1"))
        else:
            return deed
        return deed._replace(times=0)

    def at_the_fight(self, key: str) -> None:
        """A unit that is "there" while something attacks or defends is on the other side of that combat."""
        thing = self.things[key]
        last = self.happened[-1] if self.happened else None
        if thing.at != SAME or last is None or last.by == key:
            return
        other = {"attack": "defending", "defend": "attacking"}.get(last.verb)
        by = self.things.get(last.by)
        if other and by is not None and thing.whose and by.whose != thing.whose:
            self.things[key] = thing._replace(at="", states=(*thing.states, other))
