"""Creates a package with the layout of all features, and removes it again."""

import re
import shutil
from pathlib import Path

from lint.layers import BASE, TOP
from scaffold.lines import lines_of, put, take

TEMPLATES = Path(__file__).parent
NAME = re.compile(r"[A-Z][A-Za-z0-9]+")


def make_package(root: Path, name: str) -> None:
    check_name(root, name)
    folder = root / "Packages" / name
    write(TEMPLATES / "package", folder, {"Example": name, "example": name.lower()})
    title = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    catalog = folder / f"Strings/{name}.xcstrings"
    catalog.write_text(catalog.read_text().replace(f'"value" : "{name}"', f'"value" : "{title[0] + title[1:].lower()}"'))
    put(root, lines_of(name))


def remove_package(root: Path, name: str) -> None:
    folder = root / "Packages" / name
    if not folder.is_dir() or name in (*BASE, *TOP):
        raise SystemExit(f"There is no feature {name}.")
    shutil.rmtree(folder)
    take(root, lines_of(name))


def check_name(root: Path, name: str) -> None:
    if not NAME.fullmatch(name) or name.endswith(("API", "Server", "Tests")):
        raise SystemExit(f"{name!r} isn't a name for a package. To fix, use a noun in upper camel case, such as Payments.")
    if (root / "Packages" / name).exists():
        raise SystemExit(f"Packages/{name} already exists. To fix, choose another name, or remove it: make package-remove NAME={name}")


def write(template: Path, folder: Path, words: dict[str, str]) -> None:
    """Writes a folder of templates, with words in their paths and texts replaced."""

    def replaced(text: str) -> str:
        for word, other in words.items():
            text = text.replace(word, other)
        return text

    for file in sorted(template.rglob("*")):
        if file.is_file():
            made = folder / replaced(file.relative_to(template).as_posix())
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(with_sorted_imports(replaced(file.read_text())))


def with_sorted_imports(text: str) -> str:
    """The imports sorted by module, since the package's name changes their order."""
    return re.sub(r"(?:^(?:public )?import \w+\n)+", lambda block: "".join(sorted(block[0].splitlines(keepends=True), key=lambda line: line.split()[-1])), text, flags=re.MULTILINE)
