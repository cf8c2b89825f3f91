"""Runs the servers of payment providers for tests: localstripe behind our proxy, and one of PayPal's API."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYTHON = ROOT / ".venv/bin/python"


class ProviderServer:
    """A server of a provider's API in a process of its own, as a context manager. `url` is its address."""

    script = ""

    def __init__(self) -> None:
        self.process: subprocess.Popen | None = None
        self.url = ""

    def __enter__(self) -> "ProviderServer":
        self.process = subprocess.Popen([PYTHON, "-B", ROOT / "Tests/Payments" / self.script], stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if not line.startswith("Listening on port "):
            self.__exit__()
            raise RuntimeError(f"{self.script} didn't start: {line!r}. To fix, run `make bootstrap-browser`.")
        self.url = f"http://127.0.0.1:{line.split()[-1]}"
        return self

    def __exit__(self, *_) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(timeout=10)


class StripeServer(ProviderServer):
    """localstripe behind our proxy."""

    script = "stripe_server.py"


class PayPalServer(ProviderServer):
    """PayPal's API, written from its published reference."""

    script = "paypal_server.py"


def is_installed() -> bool:
    return any(ROOT.glob(".venv/lib/python3*/site-packages/localstripe"))
