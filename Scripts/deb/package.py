"""The tree of the package, and the package."""

import gzip
import json
import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

from deb.manual import manual
from deb.version import time

COMPLETIONS = {
    "bash": "usr/share/bash-completion/completions/tumble",
    "zsh": "usr/share/zsh/vendor-completions/_tumble",
    "fish": "usr/share/fish/vendor_completions.d/tumble.fish",
}
SCRIPTS = ("postinst", "prerm", "postrm")
CONFIGURATION = "etc/tumble/Prod.xcconfig"
# Beside the C library: those that the executable loads, certificates for mail and webhooks, and what the scripts call.
DEPENDS = ("libsqlite3-0", "libpq5", "libstdc++6", "libgcc-s1", "zlib1g", "ca-certificates", "adduser", "openssl", "init-system-helpers")


class Package:
    def __init__(self, root: Path, executable: Path, version: str):
        if not re.fullmatch(r"\d[A-Za-z0-9.+~-]*", version):
            raise SystemExit(f"'{version}' is no version of a Debian package. To fix, give one such as 1.2.3.")
        self.root = root
        self.executable = executable.resolve()
        self.version = version
        self.architecture = output("dpkg", "--print-architecture").strip()

    def build(self, folder: Path) -> Path:
        """Writes the package into a folder, and returns its file."""
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / f"tumble_{self.version}_{self.architecture}.deb"
        with tempfile.TemporaryDirectory(prefix="tumble-deb-") as temporary:
            tree = Path(temporary) / "tree"
            self.write(tree)
            output(
                "dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, file,
                env={**os.environ, "SOURCE_DATE_EPOCH": os.environ.get("SOURCE_DATE_EPOCH") or time(self.root)})
        return file

    def write(self, tree: Path) -> None:
        """Writes the package's files, as they lie in the system, and in DEBIAN what describes them."""
        source = self.root / "Packaging/debian"
        self.put(tree, "usr/bin/tumble", self.executable.read_bytes(), 0o755)
        self.put(tree, CONFIGURATION, (source / "Prod.xcconfig").read_bytes())
        self.put(tree, "usr/share/tumble/Secrets.xcconfig", (source / "Secrets.xcconfig").read_bytes())
        self.put(tree, "lib/systemd/system/tumble.service", (source / "tumble.service").read_bytes())
        for shell, place in COMPLETIONS.items():
            self.put(tree, place, output(self.executable, "completions", shell).encode())
        page = manual(json.loads(output(self.executable, "--experimental-dump-help")), self.version)
        self.put(tree, "usr/share/man/man1/tumble.1.gz", compressed(page.encode()))
        self.put(tree, "usr/share/doc/tumble/copyright", (self.root / "LICENSE").read_bytes())
        self.put(tree, "usr/share/doc/tumble/changelog.gz", compressed((self.root / "CHANGELOG.md").read_bytes()))
        self.put(tree, "usr/share/doc/tumble/operations.md.gz", compressed((self.root / "Docs/operations.md").read_bytes()))
        for name in SCRIPTS:
            self.put(tree, f"DEBIAN/{name}", (source / name).read_bytes(), 0o755)
        self.put(tree, "DEBIAN/conffiles", f"/{CONFIGURATION}\n".encode())
        size = sum(file.stat().st_size for file in tree.rglob("*") if file.is_file())
        self.put(tree, "DEBIAN/control", self.control(size).encode())
        for place in tree.rglob("*"):
            if place.is_dir():
                place.chmod(0o755)

    def control(self, size: int) -> str:
        fields = {
            "Package": "tumble", "Version": self.version, "Architecture": self.architecture, "Maintainer": "Tumble contributors <tumble@tumble.example>",
            "Installed-Size": str(-(-size // 1024)), "Depends": ", ".join((*c_library(self.executable), *DEPENDS)), "Suggests": "postgresql",
            "Section": "web", "Priority": "optional",
            "Description": "on-demand laundry with retail shopping on the same trip\n"
                           " The server of pages and API in one executable, which is also the client\n of that API on the command line.",
        }
        return "".join(f"{name}: {value}\n" for name, value in fields.items())

    @staticmethod
    def put(tree: Path, place: str, content: bytes, mode: int = 0o644) -> None:
        file = tree / place
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        file.chmod(mode)


def c_library(executable: Path) -> list[str]:
    """The C library, at least as new as the newest symbol that the executable needs; nothing for a script."""
    with executable.open("rb") as file:
        if not shutil.which("readelf") or file.read(4) != b"\x7fELF":
            return []
    numbers = re.findall(r"Name: GLIBC_(\d+)\.(\d+)", output("readelf", "--version-info", "--wide", executable))
    return [f"libc6 (>= {'.'.join(map(str, max((int(major), int(minor)) for major, minor in numbers)))})"] if numbers else ["libc6"]


def compressed(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def output(*command, **options) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if done.returncode != 0:
        raise SystemExit(f"{command[0]} failed.\n{done.stderr.strip()}")
    return done.stdout
