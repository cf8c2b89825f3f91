"""Writes the bill of materials of the executable, as CycloneDX 1.6 in JSON."""

import json
import subprocess
import uuid
from datetime import datetime, timezone
from pathlib import Path

from audit import checkouts
from audit.inventory import Dependency, Inventory
from audit.problems import with_licenses

PRODUCT = "tumble"


def document(root: Path, inventory: Inventory, version: str, time: datetime) -> dict:
    """What the executable holds or needs. The same sources give the same document."""
    parts = [(item, license) for item, license in with_licenses(root, inventory) if item.use == "product"]
    components = [component(item, license) for item, license in parts]
    references = {item.identity: reference(item) for item, _ in parts}
    product = {"type": "application", "bom-ref": PRODUCT, "name": PRODUCT, "version": version, "licenses": [{"license": {"id": "MIT"}}]}
    needs = [{"ref": PRODUCT, "dependsOn": sorted(references.values())}]
    for item, _ in parts:
        known = {references[name] for name in checkouts.needs(root, item.name) if item.kind == "swift" and name in references}
        needs.append({"ref": reference(item), "dependsOn": sorted(known)})
    content = {
        "metadata": {"timestamp": time.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"), "component": product},
        "components": components,
        "dependencies": needs,
    }
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}", "version": 1, **content}


def component(item: Dependency, license: str | None) -> dict:
    found = {"type": "library", "bom-ref": reference(item), "name": item.runtime or item.name, "description": item.reason}
    if item.kind != "debian":
        found["version"] = item.version
    found["purl"] = reference(item)
    if license:
        found["licenses"] = [{"expression": license}] if " " in license else [{"license": {"id": license}}]
    if item.url:
        found["externalReferences"] = [{"type": "vcs", "url": item.url}]
    # The system has those of Debian; all others are in the executable.
    found["scope"] = "required"
    return found


def reference(item: Dependency) -> str:
    """The package's address (purl)."""
    match item.kind:
        case "swift":
            return f"pkg:swift/{item.url.removeprefix('https://').removesuffix('.git')}@{item.version}"
        case "debian":
            return f"pkg:deb/debian/{item.runtime or item.name}?distro=debian-12"
        case _:
            return f"pkg:generic/{item.name}@{item.version}"


def version(root: Path) -> tuple[str, datetime]:
    """The name of the present commit and its time."""
    def git(*arguments: str) -> str:
        return subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True).stdout.strip()

    return git("describe", "--tags", "--always", "--dirty"), datetime.fromisoformat(git("show", "--no-patch", "--format=%cI", "HEAD"))
