"""The demo that a newcomer starts: a city with orders under way, and everybody's app by one press."""

import urllib.error
import urllib.request

import pytest
from conftest import DESKTOP, PHONE, Server, running
from world import Account, eventually

PLACES = {
    "customer": "/customer/home", "driver": "/driver/home", "dispatcher": "/dispatcher/home", "plant": "/dispatcher/plant",
    "administrator": "/administrator/home",
}


class DemoServer(Server):
    """A server as `make dev` starts it."""

    payments = "fake"
    demo = ("--set", "FAKE_PAYMENT_PORT=0")


@pytest.fixture(scope="module")
def city():
    yield from running(DemoServer)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_one_press_continues_as_anybody(city, open_page, viewport):
    for role, place in PLACES.items():
        page = open_page(city.url, viewport)
        page.get_by_test_id(f"demo.continue.{role}").click()
        page.wait_for_url(f"{city.url}{place}")


def test_windows_of_their_own_keep_their_people(city, open_page):
    page = open_page(city.url, DESKTOP)
    windows = {}
    for role, place in PLACES.items():
        with page.context.expect_page() as opened:
            page.get_by_test_id(f"demo.window.{role}").click()
        windows[role] = opened.value
        windows[role].wait_for_url(f"http://{role}.localhost:{city.port}{place}")
    page.get_by_test_id("demo.continue.customer").click()
    page.wait_for_url(f"{city.url}/customer/home")
    for role, place in PLACES.items():
        windows[role].reload()
        windows[role].wait_for_url(f"http://{role}.localhost:{city.port}{place}")


def test_a_window_of_somebody_else_changes_hands(city, open_page):
    page = open_page(f"{city.url}/demo/customer")
    page.get_by_test_id("demo.continue.customer").click()
    page.wait_for_url(f"{city.url}/customer/home")
    page.goto(f"{city.url}/demo/driver")
    page.get_by_test_id("demo.continue.driver").click()
    page.wait_for_url(f"{city.url}/driver/home")


def test_an_address_alone_signs_nobody_in_or_out(city, open_page):
    page = open_page(f"{city.url}/demo/administrator")
    page.get_by_test_id("demo.continue.administrator").wait_for()
    page.goto(f"{city.url}/demo/administrator/0123456789abcdef")
    page.get_by_test_id("demo.continue.administrator").wait_for()
    page.goto(f"{city.url}/demo/customer")
    page.get_by_test_id("demo.continue.customer").click()
    page.wait_for_url(f"{city.url}/customer/home")
    page.goto(f"{city.url}/demo/administrator")
    page.get_by_test_id("demo.continue.administrator").wait_for()
    page.goto(city.url)
    page.wait_for_url(f"{city.url}/customer/home")


def test_a_page_whose_name_was_made_to_lead_here_gets_nothing(city):
    for path in ["/", "/demo/administrator", "/api/v1/demo/traffic"]:
        request = urllib.request.Request(city.url + path, headers={"Host": f"evil.example:{city.port}"})
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)
        assert refused.value.code == 421


def test_the_city_lives(city):
    dispatcher = Account(city.url, "dispatcher")
    assert len(dispatcher.call("GET", "/orders?status=inProgress&limit=50")["items"]) > 5

    def places():
        drivers = dispatcher.call("GET", "/dispatch/drivers?limit=50")["items"]
        return {driver["id"]: driver["position"] and driver["position"]["latitude"] for driver in drivers if driver["online"]}

    before = places()
    assert len(before) > 3
    eventually("A driver at another place", lambda: [driver for driver, place in places().items() if place and before.get(driver) not in (place, None)])


def test_the_traffic_is_turned_off_and_on_by_one_press(city, open_page):
    page = open_page(city.url)
    for text in ("Demo traffic is off.", "Demo traffic is on."):
        page.get_by_test_id("demo.traffic").click()
        page.get_by_text(text).wait_for()
    page.get_by_test_id("demo.traffic").click()
    page.get_by_text("Demo traffic is off.").wait_for()
    page.reload()
    page.get_by_text("Demo traffic is off.").wait_for()


def test_a_server_without_demo_data_has_no_bar(tmp_path, open_page):
    class PlainServer(Server):
        demo = ("--set", "DEMO_DATA=NO")

    server = PlainServer(tmp_path)
    server.start()
    try:
        page = open_page(server.url)
        page.get_by_test_id("auth.submit").wait_for()
        assert page.get_by_test_id("demo.continue.customer").count() == 0
        page.goto(f"{server.url}/demo/customer")
        page.get_by_test_id("auth.submit").wait_for()
    finally:
        server.stop()
