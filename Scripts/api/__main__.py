"""Lists, by package, what library products and the JSON on the wire no longer offer as they did, and fails where the changelog doesn't name it.

    make api-check BASE=origin/main

Only modules whose sources differ from where this branch left the base are built and compared, and without code, so that it takes a minute or two.
"""

import sys
from itertools import groupby

from api.breaks import Break, added_lines, breaks
from api.build import base, head
from api.products import offered
from api.wire import wire_breaks
from project import ROOT
from project.changes import changed_files, git
from project.graph import Graph
from project.manifest import Manifest
from project.repository import Repository


def main(arguments: list[str]) -> int:
    reference = arguments[0] if arguments else "origin/main"
    commit = git(ROOT, "merge-base", reference, "HEAD").strip()
    repository = Repository(ROOT)
    now = {module: (manifest.name, path) for manifest in repository.packages for module, path in offered(manifest).items()}
    before = {module: (manifest.name, path) for manifest in manifests_at(commit) for module, path in offered(manifest).items()}
    files = changed_files(ROOT, reference)
    changed = [module for module, (_, path) in before.items() if module in now and any(file.startswith((f"{path}/", f"{now[module][1]}/")) for file in files)]
    found = [Break(before[module][0], module, f"Library {module} has been removed") for module in before if module not in now]
    found += wire_breaks(wire_at(commit), {path.relative_to(ROOT).as_posix(): path.read_text() for path in ROOT.glob("Packages/*/Wire/*.json")})
    found += compare(repository, commit, {module: now[module][0] for module in changed})
    return report(found, reference, len(changed), added_lines(git(ROOT, "diff", commit, "--", "CHANGELOG.md")))


def manifests_at(commit: str) -> list[Manifest]:
    paths = git(ROOT, "ls-tree", "-r", "--name-only", commit, "--", "Packages").splitlines()
    return [Manifest(path, git(ROOT, "show", f"{commit}:{path}")) for path in paths if path.count("/") == 2 and path.endswith("/Package.swift")]


def wire_at(commit: str) -> dict[str, str]:
    paths = git(ROOT, "ls-tree", "-r", "--name-only", commit, "--", "Packages").splitlines()
    return {path: git(ROOT, "show", f"{commit}:{path}") for path in paths if path.split("/")[2:3] == ["Wire"] and path.endswith(".json")}


def compare(repository: Repository, commit: str, modules: dict[str, str]) -> list[Break]:
    if not modules:
        return []
    by_default = Graph(repository).needed({target.name for target in repository.manifests[0].targets if not target.is_test})
    trees = [base(ROOT, commit), head(ROOT)]
    for tree in trees:
        print(f"Building {len(modules)} modules' interfaces in {tree.root}", file=sys.stderr, flush=True)
        tree.build(sorted(modules), by_default)
    return [found for module, package in sorted(modules.items()) for found in breaks(package, module, *(tree.dump(module) for tree in trees))]


def report(found: list[Break], reference: str, modules: int, changes: str) -> int:
    unnamed = [item for item in found if not item.is_named_in(changes)]
    for package, items in groupby(sorted(found), key=lambda item: item.package):
        print(package)
        for item in items:
            print(f"  {'' if item in unnamed else '(mentioned) '}{item.module}: {item.message}")
    print(f"{modules} modules changed since {reference}, {len(found)} breaks, {len(unnamed)} of them not mentioned in the changelog")
    if unnamed:
        print(f"To fix, restore what was removed or changed, or mention it in CHANGELOG.md, in backticks: `{unnamed[0].symbol or unnamed[0].module}`, its type, or its module.")
    return 1 if unnamed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
