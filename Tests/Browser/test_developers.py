"""The pages for people who write programs: found without an account, read without a script, searched, and left again."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from people import SOON, element, is_live, press, sign_in
from playwright.sync_api import Page, expect

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "App"}

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
LANGUAGES = {"en-US": "API for developers", "es-US": "API para desarrolladores", "pl-PL": "API dla programistów"}


def looks_right(page: Page, name: str, viewport: dict) -> None:
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        page.screenshot(path=str(SCREENSHOTS / "developers" / f"{name}-{viewport['width']}-{scheme}.png"), full_page=False)
        violations = Axe().run(page).response["violations"]
        assert [f"{scheme} {violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), "The page is wider than the window."


def contents(page: Page, viewport: dict) -> None:
    """Opens the list of pages where it is folded."""
    if viewport == PHONE:
        page.locator(".dev-menu > summary").click()


@SIZES
def test_the_api_is_read_without_an_account(shared_server, open_page, viewport):
    page = open_page(shared_server.url, viewport=viewport)
    is_live(page)
    press(page, "administration.developers")
    expect(page.locator("h1")).to_have_text("API for developers", timeout=SOON)
    expect(element(page, "developers.download")).to_have_attribute("href", "/openapi.json")
    looks_right(page, "guide", viewport)

    contents(page, viewport)
    page.get_by_role("link", name="Orders", exact=True).locator("visible=true").click()
    expect(page.locator("h1")).to_have_text("Orders")
    operation = page.locator("#postOrders")
    expect(operation).to_contain_text("customer")
    expect(operation).to_contain_text("orders:write")
    expect(operation.locator("pre").last).to_contain_text("$TUMBLE_KEY")
    operation.scroll_into_view_if_needed()
    looks_right(page, "orders", viewport)
    page.goto(f"{shared_server.url}/developers/orders#postOrders")
    expect(operation).to_be_in_viewport()

    page.goto(f"{shared_server.url}/developers/pigeons")
    expect(page.locator("h1")).to_have_text("There is no such page")
    looks_right(page, "missing", viewport)


@SIZES
def test_endpoints_are_found_by_text_without_a_script(shared_server, chromium, viewport):
    context = chromium.new_context(viewport=viewport, java_script_enabled=False)
    try:
        page = context.new_page()
        page.goto(f"{shared_server.url}/developers")
        element(page, "developers.search").fill("timeline")
        element(page, "developers.search").press("Enter")
        page.locator('[data-testid="developers.results"] a', has_text="/orders/{id}/timeline").click()
        expect(page.locator("#getOrdersIdTimeline")).to_be_visible()
        page.goto(f"{shared_server.url}/developers?q=%3Cb%3Epigeon")
        expect(element(page, "developers.empty")).to_contain_text("<b>pigeon")
    finally:
        context.close()


def test_results_look_right(shared_server, open_page):
    for viewport in (PHONE, DESKTOP):
        page = open_page(f"{shared_server.url}/developers?q=orders", viewport=viewport)
        expect(element(page, "developers.results")).to_be_visible()
        looks_right(page, "results", viewport)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_it_is_in_the_readers_language_or_the_chosen_one(shared_server, open_page, locale):
    page = open_page(f"{shared_server.url}/developers", viewport=PHONE, locale=locale)
    expect(page.locator("h1")).to_have_text(LANGUAGES[locale])
    looks_right(page, f"guide-{locale}", PHONE)
    page.get_by_role("link", name="PL", exact=True).click()
    expect(page.locator("h1")).to_have_text(LANGUAGES["pl-PL"])
    page.locator(".dev-menu > summary").click()
    page.get_by_role("link", name="Orders", exact=True).locator("visible=true").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_it_is_used_by_keyboard_alone(shared_server, open_page):
    page = open_page(f"{shared_server.url}/developers", viewport=DESKTOP)
    page.keyboard.press("Tab")
    expect(page.locator(".t-skip")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#content")).to_be_focused()
    page.keyboard.press("Tab")
    expect(element(page, "developers.search")).to_be_focused()
    page.keyboard.type("quote")
    page.keyboard.press("Enter")
    expect(element(page, "developers.results")).to_be_visible()


def test_an_administrator_finds_it_beside_the_keys(server, open_page):
    server.admin("roles", "sam@tumble.example", "dispatcher", "admin")
    page = open_page(server.url, DESKTOP)
    sign_in(page, "sam@tumble.example")
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/system/keys")
    is_live(page)
    press(page, "administration.keys.developers")
    expect(page.locator("h1")).to_have_text("API for developers", timeout=SOON)
