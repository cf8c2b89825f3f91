"""Builds a Debian package.

    python3 -m deb dist/tumble dist            writes dist/tumble_VERSION_ARCHITECTURE.deb
    python3 -m deb dist/tumble dist 1.2.3      with this version instead of the one of the last tag
"""

import sys
from pathlib import Path

from deb.package import Package
from deb.version import version

ROOT = Path(__file__).resolve().parents[2]

if __name__ == "__main__":
    if not 3 <= len(sys.argv) <= 4:
        sys.exit(__doc__)
    executable, output = Path(sys.argv[1]), Path(sys.argv[2])
    if not executable.is_file():
        sys.exit(f"{executable} doesn't exist. To fix, run make prod.")
    package = Package(ROOT, executable, sys.argv[3] if len(sys.argv) == 4 and sys.argv[3] else version(ROOT))
    file = package.build(output)
    print(f"Built {file}, {file.stat().st_size // 1_000_000} MB.")
