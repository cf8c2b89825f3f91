"""Whether the Debian package installs, starts, keeps the data of the version before over an upgrade, and goes away. Run by `make test-deb`, as root.

PREVIOUS_DEB names the package of an earlier release to upgrade from; without it, this one's executable is packed once more as an earlier version, and gets a
database that an earlier version wrote (`Tests/Fixtures`).
"""

import gzip
import json
import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))
sys.dont_write_bytecode = True
from deb.package import DEPENDS, Package  # noqa: E402

PRODUCT = Path(os.environ.get("TUMBLE") or ROOT / "dist/tumble")
START_SECONDS = 60
CHROOT = shutil.which("chroot", path="/usr/sbin:/sbin:/usr/bin:/bin")
# For programs in the other root folder.
ENVIRONMENT = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive", "SWIFT_BACKTRACE": "enable=no"}


@unittest.skipUnless(os.geteuid() == 0, "Only root can install a package. To run it: sudo make test-deb")
class PackageLifeTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="tumble-debian-")
        cls.addClassCleanup(folder.cleanup)
        cls.system = Path(folder.name)
        codename = re.search(r"^VERSION_CODENAME=(\w+)", Path("/etc/os-release").read_text(), re.MULTILINE)[1]
        run("debootstrap", "--variant=minbase", f"--include={','.join(DEPENDS)}", codename, cls.system, *mirror())
        run("mount", "-t", "proc", "proc", cls.system / "proc")
        cls.addClassCleanup(run, "umount", cls.system / "proc")
        earlier = os.environ.get("PREVIOUS_DEB")
        shutil.copy(earlier or Package(ROOT, PRODUCT, "0.9.0").build(cls.system / "root"), cls.system / "root/earlier.deb")
        shutil.copy(Package(ROOT, PRODUCT, "9.9.9").build(cls.system / "root"), cls.system / "root/later.deb")
        cls.port = free_port()

    def test_a_package_is_installed_started_upgraded_removed_and_purged(self):
        self.install_and_start()
        key = self.path("/var/lib/tumble/signing.pem").read_bytes()
        self.put_earlier_data()
        self.upgrade(key)
        self.remove_and_install_again(key)
        self.purge()

    def install_and_start(self):
        said = self.inside("dpkg", "--install", "/root/earlier.deb")
        self.assertIn("tumble admin create", said, "The next steps are said.")
        self.assertRegex(self.inside("getent", "passwd", "tumble"), r"^tumble:x:\d+:\d+:Tumble,*:/var/lib/tumble:/usr/sbin/nologin$")
        self.assertEqual(self.modes("/var/lib/tumble", "/var/lib/tumble/signing.pem", "/etc/tumble/Prod.xcconfig", "/etc/tumble/Secrets.xcconfig"), [
            "tumble:tumble 700", "tumble:tumble 600", "root:root 644", "root:tumble 640",
        ])
        self.assertTrue(self.path("/etc/systemd/system/multi-user.target.wants/tumble.service").is_symlink())
        refusal = self.attempt(*self.as_service("tumble", "serve"))
        self.assertNotEqual(refusal.returncode, 0)
        self.assertIn("PUBLIC_URL", refusal.stderr)
        settings = self.path("/etc/tumble/Prod.xcconfig")
        text = settings.read_text().replace("PUBLIC_URL =", "PUBLIC_URL = https:/$()/tumble.example").replace("PORT = 8080", f"PORT = {self.port}")
        settings.write_text(text.replace("MAIL_SENDER =", "MAIL_FOLDER = /var/lib/tumble/mail\nDRAIN_SECONDS = 0\nLAUNCH_SCREEN_SECONDS = 0\nADMIN_PORT ="))
        with self.path("/etc/tumble/Secrets.xcconfig").open("a") as secrets:
            secrets.write("ADMIN_TOKEN = a-token-that-nobody-else-may-read\n")
        shown = self.inside(*self.as_service("tumble", "config", "show"))
        self.assertRegex(shown, r"ADMIN_TOKEN .*/etc/tumble/Secrets\.xcconfig")
        self.assertNotIn("nobody-else", shown)
        with self.service():
            self.assertIn('type="password"', self.get("/"), "It isn't the page of signing in.")
        self.assertEqual(self.modes("/var/lib/tumble/tumble.sqlite"), ["tumble:tumble 600"])

    def put_earlier_data(self):
        """Three orders of a customer, in an earlier version's tables."""
        backup = self.path("/var/lib/tumble/earlier.sqlite")
        backup.write_bytes(gzip.decompress((ROOT / "Tests/Fixtures/2026-11-b.sqlite.gz").read_bytes()))
        with sqlite3.connect(backup) as database:
            # Production refuses demo accounts, so that these become people.
            database.execute("UPDATE auth_account SET is_demo = 0")
        database.close()
        self.inside("chown", "tumble:tumble", "/var/lib/tumble/earlier.sqlite")
        self.inside(*self.as_service("tumble", "restore", "/var/lib/tumble/earlier.sqlite"))

    def upgrade(self, key: bytes):
        settings = self.path("/etc/tumble/Prod.xcconfig").read_bytes()
        pending = self.inside(*self.as_service("tumble", "migrate", "--plan"))
        self.assertIn("Would run", pending, "The data are of an earlier version.")
        self.inside("dpkg", "--install", "/root/later.deb")
        self.assertIn("Version: 9.9.9", self.inside("dpkg", "--status", "tumble"))
        self.assertEqual(self.path("/etc/tumble/Prod.xcconfig").read_bytes(), settings)
        self.assertEqual(self.path("/var/lib/tumble/signing.pem").read_bytes(), key)
        with self.service():
            self.assertEqual(self.orders(), 3)

    def remove_and_install_again(self, key: bytes):
        self.inside("dpkg", "--remove", "tumble")
        self.assertFalse(self.path("/usr/bin/tumble").exists())
        self.assertFalse(self.path("/lib/systemd/system/tumble.service").exists())
        for kept in ("/var/lib/tumble/tumble.sqlite", "/etc/tumble/Prod.xcconfig", "/etc/tumble/Secrets.xcconfig"):
            self.assertTrue(self.path(kept).exists(), f"{kept} went with the package.")
        self.inside("dpkg", "--install", "/root/later.deb")
        self.assertEqual(self.path("/var/lib/tumble/signing.pem").read_bytes(), key)
        with self.service():
            self.assertEqual(self.orders(), 3)

    def purge(self):
        self.inside("dpkg", "--purge", "tumble")
        left = [place for folder in ("/etc", "/var", "/usr", "/lib", "/home") for place in self.path(folder).rglob("*tumble*") if "dpkg/info" not in str(place)]
        self.assertEqual(left, [])
        self.assertEqual(self.attempt(*self.chroot("getent", "passwd", "tumble")).returncode, 2, "The user is still there.")
        self.assertEqual(self.attempt(*self.chroot("getent", "group", "tumble")).returncode, 2, "The group is still there.")

    # What the service is

    def service(self) -> "Service":
        unit = self.path("/lib/systemd/system/tumble.service").read_text()
        before, command = (re.search(rf"^{name}=(.+)$", unit, re.MULTILINE)[1].split() for name in ("ExecStartPre", "ExecStart"))
        return Service(self.as_service(*before), self.as_service(*command), self.port)

    def as_service(self, *command: str) -> list[str]:
        return [CHROOT, "--userspec=tumble:tumble", str(self.system), *command]

    def orders(self) -> int:
        credentials = {"email": "customer@tumble.example", "password": "tumble-demo"}
        token = json.loads(self.get("/api/v1/auth/login", credentials))["data"]["accessToken"]
        return len(json.loads(self.get("/api/v1/orders", token=token))["data"]["items"])

    def get(self, path: str, body: dict | None = None, token: str | None = None) -> str:
        # As a proxy that ends TLS passes it on.
        headers = {"X-Forwarded-Proto": "https", "Accept-Language": "en", "Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", data=json.dumps(body).encode() if body else None, headers=headers)
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.read().decode()

    # The other root folder

    def path(self, place: str) -> Path:
        return self.system / place.removeprefix("/")

    def chroot(self, *command: str) -> list[str]:
        return [CHROOT, str(self.system), *command]

    def attempt(self, *command: str) -> subprocess.CompletedProcess:
        return subprocess.run(command, capture_output=True, text=True, env=ENVIRONMENT)

    def inside(self, *command: str) -> str:
        done = self.attempt(*(command if str(self.system) in command else self.chroot(*command)))
        if done.returncode != 0:
            raise AssertionError(f"{command} failed.\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done.stdout.rstrip("\n")

    def modes(self, *places: str) -> list[str]:
        return self.inside("stat", "--format=%U:%G %a", *places).splitlines()


class Service:
    """The service, started as its unit says, and told to stop at the end."""

    def __init__(self, before: list[str], command: list[str], port: int):
        self.before, self.command, self.port = before, command, port

    def __enter__(self):
        run(*self.before, env=ENVIRONMENT)
        self.output = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(self.command, env=ENVIRONMENT, stdout=self.output, stderr=subprocess.STDOUT)
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/ready", timeout=10):
                    return self
            except OSError as error:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    self.process.kill()
                    raise AssertionError(f"The service doesn't start: {error}\n{self.said()}") from error
                # Only its response says that it listens.
                time.sleep(0.1)

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=60)
        if status != 0:
            raise AssertionError(f"The service ended with {status}.\n{self.said()}")

    def said(self) -> str:
        self.output.seek(0)
        return self.output.read()[-3000:]


def run(*command: str | Path, **options) -> str:
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", **options)
    if done.returncode != 0:
        raise AssertionError(f"{command} failed.\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


def mirror() -> list[str]:
    """The address that this machine has its own packages from."""
    files = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    text = "\n".join(file.read_text() for file in files if file.is_file() and file.suffix in (".list", ".sources"))
    return re.findall(r"^(?:deb|URIs:)\s+(?:\[[^\]]*\]\s+)?(https?://\S+/(?:debian|ubuntu)/?)(?:\s|$)", text, re.MULTILINE)[:1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


if __name__ == "__main__":
    unittest.main()
