"""Checks with Node that scripts parse."""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from resources.assets import Folder


def unparsable(folders: list[Folder]) -> Iterator[tuple[Path, str]]:
    """The scripts that don't parse, as pairs of path and Node's message: first each file by itself, then each asset with its parts."""
    with tempfile.TemporaryDirectory() as scratch:
        for folder in folders:
            scripts = [asset for asset in folder.assets if asset.path.suffix == ".js"]
            for path in [asset.path for asset in scripts] + [part for part in folder.parts if part.suffix == ".js"]:
                if message := complaint(path):
                    yield path, message
            for asset in scripts:
                whole = Path(scratch) / asset.path.name
                whole.write_text(asset.text)
                if asset.included and (message := complaint(whole)):
                    yield asset.path, f"with its parts: {message}"


def complaint(path: Path) -> str | None:
    result = subprocess.run(["node", "--check", path], capture_output=True, text=True, check=False)
    return result.stderr.strip() if result.returncode else None


def can_parse() -> bool:
    return shutil.which("node") is not None
