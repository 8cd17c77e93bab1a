"""JSON without the modules that ``json`` imports: ``re`` alone takes longer than the forty records of a look-up.

CPython's ``json`` hands its work to the functions used here; where they are missing, ``json`` itself does it.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    scan: Callable[[str, int], tuple[Any, int]]
    quoted: Callable[[str], str]
    pieces_of: Callable[[object, int], tuple[str, ...]]
else:
    try:
        from _json import encode_basestring as quoted
        from _json import make_encoder, make_scanner
    except ImportError:  # another interpreter
        from json import JSONEncoder
        from json.decoder import JSONDecoder
        from json.encoder import encode_basestring as quoted

        scan = JSONDecoder().scan_once

        def pieces_of(value: object, _depth: int) -> tuple[str, ...]:
            """What ``json`` makes of a value."""
            return (JSONEncoder(ensure_ascii=False).encode(value),)
    else:

        def _refuse(value: object) -> None:
            """Say that a value has no form in JSON, as ``json`` does."""
            raise TypeError(f"Object of type {type(value).__name__} is not JSON serializable")

        pieces_of = make_encoder(None, _refuse, quoted, None, ": ", ", ", False, False, True)

        class _AsUsual:
            """What the scanner is to make of values: the plain ones of Python."""

            strict = True
            object_hook = object_pairs_hook = None
            parse_float, parse_int, parse_constant = float, int, float

            def __init__(self) -> None:
                self.memo = {}

        scan = make_scanner(_AsUsual())


def decoded(raw: bytes) -> Any:
    """The value of JSON that begins and ends without blanks; raises ValueError for anything else."""
    text = raw.decode()
    try:
        value, end = scan(text, 0)
    except StopIteration:
        raise ValueError("this is not JSON") from None
    if end != len(text):
        raise ValueError("something follows the JSON")
    return value


def encoded(value: object) -> str:
    """A value as one line of JSON; letters beyond ASCII stay readable. TypeError for what has no form in JSON."""
    return "".join(pieces_of(value, 0))
