"""Whether `dist/tumble` is one file: copied alone into a bare Debian that has never seen Swift, it serves a page. Run by `make test-standalone`."""

import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ROOT / "dist" / "tumble"
SYMBOLS = ROOT / "dist" / "tumble.debug"

# The packages that the operations guide names, beside what every Debian has.
PACKAGES = "libsqlite3-0,libpq5,libstdc++6,zlib1g,ca-certificates"
# The libraries that those packages hold.
LIBRARIES = {"libsqlite3.so.0", "libpq.so.5", "libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "libz.so.1", "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
# What belongs to tumble-dev and to tests, as it reads in mangled names: a module, types by their prefix or suffix.
DEVELOPMENT = {
    "the development commands": r"\d+AppDevelopment",
    "the Socket.IO test servers": r"\d+SocketIOSuite",
    "previews": r"\d\w*_Previews|\d\dPreviewProvider",
    "fakes": r"\dFake[A-Z]\w+",
}

START_SECONDS = 60


def run(*command: str | Path, **options) -> str:
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", **options)
    if done.returncode != 0:
        raise AssertionError(f"{command} failed.\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    return done.stdout


class ExecutableTests(unittest.TestCase):
    def test_it_loads_only_what_the_guide_names(self):
        dynamic = run("readelf", "--dynamic", "--wide", PRODUCT)
        self.assertEqual(set(re.findall(r"\(NEEDED\).*\[(.+)\]", dynamic)) - LIBRARIES, set())
        self.assertNotRegex(dynamic, r"\((?:RPATH|RUNPATH)\).*swift", "It looks for libraries in the toolchain's folder.")

    def test_it_holds_nothing_of_development(self):
        names = run("nm", "--format=just-symbols", SYMBOLS).split()
        self.assertGreater(len(names), 10_000, "The file of symbols is none.")
        for what, pattern in DEVELOPMENT.items():
            found = [name for name in names if re.search(pattern, name)]
            self.assertEqual(found[:10], [], f"{len(found)} symbols of {what}")
        content = PRODUCT.read_bytes()
        for text in (b"socketio-suite", b"demo-window", b"demo.continue", b"/demo/traffic", b"/dev/sent", b"demo.tumble.example"):
            self.assertNotIn(text, content)

    def test_it_prints_the_version_that_it_was_stamped_with(self):
        self.assertRegex(run(PRODUCT, "--version"), r"\Atumble \d[A-Za-z0-9.+~-]*\n\Z")

    def test_its_symbols_lie_beside_it(self):
        self.assertIn("tumble.debug", run("readelf", "--string-dump=.gnu_debuglink", PRODUCT))
        self.assertNotIn(".symtab", run("readelf", "--sections", "--wide", PRODUCT))


@unittest.skipUnless(os.geteuid() == 0, "Only root can give a process another root folder. To run it: sudo make test-standalone")
class BareSystemTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory(prefix="tumble-standalone-")
        cls.addClassCleanup(folder.cleanup)
        cls.system = Path(folder.name)
        os_release = Path("/etc/os-release").read_text()
        codename = re.search(r"^VERSION_CODENAME=(\w+)", os_release, re.MULTILINE)[1]
        run("debootstrap", "--variant=minbase", f"--include={PACKAGES}", codename, cls.system, *mirror())
        # As in every running system: Swift reads its arguments there.
        run("mount", "-t", "proc", "proc", cls.system / "proc")
        cls.addClassCleanup(run, "umount", cls.system / "proc")
        shutil.copy(PRODUCT, cls.system / "usr/bin/tumble")
        key = cls.system / "etc/signing.pem"
        run("openssl", "genpkey", "-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:P-256", "-out", key)
        key.chmod(0o600)

    def test_the_system_has_no_swift(self):
        self.assertEqual([*(self.system / "usr").rglob("*swift*"), *(self.system / "opt").iterdir()], [])

    def test_the_executable_alone_serves_a_page(self):
        port = free_port()
        run(*self.tumble("migrate"), env=settings(port))
        with subprocess.Popen(self.tumble("serve"), env=settings(port), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
            try:
                page = get(port, "/", server)
                health = get(port, "/health", server)
            finally:
                server.send_signal(signal.SIGTERM)
                output = server.communicate(timeout=60)[0]
        self.assertIn("<title>", page)
        self.assertIn('type="password"', page, "It isn't the page of signing in.")
        self.assertIn("ok", health)
        self.assertEqual(server.returncode, 0, output)

    def tumble(self, *arguments: str) -> list[str]:
        # The process gets its settings alone, and with them a PATH that need not hold chroot.
        return [shutil.which("chroot", path="/usr/sbin:/sbin:/usr/bin:/bin"), str(self.system), "/usr/bin/tumble", *arguments]


def mirror() -> list[str]:
    """The address that this machine has its own packages from."""
    files = [Path("/etc/apt/sources.list"), *sorted(Path("/etc/apt/sources.list.d").glob("*"))]
    text = "\n".join(file.read_text() for file in files if file.is_file() and file.suffix in (".list", ".sources"))
    return re.findall(r"^(?:deb|URIs:)\s+(?:\[[^\]]*\]\s+)?(https?://\S+/(?:debian|ubuntu)/?)(?:\s|$)", text, re.MULTILINE)[:1]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def settings(port: int) -> dict[str, str]:
    return {
        "PUBLIC_URL": "https://tumble.example", "HOST": "127.0.0.1", "PORT": str(port), "ADMIN_PORT": "", "DRAIN_SECONDS": "0", "LAUNCH_SCREEN_SECONDS": "0",
        "DATA_FOLDER": "/var/lib/tumble", "SIGNING_KEY_FILE": "/etc/signing.pem", "MAIL_FOLDER": "/var/lib/tumble/mail",
    }


def get(port: int, path: str, server: subprocess.Popen) -> str:
    """The response, as soon as the server gives one."""
    # As a proxy that ends TLS passes it on.
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers={"X-Forwarded-Proto": "https", "Accept-Language": "en"})
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                return response.read().decode()
        except OSError:
            if server.poll() is not None or time.monotonic() > deadline:
                raise
            # Only its response says that it listens.
            time.sleep(0.1)


if __name__ == "__main__":
    unittest.main()
