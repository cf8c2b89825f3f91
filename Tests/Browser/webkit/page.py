"""A window of WebKit's browser."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from selenium.common.exceptions import JavascriptException
from selenium.webdriver import ActionChains

from .keys import keys
from .locator import Locator
from .waiting import retry

if TYPE_CHECKING:
    from .browser import Context

#: Runs a function or an expression as Playwright does, waits for what it promises, and returns the value or the error's text.
RUN = """
const given = [...arguments], done = given.pop();
Promise.resolve().then(() => { const value = (%s); return typeof value === "function" ? value(...given) : value; })
  .then((value) => done({ value }), (error) => done({ error: String(error) }));
"""

#: Collects the errors of the page's scripts from now on.
LISTEN = """() => {
  if (window.faults) return;
  window.faults = [];
  addEventListener("error", ({ message }) => faults.push(message));
  addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
}"""


class Keyboard:
    def __init__(self, page: Page):
        self.page = page

    def press(self, key: str) -> None:
        self.type(keys(key))

    def type(self, text: str) -> None:
        ActionChains(self.page.driver, duration=0).send_keys(text).perform()


class Page:
    """One page; whoever uses it brings its window to the front first."""

    def __init__(self, context: Context, handle: str):
        self.context, self.handle = context, handle
        self.keyboard = Keyboard(self)

    @property
    def driver(self):
        return self.context.driver_at(self.handle)

    @property
    def url(self) -> str:
        return self.driver.current_url

    def goto(self, url: str) -> None:
        self.collect_errors()
        self.context.grant(self.driver, url)
        self.driver.get(url)
        self.evaluate(LISTEN)

    def reload(self) -> None:
        self.collect_errors()
        self.driver.refresh()
        self.evaluate(LISTEN)

    def close(self) -> None:
        self.collect_errors()
        self.driver.close()
        self.context.pages.remove(self)

    def collect_errors(self) -> None:
        """Keeps the errors of the page that is left."""
        self.context.errors += self.evaluate("window.faults?.splice(0) ?? []")

    def evaluate(self, script: str, *arguments: Any) -> Any:
        answer = self.driver.execute_async_script(RUN % script, *arguments)
        if "error" in answer:
            raise JavascriptException(answer["error"])
        return answer.get("value")

    def wait_for_function(self, script: str, arg: Any = None, timeout: float | None = None) -> None:
        retry(f"never true: {script}", lambda: self.evaluate(script, arg), timeout)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def locator(self, selector: str) -> Locator:
        return Locator(self, [("css", selector)])

    def get_by_text(self, text: str, exact: bool = False) -> Locator:
        return Locator(self, [("exact" if exact else "part", text)])

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.driver.set_window_rect(0, 0, **size)
        self.wait_for_function("([width, height]) => innerWidth === width && innerHeight === height", [size["width"], size["height"]])

    def screenshot(self, path: str, full_page: bool = False) -> None:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        self.driver.save_screenshot(path)
