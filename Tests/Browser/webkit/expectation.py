"""What tests expect of a page in WebKit, sooner or later."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from .locator import Locator
from .page import Page
from .waiting import retry


class Expectation:
    """The counterpart of what Playwright's `expect` returns."""

    def __init__(self, subject: Locator | Page):
        self.subject = subject

    def to_have_url(self, url: str | re.Pattern[str], timeout: float | None = None) -> None:
        retry(f"the page isn't {url} but {self.subject.url}", lambda: matches(self.subject.url, url), timeout)

    def to_be_visible(self, timeout: float | None = None) -> None:
        self._until("is hidden", lambda seen: seen["isVisible"], timeout)

    def to_be_hidden(self, timeout: float | None = None) -> None:
        self._until("is visible", lambda seen: not seen["isVisible"], timeout)

    def to_have_count(self, count: int, timeout: float | None = None) -> None:
        self._until(f"isn't there {count} times", lambda seen: seen["count"] == count, timeout)

    def to_be_in_viewport(self, timeout: float | None = None) -> None:
        self._until("isn't in sight", lambda seen: seen.get("isInViewport"), timeout)

    def not_to_be_in_viewport(self, timeout: float | None = None) -> None:
        self._until("is in sight", lambda seen: not seen.get("isInViewport"), timeout)

    def to_be_checked(self, timeout: float | None = None) -> None:
        self._until("isn't checked", lambda seen: seen.get("isChecked"), timeout)

    def to_have_value(self, value: str, timeout: float | None = None) -> None:
        self._until(f"hasn't the value {value!r}", lambda seen: seen.get("value") == value, timeout)

    def to_have_text(self, text: str | re.Pattern[str], timeout: float | None = None) -> None:
        self._until(f"isn't {text!r}", lambda seen: seen["count"] and matches(seen["text"], text), timeout)

    def not_to_have_text(self, text: str | re.Pattern[str], timeout: float | None = None) -> None:
        self._until(f"is {text!r}", lambda seen: seen["count"] and not matches(seen["text"], text), timeout)

    def to_contain_text(self, text: str | re.Pattern[str], timeout: float | None = None) -> None:
        self._until(f"doesn't contain {text!r}", lambda seen: seen["count"] and contains(seen["text"], text), timeout)

    def not_to_contain_text(self, text: str | re.Pattern[str], timeout: float | None = None) -> None:
        self._until(f"contains {text!r}", lambda seen: seen["count"] and not contains(seen["text"], text), timeout)

    def to_have_attribute(self, name: str, value: str | re.Pattern[str], timeout: float | None = None) -> None:
        self._until(f"hasn't {name}={value!r}", lambda seen: seen["count"] and matches(seen["attributes"].get(name), value), timeout)

    def _until(self, problem: str, holds: Callable[[dict[str, Any]], Any], timeout: float | None) -> None:
        seen: dict[str, Any] = {}

        def look() -> bool:
            seen.update(self.subject.look())
            return bool(holds(seen))

        try:
            retry(f"{self.subject} {problem}", look, timeout)
        except AssertionError as error:
            raise AssertionError(f"{error}: {seen}") from None


def matches(text: str | None, pattern: str | re.Pattern[str]) -> bool:
    return text is not None and (text == pattern if isinstance(pattern, str) else pattern.search(text) is not None)


def contains(text: str, part: str | re.Pattern[str]) -> bool:
    return part in text if isinstance(part, str) else part.search(text) is not None
