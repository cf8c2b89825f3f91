"""What the browser tests share: a server process on data of its own, and browsers to look at it with."""

import os
import signal
import socket
import subprocess
import tempfile
import zlib
from pathlib import Path

import pytest
import webkit
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SCREENSHOTS = ROOT / "Screenshots"
#: Browsers know one font family, whatever the machine has.
FONTS = {"FONTCONFIG_FILE": str(Path(__file__).parent / "fonts.conf")}
PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}
TIMEZONE = "America/Los_Angeles"
#: For the files whose tests run on both engines: half of all customers hold an iPhone, whose browsers are WebKit's.
ON_BOTH_ENGINES = pytest.mark.parametrize("engine", ["chromium", "webkit"])

HAS_FAILED = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("filterwarnings", "ignore:setting remote_server_addr:DeprecationWarning:selenium")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keeps one size of each test that runs at several, where BROWSER=short: by its name, so that each file keeps both phones and desktops."""
    if os.environ.get("BROWSER") != "short":
        return
    variants: dict[str, list[pytest.Item]] = {}
    for item in items:
        parameters = dict(item.callspec.params) if hasattr(item, "callspec") else {}
        if [parameters.pop(name) for name in ("size", "viewport") if name in parameters]:
            variants.setdefault(f"{item.nodeid.partition('[')[0]}{parameters}", []).append(item)
    left_out = {item for name, group in variants.items() for index, item in enumerate(group) if index != zlib.crc32(name.encode()) % len(group)}
    config.hook.pytest_deselected(items=list(left_out))
    items[:] = [item for item in items if item not in left_out]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo):
    """Notes a failure, of which `open_page` takes pictures: Screenshots/failures."""
    report = yield
    item.stash[HAS_FAILED] = item.stash.get(HAS_FAILED, False) or report.failed
    return report


class Server:
    """A process that serves pages, which can be killed and started again on the same data and port."""

    #: Where orders are paid for, if at all.
    payments = "none"
    #: Without the demo's history and traffic: each test makes what it looks at.
    demo = ("--set", "DEMO_HISTORY=NO", "--no-demo-traffic")

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
        return [executable, "serve", "--port", str(self.port), "--data", str(self.folder / "data"), "--set", f"PAYMENT_GATEWAY={self.payments}",
                "--set", "LAUNCH_SCREEN_SECONDS=0", *self.demo]

    def start(self) -> None:
        log = open(self.folder / "server.log", "a")
        self.process = subprocess.Popen(
            self.command, cwd=ROOT, text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log,
        )
        for line in self.process.stdout:
            if "serves" in line:
                return
        pytest.fail(f"The server did not start: {(self.folder / 'server.log').read_text()[-2000:]}")

    def admin(self, *arguments: str) -> str:
        """What an operator's command on the same data prints."""
        command = [self.command[0], "admin", *arguments, "--data", str(self.folder / "data")]
        return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True, timeout=60).stdout

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
def engine() -> str:
    """Chromium, unless a test or its file asks for others."""
    return "chromium"


@pytest.fixture
def open_page(engine: str, request: pytest.FixtureRequest):
    """Opens a page in a browser profile of its own, and fails the test on an error in the page's script."""
    contexts, errors = [], []
    # Drivers are asked for the location: here they have permitted it.
    permitted = ["geolocation"]

    def in_chromium(viewport, permissions=permitted, **options):
        place = {"permissions": permissions, "geolocation": {"latitude": 33.6846, "longitude": -117.8265}}
        options = {"locale": "en-US", "timezone_id": TIMEZONE, **place, **options}
        contexts.append(request.getfixturevalue("chromium").new_context(viewport=viewport, **options))
        page = contexts[-1].new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    def in_webkit(viewport, permissions=permitted):
        contexts.append(webkit.Context(viewport, TIMEZONE, permissions, FONTS, errors))
        return contexts[-1].pages[0]

    def open_page(url: str, viewport=PHONE, **options):
        page = {"chromium": in_chromium, "webkit": in_webkit}[engine](viewport, **options)
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        for number, page in enumerate(context.pages if request.node.stash.get(HAS_FAILED, False) else []):
            page.screenshot(path=str(SCREENSHOTS / "failures" / f"{request.node.name}-{contexts.index(context)}-{number}.png"))
        context.close()
    assert errors == []
