"""The compiled library as of a day: rules, sections, keywords, cards, and references to them.

Everything is looked up on demand; making a ``Library`` costs nothing. Methods raise NotFound with the nearest matches,
or Misuse for a version that never existed.
"""

from __future__ import annotations

from judge.content import documents
from judge.content.editions import edition, edition_on, not_held
from judge.content.ids import RULE_DOCUMENTS, RULING, fold, parent_number, parse_id, rule_id
from judge.content.known import Basis, NewerEdition, known_until
from judge.content.model import Document, ErrataEntry, FaqEntry, Rule, revive
from judge.content.rule_record import rule_of
from judge.errors import NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.ruling import Ruling
    from judge.content.store import Store


class CardPage(NamedTuple):
    """What the library has on a card."""

    name: str
    errata: tuple[ErrataEntry, ...]  # oldest first
    faq: tuple[FaqEntry, ...]
    rules: tuple[str, ...]  # ids of the rules whose examples name the card


class Section(NamedTuple):
    """A rule with its parents (outermost first) and all its subrules, in order."""

    parents: tuple[Rule, ...]
    rule: Rule
    below: tuple[Rule, ...]


class Library:
    """The library as of ``as_of`` (an ISO date), by the newest edition held of those in force on that day.

    ``version`` selects another version of the core rules.
    """

    def __init__(self, store: Store, as_of: str, version: str = "") -> None:
        self.store = store
        self.as_of = as_of
        if version:
            self.core = edition(store, "core", version)
        else:
            self.core = self._edition_on("core")

    @property
    def version(self) -> str:
        """The version of the core rules in use."""
        return self.core.version

    def edition(self, document: str) -> Document:
        """The edition of a rules document in use."""
        if document == "core":
            return self.core
        return self._edition_on(document)

    def _edition_on(self, document: str) -> Document:
        return edition_on(self.store, document, self.as_of) or documents.editions(document)[0]

    @property
    def basis(self) -> Basis:
        """The day up to which documents were checked, and the editions in force that are newer than those in use."""
        newer = []
        for document in RULE_DOCUMENTS:
            held = self.edition(document)
            if held == self._edition_on(document):
                unheld = [one for one in not_held(self.store, document) if held.in_force < one.in_force <= self.as_of]
                newer += [
                    NewerEdition(one.id, one.title, one.published, one.in_force, held.version) for one in unheld[-1:]
                ]
        return Basis(known_until(self.store), tuple(newer))

    def written(self, document: str) -> str:
        """The newest version of a document whose text the library holds; "" if it holds none."""
        held = [edition.version for edition in documents.editions(document) if self.has_text(document, edition.version)]
        return held[-1] if held else ""

    def has_text(self, document: str, version: str) -> bool:
        """Whether the library holds the text of this edition, not only its numbers."""
        return self.store.has(f"order {document}@{version}")

    # Rules

    def find_rule(self, identifier: str) -> Rule | None:
        """The rule with this complete id, or None."""
        found = self.store.get(f"rule {identifier}")
        return None if found is None else rule_of(identifier, found, self._title)

    def must_be_readable(self, identifier: str, ending: str | None = None) -> None:
        """Raises Unreadable if an id is left out for a slip, or with ``ending`` one that begins and ends so."""
        if self.store.has("left out"):
            from judge.content.left_out import unreadable  # noqa: PLC0415 - nothing is, but where somebody writes

            if problem := unreadable(self.store, identifier, identifier if ending is None else ending):
                raise problem

    def _title(self, identifier: str) -> str:
        """The title of a heading, which most rules below it have."""
        key = f"title {identifier}"
        if key not in self.store.memo:
            self.store.memo[key] = self.store.get(f"rule {identifier}")[0]
        title: str = self.store.memo[key]
        return title

    def rule(self, number: str, document: str = "core", version: str = "") -> Rule:
        """The rule with this number in an edition whose text is held; raises NotFound with its neighbours."""
        version = version or self.edition(document).version
        identifier = rule_id(document, version, number)
        found = self.find_rule(identifier)
        if found is None:
            self.must_be_readable(identifier)
            reason = f"there is no rule {number} in the {document} rules {version}"
            raise NotFound(reason, nearest=self.nearest(number, document, version))
        return found

    def nearest(self, number: str, document: str, version: str) -> tuple[str, ...]:
        """Ids near a number that does not exist: the closest existing parent, else the sections before and after it."""
        above = number
        while above := parent_number(above):
            if self.store.has(f"rule {rule_id(document, version, above)}"):
                return (rule_id(document, version, above),)
        head, order = number[:3], self.order(document, version)
        sections = [identifier for identifier in order if "." not in identifier.partition(":")[2]]
        before = [identifier for identifier in sections if identifier.partition(":")[2] < head]
        after = [identifier for identifier in sections if identifier.partition(":")[2] > head]
        return (*before[-1:], *after[:1])

    def order(self, document: str, version: str) -> list[str]:
        """The ids of all rules of an edition, in order."""
        numbers: str = self.store.get(f"order {document}@{version}") or ""
        return [rule_id(document, version, number) for number in numbers.split()]

    def section(self, rule: Rule) -> Section:
        """A rule with its parents and all its subrules."""
        parents: list[Rule] = []
        above = rule.parent
        while above and (parent := self.find_rule(above)):
            parents.insert(0, parent)
            above = parent.parent
        return Section(tuple(parents), rule, tuple(self._below(rule)))

    def _below(self, rule: Rule) -> Iterator[Rule]:
        for identifier in rule.children:
            if child := self.find_rule(identifier):
                yield child
                yield from self._below(child)

    # Names

    def named(self, text: str) -> list[tuple[str, str]]:
        """What is called ``text``: pairs of kind (infraction, keyword, card or section) and id or name, by kind."""
        found: list[list[str]] = self.store.get(f"name {fold(text)}") or []
        order = ("infraction", "keyword", "card", "section")
        return sorted(((kind, identifier) for kind, identifier in found), key=lambda pair: order.index(pair[0]))

    def names(self, kind: str) -> list[str]:
        """All names of one kind: ``cards`` or ``keywords``."""
        found: list[str] = self.store.get(f"all {kind}") or []
        return found

    def keyword(self, name: str) -> Rule:
        """The rule that defines a keyword; raises NotFound if there is no such keyword."""
        for kind, identifier in self.named(name):
            if kind == "keyword":
                if rule := self.find_rule(identifier):
                    return rule
                self.must_be_readable(identifier)
        raise NotFound(f"there is no keyword {name!r}", nearest=_close(name, self.names("keywords")))

    def what_it_does(self, heading: str) -> tuple[str, str]:
        """What a keyword does in short and the id of the rule that says so, by the id of its heading; else two ""."""
        found = self.store.get(f"does {heading}")
        return (found[0], found[1]) if found else ("", "")

    def card(self, name: str) -> CardPage:
        """The card with this name, ignoring case and punctuation; raises NotFound with the nearest names."""
        for kind, card in self.named(name):
            if kind == "card":
                self.must_be_readable(f"card:{card}")
                page = self.store.get(f"card {card}") or {"errata": [], "faq": [], "rules": []}
                errata = sorted(map(self.erratum, page["errata"]), key=lambda erratum: erratum.date)
                faq = tuple(self.answer(identifier) for identifier in page["faq"])
                return CardPage(card, tuple(errata), faq, tuple(page["rules"]))
        raise NotFound(f"there is no card {name!r}", nearest=_close(name, self.names("cards")))

    def page(self, name: str) -> CardPage:
        """The page of a card, an empty one for a card that only an import knows."""
        try:
            return self.card(name)
        except NotFound:
            return CardPage(name, (), (), ())

    # Answers and errata

    def answer(self, identifier: str) -> FaqEntry:
        """The entry of a FAQ by id or by position (``faq@origins#43``); raises NotFound."""
        aliases = self.store.get(f"alias {identifier}")
        found = self.store.get(f"faq {aliases[0] if aliases else identifier}")
        if found is None:
            self.must_be_readable(identifier)
            raise NotFound(f"there is no answer {identifier}", hint="judge faq lists the FAQs.")
        return revive(FaqEntry, found)

    def erratum(self, identifier: str) -> ErrataEntry:
        """The entry of a bulletin by id; raises NotFound."""
        found = self.store.get(f"errata {identifier}")
        if found is None:
            self.must_be_readable(identifier)
            raise NotFound(f"there is no erratum {identifier}", hint="judge errata lists the bulletins.")
        return revive(ErrataEntry, found)

    def is_current(self, erratum: ErrataEntry) -> bool:
        """Whether no later erratum for the same card is in force on the day."""
        ids: list[str] = (self.store.get(f"card {erratum.card}") or {}).get("errata", [])
        others = (self.erratum(identifier) for identifier in ids)
        standing = [other.date for other in others if other.stands(self.as_of)]
        return not erratum.announced and erratum.date == max(standing, default="")

    def bulletin(self, identifier: str) -> list[str]:
        """The ids of the entries of a document: ``faq@origins``, ``errata@2025-10-28``."""
        found: list[str] = self.store.get(f"document {identifier}") or []
        return found

    # Who cites whom

    def cited_by(self, identifier: str) -> list[str]:
        """The ids of the rules, answers and errata that refer to ``identifier``."""
        found: list[str] = self.store.get(f"cited-by {identifier}") or []
        return found

    def rulings_on(self, identifier: str) -> tuple[FaqEntry, ...]:
        """The answers that cite a rule, those in force first."""
        rulings = [self.answer(other) for other in self.cited_by(identifier) if other.startswith("faq@")]
        return tuple(sorted(rulings, key=lambda entry: (not documents.is_followed(self.status(entry.id)), entry.id)))

    def resting_on(self, identifier: str) -> list[str]:
        """The ids of the project's rulings that rest on a rule or name a card, those of it alone first."""
        from judge.content.ruling import RESTING  # noqa: PLC0415 - only for a ruling

        return [f"{RULING}{name}" for name in self.store.get(f"{RESTING}{identifier}") or ()]

    def ruling(self, identifier: str) -> Ruling:
        """The project's ruling with an id, that of one of its scenarios included; raises NotFound."""
        from judge.content.rulings import ruling  # noqa: PLC0415 - only for a ruling

        return ruling(self.store, identifier)

    # Days

    def documents(self) -> tuple[Document, ...]:
        """The documents in force on the day."""
        return documents.in_force_on(self.as_of)

    def status(self, identifier: str) -> str:
        """The status of an id on the day: ``in force``, ``superseded 2026-03-30``, ``retired 2025-11-04``, ….

        "" for no id.

        A rule of the newest edition held is ``newest held`` while a newer one that is not held is in force. An answer
        of a FAQ that is not known to have ended is in force ``as far as known`` after the last day that was checked.
        """
        identity = parse_id(identifier)
        if identity is None:
            return ""
        if identity.kind == "rule":
            return self._status_of_rules(identity.document, identity.version)
        if identity.kind == "card":
            return "in force"
        document = documents.document(identity.kind, identity.document or identity.version)
        status = documents.status_on(document, self.as_of) if document else ""
        if document and document.kind == "faq" and status == documents.IN_FORCE:
            until = known_until(self.store)
            return f"{status}, as far as known on {until}" if "" < until < self.as_of else status
        return status

    def _status_of_rules(self, document: str, version: str) -> str:
        status = documents.status_on(edition(self.store, document, version), self.as_of)
        newer = status == documents.IN_FORCE and any(
            one.in_force <= self.as_of for one in not_held(self.store, document)
        )
        return documents.NEWEST_HELD if newer else status


def _close(name: str, among: list[str]) -> tuple[str, ...]:
    from difflib import get_close_matches  # noqa: PLC0415 - only for an error

    folded = {fold(other): other for other in among}
    return tuple(folded[match] for match in get_close_matches(fold(name), folded, n=3, cutoff=0.6))
