"""What one person types is text on every other person's page: in each field that another sees, and in every form that markup takes."""

import uuid

import pytest
from conftest import DESKTOP, Server
from people import SOON, is_live
from playwright.sync_api import TimeoutError
from screens import enter
from world import IRVINE, Account, eventually

#: Each would leave a mark if any part of it were read as markup, script, style or address.
PAYLOADS = [
    "<script>window.marked=1</script>",
    "\"><img class=marked src=x onerror=window.marked=1>",
    "' onmouseover='window.marked=1' class='marked",
    "</title><svg class=marked onload=window.marked=1>",
    "</style><style>*{outline:9px solid red}</style><i class=marked>",
    "</textarea><b class=marked>bold</b>",
    "javascript:window.marked=1",
    "&lt;b class=marked&gt;&#60;i class=marked&#62;",
    "<!--<i class=marked>-->]]><i class=marked>",
    "${window.marked=1}{{7*7}}`<b class=marked>`",
]

MARKS = """() => {
  const found = [...document.querySelectorAll(".marked, [onerror], [onload], [onmouseover], script:not([src]), img[src=x], a[href^='javascript']")].map((e) => e.outerHTML);
  if (window.marked) found.push("script ran");
  return found;
}"""


def person(url: str, name: str) -> Account:
    """A new customer of that name."""
    account = Account.__new__(Account)
    account.url, account.token = f"{url}/api/v1", None
    email = f"{uuid.uuid4()}@example.com"
    session = account.call("POST", "/auth/register", {"email": email, "password": "correct horse battery", "name": name})
    account.token, account.id = session["accessToken"], session["user"]["id"]
    return account


def sees(page, url: str, path: str, payloads: list[str]) -> None:
    """Opens a page, which must show nothing as markup, and each payload as it was typed."""
    page.goto(url + path, wait_until="domcontentloaded")
    is_live(page)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    for payload in payloads:
        try:
            page.wait_for_function("payload => document.body.innerText.includes(payload)", arg=payload, timeout=SOON)
        except TimeoutError:
            pytest.fail(f"{path} doesn't show {payload} as it was typed")
    assert page.evaluate(MARKS) == [], f"{path} shows {payloads} as markup"


def test_what_a_customer_types_is_text_on_everybodys_page(server: Server, open_page):
    url = server.url
    driver = Account(url, "driver")
    driver.call("PUT", "/drivers/status", {"online": True})
    driver_page, dispatcher_page = open_page(url, DESKTOP), open_page(url, DESKTOP)
    enter(driver_page, "driver")
    enter(dispatcher_page, "dispatcher")
    for payload in PAYLOADS:
        customer = person(url, payload)
        address = {**IRVINE, "line1": payload, "line2": payload, "instructions": payload, "label": payload}
        order = customer.call("POST", "/orders", {"bags": 1, "pickupMode": "ASAP", "address": address, "notes": payload, "preferences": {"notes": payload}})["id"]

        def offer():
            return next((job for job in driver.call("GET", "/drivers/jobs")["items"] if job["orderId"] == order and job["status"] == "offered"), None)

        job = eventually("The offer", offer)
        sees(driver_page, url, "/driver/jobs", [])
        job = driver.call("POST", "/drivers/jobs", {"jobId": job["id"], "accepted": True})
        conversation = customer.call("POST", f"/chat/conversations/with/{driver.id}")["id"]
        customer.call("POST", f"/chat/conversations/{conversation}/messages", {"type": "TEXT", "text": payload, "clientId": str(uuid.uuid4())})
        sees(driver_page, url, "/driver/home", [payload])
        sees(driver_page, url, f"/driver/messages/{conversation}", [payload])
        stop = job["stops"][0]
        for status in ("enRoute", "arrived"):
            driver.call("PUT", f"/drivers/stops/{stop['id']}", {"status": status})
        driver.call("PUT", f"/drivers/stops/{stop['id']}", {"status": "failed", "reason": "other", "note": payload})
        sees(dispatcher_page, url, f"/dispatcher/orders/{order}", [payload])
    sees(driver_page, url, "/driver/messages", PAYLOADS)
    sees(dispatcher_page, url, "/dispatcher/home", [])
    sees(dispatcher_page, url, "/dispatcher/orders", [])


@pytest.mark.parametrize("payload", ["\"><script>window.marked=1</script>", "%3Cscript%3E", "//evil.example/", "..%2f..%2fetc"])
def test_an_address_is_never_read_as_markup_nor_leads_elsewhere(server: Server, open_page, payload: str):
    page = open_page(f"{server.url}/customer/home/{payload}")
    is_live(page)
    assert page.evaluate(MARKS) == []
    assert page.url.startswith(server.url)
