"""WebKit for the browser tests: Playwright's calls, as far as tests use them, on Debian's MiniBrowser, which Selenium drives."""

from .browser import Context
from .expectation import Expectation
from .locator import Locator
from .page import Page

__all__ = ["Context", "Expectation", "Locator", "Page"]
