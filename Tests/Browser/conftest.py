"""What the browser tests share: a server process on data of its own, and browsers to look at it with."""

import os
import signal
import socket
import subprocess
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "Screenshots"
#: Browsers know one font family, whatever the machine has.
FONTS = {"FONTCONFIG_FILE": str(Path(__file__).parent / "fonts.conf")}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}


class Server:
    """A process that serves pages, which can be killed and started again on the same data and port."""

    def __init__(self, folder: Path):
        self.folder = folder
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    @property
    def command(self) -> list[str]:
        """A development server with demo people."""
        executable = os.environ.get("TUMBLE_DEV", str(ROOT / ".build/debug/tumble-dev"))
        return [executable, "serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--set", "LAUNCH_SCREEN_SECONDS=0"]

    def start(self) -> None:
        log = open(self.folder / "server.log", "a")
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log,
        )
        for line in self.process.stdout:
            if "serves" in line:
                return
        pytest.fail(f"The server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def kill(self) -> None:
        """Ends the process as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=10)

    def stop(self) -> None:
        if self.process and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=20)


class Laboratory(Server):
    """Pages made for these tests: a form beside a fast counter, and a list of ten thousand rows."""

    @property
    def command(self) -> list[str]:
        return [os.environ.get("LIVE_FIXTURE", str(ROOT / ".build/debug/LiveFixture")), str(self.port)]


def running(kind: type[Server]):
    with tempfile.TemporaryDirectory(prefix="tumble-browser-") as folder:
        server = kind(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture
def server():
    yield from running(Server)


@pytest.fixture(scope="module")
def shared_server():
    """One server for all tests of a file, where they only look."""
    yield from running(Server)


@pytest.fixture
def laboratory():
    yield from running(Laboratory)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"], env={**os.environ, **FONTS})
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium: Browser):
    """Opens a page in a browser profile of its own, and fails the test on an error in the page's script."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(url: str, viewport=PHONE, **options):
        # Drivers are asked for the location: here they have permitted it.
        place = {"permissions": ["geolocation"], "geolocation": {"latitude": 33.6846, "longitude": -117.8265}}
        options = {"locale": "en-US", "timezone_id": "America/Los_Angeles", **place, **options}
        context = chromium.new_context(viewport=viewport, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []
