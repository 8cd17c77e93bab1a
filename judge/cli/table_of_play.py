"""The rows of the table for commands that play scenarios and write them."""

from __future__ import annotations

from judge.cli.rows import (
    HTML,
    JSON,
    LINES,
    MARKDOWN,
    NUMBER,
    PAIR,
    PATH,
    PATH_OR_PAIR,
    PLAIN,
    STEERING,
    TEXT,
    VERSION,
    WIDTH,
    Argument,
    Command,
    Option,
)

_BREAK = WIDTH._replace(help="Break lines at this many columns.", least=0)
_NUMBERS = Option("rules", ("--rules",), "Rule numbers of this version.", VERSION, "VERSION", "1.3", "1.4")
_DAY = Option("as_of", ("--as-of",), "For files without a date; today if not given.", TEXT, "DAY", "2026-07-24")

ROWS = {
    "run": lambda: Command(
        "judge.cli.run:run", "Run every scenario block of ruling files and say which of them hold.",
        ("run rulings/pairs --json", "run ruling:combat/results"),
        (Argument("paths", "PATH...", "Files, directories, ids of rulings, or rulings for all of them; - is standard"
                  " input.", PATH, many=True),),
        (
            _DAY, _NUMBERS,
            Option("verbose", ("-v", "--verbose"), "Every event, with its rules and what each of them is about."),
            _BREAK, JSON, MARKDOWN, PLAIN,
        ),
    ),
    "ask": lambda: Command(
        "judge.cli.ask:ask",
        "Answer a question about a scenario, from a file or from lines that you give.",
        ('ask "does u die" --with "P1: hand Defy; P2: at BF1 u = 3-Might unit" --play "effect of P1: deal 2 to u"',),
        (Argument("words", "[FILE] QUESTION", "does u die, can P2 play Defy on Hextech Ray", many=True),),
        (
            Option("board", ("--with",), "Set-up lines of the scenario language, separated by semicolons.",
                   TEXT, "LINES", '"P2: at BF1 u = 3-Might unit"', joins=LINES),
            Option("play", ("--play",), "Lines of play, separated by semicolons.",
                   TEXT, "LINES", '"P1 plays Hextech Ray on u"', joins=LINES),
            Option("block", ("--block",), "Which block of the file.", NUMBER, "N", "2", 1, 1, 9999),
            _DAY, _NUMBERS, _BREAK, JSON, MARKDOWN, PLAIN,
        ),
    ),
    "replay": lambda: Command(
        "judge.cli.replay:replay",
        "Replay a scenario step by step with the rule of every event; on a terminal the table is drawn, and every"
        " decision can be taken another way.",
        ("replay 'ruling:combat/results!3'", "replay rulings/pairs/baited-hook-and-highlander.md --block 2"),
        (Argument("file", "FILE|ID", "A file with scenario blocks, or the id of a ruling; - is standard input.",
                  PATH),),
        (
            Option("block", ("--block",), "Which block of the file.", NUMBER, "N", "2", 1, 1, 9999),
            Option("outcome", ("--outcome",), "Go on to this outcome, as judge explore counts them.",
                   NUMBER, "N", "2", 0, 1, 9999),
            HTML._replace(help="Write the replay as a page for a browser; open outcomes are side by side."),
            _DAY, _NUMBERS,
            _BREAK, JSON, MARKDOWN,
            PLAIN._replace(help="Plain text, without the screen."),
        ),
    ),
    "why": lambda: Command(
        "judge.cli.why:why",
        "Show why a step of a scenario happened: the rules of each of its events and what led to it.\n\n"
        "STEP is a line of the file, as judge replay and judge run -v show it; 33.2 is the second event of line 33.",
        ("why rulings/pairs/baited-hook-and-highlander.md 35",
         "why rulings/pairs/baited-hook-and-highlander.md 35.3"),
        (
            Argument("file", "FILE", "A file with scenario blocks, or the id of a ruling; - is standard input.", PATH),
            Argument("step", "STEP", "33, 33.2"),
        ),
        (
            Option("block", ("--block",), "Which block of the file; the one that has the line if not given.",
                   NUMBER, "N", "2", 0, 1, 9999),
            _DAY, _NUMBERS, _BREAK, JSON, MARKDOWN, PLAIN,
        ),
    ),
    "new": lambda: Command(
        "judge.cli.new:new",
        "Write a set-up of two cards as a scenario file with its outcomes; judge run FILE passes at once.",
        ('new "hidden blade vs zhonya" > ruling.md',),
        (Argument("cards", '"A vs B"', "Two cards.", PAIR, many=True),),
        (
            Option("set_up", ("--set-up",), "Which set-up; the most informative one if not given.",
                   NUMBER, "N", "2", 1, 1, 999),
            *(option for option in STEERING if option.name != "set_up"),
            _DAY._replace(help="Cards as they read on this day; today if not given."),
        ),
    ),
    "quiz": lambda: Command(
        "judge.cli.quiz:quiz",
        "Practise for a judge's exam: situations with their outcomes as choices, the answer and its rules.",
        ("quiz --topic deaths --seed 7 -n 1 --json", "quiz --print 3 --level easy"),
        (),
        (
            Option("topic", ("--topic",), "Only about this: deaths, combat, costs …, a keyword, or a rule's number.",
                   TEXT, "TOPIC", "deaths"),
            Option("level", ("--level",), "easy, medium or hard.", TEXT, "LEVEL", "easy"),
            Option("seed", ("--seed",), "The same number gives the same questions.", NUMBER, "N", "7", "", 0,
                   999_999),
            Option("number", ("-n", "--number"), "How many questions; 10 if not given.", NUMBER, "N", "5", "", 1, 999),
            Option("printed", ("--print",), "Write a sheet with this many questions, solutions last, as Markdown.",
                   NUMBER, "N", "12", "", 1, 999),
            HTML._replace(help="Write the sheet of --print as a page that prints well.", example="sheet.html"),
            Option("anki", ("--anki",), "Write the questions as a deck for Anki.", TEXT, "FILE", "rulings.apkg"),
            Option("score", ("--score",), "How many answers were right so far, by section of the rulebook."),
            Option("reset", ("--reset",), "Forget that score."),
            _DAY._replace(help="Rules and cards as of this day; today if not given."), _BREAK, JSON,
        ),
    ),
    "explore": lambda: Command(
        "judge.cli.explore:explore",
        "Show all outcomes of a scenario, or of a set-up of two cards: every choice that is open is tried.",
        ("explore rulings/pairs/baited-hook-and-highlander.md --block 2 --from 33 --tree",
         'explore "hidden blade vs zhonya" --set-up 2 --tree'),
        (Argument("words", 'FILE or "A vs B"',
                  "A file with scenario blocks (- is standard input), the id of a ruling, or cards.",
                  PATH_OR_PAIR, many=True),),
        (
            Option("block", ("--block",), "Which block of the file; not needed if there is only one.",
                   NUMBER, "N", "2", 0, 1, 9999),
            Option("since", ("--from",), "Open the choices from this line of the file on; the rest is left out.",
                   NUMBER, "LINE", "12", 0, 1, 99999),
            Option("tree", ("--tree",), "The choices as a tree, too."),
            Option("depth", ("--depth",), "Fold the tree below N choices.", NUMBER, "N", "4", 8, 1, 99),
            Option("svg", ("--svg",), "Write a picture of the choices to this file.", TEXT, "FILE", "choices.svg"),
            Option("budget", ("--budget",), "Visit at most N positions.", NUMBER, "N", "500", 20000, 1, 9999999),
            Option("seconds", ("--seconds",), "Walk for at most S seconds.", NUMBER, "S", "30", 0, 1, 86400),
            HTML._replace(help="Write every outcome and the choices as a page for a browser."),
            *STEERING,
            _DAY, _BREAK, JSON, MARKDOWN, PLAIN,
        ),
    ),
}  # fmt: skip
"""Their rows, made when they are asked for."""
