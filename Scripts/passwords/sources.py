"""Reads the word lists that the common passwords come from: Debian's packages whose licenses permit it, and a list of our own."""

import ast
import subprocess
from pathlib import Path
from typing import Callable, Iterable, NamedTuple

OWN = Path(__file__).with_name("recent.txt")


class Source(NamedTuple):
    package: str
    file: str
    license: str
    what: str
    words: Callable[[str], Iterable[str]]


def lines(text: str) -> list[str]:
    return text.splitlines()


def zxcvbn_passwords(text: str) -> list[str]:
    """The most frequent passwords of leaked lists, from a Python module that isn't run."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values):
                # Written as "123456,password,...".split(",").
                if isinstance(key, ast.Constant) and key.value == "passwords":
                    return ast.literal_eval(value.func.value).split(",")
    raise SystemExit("zxcvbn's module has no passwords. To fix, read the list where it is now, in Scripts/passwords/sources.py.")


def words_alone(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.endswith("'s")]


SOURCES = [
    Source(
        "hashcat-data", "usr/share/doc/hashcat-data/examples/example.dict", "MIT (Expat), (c) Jens Steube",
        "passwords that people chose, of hashcat's examples", lines),
    Source(
        "python3-zxcvbn", "usr/lib/python3/dist-packages/zxcvbn/frequency_lists.py", "MIT, (c) Dropbox, Inc. and Daniel Wolf",
        "the most frequent passwords of leaked lists", zxcvbn_passwords),
    Source(
        "wamerican-large", "usr/share/dict/american-english-large", "SCOWL's, which permits any use with its notice, (c) Kevin Atkinson",
        "words of a dictionary", words_alone),
]


def read(source: Source, folder: Path) -> tuple[list[str], str]:
    """The words of a package, and its version. The package is downloaded and unpacked, not installed."""
    subprocess.run(["apt-get", "download", "-q", source.package], cwd=folder, check=True, capture_output=True)
    archive = next(folder.glob(f"{source.package}_*.deb"))
    version = subprocess.run(["dpkg-deb", "--field", archive, "Version"], check=True, capture_output=True, text=True).stdout.strip()
    unpacked = folder / source.package
    subprocess.run(["dpkg-deb", "--extract", archive, unpacked], check=True)
    return list(source.words((unpacked / source.file).read_text(encoding="utf-8", errors="replace"))), version
