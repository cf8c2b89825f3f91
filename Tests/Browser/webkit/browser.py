"""WebKit's browser: a process of MiniBrowser on a screen of its own, with a profile that ends with it."""

import os
import subprocess
from pathlib import Path
from urllib.parse import urlsplit

from selenium import webdriver
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from .gate import Gate
from .page import Page

BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Screen:
    """A virtual screen as large as the window on it, which so has the keyboard's focus without a window manager."""

    def __init__(self, size: dict[str, int]):
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size['width']}x{size['height']}x24", "-nolisten", "tcp"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        )
        self.name = f":{self.process.stdout.readline().strip()}"

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(timeout=10)


class Context:
    """A browser with its pages, as a context is in Playwright: cookies and everything else that sites keep are its own."""

    def __init__(self, size: dict[str, int], timezone: str, permissions: list[str], environment: dict[str, str], errors: list[str]):
        self.permissions, self.errors = permissions, errors
        self.gate, self.screen = Gate(), Screen(size)
        options = Options()
        options.binary_location = str(next(Path("/").glob(BROWSERS.lstrip("/"))))
        # Full screen leaves the window to the page, without a toolbar; asking for the device's place would put a bar above it.
        for argument in ("--automation", "--full-screen", "--features=-GeolocationAPI", f"--proxy={self.gate.address}"):
            options.add_argument(argument)
        # In the C locale WebKit asks for English.
        own = {"DISPLAY": self.screen.name, "GDK_BACKEND": "x11", "LANG": "C", "LC_ALL": "C", "TZ": timezone, "NO_AT_BRIDGE": "1"}
        self.driver = webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver", env={**os.environ, **environment, **own}))
        self.shown = self.driver.current_window_handle
        self.pages = [Page(self, self.shown)]
        self.pages[0].set_viewport_size(size)

    def driver_at(self, handle: str):
        """Returns the driver with one of its windows chosen."""
        if self.shown != handle:
            self.driver.switch_to.window(handle)
            self.shown = handle
        return self.driver

    def new_page(self) -> Page:
        self.driver.switch_to.new_window("window")
        self.shown = self.driver.current_window_handle
        self.pages.append(Page(self, self.shown))
        return self.pages[-1]

    def set_offline(self, is_offline: bool) -> None:
        if is_offline:
            self.gate.shut()
        else:
            self.gate.open()

    def grant(self, driver, url: str) -> None:
        """Notes that the location is permitted as the product's own script does: WebDriver can't permit it, and nothing tells this browser where it is."""
        address = urlsplit(url)
        if "geolocation" not in self.permissions or driver.current_url.startswith(f"{address.scheme}://{address.netloc}/"):
            return
        driver.get(f"{address.scheme}://{address.netloc}/live/style.css")
        driver.add_cookie({"name": "tumble_device_location", "value": "granted", "path": "/"})

    def close(self) -> None:
        for page in self.pages:
            page.collect_errors()
        self.driver.quit()
        self.gate.close()
        self.screen.close()
