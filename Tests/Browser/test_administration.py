"""An administrator looks after the product: health and figures, people, the system's pages, and keys for programs."""

import csv
import json
import urllib.error
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, element, fill, is_live, open_tab, press, sign_in
from world import Account

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Administration", "Auth", "App", "Location", "Orders", "Payments", "Promotions"}

ADMIN = "dispatcher@tumble.example"
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "administration" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def enter(server, open_page, viewport: dict, place: str, roles=("dispatcher", "admin")) -> Page:
    server.admin("roles", ADMIN, *roles)
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/administrator/{place}")
    is_live(page)
    return page


def call(url: str, key: str) -> int:
    """The status of a call with a key."""
    request = urllib.request.Request(url, headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status
    except urllib.error.HTTPError as error:
        return error.code


@SIZES
def test_who_is_an_administrator_alone_has_a_home(server, open_page, viewport):
    server.admin("roles", ADMIN, "admin")
    page = open_page(server.url, viewport)
    sign_in(page, ADMIN)
    expect(element(page, "administration.check.database")).to_be_visible(timeout=SOON)
    expect(page).to_have_url(f"{server.url}/administrator/home")
    looks_right(page, "home", viewport)
    for tab in ("people", "catalog", "money", "system"):
        open_tab(page, tab)
        looks_right(page, tab, viewport)
    page.goto(f"{server.url}/administrator/account")
    is_live(page)
    expect(element(page, "auth.row.flags")).to_have_count(0)
    # The pages of plugins stand under their groups, whose button stays marked.
    open_tab(page, "catalog")
    press(page, "administration.page.areas")
    expect(element(page, "location.areas.4")).to_be_visible(timeout=SOON)
    expect(page).to_have_url(f"{server.url}/administrator/areas")
    expect(element(page, "tab.catalog")).to_have_attribute("aria-current", "true")


@SIZES
def test_a_person_is_found_given_a_role_locked_and_unlocked(server, open_page, viewport):
    sam = Account(server.url, "sam")
    page = enter(server, open_page, viewport, "people")
    fill(page, "administration.people.search", "sam")
    expect(page.locator('[data-testid^="administration.person."]')).to_have_count(1, timeout=SOON)
    press(page, f"administration.person.{sam.id}")
    expect(element(page, "administration.role.admin")).to_be_visible(timeout=SOON)
    looks_right(page, "person", viewport)

    press(page, "administration.role.admin")
    press(page, "administration.roles.save")
    press(page, "administration.person.confirm")
    expect(element(page, "administration.role.admin")).to_have_attribute("aria-current", "true", timeout=SOON)
    expect(element(page, "administration.roles.save")).to_have_count(0, timeout=SOON)

    press(page, "administration.person.lock")
    looks_right(page, "lock", viewport)
    press(page, "administration.person.cancel")
    press(page, "administration.person.lock")
    press(page, "administration.person.confirm")
    expect(element(page, "administration.person.unlock")).to_be_visible(timeout=SOON)
    expect(element(page, "administration.person.events")).to_contain_text("account disabled", timeout=SOON)
    press(page, "administration.person.unlock")
    press(page, "administration.person.confirm")
    expect(element(page, "administration.person.lock")).to_be_visible(timeout=SOON)


@SIZES
def test_the_system_shows_itself_and_its_log(server, open_page, viewport):
    page = enter(server, open_page, viewport, "system")
    press(page, "administration.page.status")
    expect(element(page, "administration.facts")).to_contain_text("SQLite", timeout=SOON)
    expect(element(page, "administration.queue.mail")).to_be_visible()
    looks_right(page, "status", viewport)

    page.goto(f"{server.url}/administrator/system/settings")
    is_live(page)
    fill(page, "administration.settings.search", "smtp_password")
    expect(page.locator('[data-testid^="administration.setting."]')).to_have_count(1, timeout=SOON)
    looks_right(page, "settings", viewport)

    page.goto(f"{server.url}/administrator/system/audit")
    is_live(page)
    expect(page.locator('[data-testid^="administration.event."]').first).to_be_visible(timeout=SOON)
    page.locator(".t-disclosure summary").first.click()
    fill(page, "administration.audit.kind", "settings read")
    press(page, "administration.audit.filter")
    expect(page.locator('[data-testid^="administration.event."]')).to_have_count(1, timeout=SOON)
    looks_right(page, "audit", viewport)
    with page.expect_download() as saved:
        press(page, "administration.audit.export")
    with open(saved.value.path(), newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["kind"] for row in rows] == ["settings_read"]


@SIZES
def test_a_key_is_made_used_and_revoked(server, open_page, viewport):
    page = enter(server, open_page, viewport, "system/keys")
    press(page, "administration.keys.new")
    press(page, "administration.keys.create")
    expect(page.get_by_role("alert").first).to_be_visible(timeout=SOON)
    fill(page, "administration.keys.name", "Dashboard")
    press(page, "administration.scope.administration:read")
    looks_right(page, "key-form", viewport)
    press(page, "administration.keys.create")
    secret = element(page, "administration.keys.secret")
    expect(secret).to_be_visible(timeout=SOON)
    looks_right(page, "key-made", viewport)
    key = secret.input_value()
    overview = f"{server.url}/api/v1/administration/overview"
    assert call(overview, key) == 200
    assert call(f"{server.url}/api/v1/orders", key) == 403
    with urllib.request.urlopen(f"{server.url}/openapi.json", timeout=10) as response:
        assert "key" in json.load(response)["components"]["securitySchemes"]
    press(page, "administration.keys.stored")
    expect(secret).to_have_count(0, timeout=SOON)
    page.locator('[data-testid$=".revoke"]').first.click()
    press(page, "administration.key.revoke.confirm")
    # Only what the card says tells that the server has answered: the button is gone while the question is shown, too.
    expect(page.locator('[data-testid^="administration.key."]', has_text="No longer valid")).to_have_count(1, timeout=SOON)
    assert call(overview, key) == 401
