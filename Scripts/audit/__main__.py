"""Prints every dependency with its version, license and reason, and fails if one lacks any. Run by `make audit`.

    python3 -m audit            the table
    python3 -m audit sbom FILE  writes the bill of materials of the executable, CycloneDX in JSON; run by `make sbom`
"""

import json
import sys
from pathlib import Path

from audit.inventory import Inventory
from audit.problems import problems, with_licenses
from audit.sbom import document, version
from project import ROOT

COLUMNS = ("kind", "dependency", "version", "license", "for", "reason")


def main(arguments: list[str]) -> int:
    inventory = Inventory(ROOT)
    if arguments[:1] == ["sbom"]:
        path = Path(arguments[1])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(document(ROOT, inventory, *version(ROOT)), indent=2, ensure_ascii=False) + "\n")
        print(f"Wrote {path}")
    else:
        print(table([COLUMNS, *(
            (item.kind, item.name, item.version, license or "?", item.use, item.reason) for item, license in with_licenses(ROOT, inventory))]))
    found = problems(ROOT, inventory)
    for problem in found:
        print(f"Scripts/audit: {problem}", file=sys.stderr)
    for item in inventory.of("images").values():
        if not item.digest:
            print(f"Open: the image {item.name} has no digest: {item.undigested}.")
    print(f"Scripts/audit: {len(inventory.dependencies)} dependencies, {len(found)} problems")
    return 1 if found else 0


def table(rows: list[tuple[str, ...]]) -> str:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]) - 1)]
    return "\n".join("  ".join([*(cell.ljust(width) for cell, width in zip(row, widths)), row[-1]]) for row in rows)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
