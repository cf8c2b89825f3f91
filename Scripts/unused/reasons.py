"""Why public symbols stay that no product code uses: the reason by the start of their file's path, and for some by a name after a `#`."""

import re

ASKED_FOR = "asked for: exports, uploads and imports come to use it"
DRIVERS = "the simulated drivers and the command-line client come to use it"
FAKE = "previews and tests use it in the place of the live service"
SOCKET_IO = "part of the protocol, which the package offers whole"

REASONS = {
    "Packages/Core/Sources/Core/HTTP/": ASKED_FOR,
    "Packages/Networking/Sources/Networking/Offline/": DRIVERS,
    "Packages/Networking/Sources/NetworkingVault/": DRIVERS,
    "Packages/Networking/Sources/NetworkingURLSession/": DRIVERS,
    "Packages/Networking/Sources/Networking/Realtime/FakeRealtime.swift": FAKE,
    "Packages/SocketIO/Sources/": SOCKET_IO,
}
FAKE_SERVICE = re.compile(r"Packages/(\w+)/Sources/\1/Services/Fake\w+Service\.swift")


def reason(path: str, name: str, reasons: dict[str, str] = REASONS) -> str | None:
    if FAKE_SERVICE.fullmatch(path):
        return FAKE
    bare = name.split("(")[0]
    return next((text for place, text in reasons.items() if f"{path}#{bare}".startswith(place) and ("#" not in place or place.endswith(f"#{bare}"))), None)
