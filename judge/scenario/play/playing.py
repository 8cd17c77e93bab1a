"""Carries out the play lines of a scenario in order; an error names what is wrong with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.playing.legality import NO_PRIORITY, WHY
from judge.engine.state.decisions import PASS_KEY, Kind
from judge.scenario.language.script_names import Name
from judge.scenario.language.script_play import Detail
from judge.scenario.play.answering import answer_decisions, check_payment, check_source
from judge.scenario.play.answers_of_lines import from_choice, from_details
from judge.scenario.play.course import Course
from judge.scenario.play.discretionary_actions import option_key, refusal
from judge.scenario.play.effects import perform_effect
from judge.scenario.play.name_resolution import location_called, options_called, places
from judge.scenario.play.open_decisions import option_keys
from judge.scenario.play.passing import pass_until
from judge.scenario.play.phase_stops import check_reached, end_phase, stop_in
from judge.scenario.play.stated_answers import StatedAnswer

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.language.script_play import Act, Chance, Choice, EffectOf, PassUntil


class Playing(Course):
    """A scenario being played: each kind of line carried out on its course."""

    def fork(self) -> Playing:
        """The same position for a trial; what is tried there changes nothing here."""
        other = Playing(self.position, self.where, self.rules)
        other.waiting = list(self.waiting)
        return other

    # Lines

    def act(self, line: Act) -> None:
        """A discretionary act; other players pass before it where that lets its player act."""
        if line.verb == "play" and self._is_asked_to_play(line.player):
            answer_decisions(self, line.at, [StatedAnswer(line.at, line.player, "may play", [line.what[0]]),
                                 *from_details(line.player, line.details)])  # fmt: skip
            return
        things = [self._own(self.thing(name), line) for name in line.what]
        for detail in line.details:
            self._check_names(detail)
        self._hand_over(line.player, line.at)
        decision = self.position.decision
        key = option_key(line, things, tuple(option_keys(decision)) if decision is not None else ())
        offered = decision is not None and decision.by == line.player and key in option_keys(decision)
        may_not = refusal(self.position.state, line, things, offered=offered)
        if may_not is not None or not offered:
            rule, why = may_not or (NO_PRIORITY, WHY[NO_PRIORITY])
            from judge.scenario.play.line_errors import illegal_act  # noqa: PLC0415 - only for an error

            raise illegal_act(self, line, rule, why)
        for detail in line.details:
            if detail.kind == "up to":
                stop_in(self, detail)
        self.waiting.clear()
        self.give((key,))
        stated = from_details(line.player, line.details)
        if line.verb == "move":
            stated.append(StatedAnswer(line.at, line.player, "moving", list(line.what)))
        if any(detail.kind == "from_facedown" for detail in line.details) and things[0].hidden_on is None:
            raise self.problem(line.at, f"{things[0].label} is not facedown: it is in {things[0].place}")
        answer_decisions(self, line.at, stated)

    def answer_with(self, line: Act) -> None:
        """The choices for a play that has begun, as the line of the play states them."""
        for detail in line.details:
            self._check_names(detail)
        answer_decisions(self, line.at, from_details(line.player, line.details))

    def choose(self, line: Choice) -> None:
        """The answer to an open decision, or to one that had only one possible answer."""
        stated = from_choice(line)
        if line.verb == "finalizes":
            check_source(self, line)
        elif line.verb == "pays" and line.what:
            decision = self.position.decision
            words = f"pay {line.details[0].words} for {line.what[0].text}"
            if decision is not None and decision.kind is Kind.YES_NO and decision.prompt == words:
                stated = [StatedAnswer(line.at, line.player, "chooses", [Name("yes", line.at)])]
            else:
                check_payment(self, line)
        elif line.verb == "chooses" and self._is_act_by(line.player):
            decision = self.position.decision
            found = options_called(decision, self.position.state, line.what[0].text) if decision is not None else []
            if len(found) == 1 and len(line.what) == 1:
                self.give((found[0].key,))
                return
        answer_decisions(self, line.at, stated)

    def shuffle(self, line: Chance) -> None:
        answer_decisions(self, line.at, [StatedAnswer(line.card.at, None, line.timing, [line.card])])

    def run_on(self, line: PassUntil) -> None:
        """Everybody passes until the newest item has resolved, the chain is empty, the showdown or combat is over."""
        self._needs_an_act(line.at, "before anybody passes")
        if line.until == "phase":
            end_phase(self, line.at)
            return
        pass_until(self, line)

    def effect(self, line: EffectOf) -> None:
        """Something that an effect of a player does at once."""
        self._needs_an_act(line.at, "an effect comes between two acts")
        things = tuple(self.thing(name) for name in line.what)
        self.waiting.clear()
        if line.to:
            self._check_names(Detail(line.at, "to", words=line.to))
        in_hand = line.deed == "discard"
        self.position = perform_effect(self.position, line, things, location_called(self.position.state, line.to))
        self.note()
        if in_hand:
            answer_decisions(self, line.at, [StatedAnswer(line.at, line.player, "discards", list(line.what))])

    def finish(self, at: SourceLocation | None) -> None:
        """The end of the play, which ``at`` stands last in: nothing may be left to choose.

        Raises ScenarioError if a decision is open.
        """
        decision = self.position.decision
        if decision is not None and decision.kind is not Kind.ACT:
            from judge.scenario.play.line_errors import decision_left_open  # noqa: PLC0415 - the same

            raise decision_left_open(self, at, decision, "at the end")
        check_reached(self, at)

    # Objects

    def _own(self, thing: GameObject, line: Act) -> GameObject:
        """The one card of that name that the player has, where another player's has the name for its label."""
        if (
            thing.controller == line.player
            or line.verb not in {"play", "use", "hide"}
            or thing.label != thing.card.name
        ):
            return thing
        objects = self.position.state.objects.values()
        own = [one for one in objects if one.card.name == thing.card.name and one.controller == line.player]
        return own[0] if len(own) == 1 else thing

    def _check_names(self, detail: Detail) -> None:
        """Raise ScenarioError if a detail names what is not there at all; that is no question of legality."""
        state = self.position.state
        for name in detail.names if detail.kind != "choosing" else ():
            if name.text not in state.players:  # a player can be a target, too
                self.thing(name)
        known = places(self.position.state)
        if detail.kind in {"to", "at"} and detail.words not in known:
            raise self.problem(detail.at, f"there is no place called {detail.words}", options=known)

    # Inside

    def _is_asked_to_play(self, player: str) -> bool:
        decision = self.position.decision
        timings = {"may play", "as looked at"}
        return decision is not None and decision.by == player and decision.timing in timings

    def _is_act_by(self, player: str) -> bool:
        decision = self.position.decision
        return decision is not None and decision.kind is Kind.ACT and decision.by == player

    def _hand_over(self, player: str, at: SourceLocation) -> None:
        """Pass for the others, as long as that makes nothing resolve."""
        self._needs_an_act(at, f"before {player} can act")
        while (decision := self.position.decision) is not None and decision.by != player:
            state = self.position.state
            showdown = state.showdown.passes if state.showdown is not None else 0
            passes = state.passes if state.chain else showdown
            last = passes + 1 >= len(state.players)
            if last or PASS_KEY not in option_keys(decision) or state.turn.invited is not None:
                return
            self.give((PASS_KEY,))

    def _needs_an_act(self, at: SourceLocation, before: str) -> None:
        decision = self.position.decision
        if decision is None:
            raise self.problem(at, f"the game is over: {self.position.state.winner} has won")
        if decision.kind is not Kind.ACT:
            from judge.scenario.play.line_errors import decision_left_open  # noqa: PLC0415 - the same

            raise decision_left_open(self, at, decision, before)
