"""A customer finds items by search and filters, keeps favorites, fills the cart with wishes, and lets it come along with an order."""

import pytest
from conftest import DESKTOP, PHONE
from looks import looks_right
from pages import expect
from people import SOON, element, fill, is_live, press, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Retail", "Orders", "App"}

CUSTOMER = "customer@tumble.example"
SIZES = pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])


def shopping(server, open_page, viewport, path=""):
    page = open_page(server.url, viewport)
    sign_in(page, CUSTOMER)
    page.locator('[data-testid^="tab."]').first.wait_for()
    page.goto(f"{server.url}/customer/retail{path}")
    is_live(page)
    return page


def items(page):
    return page.locator('[data-testid^="retail.item."][data-testid$=".open"]')


@SIZES
def test_items_are_searched_filtered_and_sorted(server, open_page, viewport):
    page = shopping(server, open_page, viewport)
    expect(page.locator('[data-testid^="retail.retailer."]').first).to_be_visible(timeout=SOON)
    looks_right(page, "shopping/retailers", viewport)
    fill(page, "retail.search", "detregent")
    expect(element(page, "retail.corrected")).to_contain_text("detergent", timeout=SOON)
    expect(items(page).first).to_contain_text("detergent", ignore_case=True)
    looks_right(page, "shopping/found", viewport)
    fill(page, "retail.search", "zzzz")
    expect(element(page, "retail.search.clear")).to_be_visible(timeout=SOON)
    looks_right(page, "shopping/nothing-found", viewport)
    press(page, "retail.search.clear")
    page.locator('[data-testid^="retail.retailer."]').first.click()
    expect(items(page).first).to_be_visible(timeout=SOON)
    looks_right(page, "shopping/retailer", viewport)
    element(page, "retail.sort").select_option(index=1)
    page.wait_for_function(
        """() => {
            const cards = [...document.querySelectorAll('[data-testid^="retail.item."]')].filter(e => /^retail\\.item\\.\\d+$/.test(e.dataset.testid));
            const cents = cards.map(e => parseFloat(e.textContent.match(/\\$([0-9.]+)/)[1]));
            return cents.length > 1 && cents.every((c, i) => i === 0 || cents[i - 1] <= c);
        }"""
    )


@SIZES
def test_an_item_becomes_a_favorite_and_goes_into_an_order(server, open_page, viewport):
    page = shopping(server, open_page, viewport)
    fill(page, "retail.search", "detergent")
    expect(items(page).first).to_be_visible(timeout=SOON)
    first = items(page).first.get_attribute("data-testid").split(".")[2]
    items(page).first.click()
    expect(element(page, f"retail.item.{first}.favorite")).to_be_visible(timeout=SOON)
    press(page, f"retail.item.{first}.favorite")
    press(page, f"retail.item.{first}.plus")
    press(page, f"retail.item.{first}.plus")
    expect(element(page, f"retail.item.{first}.value")).to_have_text("2", timeout=SOON)
    looks_right(page, "shopping/item", viewport)
    page.goto(f"{server.url}/customer/retail/yours")
    is_live(page)
    expect(element(page, f"retail.item.{first}")).to_be_visible(timeout=SOON)
    looks_right(page, "shopping/yours", viewport)
    press(page, "retail.cart")
    expect(element(page, f"retail.cart.wish.{first}")).to_be_visible(timeout=SOON)
    # Nothing is chosen for the customer that would cost them anything.
    expect(element(page, f"retail.cart.wish.{first}").locator("option:checked")).to_contain_text("Leave it out")
    element(page, f"retail.cart.wish.{first}").select_option(label="Ask me")
    fill(page, f"retail.cart.note.{first}", "The blue one")
    looks_right(page, "shopping/cart", viewport)
    # On another device, the cart is the same, with the wish and the note.
    other = shopping(server, open_page, viewport, "/cart")
    expect(element(other, f"retail.cart.note.{first}")).to_have_value("The blue one", timeout=SOON)
    expect(element(other, f"retail.cart.wish.{first}").locator("option:checked")).to_contain_text("Ask me")
    # By keyboard alone.
    element(page, "retail.cart.order").focus()
    page.keyboard.press("Enter")
    expect(element(page, f"orders.shopping.item.{first}")).to_be_visible(timeout=SOON)
    expect(element(page, "orders.price.total")).to_be_visible(timeout=SOON)
    looks_right(page, "shopping/order", viewport)
    press(page, "orders.start")
    expect(page.get_by_text("Laundry detergent").first).to_be_visible(timeout=SOON)
    expect(page.get_by_role("heading", name="Share where it is")).to_be_visible(timeout=SOON)
    page.goto(f"{server.url}/customer/retail/cart")
    is_live(page)
    expect(element(page, "retail.cart.retailers")).to_be_visible(timeout=SOON)
