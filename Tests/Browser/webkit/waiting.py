"""Trying again until a page is ready."""

import time
from collections.abc import Callable
from typing import TypeVar

from selenium.common.exceptions import (
    ElementClickInterceptedException, ElementNotInteractableException, InvalidElementStateException, StaleElementReferenceException,
)

Value = TypeVar("Value")

#: Milliseconds, as everywhere in Playwright's calls.
TIMEOUT = 10_000
#: Seconds between two looks at a page.
PAUSE = 0.02

#: The page is changing: the element is gone, covered, or can't be used yet.
NOT_READY = (ElementClickInterceptedException, ElementNotInteractableException, InvalidElementStateException, StaleElementReferenceException)


def retry(what: str, attempt: Callable[[], Value | None], timeout: float | None = None) -> Value:
    """Returns what `attempt` returns once that isn't None, False or empty."""
    end = time.monotonic() + (TIMEOUT if timeout is None else timeout) / 1000
    while True:
        problem: Exception | None = None
        try:
            if value := attempt():
                return value
        except NOT_READY as error:
            problem = error
        if time.monotonic() > end:
            raise AssertionError(f"WebKit: {what}" + (f": {problem.msg}" if problem else ""))
        time.sleep(PAUSE)
