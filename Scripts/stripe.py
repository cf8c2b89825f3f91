"""Runs localstripe behind our proxy, for tests of payments by Stripe."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


class StripeServer:
    """A server of Stripe's API in a process of its own, as a context manager. `url` is its address."""

    def __init__(self) -> None:
        self.process: subprocess.Popen | None = None
        self.url = ""

    def __enter__(self) -> "StripeServer":
        self.process = subprocess.Popen([PYTHON, "-B", ROOT / "Tests/Payments/stripe_server.py"], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Listening on port "):
            self.__exit__()
            raise RuntimeError(f"localstripe didn't start: {line!r}. To fix, run `make bootstrap-browser`.")
        self.url = f"http://127.0.0.1:{line.split()[-1]}"
        return self

    def __exit__(self, *_) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=10)


def is_installed() -> bool:
    return any(ROOT.glob(".venv/lib/python3*/site-packages/localstripe"))
