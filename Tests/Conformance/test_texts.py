"""Text messages, as a server takes them that was written from Twilio's documentation alone: a phone is confirmed by a code, and then gets what was chosen."""

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import Client, Product, eventually  # noqa: E402
from text_service import SENDER, TextService  # noqa: E402

PATH = "/notifications/phone"
WITNESS, CASEY = "+19495550199", "+19495550100"


@pytest.fixture(scope="module")
def service():
    with TextService() as service:
        yield service


@pytest.fixture
def product(service, tmp_path):
    """A product of its own for each test, since a phone gets few codes in an hour."""
    server = Server(tmp_path, {"TEXT_FOLDER": "", **service.settings})
    asyncio.run(server.start())
    try:
        service.texts.clear()
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def confirm(client: Client, service: TextService, number: str) -> dict:
    answer = client.post(PATH, {"number": number})
    assert answer.status == 200 and answer.data["phone"] == {"number": number, "state": "waiting"}, answer.text
    answer = client.post(f"{PATH}/confirm", {"code": service.code(number)})
    assert answer.status == 200 and answer.data["phone"] == {"number": number, "state": "on"}, answer.text
    kinds = [{"kind": "order.accepted", "channels": ["inApp", "sms"]}]
    assert client.put("/notifications/preferences", {"kinds": kinds}).status == 200
    return answer.data


def about(service: TextService, number: str, order: int) -> list[str]:
    return [text.body for text in list(service.texts[number]) if text.body.endswith(f"/customer/activity/{order}")]


def test_a_confirmed_phone_gets_what_was_chosen_once(product, service):
    before = product.customer.get("/notifications/preferences").data
    assert before["offersTexts"] is True and before["phone"] is None and "sms" not in before["channels"]
    assert "sms" in confirm(product.customer, service, CASEY)["channels"]
    first, second = product.order()["id"], product.order()["id"]
    eventually(lambda: about(service, CASEY, first) and about(service, CASEY, second))
    [text] = about(service, CASEY, first)
    assert str(first) in text and len(text) <= 320 and text.startswith("Tumble")
    assert {text.sender for text in service.texts[CASEY]} == {SENDER}
    removed = product.customer.call("DELETE", PATH)
    assert removed.status == 200 and removed.data["phone"] is None and "sms" not in removed.data["channels"]
    kept = len(service.texts[CASEY])
    third = product.order()["id"]
    eventually(lambda: any(item["link"].endswith(f"/{third}") for item in product.customer.get("/notifications").data["items"]))
    confirm(product.customer, service, WITNESS)
    fourth = product.order()["id"]
    eventually(lambda: about(service, WITNESS, fourth))
    assert len(service.texts[CASEY]) == kept


def test_what_fails_is_sent_again_and_a_phone_that_left_is_left_alone(product, service):
    confirm(product.customer, service, CASEY)
    service.responses[CASEY] = [(429, 20429, {"Retry-After": "31"})]
    late = product.order()["id"]
    eventually(lambda: not service.responses[CASEY])
    order = product.order()["id"]
    eventually(lambda: about(service, CASEY, order))
    # Half a minute is the shortest pause.
    assert not about(service, CASEY, late)
    service.responses[CASEY] = [(400, 21610, {})]
    product.order()
    state = eventually(lambda: (phone := product.customer.get("/notifications/preferences").data["phone"])["state"] != "on" and phone)
    assert state == {"number": CASEY, "state": "unsubscribed"}
    again = product.customer.post(PATH, {"number": CASEY})
    assert again.status == 200, again.text


def test_refusals(product, service):
    customer = product.customer
    for bad in ("", "call me", "12345", "+123", "+1949555010x", "x" * 41):
        answer = customer.post(PATH, {"number": bad})
        assert answer.status == 422 and answer.fields.keys() == {"number"}, answer.text
    assert customer.post(PATH, {}).status in (400, 422) and customer.post(f"{PATH}/confirm", {}).status in (400, 422)
    for method, path, body in (("POST", PATH, {"number": CASEY}), ("POST", f"{PATH}/confirm", {"code": "000000"}), ("DELETE", PATH, None)):
        assert product.nobody.call(method, path, body).status == 401
    service.responses[CASEY] = [(400, 21211, {}), (400, 21610, {})]
    for _ in range(2):
        answer = customer.post(PATH, {"number": CASEY})
        assert answer.status == 422 and answer.fields.keys() == {"number"}, answer.text
    service.responses[CASEY] = [(500, 20500, {})]
    answer = customer.post(PATH, {"number": CASEY})
    assert (answer.status, answer.code) == (503, "texts_unavailable"), answer.text
    assert not service.texts[CASEY] and customer.get("/notifications/preferences").data["phone"] is None
    # A wrong code counts; after five, the right one doesn't work either.
    customer.post(PATH, {"number": CASEY})
    code = service.code(CASEY)
    for _ in range(5):
        answer = customer.post(f"{PATH}/confirm", {"code": "000000" if code != "000000" else "000001"})
        assert (answer.status, answer.code) == (422, "wrong_code"), answer.text
    assert customer.post(f"{PATH}/confirm", {"code": code}).status == 422
    assert customer.post(PATH, {"number": CASEY}).status == 200
    limited = customer.post(PATH, {"number": CASEY})
    assert limited.status == 429 and int(limited.headers["Retry-After"]) > 3000, limited.text
