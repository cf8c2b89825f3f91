#!/usr/bin/env python3
"""Runs a command with a private PostgreSQL server, which is gone afterwards.

    Scripts/postgres.py COMMAND...            the server's address is in TUMBLE_TEST_POSTGRES
    Scripts/postgres.py --durable COMMAND...  commits reach the disk, as a test that kills the server needs

The server listens on a Unix socket in a temporary folder only. As root it runs as nobody, since PostgreSQL refuses to run as root.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PORT = 5432


class PostgresCluster:
    """A private server, as a context manager. `url` is its address; `process` can be killed and `start()` called again."""

    def __init__(self, durable: bool = False, connections: int = 400):
        self.durable = durable
        self.connections = connections
        self.process: subprocess.Popen | None = None
        # A socket's path is at most 107 bytes long, so not in a deep TMPDIR.
        self.folder = Path(tempfile.mkdtemp(prefix="tumble-postgres-", dir="/tmp"))
        # Tests come all at once: a connection may take a while.
        self.url = f"postgres://tumble@/postgres?host={self.folder}&connect_timeout=60"

    def __enter__(self) -> "PostgresCluster":
        try:
            self.create()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def create(self) -> None:
        if os.getuid() == 0:
            shutil.chown(self.folder, "nobody", "nogroup")
        subprocess.run(
            self.unprivileged() + [
                program("initdb"), "--pgdata", self.folder / "data", "--username", "tumble", "--auth", "trust", "--encoding", "UTF8",
                "--locale", "C.UTF-8", "--no-sync",
            ],
            check=True, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Starts the server and returns when it answers."""
        settings = {"max_connections": self.connections, "listen_addresses": "", "unix_socket_directories": self.folder, "shared_buffers": "256MB"}
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        log = open(self.folder / "log", "ab")
        # It ends with this process, however that ends.
        self.process = subprocess.Popen(
            self.unprivileged() + ["setpriv", "--pdeathsig", "QUIT", program("postgres"), "-D", self.folder / "data"]
            + [word for name, value in settings.items() for word in ("-c", f"{name}={value}")],
            cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True,
        )
        for _ in range(600):
            ready = [program("pg_isready"), "--quiet", "--host", self.folder, "--port", str(PORT)]
            if subprocess.run(ready, stdin=subprocess.DEVNULL).returncode == 0:
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        sys.exit(f"PostgreSQL doesn't start:\n{(self.folder / 'log').read_text(errors='replace')}")

    def stop(self) -> None:
        """Ends the server at once: nothing of it is kept."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def unprivileged(self) -> list[str]:
        return ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"] if os.getuid() == 0 else []


def is_installed() -> bool:
    return find("initdb") is not None


def program(name: str) -> str:
    return find(name) or sys.exit(f"There is no {name}. To fix, install PostgreSQL: Scripts/install-packages postgresql")


def find(name: str) -> str | None:
    """One of PostgreSQL's programs. Debian keeps those of each version in a folder that isn't on the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(re.sub(r"\D", "", path.parent.name) or 0))
    for folder in reversed(folders):
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def main(arguments: list[str]) -> int:
    durable = arguments[:1] == ["--durable"]
    command = arguments[1:] if durable else arguments
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    # Whoever ends this process ends the server with it, and its folder.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with PostgresCluster(durable) as cluster:
        # PostgreSQL's own programs, such as psql and pgbench, are found after all others.
        path = f"{os.environ.get('PATH', '')}:{Path(program('postgres')).parent}"
        return subprocess.run(command, env={**os.environ, "PATH": path, "TUMBLE_TEST_POSTGRES": cluster.url}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
