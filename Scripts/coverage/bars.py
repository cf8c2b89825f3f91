"""The minimum coverage of each package, in percent."""

import json
import math
from pathlib import Path

from coverage.lines import Covered
from lint.layers import is_feature

FILE = Path(__file__).with_name("bars.json")
LOWEST = {"Core": 85, "Networking": 85}
LOWEST_OF_A_FEATURE = 80


def read(file: Path = FILE) -> dict[str, int]:
    return json.loads(file.read_text()) if file.exists() else {}


def bar(package: str, bars: dict[str, int]) -> int:
    lowest = LOWEST.get(package, LOWEST_OF_A_FEATURE if is_feature(package) else 0)
    return max(lowest, bars.get(package, 0))


def raised(bars: dict[str, int], packages: list[Covered]) -> dict[str, int]:
    """The bars, raised to each package's present coverage in whole percent where that is higher."""
    now = {package.name: max(math.floor(package.percent), bars.get(package.name, 0)) for package in packages}
    return dict(sorted((bars | now).items()))


def write(bars: dict[str, int], file: Path = FILE) -> None:
    file.write_text(json.dumps(bars, indent=2) + "\n")
