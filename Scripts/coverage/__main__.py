"""Prints the line coverage of each package and target by the package's own tests, and fails if a package is below its bar.

    make coverage                        every package, in a scratch folder of its own
    make coverage PACKAGES="Core Orders" these
    make coverage RATCHET=yes            raises the bars in Scripts/coverage/bars.json to what there is now

Swift's tests run on SQLite, and those that need PostgreSQL on a private server.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import postgres
from coverage import bars
from coverage.lines import Covered, by_target, total
from project import ROOT
from project.manifest import Manifest
from project.repository import Repository

SCRATCH = Path(f"{Path(os.environ.get('SCRATCH') or ROOT / '.build').resolve()}-coverage")
OPTIONS = ("--enable-code-coverage", "--disable-xctest", "--disable-build-manifest-caching")


def main(arguments: list[str]) -> int:
    repository = Repository(ROOT)
    named = [argument for argument in arguments if not argument.startswith("--")]
    if unknown := set(named) - {manifest.name for manifest in repository.packages}:
        print(f"There is no package {', '.join(sorted(unknown))}. Packages: {', '.join(manifest.name for manifest in repository.packages)}", file=sys.stderr)
        return 2
    known = bars.read()
    packages: list[Covered] = []
    for manifest in repository.packages:
        if manifest.name in (named or [manifest.name]):
            targets = by_target(repository, manifest, measure(manifest))
            packages.append(total(manifest.name, targets))
            print(report(packages[-1], targets, known), flush=True)
    if "--ratchet" in arguments:
        bars.write(bars.raised(known, packages))
    low = [package.name for package in packages if package.percent < bars.bar(package.name, known)]
    if low:
        print(f"Below the bar: {', '.join(low)}. To fix, add tests.", file=sys.stderr)
    return 1 if low else 0


def measure(manifest: Manifest) -> dict:
    """Runs a package's tests and reads the export of llvm-cov."""
    swift = ["swift", "test", "--package-path", str(ROOT / manifest.folder), "--scratch-path", str(SCRATCH)]
    server = [str(ROOT / "Scripts/postgres.py")] if postgres.is_installed() else []
    SCRATCH.mkdir(exist_ok=True)
    log = SCRATCH / f"{manifest.name}.log"
    with log.open("w") as output:
        status = subprocess.run([*server, *swift, *OPTIONS], stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT, check=False).returncode
    if status:
        raise SystemExit(f"{log.read_text()[-4_000:]}\n{manifest.name}'s tests failed. Full output: {log}")
    path = subprocess.run([*swift, "--show-codecov-path"], capture_output=True, text=True, check=True).stdout.strip()
    return json.loads(Path(path).read_text())


def report(package: Covered, targets: list[Covered], known: dict[str, int]) -> str:
    lines = [f"{package.name:<24} {package.percent:>6.1f}%  of {package.count:>6} lines, at least {bars.bar(package.name, known)}%"]
    lines += [f"  {target.name:<22} {target.percent:>6.1f}%  of {target.count:>6}" for target in targets]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
