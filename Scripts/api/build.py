"""Builds only the interfaces of modules, without code, and writes their symbols."""

import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

# Skips function bodies, as editors do when they build other modules.
INTERFACES_ONLY = ("--disable-build-manifest-caching", "--experimental-prepare-for-indexing", "--experimental-prepare-for-indexing-no-lazy")
# From this number of modules on, one build of everything is faster than a build for each target.
MANY = 4


@dataclass
class Tree:
    """A checkout and its build folder."""

    root: Path
    scratch: Path

    def build(self, targets: list[str], reached_by_default: set[str]) -> None:
        plans = [["--target", target] for target in targets]
        if len(targets) >= MANY:
            plans = [[], *(["--target", target] for target in targets if target not in reached_by_default)]
        for plan in plans:
            run(["swift", "build", "--package-path", str(self.root), "--scratch-path", str(self.scratch), *INTERFACES_ONLY, *plan])

    def dump(self, module: str) -> Path:
        """Writes a module's symbols in a form that swift-api-digester can compare."""
        file = self.scratch / "interfaces" / f"{module}.json"
        file.parent.mkdir(exist_ok=True)
        run(["swift-api-digester", "-dump-sdk", "-module", module, "-o", str(file), "-avoid-location", *self.search_paths])
        return file

    @cached_property
    def search_paths(self) -> list[str]:
        products = self.scratch / "debug"
        target = json.loads(run(["swiftc", "-print-target-info"]))["target"]["unversionedTriple"]
        paths = ["-target", target, "-I", str(products / "Modules")]
        for headers in sorted((self.scratch / "checkouts").glob("*/Sources/*/include")):
            paths += ["-I", str(headers)]
        for declared in sorted(products.glob("*.build/module.modulemap")):
            paths += ["-Xcc", f"-fmodule-map-file={declared}"]
        return paths


def run(command: list[str]) -> str:
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    if result.returncode:
        raise SystemExit(f"{result.stdout[-8_000:]}{result.stderr[-8_000:]}\nFailed: {' '.join(command[:6])} ...")
    return result.stdout


def scratch_folder(root: Path) -> Path:
    return Path(f"{Path(os.environ.get('SCRATCH') or root / '.build').resolve()}-api")


def head(root: Path) -> Tree:
    return seeded(Tree(root, scratch_folder(root) / "head"), root)


def base(root: Path, commit: str) -> Tree:
    """The tree of a commit, in a clone that is kept, so that the next base builds only the differences."""
    clone = scratch_folder(root) / "base-tree"
    if not clone.exists():
        run(["git", "clone", "--quiet", "--shared", "--no-checkout", str(root), str(clone)])
    run(["git", "-C", str(clone), "fetch", "--quiet", str(root), commit])
    run(["git", "-C", str(clone), "checkout", "--quiet", "--force", "--detach", commit])
    return seeded(Tree(clone, scratch_folder(root) / "base"), root)


def seeded(tree: Tree, root: Path) -> Tree:
    """Copies the third-party packages and resolved versions of the normal build."""
    usual = Path(os.environ.get("SCRATCH") or root / ".build").resolve()
    if not tree.scratch.exists():
        tree.scratch.mkdir(parents=True)
        for name in ("checkouts", "repositories"):
            if (usual / name).exists():
                shutil.copytree(usual / name, tree.scratch / name, symlinks=True)
        if (usual / "workspace-state.json").exists():
            shutil.copy2(usual / "workspace-state.json", tree.scratch)
    resolved = root / "Package.resolved"
    if tree.root != root and resolved.exists():
        shutil.copy2(resolved, tree.root)
    return tree
