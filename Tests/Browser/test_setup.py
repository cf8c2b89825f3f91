"""An administrator changes settings while the server runs, and goes through the setup of a development server."""

import urllib.request
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS, Server, running
from nodes import running as running_nodes
from pages import Page, expect
from people import SOON, element, fill, is_live, press, sign_in
from world import Account, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "App"}

ADMIN = "dispatcher@tumble.example"
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


class Pinned(Server):
    """A server whose operators give a setting that could change otherwise."""

    @property
    def command(self) -> list[str]:
        return [*super().command, "--set", "OPEN_ORDERS=4"]


@pytest.fixture
def pinned():
    yield from running(Pinned)


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "setup" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def enter(server, open_page, viewport: dict, place: str, **options) -> Page:
    server.admin("roles", ADMIN, "dispatcher", "admin")
    page = open_page(server.url, viewport, **options)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/{place}")
    is_live(page)
    return page


@SIZES
def test_a_setting_is_changed_refused_and_set_back(pinned, open_page, viewport):
    page = enter(pinned, open_page, viewport, "system/settings")
    press(page, "administration.settings.changeable")
    element(page, "administration.setting.OPEN_ORDERS.pinned").wait_for(timeout=SOON)
    expect(element(page, "administration.setting.OPEN_ORDERS.pinned")).to_be_disabled()
    expect(element(page, "administration.setting.OPEN_ORDERS")).to_contain_text("command line")
    looks_right(page, "settings", viewport)

    press(page, "administration.setting.OPEN_ORDERS_AT_FIRST.change")
    fill(page, "administration.settings.value", "many")
    press(page, "administration.settings.save")
    expect(page.get_by_text("Accepted: 0 to 1000.", exact=False).first).to_be_visible(timeout=SOON)
    looks_right(page, "refused", viewport)
    fill(page, "administration.settings.value", "5")
    press(page, "administration.settings.save")
    expect(element(page, "administration.setting.OPEN_ORDERS_AT_FIRST.reset")).to_be_visible(timeout=SOON)
    looks_right(page, "changed", viewport)

    # It survives a power cut, and another press leads back.
    pinned.kill()
    pinned.start()
    page.goto(f"{pinned.url}/administrator/system/settings/OPEN_ORDERS_AT_FIRST")
    is_live(page)
    expect(element(page, "administration.settings.value")).to_have_value("5", timeout=SOON)
    press(page, "administration.settings.cancel")
    press(page, "administration.setting.OPEN_ORDERS_AT_FIRST.reset")
    expect(element(page, "administration.setting.OPEN_ORDERS_AT_FIRST.reset")).to_have_count(0, timeout=SOON)

    press(page, "administration.settings.changeable")
    fill(page, "administration.settings.search", "verified")
    press(page, "administration.setting.ORDERS_NEED_VERIFIED_EMAIL.change")
    looks_right(page, "choice", viewport)


@SIZES
def test_the_setup_is_under_system_where_demo_data_makes_it_needless(server, open_page, viewport):
    page = enter(server, open_page, viewport, "home")
    element(page, "administration.home.status").wait_for(timeout=SOON)
    expect(element(page, "administration.home.setup")).to_have_count(0)
    page.goto(f"{server.url}/administrator/system")
    is_live(page)
    press(page, "administration.page.setup")
    page.wait_for_url("**/administrator/setup", timeout=SOON)
    press(page, "administration.setup.mail.try")
    expect(element(page, "administration.setup.mail").locator(".t-pill")).to_have_text("Done", timeout=3 * SOON)
    press(page, "administration.setup.areas.review")
    expect(element(page, "administration.setup.areas.unreview")).to_be_visible(timeout=SOON)
    looks_right(page, "setup", viewport)


@pytest.mark.parametrize("locale", ["es-US", "pl-PL"])
def test_the_setup_speaks_other_languages(server, open_page, locale):
    page = enter(server, open_page, PHONE, "setup", locale=locale)
    element(page, "administration.setup.mail").wait_for(timeout=SOON)
    looks_right(page, f"setup-{locale}", PHONE)


def test_a_change_holds_on_every_process_within_seconds(tmp_path: Path):
    with running_nodes(2, tmp_path) as nodes:
        administrator = Account(nodes.first.url, "administrator")
        administrator.call("PUT", "/administration/settings/PRODUCT_DISPLAY_NAME", {"value": "Two Rooms", "version": 0})

        def named(node) -> bool:
            with urllib.request.urlopen(node.url, timeout=20) as page:
                return b'content="Two Rooms"' in page.read()

        assert named(nodes.first)
        eventually("The name at the other process", lambda: named(nodes.second))
        administrator.call("DELETE", "/administration/settings/PRODUCT_DISPLAY_NAME?version=1")
        eventually("The former name", lambda: not named(nodes.second))
