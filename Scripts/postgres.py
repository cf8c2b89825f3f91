#!/usr/bin/env python3
"""Runs a command with a private PostgreSQL server, which is removed afterward.

    Scripts/postgres.py COMMAND...            the server's address is in TUMBLE_TEST_POSTGRES
    Scripts/postgres.py --durable COMMAND...  commits reach the disk, as a test that kills the server needs
    Scripts/postgres.py --tls COMMAND...      it is reached by TLS on loopback; TUMBLE_TEST_CERTIFICATES is the folder of its certificate

Without --tls the server listens on a Unix socket in a temporary folder only. As root it runs as nobody, since PostgreSQL refuses to run as root.
"""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PORT = 5432


class PostgresCluster:
    """A private server, as a context manager. `url` is its address; `process` can be killed and `start()` called again.

    One that `is_small` fits on a disk of 64 MB, with its log of writes (8 MB) in `wal`, all else in `data`: both may be mounted before it is made.
    """

    def __init__(self, durable: bool = False, connections: int = 1000, tls: bool = False, is_small: bool = False):
        self.durable = durable
        self.connections = connections
        self.tls = tls
        self.is_small = is_small
        self.process: subprocess.Popen | None = None
        # A socket's path has at most 107 bytes, so it can't be in a deep TMPDIR.
        self.folder = Path(tempfile.mkdtemp(prefix="tumble-postgres-", dir="/tmp"))
        # Tests connect all at once, so a connection may take a while.
        self.url = f"postgres://tumble@/postgres?host={self.folder}&connect_timeout=60"
        self.port = PORT
        if tls:
            self.port = free_port()
            self.url = f"postgres://tumble@localhost:{self.port}/postgres?hostaddr=127.0.0.1&connect_timeout=60"
            self.url += f"&sslmode=verify-full&sslrootcert={self.certificates / 'server.crt'}"

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

    @property
    def certificates(self) -> Path:
        """Holds `server.crt`, which the server shows, and `other.crt`, which has signed nothing of it."""
        return self.folder / "certificates"

    def create(self) -> None:
        self.certificates.mkdir()
        if self.tls:
            for name in ("server", "other"):
                self.make_certificate(name)
        if os.getuid() == 0:
            for path in (self.folder, *self.folder.iterdir(), *self.certificates.iterdir()):
                shutil.chown(path, "nobody", "nogroup")
        subprocess.run(
            self.unprivileged() + [
                program("initdb"), "--pgdata", self.folder / "data", "--username", "tumble", "--auth", "trust", "--encoding", "UTF8",
                "--locale", "C.UTF-8", "--no-sync", *(["--wal-segsize", "1", "--waldir", self.folder / "wal"] if self.is_small else []),
            ],
            check=True, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Starts the server, and returns when it accepts connections."""
        settings = {"max_connections": self.connections, "listen_addresses": "", "unix_socket_directories": self.folder, "shared_buffers": "256MB"}
        if not self.durable:
            settings |= {"fsync": "off", "synchronous_commit": "off", "full_page_writes": "off"}
        if self.is_small:
            settings |= {"min_wal_size": "2MB", "max_wal_size": "8MB"}
        if self.tls:
            certificate = {f"ssl_{kind}_file": self.certificates / f"server.{end}" for kind, end in (("cert", "crt"), ("key", "key"))}
            settings |= {"listen_addresses": "127.0.0.1", "port": self.port, "ssl": "on", **certificate}
        log = open(self.folder / "log", "ab")
        # The server ends with this process, however that ends.
        command = self.unprivileged() + ["setpriv", "--pdeathsig", "QUIT", program("postgres"), "-D", self.folder / "data"]
        command += [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]

        def launch() -> subprocess.Popen:
            return subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True)

        begun = log.tell()
        self.process = launch()
        for _ in range(600):
            ready = [program("pg_isready"), "--quiet", "--host", self.folder, "--port", str(self.port)]
            if subprocess.run(ready, stdin=subprocess.DEVNULL).returncode == 0:
                return
            if self.process.poll() is not None:
                if b"still in use" not in (self.folder / "log").read_bytes()[begun:]:
                    break
                # The processes of a server that was killed take a moment to end on a busy machine.
                begun = (self.folder / "log").stat().st_size
                self.process = launch()
            time.sleep(0.05)
        sys.exit(f"PostgreSQL doesn't start:\n{(self.folder / 'log').read_text(errors='replace')}")

    def make_certificate(self, name: str) -> None:
        """One that is its own authority, good for localhost and a day."""
        key, certificate = self.certificates / f"{name}.key", self.certificates / f"{name}.crt"
        subprocess.run(
            [
                shutil.which("openssl") or sys.exit("There is no openssl. To fix, install it: Scripts/install-packages openssl"), "req", "-x509", "-nodes",
                "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-days", "1", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                "-keyout", key, "-out", certificate,
            ],
            check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        key.chmod(0o600)

    def stop(self) -> None:
        """Ends the server at once, without keeping any data."""
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def unprivileged(self) -> list[str]:
        return ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"] if os.getuid() == 0 else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def is_installed() -> bool:
    return find("initdb") is not None


def program(name: str) -> str:
    return find(name) or sys.exit(f"There is no {name}. To fix, install PostgreSQL: Scripts/install-packages postgresql")


def find(name: str) -> str | None:
    """The path of a PostgreSQL program. Debian installs each version's programs in a folder that isn't on the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(re.sub(r"\D", "", path.parent.name) or 0))
    for folder in reversed(folders):
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def main(arguments: list[str]) -> int:
    options = {"--durable": {"durable": True}, "--tls": {"tls": True}}.get(arguments[0] if arguments else "")
    command = arguments[1:] if options else arguments
    if not command:
        print(__doc__, file=sys.stderr)
        return 2
    # A signal to this process also ends the server and removes its folder.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    with PostgresCluster(**(options or {})) as cluster:
        # Makes PostgreSQL's programs, such as psql and pgbench, available after all others.
        path = f"{os.environ.get('PATH', '')}:{Path(program('postgres')).parent}"
        server = {"TUMBLE_TEST_POSTGRES": cluster.url, "TUMBLE_TEST_CERTIFICATES": str(cluster.certificates)}
        return subprocess.run(command, env={**os.environ, "PATH": path, **server}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
