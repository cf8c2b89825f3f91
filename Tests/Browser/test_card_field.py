"""The provider's field for a card, mounted by our hook under a policy like our pages': localstripe's own script in a real browser, without our server."""

import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
import requests
from conftest import ROOT
from people import SOON
from playwright.sync_api import Page, expect

sys.path.insert(0, str(ROOT / "Scripts"))
import stripe  # noqa: E402

#: The features whose screens are under test, for `make affected`.
DRIVES = {"Payments"}

pytestmark = pytest.mark.skipif(not stripe.is_installed(), reason="localstripe isn't installed; to run it: make bootstrap-browser")

SCRIPT = (ROOT / "Packages/Payments/Resources/Payments/provider.js").read_text()
#: The part of the page's own script that begins hooks, as Docs/live-protocol.md describes it, and notes what is reported.
HOOKS = """
window.reports = []; window.ends = [];
window.tumble = { hook: (name, begin) => {
  for (const element of document.querySelectorAll(`[data-hook="${name}"]`)) window.ends.push(begin(element, (value) => window.reports.push(value)));
}, leave: (address) => location.assign(address) };
"""


@pytest.fixture(scope="module")
def api():
    with stripe.StripeServer() as server:
        yield server.url


@pytest.fixture
def site(api):
    """Serves a page around a hook's element; `site(data)` returns its address."""
    pages: dict[str, str] = {}

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            files = {"/hooks.js": ("text/javascript", HOOKS), "/provider.js": ("text/javascript", SCRIPT)}
            kind, text = files.get(self.path, ("text/html", pages.get(self.path, "<!doctype html><title>Elsewhere</title>")))
            self.send_response(200)
            self.send_header("Content-Type", f"{kind}; charset=utf-8")
            self.send_header("Content-Security-Policy", f"default-src 'none'; script-src 'self' {api}; connect-src 'self' {api}; frame-src {api}; style-src 'self'")
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_address[1]}"

    def add(data: dict[str, str]) -> str:
        attributes = " ".join(f'data-{name}="{value}"' for name, value in data.items())
        pages["/page"] = (
            f'<!doctype html><title>Card</title><div data-hook="payment-provider" {attributes}><div data-keep="children"></div>'
            '<button type="button">Go</button></div><script src="/hooks.js"></script><script src="/provider.js"></script>'
        )
        return f"{url}/page"

    yield add
    server.shutdown()


@pytest.fixture
def page(chromium):
    context = chromium.new_context()
    yield context.new_page()
    context.close()


def call(api: str, path: str, **form: str) -> dict:
    response = requests.post(f"{api}/v1/{path}", data=form, headers={"Authorization": "Bearer sk_test_12345"}, timeout=10)
    assert response.status_code == 200, response.text
    return response.json()


def found(api: str, path: str) -> dict:
    return requests.get(f"{api}/v1/{path}", headers={"Authorization": "Bearer sk_test_12345"}, timeout=10).json()


def setup(api: str) -> dict:
    return call(api, "setup_intents", customer=call(api, "customers", email="a@example.org")["id"])


def options(api: str, name: str, secret: str) -> dict[str, str]:
    return {"call": name, "script": f"{api}/js.stripe.com/v3/", "key": "pk_test_12345", "secret": secret}


def enter(page: Page, number: str) -> None:
    expect(page.get_by_placeholder("number")).to_be_visible(timeout=SOON)
    for field, value in (("number", number), ("exp_month", "12"), ("exp_year", "34"), ("cvc", "123"), ("postal_code", "92602")):
        page.get_by_placeholder(field, exact=True).fill(value)
    page.get_by_role("button", name="Go").click()


def reported(page: Page, count: int = 1) -> dict:
    page.wait_for_function("(count) => window.reports.length >= count", arg=count, timeout=SOON)
    return page.evaluate("window.reports.at(-1)")


def test_a_card_goes_from_the_browser_to_the_provider(api, site, page):
    intent = setup(api)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(site(options(api, "card", intent["client_secret"])))
    enter(page, "4242424242424242")
    assert reported(page) == {"outcome": "done", "message": None}
    saved = found(api, f"setup_intents/{intent['id']}?expand[]=payment_method")
    assert saved["status"] == "succeeded"
    assert saved["payment_method"]["card"]["last4"] == "4242"
    # The page's own server sees files alone.
    own = urlsplit(page.url).netloc
    assert {urlsplit(url).path for url in asked if urlsplit(url).netloc == own} <= {"/page", "/hooks.js", "/provider.js", "/favicon.ico"}


def test_a_card_that_is_refused_can_be_corrected(api, site, page):
    intent = setup(api)
    page.goto(site(options(api, "card", intent["client_secret"])))
    enter(page, "4000000000000002")
    assert reported(page) == {"outcome": "refused", "message": "Your card was declined."}
    enter(page, "4242424242424242")
    assert reported(page, 2)["outcome"] == "done"


@pytest.mark.parametrize(("answer", "outcome"), [("Complete authentication", "done"), ("Fail authentication", "refused")])
def test_a_bank_asks_before_a_card_is_saved(api, site, page, answer, outcome):
    page.goto(site(options(api, "card", setup(api)["client_secret"])))
    enter(page, "4000002500003155")
    page.get_by_role("button", name=answer).click()
    assert reported(page)["outcome"] == outcome


@pytest.mark.parametrize(("answer", "status"), [("Complete authentication", "requires_capture"), ("Fail authentication", "requires_payment_method")])
def test_a_bank_asks_before_a_payment(api, site, page, answer, status):
    customer = call(api, "customers", email="a@example.org")["id"]
    card = {"card[number]": "4000002760003184", "card[exp_month]": "12", "card[exp_year]": "2034", "card[cvc]": "123"}
    method = call(api, "payment_methods", type="card", **card)["id"]
    payment = call(
        api, "payment_intents", amount="3360", currency="usd", customer=customer, payment_method=method, capture_method="manual", confirm="true",
    )
    assert payment["status"] == "requires_action"
    page.goto(site(options(api, "confirm", payment["client_secret"])))
    page.get_by_role("button", name="Go").click()
    page.get_by_role("button", name=answer).click()
    reported(page)
    assert found(api, f"payment_intents/{payment['id']}")["status"] == status


def test_a_script_that_cannot_be_loaded_is_reported(api, site, page):
    page.goto(site(options(api, "card", "seti_1_secret_x") | {"script": f"{api}/nothing.js"}))
    assert reported(page) == {"outcome": "unavailable", "message": None}


def test_a_field_goes_with_its_element(api, site, page):
    page.goto(site(options(api, "card", setup(api)["client_secret"])))
    expect(page.get_by_placeholder("number")).to_be_visible(timeout=SOON)
    page.evaluate("window.ends.forEach((end) => end())")
    expect(page.get_by_placeholder("number")).to_have_count(0)
    page.get_by_role("button", name="Go").click()
    assert page.evaluate("window.reports") == []


def test_the_provider_s_page_knows_the_way_back(api, site, page):
    address = site({"call": "page", "page": f"{api}/js.stripe.com/v3/?setup=1", "back": "/customer/payments/setup/seti_1"})
    page.goto(address)
    page.get_by_role("button", name="Go").click()
    page.wait_for_url(f"{api}/**", timeout=SOON)
    query = parse_qs(urlsplit(page.url).query)
    back = address.removesuffix("/page") + "/customer/payments/setup/seti_1"
    assert query == {"setup": ["1"], "return": [back], "cancel": [address]}
