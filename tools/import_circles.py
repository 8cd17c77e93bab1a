"""Print the circles that imports make, and the arrows between folders: ``python tools/import_circles.py [folder]``.

Three readings of the same files, each wider than the one before:

- *run time*: imports that are carried out when a module is loaded or a function is called,
- *types*: those and the ones under ``if TYPE_CHECKING:``.

A circle is a strongly connected component of more than one file. The architecture test uses these functions.
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]


class Import(NamedTuple):
    """One import statement: who imports what, and when it is carried out."""

    importer: str
    imported: str
    line: int
    for_types: bool
    in_function: bool


def module_name(path: Path, root: Path = ROOT) -> str:
    """The dotted name of a file; a package has the name of its folder."""
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def modules(folder: Path, root: Path = ROOT) -> dict[str, Path]:
    """Every module below a folder, by dotted name, sorted."""
    return {module_name(path, root): path for path in sorted(folder.rglob("*.py"))}


def _statements(
    node: ast.AST, *, for_types: bool = False, in_function: bool = False
) -> Iterator[tuple[ast.Import | ast.ImportFrom, bool, bool]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.expr):
            continue  # no expression has a statement in it
        if isinstance(child, ast.Import | ast.ImportFrom):
            yield child, for_types, in_function
        elif isinstance(child, ast.If) and ast.unparse(child.test) in {"TYPE_CHECKING", "typing.TYPE_CHECKING"}:
            for part in child.body:
                yield from _statements(ast.Module([part], []), for_types=True, in_function=in_function)
            for part in child.orelse:
                yield from _statements(ast.Module([part], []), for_types=for_types, in_function=in_function)
        else:
            function = in_function or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef)
            yield from _statements(child, for_types=for_types, in_function=function)


@cache
def statements(path: Path) -> tuple[tuple[ast.Import | ast.ImportFrom, bool, bool], ...]:
    """The imports of a file, each with whether it is for types, and inside a function; a file is read once."""
    return tuple(_statements(ast.parse(path.read_text(encoding="utf-8"))))


def imports(files: dict[str, Path]) -> list[Import]:
    """Every import from one of the files to another of them."""
    found: list[Import] = []
    for name, path in files.items():
        for node, for_types, in_function in statements(path):
            if isinstance(node, ast.Import):
                targets = [alias.name for alias in node.names]
            else:
                targets = [_target(node.module or "", alias.name, files) for alias in node.names]
            found += [
                Import(name, target, node.lineno, for_types, in_function)
                for target in dict.fromkeys(targets)
                if target in files and target != name
            ]
    return found


def _target(module: str, name: str, files: dict[str, Path]) -> str:
    """``from a import b`` means the module a.b where there is one, else the module a."""
    return f"{module}.{name}" if f"{module}.{name}" in files else module


def circles(arrows: set[tuple[str, str]]) -> list[list[str]]:
    """The strongly connected components of more than one member, the largest first (Tarjan's algorithm)."""
    after: dict[str, list[str]] = defaultdict(list)
    for one, other in sorted(arrows):
        after[one].append(other)
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in after[name]:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            component = [stack.pop()]
            while component[-1] != name:
                component.append(stack.pop())
            if len(component) > 1:
                found.append(sorted(component))

    sys.setrecursionlimit(10_000)
    for name in sorted({one for one, _ in arrows}):
        if name not in index:
            visit(name)
    return sorted(found, key=lambda circle: (-len(circle), circle))


def run_time_circles(files: dict[str, Path]) -> list[list[str]]:
    """The circles of imports that are carried out, also those inside functions."""
    return circles({(one.importer, one.imported) for one in imports(files) if not one.for_types})


def type_circles(files: dict[str, Path]) -> list[list[str]]:
    """The circles of all imports, also those that only name types."""
    return circles({(one.importer, one.imported) for one in imports(files)})


def folder_of(module: str, package: str) -> str:
    """The folder of a package that a module lies in; the module's own name if it lies in none."""
    return module.removeprefix(f"{package}.").split(".")[0]


def folder_arrows(files: dict[str, Path], package: str) -> dict[tuple[str, str], list[Import]]:
    """The imports between folders of a package, by (importing folder, imported folder)."""
    found: dict[tuple[str, str], list[Import]] = defaultdict(list)
    for one in imports(files):
        arrow = folder_of(one.importer, package), folder_of(one.imported, package)
        if arrow[0] != arrow[1] and package not in {one.importer, one.imported}:
            found[arrow].append(one)
    return dict(found)


def main() -> None:
    """Print the figures of the engine, or of the folder that is named."""
    folder = (ROOT / (sys.argv[1] if len(sys.argv) > 1 else "judge/engine")).resolve()
    files = modules(folder)
    package = module_name(folder)
    found = imports(files)
    inside = sum(one.in_function for one in found)
    print(f"{package}: {len(files)} files, {len(found)} imports among them, {inside} inside functions")
    for what, groups in ("run time", run_time_circles(files)), ("with types", type_circles(files)):
        print(f"circles, {what}: {', '.join(str(len(group)) for group in groups) or 'none'}")
        for group in groups:
            print("  " + ", ".join(name.removeprefix(f"{package}.") for name in group))
    print("arrows between folders:")
    for (one, other), arrows in sorted(folder_arrows(files, package).items()):
        print(f"  {one} -> {other}: {len(arrows)}")


if __name__ == "__main__":
    main()
