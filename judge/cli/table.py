"""The one table of commands and options, from which parsing, help, completion and documentation are made.

``read_arguments.py`` reads the words of a command line by it, ``help_text.py`` writes the help, ``completion.py``
completes words, ``tools/command_tables.py`` writes the tables of docs/cli.md, and tests run every example. A new option
is one line here. It holds values only, because every question is compared with the names of commands.
"""

from __future__ import annotations

from judge.cli.rows import (
    ACTION,
    CHOICE,
    DOCUMENT,
    JSON,
    MARKDOWN,
    NAME,
    NUMBER,
    PAGE,
    PLAIN,
    RULE,
    TEXT,
    VERSION,
    WIDTH,
    Argument,
    Command,
    Option,
)
from judge.cli.table_of_lookups import ROWS as OF_LOOKUPS
from judge.cli.table_of_play import ROWS as OF_PLAY

_RULE = Argument("number", "NUMBER", "428.1.a, TR 704, core@1.2:415.1", RULE)
_SECTION = Argument("section", "SECTION", "737, hidden", many=True, optional=True)

COMMANDS = {
    "rule": lambda: Command(
        "judge.cli.rule:rule",
        "Show one rule with its subrules, its rulings, and what its number meant in other versions.",
        ("rule 323.5 --as-of 2026-04-01",), (_RULE,), answers=True,
    ),
    "keyword": lambda: Command(
        "judge.cli.keyword:keyword", "Show what a keyword does: its rules, examples and rulings.",
        ("keyword hidden",), (Argument("name", "NAME", "hidden, quick-draw", NAME, many=True),), answers=True,
    ),
    "card": lambda: Command(
        "judge.cli.card:card", "Show a card: its facts, its errata, and the answers and rules that name it.",
        ("card baited hook --as-of 2025-10-20", "card falling star --how"),
        (Argument("name", "NAME", "baited hook", NAME, many=True),),
        (Option("how", ("--how",), "What the engine performs, with the rules of each part."),), answers=True,
    ),
    "search": lambda: Command(
        "judge.cli.search:search",
        "Search all rules, answers and errata for words, even if they are a number or a name.",
        ("search negative might -n 3",), (Argument("text", "TEXT", "Any words.", many=True),), answers=True,
    ),
    "diff": lambda: Command(
        "judge.cli.diff:diff",
        "Show what changed between two versions of the rules, a FAQ, errata or card lists, or between two files.",
        ("diff 1.2 1.3 hidden",),
        (
            Argument("old", "A", "1.2, tournament@2026-03-30, faq@origins, or a file", DOCUMENT),
            Argument("new", "B", "the same, of another version", DOCUMENT),
            _SECTION,
        ),
        (
            Option("everything", ("--all",), "All changes, not just one screen."),
            Option("stat", ("--stat",), "Only the counts, in total and under each heading."),
            Option("inline", ("--inline",), "The whole texts, both versions in one."),
            Option("side", ("--side",), "The whole texts side by side; below 60 columns one below the other."),
            MARKDOWN,
            Option("html", ("--html",), "A page of HTML."),
            JSON, PLAIN,
            Option(
                "hide", ("--hide",), "Leave out a kind, or several separated by commas; the counts stay.",
                TEXT, "KIND", "moved,added", (),
                choices=("unchanged", "moved", "reworded", "split", "merged", "added", "removed"), many=True,
            ),
            WIDTH._replace(least=0),
        ),
    ),
    "history": lambda: Command(
        "judge.cli.history:history",
        "Show when a rule was created, moved, reworded or removed, and where its number means another rule.",
        ("history core@1.2:737",), (_RULE._replace(help="428.5.e, core@1.2:737", many=True),), answers=True,
    ),
    "versions": lambda: Command(
        "judge.cli.versions:versions",
        "List every document and edition with its dates, and whether it is in force.",
        ("versions --as-of 2026-01-10",), answers=True,
    ),
    "errata": lambda: Command(
        "judge.cli.errata:errata",
        "Show errata: before and after, the words that changed, why, and a scenario in which the wordings differ.\n\n"
        "Without a card, a bulletin or a date it lists the bulletins.",
        ('errata "baited hook"',),
        (Argument("name", "CARD|BULLETIN", "baited hook, origins", NAME, many=True, optional=True),),
        (
            Option("since", ("--since",), "All errata since this day.", TEXT, "DAY", "2026-04-01"),
            Option("document", ("--document",), "Those of one bulletin.", TEXT, "NAME", "origins"),
        ),
        answers=True,
    ),
    "impact": lambda: Command(
        "judge.cli.impact:impact",
        "List the rulings, answers, errata, scenarios and citations that rest on a rule that changed from A to B.",
        ("impact 1.3 1.4 --hide moved",),
        (
            Argument("old", "A", "The older version, 1.3.", VERSION),
            Argument("new", "B", "The newer version, 1.4.", VERSION),
            Argument("ids", "ID...", "Only these entries.", many=True, optional=True),
        ),
        (
            Option("hide", ("--hide",), "Leave out rules that only moved, or, with --all, what was reviewed.",
                   CHOICE, "KIND", "moved", choices=("moved", "reviewed")),
            Option("below", ("--below",), "Also count changes in subrules of the rules that an entry names."),
            Option("reviewed", ("--reviewed",), "Record in rules/reviewed.tsv that these entries were read against B."),
            Option("everything", ("--all",), "Every entry with its rules, also those reviewed against B or later."),
            Option("rulings", ("--rulings",), "A file or folder of rulings; the project's own if not given.",
                   TEXT, "PATH", "rulings"),
            MARKDOWN._replace(help="Markdown, with boxes to tick."),
            JSON, PAGE,
        ),
    ),
    **OF_LOOKUPS,
    **OF_PLAY,
    "import": lambda: Command(
        "judge.cli.importing:import_",
        "Read official documents that you have; their wording is quoted beside ours from then on.",
        ("import core-rules.pdf faq.html",),
        (Argument("files", "FILE...", "PDF, text, Markdown, HTML, JSON.", many=True, optional=True),),
        (
            Option("named", ("--as",), "What the document is, if it does not say: core@1.5, faq@origins.",
                   TEXT, "ID", "core@1.5"),
            Option("date", ("--date",), "The day of the document, if it states none.", TEXT, "DAY", "2026-07-16"),
            Option("listed", ("--list",), "List what is imported."),
            Option("removed", ("--remove",), "Remove a document; may be given several times.",
                   TEXT, "ID", "core@1.5", (), many=True),
            Option("dry_run", ("--dry-run",), "Read and report, store nothing."),
            JSON,
        ),
    ),
    "coverage": lambda: Command(
        "judge.cli.coverage:coverage",
        "Show how each rule about play is handled: performed, assumed by the data, or not modelled.",
        ("coverage 323", "coverage --cards vendetta"), (_SECTION._replace(help="323, 355.14, 300, hidden"),),
        (
            Option("missing", ("--missing",), "Only what is not modelled, grouped by reason."),
            Option("unreached", ("--unreached",), "Only performed rules that no ruling reaches yet."),
            Option("cards", ("--cards",), "Cards instead of rules: those of a set, one card, or all."),
            Option("texts", ("--texts",), "Parts of cards' texts that come about on no derived board."),
        ),
        answers=True,
    ),
    "doctor": lambda: Command(
        "judge.cli.doctor:doctor",
        "Check the content, the imported documents and the cache; ends with 4 if anything is wrong there.",
        ("doctor --json", "doctor --lines"),
        (Argument("files", "FILE...", "Check these rulebooks instead of the content.", many=True, optional=True),),
        (Option("lines", ("--lines",), "List instead which signed lines a search would answer from another section."),
         JSON, PAGE),
    ),
    "eval": lambda: Command(
        "judge.cli.evaluate:evaluate",
        "Score look-up on a file of questions: what comes first, what the screen says, what is denied or misread.",
        ("eval questions.json --at-least 0.85", "eval questions.json --out now.json --compare before.json"),
        (Argument("file", "FILE", "A JSON list of questions, a saved run, or - for standard input."),),
        (
            Option("at_least", ("--at-least",), "End with 5 if a measure is lower; hit@5 if none is named.",
                   TEXT, "[MEASURE=]SHARE", "lines=0.75", (), many=True),
            Option("at_most", ("--at-most",), "End with 5 if a measure is higher.",
                   TEXT, "MEASURE=SHARE", "denied=0", (), many=True),
            Option("misses", ("--misses",), "List each question whose right answer is not among the first five."),
            Option("out", ("--out",), "Save the run, to be compared with later ones.", TEXT, "FILE", "before.json"),
            Option("compare", ("--compare",), "Compare the run with a saved one, question by question.",
                   TEXT, "FILE", "before.json"),
            JSON,
        ),
    ),
    "mcp": lambda: Command(
        "judge.cli.mcp:mcp",
        "Serve look-up, citations, two cards, scenarios and diffs to assistants (MCP, over standard input and output).",
        ("mcp --tools",), (),
        (Option("tools", ("--tools",), "List the tools, and end."),),
    ),
    "sweep": lambda: Command(
        "judge.cli.sweep:sweep",
        "Simulate all pairs of cards, or a sample of them, in parallel; report the results, or compare two sweeps.\n\n"
        "sweep report DIR says how many interact, what was refused and which answers contradict themselves; sweep "
        "compare DIR DIR shows what an erratum, other rules or another version of the program changed, and ends with 1 "
        "if anything did.",
        ('sweep --cards "hidden blade, zhonya\'s hourglass, fight or flight" --out some',),
        (
            Argument("words", "report DIR | compare DIR DIR", "What to do with sweeps that were run before.", ACTION,
                     many=True, optional=True, actions=(("report", 1), ("compare", 2))),
        ),
        (
            Option("cards", ("--cards",), "Only pairs of these, or of a file of names; for one card, all its pairs.",
                   TEXT, "CARDS", '"Defy, Wind Wall"'),
            Option("sample", ("--sample",), "Only this many pairs, chosen at random by the seed.",
                   NUMBER, "N", "2000", "", 1, 9999999),
            Option("seed", ("--seed",), "The seed of the random sample.", NUMBER, "S", "7", "", 0, 9999999),
            Option("out", ("--out",), "The directory of the sweep; sweep if not given.", TEXT, "DIR", "before"),
            Option("resume", ("--resume",), "Resume the sweep in the directory, with the options it began with."),
            Option("processes", ("--processes",), "How many processes to run; one for each processor if not given.",
                   NUMBER, "N", "2", "", 1, 999),
            Option("scheduler", ("--scheduler",), "Run on the Dask cluster of this scheduler (needs the extra sweep).",
                   TEXT, "ADDRESS", "tcp://127.0.0.1:8786"),
            Option("seconds", ("--seconds-per-pair",), "Stop a pair that takes longer; 30 if not given.",
                   NUMBER, "S", "20", "", 1, 86400),
            Option("as_of", ("--as-of",), "The wordings of this day; today if not given.", TEXT, "DAY", "2025-10-20"),
            Option("rules", ("--rules",), "Rule numbers of this version.", VERSION, "VERSION", "1.3"),
            Option("most", ("--most",), "How many pairs of each kind a report or a comparison lists; 5 if not given.",
                   NUMBER, "N", "20", "", 0, 9999999),
            JSON, MARKDOWN,
        ),
    ),
    "completion": lambda: Command(
        "judge.cli.completion:completion",
        "Print the completion script of a shell; it completes commands, options, cards, rules, versions and documents.",
        ("completion bash >> ~/.bashrc",),
        (
            Argument("shell", "SHELL", "bash, zsh or fish."),
            Argument("typed", "LINE", "The line up to the cursor.", optional=True, hidden=True),
        ),
        (Option("breaks", ("--breaks",), "Where bash parts words.", TEXT, "SIGNS", ":", hidden=True),),
    ),
}  # fmt: skip
"""Every command by its name, in the order of the help. A row is made when it is asked for: most questions need none."""

ROOT = (
    Option("help", ("--help", "-h"), "Show this message and exit."),
    Option("interactive", ("--interactive", "-i"), "Stay open for one question after another."),
    Option("version", ("--version",), "Show the version."),
)
"""The options of ``judge`` alone."""


def command(name: str) -> Command:
    """The row of a command; KeyError if there is none of that name."""
    return COMMANDS[name]()._replace(name=name)


def commands() -> tuple[Command, ...]:
    """The row of every command."""
    return tuple(command(name) for name in COMMANDS)
