"""Prints the public symbols that only tests use, or that nothing uses, from the index of the last build. Run by `make unused`.

Fails where one has no reason in Scripts/unused/reasons.py.
"""

import os
import sys
from pathlib import Path

from project import ROOT
from project.repository import Repository
from unused.find import unused
from unused.index_store import IndexStore
from unused.reasons import reason


def main() -> int:
    scratch = Path(os.environ.get("SCRATCH") or ROOT / ".build").resolve()
    store = IndexStore(scratch / "debug/index/store")
    files = {
        Path(file).relative_to(ROOT).as_posix(): store.occurrences(record)
        for file, record in store.files().items() if Path(file).is_relative_to(ROOT) and not Path(file).is_relative_to(scratch)
    }
    found = unused(Repository(ROOT), files)
    without_reason = [symbol for symbol in found if reason(symbol.path, symbol.name) is None]
    for symbol in without_reason:
        print(symbol)
    print(f"Scripts/unused: {len(files)} files, {len(found)} public symbols that no product code uses, {len(without_reason)} of them without a reason")
    return 1 if without_reason else 0


if __name__ == "__main__":
    sys.exit(main())
