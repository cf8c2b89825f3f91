"""Runs moto, which serves Amazon's S3 API, for tests of the store of files."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


class S3Server:
    """A server of the S3 API in a process of its own, as a context manager. `access` is its address, bucket, key and secret."""

    def __init__(self) -> None:
        self.process: subprocess.Popen | None = None
        self.access = ""

    def __enter__(self) -> "S3Server":
        command = [PYTHON, "-B", ROOT / "Tests/Blobs/s3_server.py"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Listening: "):
            self.__exit__()
            raise RuntimeError(f"moto didn't start: {line!r}. To fix, run `make bootstrap-browser`.")
        self.access = line.removeprefix("Listening: ").strip()
        return self

    def __exit__(self, *_) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=10)


def is_installed() -> bool:
    return any(ROOT.glob(".venv/lib/python3*/site-packages/moto"))
