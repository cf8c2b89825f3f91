"""The rows of support in the wire contract, by a client that knows only that page: paths, bodies, statuses, nothing of our code."""

import asyncio
import http.client
import json
import struct
import sys
import urllib.parse
import uuid
import zlib
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import TIME, Client, Product, eventually  # noqa: E402
from test_contract_fleet import post_text  # noqa: E402

TICKET = set("id subject description category priority status orderId createdAt updatedAt".split())
#: The seed's request, word for word.
SEED = '{ "subject": "Delivery delay", "description": "..." }'


@pytest.fixture(scope="module")
def product(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "fake"})
    asyncio.run(server.start())
    try:
        yield Product(server.url)
    finally:
        asyncio.run(server.stop())


def expect_ticket(ticket: dict) -> None:
    assert TICKET <= ticket.keys(), TICKET - ticket.keys()
    assert 0 < ticket["id"] < 2**53 and TIME.fullmatch(ticket["createdAt"]) and TIME.fullmatch(ticket["updatedAt"])
    assert all(isinstance(ticket[name], str) and ticket[name] for name in ("subject", "description", "category", "priority", "status"))


def opened(client: Client, **more) -> dict:
    answer = client.post("/support/tickets", {"subject": "Delivery delay", "description": "..."} | more)
    assert answer.status == 201, answer.text
    return answer.data


def test_a_ticket_is_opened_in_the_seeds_words(product: Product) -> None:
    answer = post_text(product.customer, "/support/tickets", SEED)
    assert answer.status == 201, answer.text
    expect_ticket(answer.data)
    assert answer.data["subject"] == "Delivery delay" and answer.data["description"] == "..." and answer.data["orderId"] is None
    assert product.customer.get(f"/support/tickets/{answer.data['id']}").data == answer.data
    for bad, field in (({"description": "x"}, "subject"), ({"subject": "x"}, "description"), ({"subject": "", "description": "x"}, "subject"),
                       ({"subject": 4, "description": "x"}, "subject")):
        refused = product.customer.post("/support/tickets", bad)
        assert refused.status == 422 and field in refused.fields, refused.text
    assert post_text(product.customer, "/support/tickets", "{").status == 400
    assert product.nobody.post("/support/tickets", {"subject": "x", "description": "y"}).status == 401


def test_a_repeated_attempt_is_answered_as_the_first(product: Product) -> None:
    key = str(uuid.uuid4())
    body = {"subject": "Delivery delay", "description": "Again"}
    first, second = (product.customer.post("/support/tickets", body, Idempotency_Key=key) for _ in range(2))
    assert first.status == 201 and first.data == second.data
    assert product.customer.post("/support/tickets", body | {"subject": "Other"}, Idempotency_Key=key).status == 409


def test_a_ticket_is_tied_to_an_order_of_ones_own(product: Product) -> None:
    order = product.order()["id"]
    assert opened(product.customer, orderId=order)["orderId"] == order
    refused = product.driver.post("/support/tickets", {"subject": "x", "description": "y", "orderId": order})
    assert refused.status == 422 and "orderId" in refused.fields, refused.text
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": "Enough"}).status == 200


def test_tickets_are_listed_in_pages(product: Product) -> None:
    for _ in range(3):
        opened(product.customer)
    first = product.customer.get("/support/tickets?page=1&limit=2").data
    assert {"items", "page", "limit", "total"} <= first.keys() and first["page"] == 1 and len(first["items"]) == 2 and first["total"] >= 3
    assert first["items"][0]["id"] > first["items"][1]["id"], "Newest first."
    assert product.customer.get("/support/tickets?page=2&limit=2").data["items"][0]["id"] < first["items"][1]["id"]
    seen, after = [], ""
    while after is not None:
        page = product.customer.get(f"/support/tickets?limit=2{after and f'&after={after}'}").data
        seen += [ticket["id"] for ticket in page["items"]]
        after = page["next"]
    assert len(seen) == len(set(seen)) == first["total"]
    assert product.customer.get("/support/tickets?limit=101").status == 422
    assert product.nobody.get("/support/tickets").status == 401


def test_a_conversation_and_its_end(product: Product) -> None:
    ticket = opened(product.customer, category="delivery")["id"]
    path = f"/support/tickets/{ticket}"
    replied = product.dispatcher.post(f"{path}/messages", {"text": "We're on it."})
    assert replied.status == 201 and replied.data["text"] == "We're on it." and TIME.fullmatch(replied.data["createdAt"]), replied.text
    note = product.dispatcher.post(f"{path}/messages", {"text": "A difficult one", "internal": True})
    assert note.status == 201, note.text
    assert product.customer.post(f"{path}/messages", {"text": "x", "internal": True}).status == 403
    read = product.customer.get(f"{path}/messages").data
    assert [message["text"] for message in read["items"]] == ["We're on it."] and read["hasMore"] is False
    assert "A difficult one" in str(product.dispatcher.get(f"{path}/messages").data)
    assert product.customer.put(path, {"priority": "urgent"}).status == 403
    assert product.dispatcher.put(path, {"priority": "urgent"}).data["priority"] == "urgent"
    assert product.customer.put(path, {"status": "nonsense"}).status == 422
    closed = product.customer.put(path, {"status": "closed"})
    assert closed.status == 200 and closed.data["status"] == "closed", closed.text
    expect_ticket(closed.data)
    assert product.customer.put(f"{path}/rating", {"rating": 5}).data["rating"] == 5
    assert product.customer.post(f"{path}/messages", {"text": "One more thing"}).status == 201
    assert product.customer.get(path).data["status"] == "open"


def test_somebody_elses_ticket_is_not_there_for_any_verb(product: Product) -> None:
    ticket = opened(product.customer)["id"]
    for number in (ticket, 999_999_999):
        path = f"/support/tickets/{number}"
        for answer in (product.driver.get(path), product.driver.put(path, {"status": "closed"}), product.driver.get(f"{path}/messages"),
                       product.driver.post(f"{path}/messages", {"text": "Hi"}), product.driver.put(f"{path}/rating", {"rating": 1})):
            assert answer.status == 404, answer.text
    assert ticket not in [each["id"] for each in product.driver.get("/support/tickets").data["items"]]
    assert product.customer.get(f"/support/tickets/{ticket}").data["status"] == "open"
    assert product.nobody.get(f"/support/tickets/{ticket}").status == 401


def test_staff_work_the_queue(product: Product) -> None:
    safety, other = opened(product.driver, category="safety")["id"], opened(product.customer)["id"]
    queue = [each["id"] for each in product.dispatcher.get("/support/tickets?status=open&limit=100").data["items"]]
    assert queue.index(safety) < queue.index(other), "What is due first comes first."
    taken = product.dispatcher.put(f"/support/tickets/{other}/assignee", {"assigneeId": product.dispatcher.id})
    assert taken.status == 200 and taken.data["assignee"]["id"] == product.dispatcher.id, taken.text
    mine = [each["id"] for each in product.dispatcher.get(f"/support/tickets?status=open&assigneeId={product.dispatcher.id}").data["items"]]
    assert other in mine and safety not in mine
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.put(f"/support/tickets/{other}/assignee", {"assigneeId": 1}).status == status
        assert client.get("/support/answers").status == status


def test_articles_of_the_help_are_searched_read_and_judged(product: Product) -> None:
    everything = product.customer.get("/support/articles").data["items"]
    assert len(everything) >= 10 and all({"id", "title", "summary"} <= article.keys() for article in everything)
    found = product.customer.get("/support/articles?search=Where%20is%20my%20refund").data["items"]
    assert found[0]["id"] == "paying" and len(found) < len(everything)
    assert product.customer.get("/support/articles?search=xyzzy").data["items"] == []
    path = "/support/articles/paying"
    article = product.customer.get(path).data
    assert article["title"] and article["text"] and article["helped"] is None
    for helped in (True, False):
        answer = product.customer.post(f"{path}/helped", {"helped": helped})
        assert answer.status == 200 and answer.data["helped"] is helped, answer.text
    assert product.customer.get(path).data["helped"] is False and product.driver.get(path).data["helped"] is None
    refused = product.customer.post(f"{path}/helped", {})
    assert refused.status == 422 and "helped" in refused.fields, refused.text
    assert product.customer.get("/support/articles/nothing").status == 404
    assert product.customer.post("/support/articles/nothing/helped", {"helped": True}).status == 404
    for answer in (product.nobody.get("/support/articles"), product.nobody.get(path), product.nobody.post(f"{path}/helped", {"helped": True})):
        assert answer.status == 401, answer.text


def test_tickets_are_found_by_their_words(product: Product) -> None:
    ticket = opened(product.customer, subject="A zebra-striped pillow", description="It's gone.")["id"]
    product.dispatcher.post(f"/support/tickets/{ticket}/messages", {"text": "The quokka knows.", "internal": True})
    for client, search, expected in ((product.customer, "PILLOW%20zeb", [ticket]), (product.dispatcher, "quokka", [ticket]), (product.customer, "quokka", []),
                                     (product.driver, "pillow", []), (product.customer, f"%23{ticket}", [ticket]), (product.customer, "%25%22", [])):
        assert [each["id"] for each in client.get(f"/support/tickets?search={search}").data["items"]] == expected, search


def chunk(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def png(width: int = 2, height: int = 2, more: bytes = b"") -> bytes:
    """A gray picture as another program writes it; of the real size whatever its header says."""
    rows = zlib.compress(b"".join(b"\0" + b"\x80" * min(width, 100) for _ in range(min(height, 100))))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + more + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


PDF = b"%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"
PAGE = b"<html><script>alert(document.domain)</script></html>"
SVG = b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"


def exchange(client: Client, method: str, path: str, body: bytes | None = None, kind: str | None = None) -> tuple[int, http.client.HTTPMessage, bytes]:
    """A request whose response isn't JSON."""
    address = urllib.parse.urlsplit(client.base)
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
    fields = ({"Authorization": f"Bearer {client.token}"} if client.token else {}) | ({"Content-Type": kind} if kind else {})
    connection.request(method, address.path + path, body, fields)
    response = connection.getresponse()
    try:
        return response.status, response.headers, response.read()
    finally:
        connection.close()


def attached(client: Client, body: bytes, kind: str = "image/png", name: str = "shirt.png") -> dict:
    status, _, text = exchange(client, "POST", f"/support/attachments?name={urllib.parse.quote(name, safe='')}", body, kind)
    assert status == 201, text
    return json.loads(text)["data"]


def test_pictures_and_documents_go_with_a_ticket_and_a_message(product: Product) -> None:
    photo = attached(product.customer, png(more=chunk(b"tEXt", b"Comment\0a secret place")))
    assert (photo["name"], photo["contentType"], photo["width"], photo["height"]) == ("shirt.png", "image/png", 2, 2) and TIME.fullmatch(photo["createdAt"])
    ticket = opened(product.customer, attachmentIds=[photo["id"]])
    assert ticket["attachments"] == [photo]
    paper = attached(product.dispatcher, PDF, "application/pdf", "Rachunek łódź.pdf")
    assert paper["contentType"] == "application/pdf" and paper["bytes"] == len(PDF) and paper["width"] is None
    sent = product.dispatcher.post(f"/support/tickets/{ticket['id']}/messages", {"text": "", "attachmentIds": [paper["id"]]})
    assert sent.status == 201 and sent.data["attachments"] == [paper], sent.text
    status, fields, body = exchange(product.customer, "GET", f"/support/attachments/{paper['id']}")
    assert status == 200 and body == PDF
    assert fields["Content-Disposition"] == 'attachment; filename="Rachunek-lodz.pdf"' and fields["X-Content-Type-Options"] == "nosniff"
    assert "sandbox" in fields["Content-Security-Policy"] and fields["Cache-Control"] == "private, no-store"
    status, fields, body = exchange(product.dispatcher, "GET", f"/support/attachments/{photo['id']}")
    assert status == 200 and fields["Content-Type"] == "image/png" and b"secret" not in body
    assert "sandbox" in fields["Content-Security-Policy"] and fields["X-Content-Type-Options"] == "nosniff"


def test_somebody_elses_file_is_not_there_for_any_verb(product: Product) -> None:
    ticket, other = opened(product.customer)["id"], opened(product.driver)["id"]
    file = attached(product.customer, PDF + b"1", "application/pdf")["id"]
    for client in (product.driver, product.dispatcher):
        assert client.get(f"/support/attachments/{file}").status == 404 and client.call("DELETE", f"/support/attachments/{file}").status == 404
    assert product.driver.post(f"/support/tickets/{other}/messages", {"text": "x", "attachmentIds": [file]}).status == 422
    assert product.customer.post(f"/support/tickets/{ticket}/messages", {"text": "x", "attachmentIds": [file]}).status == 201
    for number in (file, 999_999_999):
        assert product.driver.get(f"/support/attachments/{number}").status == 404
        assert product.driver.call("DELETE", f"/support/attachments/{number}").status == 404
    assert product.nobody.get(f"/support/attachments/{file}").status == 401
    note = attached(product.dispatcher, PDF + b"2", "application/pdf")["id"]
    assert product.dispatcher.post(f"/support/tickets/{ticket}/messages", {"text": "x", "internal": True, "attachmentIds": [note]}).status == 201
    assert product.customer.get(f"/support/attachments/{note}").status == 404
    assert exchange(product.dispatcher, "GET", f"/support/attachments/{note}")[0] == 200


@pytest.mark.parametrize(("body", "kind", "status"), [
    (b"#!/bin/sh\nrm -rf /\n", "image/png", 415), (PAGE, "image/jpeg", 415), (SVG, "image/png", 415), (SVG, "image/svg+xml", 415),
    (b"GIF89a/*" + PAGE, "image/jpeg", 415), (b"\xff\xd8\xff\xe0" + PAGE, "image/jpeg", 422), (PAGE + PDF, "application/pdf", 415),
    (b"%PDF-1.7 and no end", "application/pdf", 422), (png(50_000, 50_000), "image/png", 422), (png(9_000, 5_000), "image/png", 422),
    (b"{}", "application/json", 415), (b"", "image/png", 400),
], ids=["script", "page", "svg-as-png", "svg", "gif-and-page", "jpeg-and-page", "page-and-pdf", "pdf-without-end", "bomb", "small-bomb", "json", "nothing"])
def test_a_file_that_is_something_else_is_refused(product: Product, body: bytes, kind: str, status: int) -> None:
    answered, _, text = exchange(product.customer, "POST", "/support/attachments?name=shirt.png", body, kind)
    assert answered == status and json.loads(text)["success"] is False, text


def test_what_hides_in_a_file_is_cut_off_or_never_shown(product: Product) -> None:
    photo = attached(product.customer, png(3, 3) + b"PK\x03\x04" + PAGE, "image/png", "shirt.html")
    assert photo["name"] == "shirt.html.png"
    _, fields, body = exchange(product.customer, "GET", f"/support/attachments/{photo['id']}")
    assert b"script" not in body and fields["Content-Type"] == "image/png"
    # A document with a page in it is still one, which is only saved.
    paper = attached(product.customer, b"%PDF-1.4\n" + PAGE + b"\n%%EOF\n", "image/png", "page.html")
    assert paper["contentType"] == "application/pdf" and paper["name"] == "page.html.pdf"
    _, fields, _ = exchange(product.customer, "GET", f"/support/attachments/{paper['id']}")
    assert fields["Content-Type"] == "application/pdf" and fields["Content-Disposition"].startswith("attachment;")


@pytest.mark.parametrize(("name", "kept"), [
    ("../../../etc/passwd", "passwd.pdf"), ("..\\..\\windows\\win.ini", "win.ini.pdf"), ("a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie: x=1.pdf"), ("..", "file.pdf"),
    ("\u202efdp.exe", "fdp.exe.pdf"), ('";filename="x.html', '";filename="x.html.pdf'),
])
def test_a_name_leads_nowhere(product: Product, name: str, kept: str) -> None:
    file = attached(product.driver, PDF + name.encode(), "application/pdf", name)
    assert file["name"] == kept
    _, fields, _ = exchange(product.driver, "GET", f"/support/attachments/{file['id']}")
    assert fields.get_all("Set-Cookie") is None and "x.html" not in fields["Content-Disposition"].replace("xhtml", "") and "/" not in fields["Content-Disposition"]


def test_a_body_without_end_is_refused_before_it_is_read(product: Product) -> None:
    address = urllib.parse.urlsplit(product.customer.base)
    fields = {"Authorization": f"Bearer {product.customer.token}", "Content-Type": "application/pdf"}
    # Two gigabytes that are announced, of which nothing is read.
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
    connection.putrequest("POST", f"{address.path}/support/attachments")
    for name, value in (fields | {"Content-Length": str(2 << 30)}).items():
        connection.putheader(name, value)
    connection.endheaders()
    assert connection.getresponse().status == 413
    connection.close()
    # And as many that aren't.
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=30)
    connection.putrequest("POST", f"{address.path}/support/attachments")
    for name, value in (fields | {"Transfer-Encoding": "chunked"}).items():
        connection.putheader(name, value)
    connection.endheaders()
    block, sent = b"%X\r\n%s\r\n" % (1 << 16, b"%PDF-1.7" + bytes((1 << 16) - 8)), 0
    try:
        while sent < 2 << 30:
            connection.send(block)
            sent += 1 << 16
    except OSError:
        pass
    assert sent < 64 << 20, f"{sent} bytes were read."
    assert product.customer.get("/support/tickets?limit=1").status == 200


def notices(client: Client, ticket: int) -> list[str]:
    return [message["notice"] for message in client.get(f"/support/tickets/{ticket}/messages").data["items"] if message["notice"]]


def test_credit_is_granted_from_a_ticket_once(product: Product) -> None:
    ticket = opened(product.customer)["id"]
    path, grant, key = f"/support/tickets/{ticket}/credit", {"cents": 500, "reason": "Sorry for the wait"}, str(uuid.uuid4())
    before = product.customer.get("/promotions/credit").data["balanceCents"]
    first, second = (product.dispatcher.post(path, grant, Idempotency_Key=key) for _ in range(2))
    assert first.status == 201 and first.data == second.data and first.data["notice"] == "credited" and "5.00" in first.data["text"], first.text
    assert product.customer.get("/promotions/credit").data["balanceCents"] == before + 500 and notices(product.customer, ticket) == ["credited"]
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.post(path, grant).status == status
    assert "cents" in product.dispatcher.post(path, grant | {"cents": 50_001}).fields and "reason" in product.dispatcher.post(path, grant | {"reason": ""}).fields
    assert product.dispatcher.post("/support/tickets/999999999/credit", grant).status == 404


def test_tickets_of_one_person_are_merged(product: Product) -> None:
    first, second, strangers = opened(product.customer)["id"], opened(product.customer)["id"], opened(product.driver)["id"]
    assert product.customer.post(f"/support/tickets/{first}/messages", {"text": "Here it is"}).status == 201
    for client, status in ((product.nobody, 401), (product.customer, 403), (product.driver, 403)):
        assert client.post(f"/support/tickets/{first}/merge", {"into": second}).status == status
    refused = product.dispatcher.post(f"/support/tickets/{first}/merge", {"into": strangers})
    assert refused.status == 422 and "into" in refused.fields, refused.text
    merged = product.dispatcher.post(f"/support/tickets/{first}/merge", {"into": second})
    assert merged.status == 200 and merged.data["id"] == second, merged.text
    texts = [message["text"] for message in product.customer.get(f"/support/tickets/{second}/messages").data["items"]]
    assert "Here it is" in texts and any("Delivery delay" in text for text in texts)
    left = product.customer.get(f"/support/tickets/{first}").data
    assert left["status"] == "closed" and left["mergedInto"] == second
    for one, other in ((first, second), (second, first)):
        again = product.dispatcher.post(f"/support/tickets/{one}/merge", {"into": other})
        assert again.status == 409 and again.code == "ticket_merged", again.text
    late = product.customer.post(f"/support/tickets/{first}/messages", {"text": "Late"})
    assert late.status == 201 and late.data["ticketId"] == second, late.text


def test_a_pickup_that_fails_is_a_ticket_of_staff_until_another_is_arranged(product: Product) -> None:
    order = product.order()["id"]
    own = opened(product.customer, orderId=order)["id"]
    assert product.driver.put("/drivers/status", {"online": True}).status == 200
    job = eventually(lambda: next((job for job in product.driver.get("/drivers/jobs").data["items"] if job["orderId"] == order), None))
    stop = product.driver.post("/drivers/jobs", {"jobId": job["id"], "accepted": True}).data["stops"][0]["id"]
    for body in ({"status": "enRoute"}, {"status": "arrived"}, {"status": "failed", "reason": "notAtHome"}):
        assert product.driver.put(f"/drivers/stops/{stop}", body).status == 200

    def incidents(status: str):
        items = product.dispatcher.get(f"/support/tickets?status={status}&orderId={order}").data["items"]
        return [ticket for ticket in items if ticket["incident"] == "pickupFailed"]

    (incident,) = eventually(lambda: incidents("open"))
    assert incident["priority"] == "high" and incident["requester"]["id"] == 0
    for client in (product.customer, product.driver):
        assert client.get(f"/support/tickets/{incident['id']}").status == 404
        assert incident["id"] not in [ticket["id"] for ticket in client.get("/support/tickets?limit=100").data["items"]]
    note = product.dispatcher.post(f"/support/tickets/{incident['id']}/messages", {"text": "Called them"})
    assert note.data["internal"] is True
    again = product.customer.post(f"/orders/{order}/reschedule", {"window": None})
    assert again.status == 200, again.text
    eventually(lambda: incidents("closed"))
    assert incidents("open") == []
    assert eventually(lambda: notices(product.customer, own)) == ["rescheduled"]
    assert product.customer.post(f"/orders/{order}/cancel", {"reason": "Enough"}).status == 200
