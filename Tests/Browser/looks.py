"""Looks at a page as people see it: pictures, light and dark, and what assistive technology would stumble over."""

from axe_playwright_python.sync_playwright import Axe
from conftest import SCREENSHOTS
from pages import Page


def looks_right(page: Page, picture: str, viewport: dict, is_whole: bool = True) -> None:
    """Keeps pictures of the page, below Screenshots, and fails where axe finds a violation or the page is wider than its window."""
    for scheme in ("light", "dark"):
        # Without motion, a color is not met halfway.
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.screenshot(path=str(SCREENSHOTS / f"{picture}-{viewport['width']}-{scheme}.png"), full_page=is_whole)
        violations = Axe().run(page).response["violations"]
        assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), "The page is wider than its window."
    page.emulate_media(color_scheme="light")
