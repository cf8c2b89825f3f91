"""A person's own data: the account is given up, kept after all, and refused while something speaks against it."""

import json
import urllib.request
import zipfile

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE
from people import HASHED, SOON, element, is_live, press, register, sign_in
from playwright.sync_api import Page, expect

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Auth", "App"}

SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
PASSWORD = "a long enough passphrase"


def newcomer(page: Page, url: str, email: str) -> None:
    page.goto(url)
    register(page, "Lena Leaver", email, PASSWORD)
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=HASHED)


def open_deletion(page: Page, url: str) -> None:
    page.goto(f"{url}/customer/account/privacy")
    is_live(page)
    press(page, "auth.privacy.deletion")
    element(page, "auth.deletion.delete").wait_for(timeout=SOON)


@SIZES
def test_an_account_is_given_up_and_kept_after_all(server, open_page, viewport):
    page = open_page(server.url, viewport=viewport)
    email = f"lena{viewport['width']}@example.org"
    newcomer(page, server.url, email)
    open_deletion(page, server.url)
    assert Axe().run(page).response["violations"] == []
    press(page, "auth.deletion.delete")
    press(page, "auth.deletion.dismiss")
    press(page, "auth.deletion.delete")
    press(page, "auth.deletion.confirm")
    element(page, "auth.deletionAsked").wait_for(timeout=SOON)

    # Signing in shows nothing but the choice, wherever it leads.
    page.goto(f"{server.url}/customer/activity")
    sign_in(page, email, PASSWORD)
    element(page, "auth.leaving.keep").wait_for(timeout=HASHED)
    expect(page.locator('[data-testid^="tab."]')).to_have_count(0)
    assert Axe().run(page).response["violations"] == []
    press(page, "auth.leaving.keep")
    page.locator('[data-testid^="tab."]').first.wait_for(timeout=SOON)
    page.goto(server.url)
    is_live(page)
    expect(element(page, "auth.leaving.keep")).to_have_count(0)
    expect(page.locator('[data-testid^="tab."]').first).to_be_visible()


def call(url: str, path: str, body: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{url}/api/v1{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as response:
        return json.load(response)["data"]


def test_an_account_with_an_order_under_way_is_told_to_wait(server, open_page):
    page = open_page(server.url)
    newcomer(page, server.url, "owen@example.org")
    token = call(server.url, "/auth/login", {"email": "owen@example.org", "password": PASSWORD})["accessToken"]
    address = {"line1": "100 Spectrum Center Dr", "city": "Irvine", "postalCode": "92618", "latitude": 33.6506, "longitude": -117.7436}
    call(server.url, "/orders", {"bags": 1, "pickupMode": "ASAP", "address": address}, token)
    page.goto(f"{server.url}/customer/account/privacy/deletion")
    is_live(page)
    expect(element(page, "auth.deletion.refused")).to_contain_text("under way", timeout=SOON)
    expect(element(page, "auth.deletion.delete")).to_have_count(0)
    press(page, "auth.back")
    element(page, "auth.privacy.deletion").wait_for(timeout=SOON)


@SIZES
def test_ones_data_is_prepared_shown_on_its_way_and_downloaded(server, open_page, viewport):
    page = open_page(server.url, viewport=viewport)
    newcomer(page, server.url, f"dora{viewport['width']}@example.org")
    page.goto(f"{server.url}/customer/account/privacy")
    is_live(page)
    press(page, "auth.privacy.export")
    element(page, "auth.export.request").wait_for(timeout=SOON)
    assert Axe().run(page).response["violations"] == []
    press(page, "auth.export.request")
    # The page shows by itself that it is ready.
    link = element(page, "auth.export.download")
    link.wait_for(timeout=HASHED)
    assert Axe().run(page).response["violations"] == []
    with page.expect_download() as download:
        link.click()
    assert download.value.suggested_filename.endswith(".zip")
    archive = zipfile.ZipFile(download.value.path())
    assert archive.testzip() is None and archive.namelist()[0] == "README.txt"
    assert "Lena Leaver" in archive.read("account.json").decode()
    # Somebody else's browser finds nothing there.
    href = link.get_attribute("href")
    other = open_page(server.url, viewport=viewport)
    newcomer(other, server.url, f"dirk{viewport['width']}@example.org")
    assert other.evaluate("path => fetch(path).then(answer => answer.status)", href) == 404
