"""From an ``ask`` line to the question that it states: its form, and the act or the fact that it is about."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.errors import ScenarioError
from judge.record import NamedTuple
from judge.scenario.language.ask_forms import FORMS, VERBS, said_fact, state_fact, verb_fact
from judge.scenario.language.name_masking import mask, normalised
from judge.scenario.language.script import Expect
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.script_names import Name
from judge.scenario.language.script_play import Legality

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.scenario.language.ask_forms import Form
    from judge.scenario.language.script import Line
    from judge.scenario.language.script_play import Claim
    from judge.scenario.language.source_line import Source

    ReadLine = Callable[[str], tuple[Line, ...]]

_ASK = re.compile(r"\s*ask\s+(?P<question>(?:[^:\"]|\"[^\"]*\")+?)\s*\??(?::\s*(?P<reply>.+?))?\s*")


def is_ask(written: str) -> bool:
    """Whether a line is a question."""
    return written.split(None, 1)[:1] == ["ask"]


def read_ask(source: Source, read_line: ReadLine) -> Ask:
    """The question of a line. ``read_line`` reads the words of another line, of which the facts in it are parts.

    Raises ScenarioError if it has no form of the table, or its answer is none that the form can have.
    """
    text = normalised(source.written).replace("\n", " ")
    found = _ASK.fullmatch(mask(text))
    if found is None:
        raise source.error("this is not a question", _Column(5), options=_examples())
    start = found.start("question")
    question = text[slice(*found.span("question"))]
    for form in FORMS:
        match = re.fullmatch(form.pattern, found["question"])
        if match is not None:
            reply = text[slice(*found.span("reply"))] if found["reply"] else ""
            if reply and re.fullmatch(form.replies, reply) is None:
                reason = f'"{reply}" is not an answer to this question'
                raise source.error(reason, _Column(found.start("reply") + 1), options=(form.answers,))
            return _Reading(source, form, match, question, start, read_line).ask(reply)
    raise source.error("this is not a question that can be answered", _Column(start + 1), options=_examples())


def _examples() -> tuple[str, ...]:
    return tuple(form.example for form in FORMS)


class _Column(NamedTuple):
    """A place in the first row of a line, as a token has one."""

    column: int
    line: int = 1


class _Reading(NamedTuple):
    """A question that has a form, being read; ``start`` is where it begins in its line."""

    source: Source
    form: Form
    match: re.Match[str]
    question: str
    start: int
    read_line: ReadLine

    def ask(self, reply: str) -> Ask:
        groups, at = self.match.groupdict(), self.source.start
        ask = Ask(at, self.form.kind, self.question, player=groups.get("player") or "", reply=reply)
        if groups.get("it"):
            ask = replace(ask, subject=Name(self._written("it").strip('"'), at))
        if groups.get("act"):
            line = self._read(f"{groups['player']} can {self._written('act')}")
            assert isinstance(line, Legality)
            return replace(ask, act=line.act)
        fact = self._fact()
        return replace(ask, claims=self._claims(fact)) if fact else ask

    def _written(self, group: str) -> str:
        return self.question[slice(*self.match.span(group))]

    def _fact(self) -> str:
        """The fact in question as an ``expect`` line says it; "" if the form has none."""
        groups = self.match.groupdict()
        if groups.get("so"):
            found = verb_fact(self._written("so"), finite=False)
            if found is None:
                raise self.source.error(
                    "this verb cannot be used here", _Column(self.start + self.match.start("so") + 1), options=_verbs()
                )
            return found
        if groups.get("state"):
            return state_fact(self._written("state"))
        return said_fact(self._written("whether")) if groups.get("whether") else ""

    def _claims(self, fact: str) -> tuple[Claim, ...]:
        line = self._read(f"expect {fact}")
        assert isinstance(line, Expect)
        return line.claims

    def _read(self, words: str) -> Line:
        try:
            return self.read_line(words)[0]
        except ScenarioError as problem:
            raise ScenarioError(
                f'read as "{words}": {problem.reason}', where=problem.where, line=self.source.line,
                column=self.start + 1, source=self.source.start.source, options=problem.options, hint=problem.hint,
            ) from problem  # fmt: skip


def _verbs() -> tuple[str, ...]:
    return tuple(dict.fromkeys(verb.infinitive for verb in VERBS))
