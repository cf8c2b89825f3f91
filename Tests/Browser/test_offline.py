"""A driver without a network: a stop is done, kept, seen as waiting, and arrives once with the time of the press."""

import json
import re
import urllib.request

from conftest import DESKTOP, ON_BOTH_ENGINES, PHONE, SCREENSHOTS, Server
from pages import Page, expect
from people import SOON, element, is_live, order_number, press, service_worker_rules, sign_in

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Fleet"}

pytestmark = ON_BOTH_ENGINES


def place_order(page: Page) -> int:
    sign_in(page, "customer@tumble.example")
    expect(element(page, "orders.price.total")).to_contain_text("$", timeout=SOON)
    press(page, "orders.start")
    return order_number(page)


def take_job(page: Page) -> None:
    """A driver goes online and accepts the offer that comes up."""
    sign_in(page, "driver@tumble.example")
    press(page, "fleet.online")
    accept = element(page, "fleet.offer.accept")
    expect(accept).to_be_visible(timeout=SOON)
    accept.click()
    expect(element(page, "fleet.step")).to_be_visible(timeout=SOON)


def eventually(page: Page, script: str, argument=None) -> None:
    """Waits until an asynchronous function of the page answers true."""
    for _ in range(SOON // 100):
        if page.evaluate(script, argument):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {script}")


def is_kept(page: Page, path: str, text: str) -> None:
    """Waits until the browser keeps a page that says a text."""
    eventually(
        page, """async ([path, text]) => {
            const kept = await (await caches.open("tumble-kept")).match(path);
            return kept ? (await kept.text()).includes(text) : false;
        }""", [path, text])


def waiting(page: Page) -> int:
    return page.evaluate(
        """() => new Promise((resolve) => {
            const opening = indexedDB.open("tumble", 1);
            opening.onsuccess = () => {
                const request = opening.result.transaction("outbox").objectStore("outbox").getAll();
                request.onsuccess = () => { opening.result.close(); resolve(request.result.length); };
            };
        })""")


def timeline(server: Server, number: int) -> list[dict]:
    def call(path: str, body: dict | None = None, token: str = "") -> dict:
        request = urllib.request.Request(
            f"{server.url}/api/v1{path}", data=json.dumps(body).encode() if body else None,
            headers={"Content-Type": "application/json", "Authorization": f"Bearer {token}"})
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)["data"]

    token = call("/auth/login", {"email": "dispatcher@tumble.example", "password": "tumble-demo"})["accessToken"]
    return call(f"/orders/{number}/timeline", token=token)["items"]


def test_a_stop_done_without_a_network_arrives_once_with_its_time(server: Server, open_page):
    customer = open_page(server.url, DESKTOP)
    number = place_order(customer)
    driver = open_page(server.url, PHONE)
    take_job(driver)
    service_worker_rules(driver)
    press(driver, "fleet.step")
    expect(element(driver, "fleet.step")).to_contain_text("at the door", timeout=SOON)
    is_kept(driver, "/driver/home", "at the door")

    # The server is gone and the network too: all steps of the stop can be done.
    driver.context.set_offline(True)
    server.kill()
    expect(driver.locator("html[data-connection=lost]")).to_have_count(1, timeout=SOON)
    press(driver, "fleet.step")
    expect(element(driver, "fleet.step")).to_have_attribute("data-waiting", re.compile(".+"), timeout=SOON)
    expect(element(driver, "outbox.waiting")).to_contain_text("1 confirmation", timeout=SOON)
    driver.locator('[data-testid="fleet.entries"] summary').first.click()
    element(driver, "fleet.note").fill("With the neighbour")
    press(driver, "fleet.step.done")
    expect(element(driver, "outbox.waiting")).to_contain_text("2 confirmations", timeout=SOON)
    before = driver.evaluate("() => new Date().toISOString()")
    folder = SCREENSHOTS / "offline"
    folder.mkdir(parents=True, exist_ok=True)
    driver.screenshot(path=str(folder / "driver-waiting.png"), full_page=True)

    # The page is opened anew without a network, and knows what waits.
    driver.reload()
    expect(element(driver, "outbox.waiting")).to_contain_text("2 confirmations", timeout=SOON)
    expect(element(driver, "fleet.step.done")).to_have_attribute("data-waiting", re.compile(".+"), timeout=SOON)
    assert "data-session" not in driver.evaluate("() => document.body.getAttributeNames()")
    second = driver.context.new_page()
    second.goto(f"{server.url}/driver/home")
    expect(element(second, "outbox.waiting")).to_contain_text("2 confirmations", timeout=SOON)

    # The network comes back: both tabs post, everything arrives once.
    server.start()
    driver.context.set_offline(False)
    expect(element(driver, "fleet.step")).to_contain_text("at the plant", timeout=20_000)
    expect(element(driver, "outbox.waiting")).to_be_hidden(timeout=SOON)
    assert waiting(driver) == 0
    steps = [(step["to"], step["deviceTime"]) for step in timeline(server, number)]
    assert [to for to, _ in steps].count("pickedUp") == 1 and [to for to, _ in steps].count("arrivedPickup") == 1
    assert dict(steps)["pickedUp"] <= before
    driver.screenshot(path=str(folder / "driver-sent.png"), full_page=True)


def test_what_is_refused_is_shown_and_can_be_discarded(server: Server, open_page):
    place_order(open_page(server.url, DESKTOP))
    driver = open_page(server.url, PHONE)
    take_job(driver)
    service_worker_rules(driver)
    press(driver, "tab.orders")
    expect(element(driver, "fleet.bags")).to_be_visible(timeout=SOON)
    driver.context.set_offline(True)
    element(driver, "fleet.bags").fill("3")
    press(driver, "fleet.step.done")
    expect(element(driver, "outbox.waiting")).to_contain_text("1 confirmation", timeout=SOON)
    driver.context.set_offline(False)
    refused = driver.locator("[data-outbox-failed]")
    expect(refused).to_contain_text("Say in the note why the count is different.", timeout=20_000)
    expect(refused).to_contain_text("Bags picked up")
    driver.screenshot(path=str(SCREENSHOTS / "offline" / "driver-refused.png"), full_page=True)
    refused.locator('[data-testid="outbox.discard"]').click()
    expect(refused).to_have_count(0, timeout=20_000)
    assert waiting(driver) == 0


def test_other_addresses_show_a_page_of_ours_with_a_link_to_the_last_order(server: Server, open_page):
    page = open_page(server.url, PHONE)
    number = place_order(page)
    service_worker_rules(page)
    is_kept(page, f"/customer/activity/{number}", "orders.stage")
    page.context.set_offline(True)
    page.goto(f"{server.url}/customer/impact")
    expect(element(page, "offline.page")).to_be_visible(timeout=SOON)
    page.screenshot(path=str(SCREENSHOTS / "offline" / "offline-page.png"), full_page=True)
    expect(element(page, "offline.stop")).to_be_hidden()
    expect(element(page, "offline.order")).to_have_attribute("href", f"/customer/activity/{number}")
    press(page, "offline.order")
    expect(page).to_have_url(re.compile(rf"/customer/activity/{number}$"), timeout=SOON)
    expect(element(page, "orders.stage")).to_be_visible(timeout=SOON)

    # A cold start without a network leads to what is kept.
    page.goto(server.url)
    expect(page).to_have_url(re.compile(rf"/customer/activity/{number}$"))
    page.context.set_offline(False)
    is_live(page)


def test_signing_out_empties_what_is_kept(server: Server, open_page):
    page = open_page(server.url, PHONE)
    number = place_order(page)
    service_worker_rules(page)
    is_kept(page, f"/customer/activity/{number}", "orders.stage")
    press(page, "tab.account")
    press(page, "auth.signOut")
    press(page, "auth.signOut.confirm")
    expect(element(page, "auth.submit")).to_be_visible(timeout=SOON)
    eventually(page, "async () => !(await caches.keys()).includes('tumble-kept')")


def test_signing_out_says_what_it_deletes_and_deletes_it(server: Server, open_page):
    place_order(open_page(server.url, DESKTOP))
    driver = open_page(server.url, PHONE)
    take_job(driver)
    service_worker_rules(driver)
    press(driver, "tab.orders")
    expect(element(driver, "fleet.bags")).to_be_visible(timeout=SOON)
    driver.context.set_offline(True)
    element(driver, "fleet.bags").fill("3")
    press(driver, "fleet.step.done")
    expect(element(driver, "outbox.waiting")).to_contain_text("1 confirmation", timeout=SOON)
    driver.context.set_offline(False)
    expect(driver.locator("[data-outbox-failed]")).to_have_count(1, timeout=20_000)

    # What waited is posted before the page is connected again, and presses are refused until then.
    is_live(driver)
    press(driver, "tab.account")
    press(driver, "auth.signOut")
    expect(driver.locator("[data-outbox-warning]")).to_be_visible(timeout=SOON)
    press(driver, "auth.signOut.dismiss")
    expect(element(driver, "auth.signOut.confirm")).to_have_count(0, timeout=SOON)
    assert waiting(driver) == 1
    press(driver, "auth.signOut")
    press(driver, "auth.signOut.confirm")
    expect(element(driver, "auth.submit")).to_be_visible(timeout=SOON)
    eventually(driver, "async () => !(await caches.keys()).includes('tumble-kept')")
    for _ in range(SOON // 100):
        if waiting(driver) == 0:
            break
        driver.wait_for_timeout(100)
    assert waiting(driver) == 0


def test_the_question_before_signing_out_is_short_where_nothing_waits(server: Server, open_page):
    page = open_page(server.url, PHONE)
    sign_in(page, "customer@tumble.example")
    press(page, "tab.account")
    press(page, "auth.signOut")
    expect(element(page, "auth.signOut.confirm")).to_be_visible(timeout=SOON)
    expect(page.locator("[data-outbox-warning]")).to_be_hidden()


def test_the_product_can_be_installed(server: Server, open_page, engine: str):
    page = open_page(server.url)
    is_live(page)
    service_worker_rules(page)
    manifest = page.evaluate("() => fetch(document.querySelector('link[rel=manifest]').href).then((answer) => answer.json())")
    assert manifest["name"] == "Tumble Dev" and manifest["display"] == "standalone" and manifest["start_url"] == "/"
    sizes = page.evaluate(
        """(icons) => Promise.all(icons.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return image.naturalWidth;
        }))""", manifest["icons"] + [{"src": "/live/apple-touch-icon.png"}, {"src": "/favicon.ico"}])
    assert sizes[1:] == [192, 512, 512, 180, 32]
    worker = page.evaluate("() => navigator.serviceWorker.ready.then(({ active, scope }) => [active.state, new URL(scope).pathname])")
    assert worker == ["activated", "/"]
    if engine != "chromium":
        return
    # Chromium alone says what is missing.
    client = page.context.new_cdp_session(page)
    client.send("Page.enable")
    errors = client.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A test's browser profile is a private one, in which nothing is installed.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
