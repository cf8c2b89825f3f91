"""The archive of a person's data in the wire contract, by a client that knows only that page, and opened by two other programs."""

import asyncio
import io
import json
import subprocess
import sys
import urllib.error
import urllib.request
import zipfile
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from test_contract import IRVINE, TIME, Client, Product, eventually  # noqa: E402
from test_contract_privacy import newcomer  # noqa: E402
from test_contract_support import PDF, attached  # noqa: E402

STATE = {"id", "status", "progress", "bytes", "createdAt", "expiresAt"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"), {"PAYMENT_GATEWAY": "none"})
    asyncio.run(server.start())
    try:
        yield server
    finally:
        asyncio.run(server.stop())


@pytest.fixture(scope="module")
def product(server) -> Product:
    return Product(server.url)


def download(client: Client, export: int, method: str = "GET") -> tuple[int, dict, bytes]:
    fields = {"Authorization": f"Bearer {client.token}"} if client.token else {}
    request = urllib.request.Request(f"{client.base}/auth/exports/{export}", None, fields, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, dict(response.headers), response.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


def ended(client: Client) -> dict:
    def state():
        export = client.get("/auth/exports").data["export"]
        return export if export["status"] != "pending" else None

    return eventually(state, 60)


def exported(client: Client, **headers) -> tuple[dict, bytes]:
    asked = client.post("/auth/exports", **headers)
    assert asked.status == 202 and asked.data["export"].keys() == STATE, asked.text
    export = ended(client)
    assert export["status"] == "ready" and export["progress"] == 100 and TIME.fullmatch(export["expiresAt"]), export
    status, fields, body = download(client, export["id"])
    assert status == 200 and fields["Content-Type"] == "application/zip" and len(body) == export["bytes"]
    assert fields["Content-Disposition"].startswith("attachment; filename=") and fields["Cache-Control"] == "private, no-store"
    return export, body


def test_the_archive_has_what_the_person_entered_and_opens_with_other_programs(product: Product, tmp_path: Path) -> None:
    person = newcomer(product, "exporter")
    assert person.get("/auth/exports").data == {"export": None, "days": 7}
    order = person.post("/orders", {"bags": 2, "pickupMode": "ASAP", "address": IRVINE, "notes": "Ring twice, please. Żółw"}).data["id"]
    file = attached(person, PDF, "application/pdf", "receipt.pdf")
    ticket = person.post("/support/tickets", {"subject": "A button", "description": "It is gone.", "attachmentIds": [file["id"]]})
    assert ticket.status == 201, ticket.text
    _, body = exported(person)

    path = tmp_path / "export.zip"
    path.write_bytes(body)
    tested = subprocess.run(["unzip", "-t", str(path)], capture_output=True, text=True, check=False)
    assert tested.returncode == 0 and "No errors detected" in tested.stdout, tested.stdout + tested.stderr
    archive = zipfile.ZipFile(io.BytesIO(body))
    assert archive.testzip() is None
    names = archive.namelist()
    assert names[0] == "README.txt" and all(not name.startswith("/") and ".." not in name for name in names)
    kinds = {kind["id"] for kind in person.get("/auth/privacy").data["kinds"]}
    assert {f"{kind}.json" for kind in kinds} <= set(names)
    data = {name: json.loads(archive.read(name)) for name in names if name.endswith(".json")}
    assert data["account.json"]["account"][0]["email"] == "exporter@example.org"
    mine = data["orders.json"]["order"][0]
    assert mine["id"] == order and mine["notes"] == "Ring twice, please. Żółw" and mine["address"]["line1"] == IRVINE["line1"]
    assert TIME.fullmatch(mine["createdAt"])
    assert data["support.json"]["ticket"][0]["subject"] == "A button"
    assert [archive.read(name) for name in names if name.startswith("files/")] == [PDF]
    assert b"passwordHash" not in body and b"tokenHash" not in body


def test_its_words_are_in_the_readers_language(product: Product) -> None:
    _, body = exported(newcomer(product, "czytelnik"), Accept_Language="pl")
    assert "orders.json: Zamówienia" in zipfile.ZipFile(io.BytesIO(body)).read("README.txt").decode()


def test_somebody_elses_archive_is_not_there_for_any_verb(product: Product) -> None:
    owner, other = newcomer(product, "owner"), newcomer(product, "other")
    export, _ = exported(owner)
    for client in (other, product.dispatcher, product.driver):
        for method in ("GET", "PUT", "POST", "DELETE", "PATCH"):
            theirs, none = download(client, export["id"], method)[0], download(client, 999_999_999, method)[0]
            assert theirs == none and theirs in (404, 405), (method, theirs, none)
        assert download(client, export["id"])[0] == 404
    assert other.get("/auth/exports").data["export"] is None
    assert download(product.nobody, export["id"])[0] == 401
    for method in ("GET", "POST"):
        assert product.nobody.call(method, "/auth/exports").status == 401


def test_one_is_under_way_at_a_time_and_a_new_one_takes_the_place_of_the_last(product: Product) -> None:
    person = newcomer(product, "twice")
    first, _ = exported(person)
    asked = {person.post("/auth/exports").data["export"]["id"] for _ in range(2)}
    assert first["id"] not in asked
    second = ended(person)
    assert second["status"] == "ready"
    assert download(person, first["id"])[0] == 404 and download(person, second["id"])[0] == 200


def test_an_archive_outlives_a_killed_process(server: Server, product: Product) -> None:
    person = newcomer(product, "killed")
    asked = person.post("/auth/exports").data["export"]["id"]
    asyncio.run(server.kill())
    asyncio.run(server.start())
    # Whatever was left is begun again once the lease of the process is over, a minute at most.
    export = eventually(lambda: (state := person.get("/auth/exports").data["export"])["status"] != "pending" and state, 120)
    assert (export["id"], export["status"]) == (asked, "ready")
    assert zipfile.ZipFile(io.BytesIO(download(person, asked)[2])).testzip() is None
