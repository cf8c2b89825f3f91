"""An administrator adds a retailer with a store, whom customers find at once, and takes it out of the catalog again."""

import pytest
from conftest import DESKTOP, PHONE
from looks import looks_right
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Retail", "Administration", "App"}

ADMIN = "dispatcher@tumble.example"
CUSTOMER = "customer@tumble.example"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_retailer_is_added_changed_and_taken_out(server, open_page, viewport):
    server.admin("roles", ADMIN, "dispatcher", "admin")
    admin = open_page(server.url, viewport)
    sign_in(admin, ADMIN)
    admin.locator('[data-testid^="tab."]').first.wait_for()
    admin.goto(f"{server.url}/administrator/catalog")
    is_live(admin)
    press(admin, "administration.page.retailers")
    expect(element(admin, "retail.manage.save")).to_be_visible(timeout=SOON)
    looks_right(admin, "retailers/list", viewport)

    fill(admin, "retail.manage.name", "Costco")
    fill(admin, "retail.manage.category", "Groceries")
    press(admin, "retail.manage.stores.add")
    fill(admin, "retail.manage.stores.0.address", "1 Main St, Irvine")
    fill(admin, "retail.manage.stores.0.latitude", "somewhere")
    press(admin, "retail.manage.save")
    expect(admin.get_by_role("alert").first).to_contain_text("two numbers", timeout=SOON)
    fill(admin, "retail.manage.stores.0.latitude", "33.6854, -117.8133")
    press(admin, "retail.manage.save")
    expect(admin.get_by_role("alert").first).to_contain_text("Another retailer has this name", timeout=SOON)
    looks_right(admin, "retailers/refused", viewport)
    # By keyboard alone.
    element(admin, "retail.manage.name").focus()
    admin.keyboard.press("Control+a")
    admin.keyboard.type("Corner Market")
    element(admin, "retail.manage.save").focus()
    admin.keyboard.press("Enter")
    card = admin.locator('[data-testid^="retail.manage.retailer."]').filter(has_text="Corner Market")
    expect(card).to_contain_text("1 store", timeout=SOON)
    expect(element(admin, "retail.manage.name")).to_have_value("", timeout=SOON)

    customer = open_page(f"{server.url}/customer/retail", viewport)
    sign_in(customer, CUSTOMER)
    customer.locator('[data-testid^="tab."]').first.wait_for()
    customer.goto(f"{server.url}/customer/retail")
    is_live(customer)
    shown = customer.locator('[data-testid^="retail.retailer."]').filter(has_text="Corner Market")
    expect(shown).to_have_count(1, timeout=SOON)

    card.locator('[data-testid^="retail.manage.edit."]').click()
    expect(element(admin, "retail.manage.name")).to_have_value("Corner Market", timeout=SOON)
    looks_right(admin, "retailers/form", viewport)
    press(admin, "retail.manage.active")
    press(admin, "retail.manage.save")
    expect(card).to_contain_text("Off", timeout=SOON)
    customer.reload()
    is_live(customer)
    expect(customer.locator('[data-testid^="retail.retailer."]')).to_have_count(3, timeout=SOON)
    expect(shown).to_have_count(0, timeout=SOON)
