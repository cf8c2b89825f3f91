"""What an interface no longer offers as it did, and which of it the changelog names."""

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

LINE = re.compile(r"(\w+): (.+)")
# `Func Order.pay(_:) has been removed`, `Accessor Order.id.Get() has return type change from ...`
SYMBOL = re.compile(r"(?:[A-Z]\w+) ([\w.]+)")
CODE = re.compile(r"`([^`]+)`")


@dataclass(frozen=True, order=True)
class Break:
    package: str
    module: str
    message: str

    @property
    def symbol(self) -> str:
        """The name of the broken symbol, as in `Order.pay`."""
        match = SYMBOL.match(self.message)
        return match[1].removesuffix(".Get").removesuffix(".Set").removesuffix(".Modify") if match else ""

    def is_named_in(self, changes: str) -> bool:
        """Whether a text mentions the symbol, its type or its module in backticks."""
        parts = self.symbol.split(".")
        names = {".".join(parts[:count]) for count in range(1, len(parts) + 1)}
        names |= {f"{self.module}.{name}" for name in names} | {self.module}
        return any(code.split("(")[0] in names for code in CODE.findall(changes))


def breaks(package: str, module: str, before: Path, after: Path) -> list[Break]:
    command = ["swift-api-digester", "-diagnose-sdk", "-print-module", "-input-paths", str(before), "-input-paths", str(after)]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return parse(package, module, result.stdout + result.stderr)


def parse(package: str, module: str, report: str) -> list[Break]:
    messages = {match[2] for line in report.splitlines() if (match := LINE.fullmatch(line))}
    # A property's type is reported for the property and again for each of its accessors.
    return sorted(Break(package, module, message) for message in messages if not message.startswith("Accessor "))


def added_lines(difference: str) -> str:
    """The lines that a diff of the changelog adds."""
    return "\n".join(line[1:] for line in difference.splitlines() if line.startswith("+") and not line.startswith("+++"))
