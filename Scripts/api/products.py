"""The modules of the packages' library products."""

import re

from project.manifest import Manifest

LIBRARY = re.compile(r"\.library\(name: \"\w+\", targets: \[([^\]]*)\]\)")


def offered(manifest: Manifest) -> dict[str, str]:
    """Each module of a package's library products, with the folder of its sources."""
    names = {name for match in LIBRARY.finditer(manifest.text) for name in re.findall(r'"(\w+)"', match[1])}
    return {target.name: target.path for target in manifest.targets if target.name in names}
