"""The rows of the table for look-ups in one kind of document, for citations, and for the index behind the search."""

from __future__ import annotations

from judge.cli.rows import ACTION, CITED, JSON, QUERY, SIDES, TEXT, VERSION, Argument, Command, Option

ROWS = {
    "vs": lambda: Command(
        "judge.cli.versus:versus", 'Show what happens between two cards: judge "A vs B" with a word for each card.',
        ('vs "hidden blade" zhonya', "vs baited hook unlicensed armory --steps 1"),
        (Argument("cards", "A B", "Two or more cards, each as one argument or with vs between them.", SIDES,
                  many=True),),
        asks=True,
    ),
    "faq": lambda: Command(
        "judge.cli.documents:faq",
        "Show answers of the FAQs: by id, on a card or a keyword, or found by words.\n\n"
        "Without words it lists the FAQs; the name of one lists its answers.",
        ("faq", "faq deflect -n 3", "faq origins#43", "faq baited hook"),
        (Argument("query", "QUERY|ID", "baited hook, origins, origins#43", QUERY, many=True, optional=True),),
        answers=True,
    ),
    "ruling": lambda: Command(
        "judge.cli.documents:ruling",
        "Show rulings of this project: one by its name, those on a card, a rule or a keyword, or those with some words."
        "\n\nWithout words it lists their chapters; the name of one lists its rulings.",
        ("ruling", "ruling combat/assigning-damage", "ruling baited hook -n 3", "ruling 428.1.a"),
        (Argument("query", "QUERY|NAME", "combat/assigning-damage, baited hook, 428.1.a, combat", QUERY, many=True,
                  optional=True),),
        answers=True,
    ),
    "near-misses": lambda: Command(
        "judge.cli.documents:near_misses",
        "List near misses: what looks like something that a text waits for and is not, as a recall is no move.\n\n"
        "With words, only those that have them, each with its rule and its ruling.",
        ("near-misses", "near-misses move", "near-misses --json"),
        (Argument("query", "WORDS", "move, death, recall", QUERY, many=True, optional=True),),
        answers=True,
    ),
    "tournament": lambda: Command(
        "judge.cli.documents:tournament",
        "Show tournament rules: by number, an infraction by its name, or found by words.\n\n"
        "Without words it lists their sections.",
        ("tournament", "tournament 703.2", "tournament slow play"),
        (Argument("query", "QUERY|NUMBER", "703.2, slow play, deck check", QUERY, many=True, optional=True),),
        answers=True,
    ),
    "browse": lambda: Command(
        "judge.cli.browse:browse",
        "Read rules, cards and answers in a full-screen reader with a search, a tree, and links.",
        ("browse", "browse baited hook"),
        (Argument("words", "WORDS", "What to open first, as after judge: 428.1.a, hidden, baited hook.", many=True,
                  optional=True),),
        (
            Option("rules", ("--rules",), "Read by this version of the core rules.", VERSION, "VERSION", "1.3"),
            Option("as_of", ("--as-of",), "Read as of this day; today if not given.", TEXT, "DAY", "2026-07-24"),
        ),
    ),
    "cite": lambda: Command(
        "judge.cli.cite:cite", "Write one citation to paste: the text, where it is from, and whether it is in force.",
        ("cite 428.1.a", "cite faq@origins:baited-hook-1 --md"),
        (Argument("id", "ID", "428.1.a, TR 704, faq@origins#43, errata@2025-10-28:baited-hook, card:Charm, hidden",
                  CITED, many=True),),
        answers=True,
    ),
    "index": lambda: Command(
        "judge.cli.index:index",
        "Show where the search index is, how large and old it is, and whether it is current; build it, or clear it.",
        ("index status", "index status --json", "index build"),
        (Argument("words", "status | build | clear", "What to do; status if not given.", ACTION, many=True,
                  optional=True, actions=(("status", 0), ("build", 0), ("clear", 0))),),
        (JSON,),
    ),
}  # fmt: skip
"""Their rows, made when they are asked for."""
