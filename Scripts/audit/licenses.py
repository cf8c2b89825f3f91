"""Tells a license by its text, as its SPDX expression."""

from pathlib import Path

NAMES = ("LICENSE", "LICENSE.txt", "LICENSE.md", "LICENCE", "COPYING")


def of_folder(folder: Path) -> str | None:
    """The license of the package in a folder; None if it has no file for it, or one that isn't known."""
    file = next((folder / name for name in NAMES if (folder / name).is_file()), None)
    return of_text(file.read_text(encoding="utf-8", errors="replace")) if file else None


def of_text(text: str) -> str | None:
    words = " ".join(text.split())
    if "Apache License" in words and "Version 2.0" in words:
        return "Apache-2.0 WITH Swift-exception" if "Runtime Library Exception" in words else "Apache-2.0"
    if "Permission is hereby granted, free of charge, to any person obtaining a copy" in words:
        return "MIT"
    if "Redistribution and use in source and binary forms" in words:
        return "BSD-3-Clause" if "Neither the name" in words else "BSD-2-Clause"
    if "Permission to use, copy, modify, and/or distribute this software for any purpose" in words:
        return "ISC"
    return None
