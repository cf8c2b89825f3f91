"""Every row of notifications in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import email
import email.policy
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import TIME, Client, Product, eventually  # noqa: E402

ITEM = set("id kind title body link createdAt readAt".split())


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(server.start())
    try:
        product = Product(server.url)
        product.mail = server.data / "mail"
        yield product
    finally:
        asyncio.run(server.stop())


def about(client: Client, order: int, kind: str):
    """The notification of a kind about an order, once it is there."""
    link = f"/customer/activity/{order}"

    def find():
        return next((item for item in client.get("/notifications?limit=100").data["items"] if (item["kind"], item["link"]) == (kind, link)), None)

    return eventually(find)


def in_language(url: str, token: str, language: str) -> str:
    request = urllib.request.Request(f"{url}/api/v1/notifications", headers={"Authorization": f"Bearer {token}", "Accept-Language": language})
    with urllib.request.urlopen(request, timeout=60) as response:
        return response.read().decode()


def test_an_orders_way_is_told_once_a_step(product: Product) -> None:
    order = product.order()["id"]
    item = about(product.customer, order, "order.accepted")
    assert item.keys() == ITEM and 0 < item["id"] < 2**53 and TIME.fullmatch(item["createdAt"]) and item["readAt"] is None
    assert str(order) in item["title"] and item["body"]
    product.pick_up(order)
    product.wash(order)
    product.bring_back(order)
    about(product.customer, order, "order.delivered")
    page = product.customer.get("/notifications?limit=100").data
    assert page.keys() == {"items", "next", "unread"} and page["next"] is None and page["unread"] == len(page["items"])
    mine = [item["kind"] for item in page["items"] if item["link"].endswith(f"/{order}")]
    # Assigned, under way and arrived come for the pickup and for the delivery.
    assert sorted(mine) == sorted(["order.accepted", "order.delivered"] + 2 * ["order.assigned", "order.underWay", "order.arrived"]), mine
    assert [item["id"] for item in page["items"]] == sorted((item["id"] for item in page["items"]), reverse=True)


def test_pages_by_cursor(product: Product) -> None:
    all_ids = [item["id"] for item in product.customer.get("/notifications?limit=100").data["items"]]
    found, before = [], ""
    while True:
        page = product.customer.get(f"/notifications?limit=3{before}").data
        found += [item["id"] for item in page["items"]]
        if page["next"] is None:
            break
        before = f"&before={page['next']}"
    assert found == all_ids and len(found) > 3
    for bad, field in (("limit=0", "limit"), ("limit=101", "limit"), ("before=0", "before")):
        answer = product.customer.get(f"/notifications?{bad}")
        assert answer.status == 422 and field in answer.fields, answer.text
    assert product.customer.get("/notifications?limit=many").status in (400, 422)


def test_reading(product: Product) -> None:
    product.order()
    first, second = eventually(lambda: (items := product.customer.get("/notifications?limit=2").data["items"]) and len(items) == 2 and items)

    def unread() -> list[int]:
        return [item["id"] for item in product.customer.get("/notifications?limit=100").data["items"] if item["readAt"] is None]

    assert first["id"] in unread() and second["id"] in unread()
    for _ in range(2):
        read = product.customer.post(f"/notifications/{first['id']}/read", {})
        assert read.status == 200 and TIME.fullmatch(read.data["readAt"]), read.text
    assert first["id"] not in unread() and second["id"] in unread()
    # What the order's payment and its driver tell of may come at any time, and is newer.
    left = product.customer.post("/notifications/read", {"upTo": second["id"]}).data["count"]
    newer = unread()
    assert left <= len(newer) and all(item > first["id"] for item in newer), newer
    assert product.customer.get("/notifications/unread").data["count"] >= left
    assert product.customer.post("/notifications/read", {}).data == {"count": 0}


def test_somebody_elses_notification_is_not_there(product: Product) -> None:
    item = product.customer.get("/notifications?limit=1").data["items"][0]
    for other in (product.driver, product.dispatcher):
        answer = other.post(f"/notifications/{item['id']}/read", {})
        assert answer.status == 404 and answer.code == "not_found", answer.text
        assert item["id"] not in [each["id"] for each in other.get("/notifications?limit=100").data["items"]]
    assert product.customer.post("/notifications/123456789/read", {}).status == 404
    for method, path in (("get", "/notifications"), ("get", "/notifications/unread"), ("get", "/notifications/preferences")):
        assert getattr(product.nobody, method)(path).status == 401
    assert product.nobody.post("/notifications/read", {}).status == 401
    assert product.nobody.post(f"/notifications/{item['id']}/read", {}).status == 401


def test_choices(product: Product) -> None:
    mine = product.customer.get("/notifications/preferences").data
    assert mine.keys() == {"channels", "kinds", "quietHours", "timeZone", "pushKey", "digestHour", "offersTexts", "phone"}
    assert "inApp" in mine["channels"] and mine["quietHours"] is None and mine["digestHour"] == 8 and mine["phone"] is None
    kinds = {each["kind"]: each for each in mine["kinds"]}
    assert {"order.delivered", "chat.message", "payment.refunded"} <= kinds.keys() and "job.assigned" not in kinds
    assert all(each.keys() == {"kind", "name", "channels", "isDaily"} and each["name"] for each in mine["kinds"])
    assert "job.assigned" in [each["kind"] for each in product.driver.get("/notifications/preferences").data["kinds"]]
    without = [channel for channel in kinds["order.accepted"]["channels"] if channel != "inApp"]
    changed = product.customer.put("/notifications/preferences", {"kinds": [{"kind": "order.accepted", "channels": without}], "timeZone": "Europe/Madrid"})
    assert changed.status == 200 and changed.data["timeZone"] == "Europe/Madrid", changed.text
    assert next(each for each in changed.data["kinds"] if each["kind"] == "order.accepted")["channels"] == without
    daily = product.customer.put("/notifications/preferences", {"kinds": [{"kind": "chat.message", "channels": ["mail"], "isDaily": True}], "digestHour": 18})
    assert daily.status == 200 and daily.data["digestHour"] == 18, daily.text
    assert [each["kind"] for each in daily.data["kinds"] if each["isDaily"]] == ["chat.message"]
    order = product.order()["id"]
    product.pick_up(order)
    about(product.customer, order, "order.arrived")
    links = [item["kind"] for item in product.customer.get("/notifications?limit=100").data["items"] if item["link"].endswith(f"/{order}")]
    assert "order.accepted" not in links
    for bad, field in (
        ({"kinds": [{"kind": "order.unknown", "channels": []}]}, "kinds"), ({"quietHours": {"from": 3, "to": 3}}, "quietHours"),
        ({"timeZone": "Nowhere"}, "timeZone"), ({"digestHour": 24}, "digestHour"),
    ):
        answer = product.customer.put("/notifications/preferences", bad)
        assert answer.status == 422 and field in answer.fields, answer.text


def test_texts_follow_the_readers_language(product: Product) -> None:
    for language, text in (("en", "is accepted"), ("es", "Aceptamos el pedido"), ("pl", "jest przyjęte")):
        assert text in in_language(product.url, product.customer.token, language)


def test_a_message_while_away_is_told_once_for_its_conversation(product: Product) -> None:
    driver = product.driver.get("/auth/me").data["id"]
    conversation = product.customer.post(f"/chat/conversations/with/{driver}", {}).data["id"]

    def told():
        return [item for item in product.driver.get("/notifications").data["items"] if item["kind"] == "chat.message" and item["readAt"] is None]

    for text in ("The gate is open.", "The dog is kind."):
        assert product.customer.post(f"/chat/conversations/{conversation}/messages", {"type": "TEXT", "text": text}).status == 201
    items = eventually(told)
    assert [item["link"] for item in items] == [f"/messages/{conversation}"] and "gate" not in str(items)
    assert product.driver.post(f"/chat/conversations/{conversation}/read", {}).status == 200
    eventually(lambda: not told())


def post_form(url: str, kind: str = "application/x-www-form-urlencoded") -> tuple[int, str]:
    """Posts what a program sends that shows mail (RFC 8058), without a sign-in."""
    request = urllib.request.Request(url, b"List-Unsubscribe=One-Click", {"Content-Type": kind}, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def test_mail_has_both_parts_and_ends_with_one_post(product: Product) -> None:
    kind = "order.delivered"
    product.customer.put("/notifications/preferences", {"kinds": [{"kind": kind, "channels": ["inApp", "mail"]}]})
    order = product.order()["id"]
    product.pick_up(order)
    product.wash(order)
    product.bring_back(order)

    def mailed():
        files = sorted(product.mail.glob("*.eml"))
        read = [email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files]
        ours = [mail for mail in read if mail["List-Unsubscribe"] and f"/customer/activity/{order}" in mail.get_body(("plain",)).get_content()]
        return next((mail for mail in ours if "elivered" in mail["Subject"]), None)

    mail = eventually(mailed)
    assert mail["To"] == "customer@tumble.example" and mail.get_content_type() == "multipart/alternative", mail.as_string()
    assert f"/customer/activity/{order}" in mail.get_body(("html",)).get_content()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and mail["Message-ID"].startswith("<")
    token = mail["List-Unsubscribe"].strip().strip("<>").split("/")[-1]
    url = f"{product.url}/api/v1/notifications/unsubscribe/"

    def channels() -> list[str]:
        return next(each["channels"] for each in product.customer.get("/notifications/preferences").data["kinds"] if each["kind"] == kind)

    with urllib.request.urlopen(urllib.request.Request(url + token), timeout=60) as page:
        assert page.status == 200 and page.url.endswith("/notifications/preferences")
    forged = token[:-2] + ("AA" if token[-2:] != "AA" else "BB")
    for bad in (forged, "x", token[::-1]):
        status, text = post_form(url + bad)
        assert status == 400 and "invalid_token" in text, text
    assert "mail" in channels()
    for form in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
        status, text = post_form(url + token, form)
        assert status == 200, text
    assert channels() == ["inApp"]
    assert post_form(url + token, "text/plain")[0] == 415
