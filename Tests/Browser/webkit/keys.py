"""Keys by Playwright's names."""

from selenium.webdriver.common.keys import Keys

NAMED = {
    "ArrowDown": Keys.ARROW_DOWN, "ArrowLeft": Keys.ARROW_LEFT, "ArrowRight": Keys.ARROW_RIGHT, "ArrowUp": Keys.ARROW_UP,
    "Backspace": Keys.BACKSPACE, "Enter": Keys.ENTER, "Escape": Keys.ESCAPE, "Space": Keys.SPACE, "Tab": Keys.TAB,
}


def keys(name: str) -> str:
    """Returns what WebDriver sends for a key: a character stands for itself."""
    return NAMED[name] if len(name) > 1 else name
