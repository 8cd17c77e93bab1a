"""``judge mcp``: the judge for assistants, over standard input and output."""

from __future__ import annotations

from importlib.util import find_spec

from judge.cli.extras import how_to_install
from judge.cli.output import write
from judge.errors import Misuse


def mcp(*, tools: bool) -> int:
    """Serve until the input ends, or list the tools. Raises Misuse where the extra ``mcp`` is not installed."""
    if find_spec("mcp") is None:
        raise Misuse("judge mcp needs the extra mcp", hint=how_to_install("mcp"))
    import anyio  # noqa: PLC0415 - comes with the extra

    from judge.cli.assistants.server import server  # noqa: PLC0415 - only where it serves

    served = server()
    if tools:
        for tool in anyio.run(served.list_tools):
            write(f"{tool.name}: {(tool.description or '').partition(chr(10))[0]}")
        return 0
    served.run("stdio")
    return 0
