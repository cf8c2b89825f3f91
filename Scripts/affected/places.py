"""Maps changed files to the targets and suites that they belong to."""

from dataclasses import dataclass, field

from project.repository import Repository

# Read only by people and by lint.
LINT = (
    "Docs/", ".github/", "Packaging/", "Tests/Debian/", "LICENSE", ".editorconfig", ".gitignore", ".swift-format", ".swiftlint.yml", "Benchmarks/", "Tests/Load/",
    "Scripts/bench", "Scripts/docs", "Scripts/icons",
)
# The build and test tools, and Core, which everything depends on.
EVERYTHING = ("Makefile", ".ci/", "Scripts/", "Package.resolved", "Packages/Core/")
# Files outside a target that it reads.
READERS = {"Configurations/": "AppServerTests", "Tests/Fixtures/": "AppServerTests"}
# The suites written in Python, by their names in Scripts/test.
PROCESS_FOLDERS = {"Tests/Browser/": "--browser", "Tests/Conformance/": "--conformance", "Tests/Realtime/": "--realtime", "Tests/Chaos/": "--chaos", "Tests/Security/": "--security", "Tests/Planning/": "--planning"}


@dataclass
class Places:
    """The changed targets, changed suites, or everything."""

    targets: set[str] = field(default_factory=set)
    suites: set[str] = field(default_factory=set)
    # The files that require everything to run.
    everything: list[str] = field(default_factory=list)


def places(repository: Repository, files: list[str]) -> Places:
    found = Places()
    for path in files:
        if path.endswith(".png") and "/Snapshots/" in path:
            found.suites.add("--browser")
        elif targets := targets_of(repository, path):
            found.targets |= targets
        elif suite := next((suite for folder, suite in PROCESS_FOLDERS.items() if path.startswith(folder)), None):
            found.suites.add(suite)
        elif not is_for_lint(repository, path):
            found.everything.append(path)
    return found


def is_for_lint(repository: Repository, path: str) -> bool:
    return path.endswith(".md") or path.startswith((*LINT, *tools(repository)))


def tools(repository: Repository) -> list[str]:
    """The tools whose tests lint runs."""
    return [f"Scripts/{file.parent.name}/" for file in sorted(repository.root.glob("Scripts/*/__init__.py"))]


def targets_of(repository: Repository, path: str) -> set[str]:
    """The targets that a file belongs to; empty if it belongs to none or to all."""
    if path.endswith(".md") or path.startswith(EVERYTHING):
        return set()
    if reader := next((reader for folder, reader in READERS.items() if path.startswith(folder)), None):
        return {reader}
    for _, target in repository.targets:
        if path.startswith(target.path + "/"):
            return {target.name}
    manifest = next((manifest for manifest in repository.manifests if path.startswith(f"{manifest.folder}/") or path == manifest.path), None)
    if manifest is None:
        return set()
    folder, _, name = path.removeprefix(f"{manifest.folder}/").partition("/")
    if folder in ("Snapshots", "Wire"):
        return {"AppServerTests"}
    # A package's other files, such as its manifest, may matter to each of its targets.
    own = {target.name for target in manifest.targets}
    # Texts, scripts and styles belong to one target: Strings/<Target>.xcstrings, Resources/<Target>/...
    return own & {name.partition("/")[0].removesuffix(".xcstrings")} if folder in ("Strings", "Resources") else own
