"""Pushed notifications: asked for in words, shown by the browser's own push handler, and a press on one opens what it is about."""

import json
import sqlite3

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import DESKTOP, PHONE, SCREENSHOTS
from pages import Page, expect
from people import SOON, address, element, is_live, press, service_worker_rules, sign_in
from world import IRVINE, World, eventually

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Notifications", "App"}
PREFERENCES = "/customer/notifications/preferences"

#: Chromium's own push service is out of reach: the subscription stands in for it. All else is the browser's.
SUBSCRIPTION = """
(() => {
  const key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
  const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)).buffer;
  const made = (server, number) => ({
    options: { applicationServerKey: bytes(server) },
    toJSON: () => ({ endpoint: "http://127.0.0.1:9/push/" + number, expirationTime: null, keys: { p256dh: key, auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
    unsubscribe: async () => { localStorage.removeItem("subscribed"); return true; },
  });
  PushManager.prototype.getSubscription = async () => {
    const [server, number] = (localStorage.getItem("subscribed") || "").split(" ");
    return server ? made(server, number) : null;
  };
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    const number = Number(localStorage.getItem("number") || 0) + 1;
    localStorage.setItem("number", number);
    localStorage.setItem("subscribed", applicationServerKey + " " + number);
    return made(applicationServerKey, number);
  };
})();
"""


@pytest.fixture
def push_server(server):
    server.stop()
    server.demo = (*server.demo, "--set", "PUSH_PRIVATE_ADDRESSES=YES")
    server.start()
    return server


def looks_right(page: Page, name: str, viewport: dict) -> None:
    page.screenshot(path=str(SCREENSHOTS / "push" / f"{name}-{viewport['width']}.png"), full_page=True)
    violations = Axe().run(page).response["violations"]
    assert [f"{violation['id']}: {violation['nodes'][0]['html'][:200]}" for violation in violations] == []


def preferences(server, open_page, viewport, **options) -> Page:
    page = open_page("about:blank", viewport, **options)
    page.add_init_script(SUBSCRIPTION)
    page.goto(server.url)
    sign_in(page, address("customer"))
    element(page, "header.notifications").wait_for()
    service_worker_rules(page)
    page.goto(server.url + PREFERENCES)
    is_live(page)
    return page


def deliver(page: Page, message: dict) -> None:
    """Has the browser's push handler get a message, as from its push service."""
    session = page.context.new_cdp_session(page)
    found = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    registration = eventually("The service worker", lambda: page.wait_for_timeout(10) or found)[-1]
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": page.evaluate("location.origin"), "registrationId": registration["registrationId"], "data": json.dumps(message)})
    session.detach()


def shown(page: Page) -> list[dict]:
    return page.evaluate(
        "async () => (await (await navigator.serviceWorker.ready).getNotifications())"
        ".map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))")


def rows(server) -> int:
    with sqlite3.connect(server.folder / "data" / "tumble.sqlite") as database:
        return database.execute("SELECT COUNT(*) FROM notifications_subscription").fetchone()[0]


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_they_are_turned_on_and_off_here(push_server, open_page, viewport):
    page = preferences(push_server, open_page, viewport, permissions=["notifications"])
    expect(element(page, "notifications.push.on")).to_be_visible(timeout=SOON)
    looks_right(page, "off", viewport)
    press(page, "notifications.push.on")
    expect(element(page, "notifications.push.state")).to_be_visible(timeout=SOON)
    eventually("The subscription", lambda: rows(push_server) == 1)
    looks_right(page, "on", viewport)
    # Each page sends it again, and the worker has the token that renews it.
    page.goto(push_server.url + PREFERENCES)
    is_live(page)
    expect(element(page, "notifications.push.off")).to_be_visible(timeout=SOON)
    renewal = "async () => (await (await (await caches.open('tumble-push')).match('/push-note')).json()).renewal"
    eventually("The token", lambda: page.evaluate(renewal))
    press(page, "notifications.order.accepted.push")
    world = World.empty(push_server.url)
    eventually("The choice", lambda: "push" in next(
        each["channels"] for each in world.customer.call("GET", "/notifications/preferences")["kinds"] if each["kind"] == "order.accepted"))
    press(page, "notifications.push.off")
    expect(element(page, "notifications.push.on")).to_be_visible(timeout=SOON)
    eventually("Its end", lambda: rows(push_server) == 0)


def test_where_the_browser_refuses_it_says_what_to_do(push_server, open_page):
    page = open_page("about:blank", PHONE)
    # A person who pressed "Block" is not asked again.
    page.add_init_script('Object.defineProperty(Notification, "permission", { get: () => "denied" });')
    page.goto(push_server.url)
    sign_in(page, address("customer"))
    element(page, "header.notifications").wait_for()
    page.goto(push_server.url + PREFERENCES)
    expect(element(page, "notifications.push.state")).to_contain_text("blocks notifications", timeout=SOON)
    looks_right(page, "blocked", PHONE)


def test_a_changed_key_of_the_server_renews_the_subscription(push_server, open_page):
    page = preferences(push_server, open_page, PHONE, permissions=["notifications"])
    press(page, "notifications.push.on")
    eventually("The subscription", lambda: rows(push_server) == 1)
    push_server.stop()
    (push_server.folder / "data" / "push-key.pem").unlink()
    push_server.start()
    page.goto(push_server.url + PREFERENCES)
    is_live(page)
    eventually("A subscription for the new key", lambda: page.evaluate("localStorage.getItem('number')") == "2" and rows(push_server) == 1)
    expect(element(page, "notifications.push.off")).to_be_visible(timeout=SOON)


def test_the_browsers_push_handler_shows_a_message_once_and_a_press_opens_its_page(push_server, open_page):
    page = preferences(push_server, open_page, PHONE, permissions=["notifications"])
    order = World.empty(push_server.url).order(IRVINE)
    link = f"/customer/activity/{order}"
    message = {"id": 41, "title": f"Order {order} is accepted", "body": "Śledź je.", "link": link, "tag": "notification/41", "language": "pl"}
    # A message whose answer was lost comes twice, and is one notification.
    for _ in range(2):
        deliver(page, message)
    found = eventually("The notification", lambda: shown(page))
    assert [(one["title"], one["body"], one["tag"], one["lang"], one["data"]["link"]) for one in found] == [
        (message["title"], message["body"], message["tag"], "pl", link)], found
    deliver(page, {**message, "id": 42, "tag": "notification/42"})
    eventually("Another", lambda: len(shown(page)) == 2)
    # The press itself happens outside of the page.
    page.context.service_workers[0].evaluate(
        """async () => {
          const [notification] = await self.registration.getNotifications({ tag: "notification/41" });
          self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
        }""")
    page.wait_for_url(f"**{link}", timeout=SOON)
    is_live(page)
    eventually("The other alone", lambda: [one["tag"] for one in shown(page)] == ["notification/42"])


def test_what_a_hidden_page_tells_gives_way_to_what_is_pushed(push_server, open_page):
    page = preferences(push_server, open_page, PHONE, permissions=["notifications"])
    page.evaluate(
        """async () => (await navigator.serviceWorker.ready).showNotification("Tumble", { tag: "tumble", data: { shownAt: Date.now() } })""")
    assert [one["tag"] for one in eventually("The page's own", lambda: shown(page))] == ["tumble"]
    deliver(page, {"id": 1, "title": "News", "body": "", "link": "/messages/1", "tag": "conversation/1", "language": "en"})
    eventually("The pushed one alone", lambda: [one["tag"] for one in shown(page)] == ["conversation/1"])
