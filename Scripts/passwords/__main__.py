"""Writes the server's list of common passwords. Run by `make passwords` on Debian, whose packages it downloads."""

import sys
import tempfile
from pathlib import Path

from passwords.hashes import entries, swift
from passwords.sources import OWN, SOURCES, read
from project import ROOT

OUTPUT = ROOT / "Packages/Auth/Sources/AuthServer/Passwords/CommonPasswordHashes.swift"


def main() -> int:
    words = OWN.read_text().split()
    notes = ["Scripts/passwords/recent.txt: what guessing begins with in recent years, compiled for this project"]
    with tempfile.TemporaryDirectory() as folder:
        for source in SOURCES:
            found, version = read(source, Path(folder))
            words += found
            notes.append(f"Debian's {source.package} {version}, {Path(source.file).name}: {source.what}; license: {source.license}")
            print(f"{source.package} {version}: {len(found)} words")
    found = entries(words)
    OUTPUT.write_text(swift(found, notes))
    print(f"Wrote {OUTPUT.relative_to(ROOT)}: {len(found)} passwords, {OUTPUT.stat().st_size // 1000} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
