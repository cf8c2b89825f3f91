"""Pages of whichever engine a test runs on: what both offer is called the same."""

import webkit
from playwright import sync_api as chromium

Page = chromium.Page | webkit.Page
Locator = chromium.Locator | webkit.Locator


def expect(subject: Page | Locator):
    """What is expected of a page or an element, sooner or later."""
    return webkit.Expectation(subject) if isinstance(subject, (webkit.Page, webkit.Locator)) else chromium.expect(subject)
