"""A server process on data of its own, which can be killed and started again."""

import asyncio
import os
import signal
import socket
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TUMBLE_DEV = os.environ.get("TUMBLE_DEV", str(ROOT / ".build/debug/tumble-dev"))
PASSWORD = "tumble-demo"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`tumble-dev serve` with demo people, without limits on rates."""

    def __init__(self, folder: Path, settings: dict[str, str] | None = None, name: str = "server"):
        self.folder = folder
        self.name = name
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.settings = {"RATE_LIMIT_FACTOR": "0", "LAUNCH_SCREEN_SECONDS": "0", "LOG_LEVEL": "warning", **(settings or {})}
        self.process: subprocess.Popen | None = None

    @property
    def log(self) -> str:
        file = self.folder / f"{self.name}.log"
        return file.read_text(errors="replace") if file.exists() else ""

    async def start(self) -> None:
        """Returns when it answers `/ready`."""
        command = [TUMBLE_DEV, "serve", "--port", str(self.port), "--data", str(self.folder / "data")]
        command += [word for key, value in self.settings.items() for word in ("--set", f"{key}={value}")]
        with open(self.folder / f"{self.name}.log", "ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log)
        # It writes a line once its port is bound; where it ends before, there is none.
        line = await asyncio.to_thread(self.process.stdout.readline)
        assert line, f"The server did not start: {self.log[-3000:]}"
        # What else it writes is nobody's: a full pipe would stop it.
        self.drained = asyncio.create_task(asyncio.to_thread(self.process.stdout.read))

    async def kill(self) -> None:
        """Ends the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self.process.wait, 10)

    async def stop(self) -> None:
        """Asks the process to end, and waits until it has."""
        if self.process and self.process.poll() is None:
            self.process.terminate()
            await asyncio.to_thread(self.process.wait, 30)
