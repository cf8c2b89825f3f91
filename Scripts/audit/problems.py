"""What keeps the list of dependencies from being complete."""

import re
from pathlib import Path

from audit import checkouts
from audit.inventory import Dependency, Inventory

DEBIAN_WORD = re.compile(r"[a-z][a-z0-9+.-]+")


def with_licenses(root: Path, inventory: Inventory) -> list[tuple[Dependency, str | None]]:
    """Each dependency with its license: a Swift package's own, read from its files, otherwise the listed one."""
    return [
        (item, item.license if item.license or item.kind != "swift" else checkouts.license_of(root, item.name)) for item in inventory.dependencies]


def problems(root: Path, inventory: Inventory) -> list[str]:
    found = []
    for item, license in with_licenses(root, inventory):
        if not license:
            found.append(f"{item.name} has no license that is known. To fix, run make bootstrap, and teach Scripts/audit/licenses.py its text.")
        if not item.version:
            found.append(f"{item.name} has no version. To fix, write it into Scripts/audit/dependencies.json.")
        if not item.reason:
            found.append(f"{item.name} has no reason. To fix, write it into Scripts/audit/dependencies.json, or take the dependency out.")
    return found + unlisted_packages(root, inventory) + unlisted_debian(root, inventory)


def unlisted_packages(root: Path, inventory: Inventory) -> list[str]:
    """Swift packages in use that the list doesn't have, or not in this version. Those that others need are found here alone."""
    listed = {item.identity: item for item in inventory.of("swift").values()}
    found = []
    for identity, version in sorted(checkouts.resolved(root).items()):
        if identity not in listed:
            found.append(f"{identity} {version} is used, but isn't listed. To fix, write it into Scripts/audit/dependencies.json with its reason.")
        elif listed[identity].version != version:
            found.append(
                f"{identity} is used as {version}, but listed as {listed[identity].version}. To fix, look at what changed, then write {version} into "
                "Scripts/audit/dependencies.json.")
    return found


def unlisted_debian(root: Path, inventory: Inventory) -> list[str]:
    """Debian's packages that a script installs and the list doesn't have."""
    listed, found = inventory.of("debian"), []
    for path in sorted(root.glob("Scripts/bootstrap*")):
        for line in path.read_text().splitlines():
            after = re.search(r'install-packages"? ([a-z].*)', line) or re.search(r"packages\+?=\(([^)]*)\)", line)
            for word in DEBIAN_WORD.findall(after[1]) if after else []:
                if word not in listed:
                    found.append(f"{word} is installed by Scripts/{path.name}, but isn't listed. To fix, write it into Scripts/audit/dependencies.json.")
    return found
