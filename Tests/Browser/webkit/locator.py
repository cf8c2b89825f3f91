"""Elements of a page in WebKit, found anew for each use."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from selenium.common.exceptions import ElementClickInterceptedException, ElementNotInteractableException
from selenium.webdriver.remote.webelement import WebElement

from .keys import keys
from .waiting import retry

if TYPE_CHECKING:
    from .page import Page

#: Follows the steps of a locator and returns the elements.
FIND = """(steps) => {
  const text = (element) => element.textContent.replace(/\\s+/g, " ").trim();
  let found = [document];
  for (const [kind, value] of steps) {
    if (kind === "nth") { found = found.slice(value, value + 1); continue; }
    const holds = { css: () => true, exact: (e) => text(e) === value, part: (e) => text(e).toLowerCase().includes(value.toLowerCase()) }[kind];
    const inside = found.flatMap((root) => [...root.querySelectorAll(kind === "css" ? value : ":not(head, head *, script, style)")]);
    found = [...new Set(inside)].filter((e) => holds(e) && (kind === "css" || ![...e.children].some(holds)));
  }
  return found;
}"""

#: What expectations ask about a locator's first element, with the number of all.
LOOK = """(elements) => {
  const [e] = elements, isVisible = (e) => e.checkVisibility({ checkVisibilityCSS: true }) && e.getBoundingClientRect().height > 0;
  if (!e) return { count: 0, isVisible: false };
  const box = e.getBoundingClientRect();
  return {
    count: elements.length, isVisible: isVisible(e), text: e.textContent.replace(/\\s+/g, " ").trim(), value: e.value, isChecked: e.checked,
    attributes: Object.fromEntries([...e.attributes].map(({ name, value }) => [name, value])),
    isInViewport: isVisible(e) && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth,
  };
}"""

BOX = "(e) => { const { x, y, width, height } = e.getBoundingClientRect(); return { x, y, width, height }; }"

#: Notes whether the next click reaches an element, as Playwright does: a page that moves under the pointer takes it elsewhere.
EXPECT_CLICK = """(e) => {
  window.clickReached = false;
  addEventListener("click", ({ target }) => { window.clickReached = e.contains(target); }, { capture: true, once: true });
}"""


class Locator:
    """The elements that a chain of steps leads to. Whoever acts on it waits for the first of them."""

    def __init__(self, page: Page, steps: list[tuple[str, Any]]):
        self.page, self.steps = page, steps

    def __repr__(self) -> str:
        return " ".join(str(value) for _, value in self.steps)

    def locator(self, selector: str) -> Locator:
        return Locator(self.page, [*self.steps, ("css", selector)])

    def get_by_text(self, text: str, exact: bool = False) -> Locator:
        return Locator(self.page, [*self.steps, ("exact" if exact else "part", text)])

    def nth(self, index: int) -> Locator:
        return Locator(self.page, [*self.steps, ("nth", index)])

    @property
    def first(self) -> Locator:
        return self.nth(0)

    def look(self) -> dict[str, Any]:
        return self.page.evaluate(f"(steps) => ({LOOK})(({FIND})(steps))", self.steps)

    def count(self) -> int:
        return self.look()["count"]

    def is_checked(self) -> bool:
        return self.look()["isChecked"]

    def is_visible(self) -> bool:
        return self.look()["isVisible"]

    def input_value(self) -> str:
        return self._wait().get_property("value")

    def inner_text(self) -> str:
        return self.evaluate("(element) => element.innerText")

    def get_attribute(self, name: str) -> str | None:
        return self._wait().get_dom_attribute(name)

    def bounding_box(self) -> dict[str, float]:
        return self.evaluate(BOX)

    def evaluate(self, function: str, argument: Any = None) -> Any:
        return self.page.evaluate(function, self._wait(), argument)

    def wait_for(self, timeout: float | None = None) -> None:
        retry(f"{self} doesn't show", self.is_visible, timeout)

    def click(self) -> None:
        def click(element: WebElement) -> bool:
            if not element.is_enabled():
                return False
            self.page.evaluate(EXPECT_CLICK, element)
            try:
                element.click()
            except (ElementClickInterceptedException, ElementNotInteractableException):
                # It may stand beyond the window's edge, or under a bar there.
                self.page.evaluate("(element) => element.scrollIntoView({ block: 'center', behavior: 'instant' })", element)
                element.click()
            # A click that led to another page reached its element.
            return self.page.evaluate("window.clickReached ?? true")

        self._act("can't be clicked", click)

    def check(self) -> None:
        if not self._wait().get_property("checked"):
            self.click()

    def focus(self) -> None:
        self.evaluate("(element) => element.focus()")

    def fill(self, text: str) -> None:
        def enter(element: WebElement) -> bool:
            self.page.evaluate("(field) => { field.focus(); field.select(); }", element)
            element.send_keys(text or keys("Backspace"))
            return True

        self._act("can't be filled", enter)

    def press(self, key: str) -> None:
        self._act("can't have the focus", lambda element: (element.send_keys(keys(key)), True))

    def press_sequentially(self, text: str, delay: float = 0) -> None:
        for character in text:
            self.press(character)
            time.sleep(delay / 1000)

    def _find(self) -> WebElement | None:
        return next(iter(self.page.evaluate(FIND, self.steps)), None)

    def _wait(self) -> WebElement:
        return retry(f"{self} isn't there", self._find)

    def _act(self, problem: str, act: Callable[[WebElement], Any]) -> None:
        retry(f"{self} {problem}", lambda: (element := self._find()) and act(element))
