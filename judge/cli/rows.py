"""The parts of the table of commands: commands, options and arguments, and their kinds."""

from __future__ import annotations

from judge.answers.page.request import DEFAULT_HITS
from judge.record import NamedTuple

FLAG, TEXT, NUMBER, SHARE = "flag", "text", "number", "share"
VERSION, CHOICE, CARDS = "version", "choice", "cards"
"""Kinds of options: no value; any text; a whole number; a decimal; a version; one of ``choices``; names, not empty."""

RULE, NAME, DOCUMENT, PATH, PAIR, WORDS = "rule number", "name", "document", "path", "pair", "words"
PATH_OR_PAIR = "path or pair"
"""Kinds of arguments; those that are no rule number, no path and no "A vs B" in a command line make it a question."""
ACTION = "action"
"""The kind of an argument that begins with one of its ``actions``; other words make the command line a question."""
SIDES, QUERY, CITED = "sides", "query", "cited"
"""Kinds of arguments: cards that meet; words to look for, which are no sentence; a number, an id or an exact name."""


LINES = "; "
"""What stands between lines of the scenario language on a command line."""


class Option(NamedTuple):
    """An option: what functions call it, how it is written, what it does, what its value is and what it may be.

    ``least`` and ``most`` are the range of a number. ``many`` options may be given several times, ``hidden`` ones are
    in no help. ``default`` is the value where the option is not given. An option that can stand without its value sets
    what is named ``alone`` then. The values of one that ``joins`` are one text, with that between them.
    """

    name: str
    flags: tuple[str, ...]
    help: str
    kind: str = FLAG
    metavar: str = ""
    example: str = ""
    default: int | float | str | bool | tuple[str, ...] = ""
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    many: bool = False
    hidden: bool = False
    alone: str = ""
    joins: str = ""


class Argument(NamedTuple):
    """A word of a command that is no option; ``many`` takes all that are left, an optional one may be missing.

    ``actions`` are the first words that an argument of that kind can begin with, and how many words each takes.
    """

    name: str
    metavar: str
    help: str
    kind: str = WORDS
    many: bool = False
    optional: bool = False
    hidden: bool = False
    actions: tuple[tuple[str, int], ...] = ()


class Command(NamedTuple):
    """A command: the function that performs it as ``module:function``, its help, and command lines that work.

    The function takes its arguments and options by name; one that ``answers`` takes the options of every answer, too,
    as one ``options``, and one that ``asks`` all those of a question.
    """

    function: str
    help: str
    examples: tuple[str, ...]
    arguments: tuple[Argument, ...] = ()
    own: tuple[Option, ...] = ()
    answers: bool = False
    asks: bool = False
    name: str = ""

    @property
    def options(self) -> tuple[Option, ...]:
        """Every option that the command takes, its own ones first."""
        if self.asks:
            return (*self.own, *QUESTION)
        return (*self.own, *ANSWER) if self.answers else self.own


JSON = Option("json", ("--json",), "One JSON object.")
MARKDOWN = Option("md", ("--md",), "Markdown.")
HTML = Option("html", ("--html",), "Write a page for a browser to this file.", TEXT, "FILE", "replay.html")
PLAIN = Option("plain", ("--plain",), "Plain text, no colour; what a pipe gets too.")
FILL = "Columns to fill; the terminal's own, or 80, if not given."
WIDTH = Option("width", ("--width",), FILL, NUMBER, "COLUMNS", "60", 0, 1, 999)
PAGE = WIDTH._replace(help="Columns to fill.", default=100, least=20)

ANSWER = (
    Option("rules", ("--rules",), "Answer by this version of the core rules: 1.0 to 1.4; alone, show the rules' texts.",
           VERSION, "VERSION", "1.3", alone="rule_texts"),
    Option("as_of", ("--as-of",), "Answer as of this day; today if not given.", TEXT, "DAY", "2026-07-24"),
    Option("limit", ("-n", "--limit"), "At most this many hits.", NUMBER, "NUMBER", "3", DEFAULT_HITS, 1, 999),
    JSON,
    MARKDOWN,
    PLAIN,
    WIDTH,
    Option("quote", ("--quote",), "Texts and ids only, no verdict."),
    Option("everything", ("--all",), "The whole answer instead of one screen."),
    Option("rulings", ("--rulings",), "The texts of the rulings."),
    Option("ids", ("--ids",), "Whole ids instead of numbers."),
    Option("no_pager", ("--no-pager",), "No pager, however long the answer is."),
)  # fmt: skip
"""The options of every answer."""

STEERING = (
    Option("board", ("--with",), "Set-up lines of the scenario language: they replace what is derived or add to it.",
           TEXT, "LINES", '"P2: at BF1 u = 4-Might unit; runes 3 Calm"', joins=LINES),
    Option("play", ("--play",), "Exactly these acts, in the scenario language.", TEXT, "ACTS",
           '"P1 plays Hextech Ray on u; P2 plays Defy in response"', joins=LINES),
    Option("set_up", ("--set-up",), "The derived set-up with this number.", NUMBER, "N", "2", 0, 1, 999),
    Option("swap", ("--swap",), "Swap which player has which card."),
    Option("before", ("--before",), "The first card acts before the other one."),
    Option("response", ("--response",), "The second card is played in response to the first."),
    Option("combat", ("--combat",), "They meet in a combat."),
    Option("hold", ("--hold",), "They meet as P2 holds a battlefield."),
)  # fmt: skip
"""What is asked of the set-up of two cards."""

QUESTION = (
    *ANSWER,
    Option("might", ("--might",), "Might of the unit between two cards.", NUMBER, "NUMBER", "4", "", 0, 99),
    Option("damage", ("--damage",), "Damage on that unit.", NUMBER, "NUMBER", "1", "", 0, 99),
    Option("deck", ("--deck",), "The top cards of the deck.", CARDS, "CARDS", '"4-Might unit, Cruel Patron"'),
    *STEERING,
    Option("steps", ("--steps",), "For two cards: the steps of outcome N, or of all.", NUMBER, "[N]", "1", "", 1, 999,
           alone="all_steps"),
    Option("set_ups", ("--set-ups",), "For two cards: every set-up that was tried."),
    Option("wordings", ("--wordings",), "For two cards: as printed and as corrected."),
    HTML._replace(help="For two cards: write their outcomes, step by step, as a page for a browser."),
)  # fmt: skip
"""The options of a question without a command: those of every answer, and what it states and shows of two cards."""
