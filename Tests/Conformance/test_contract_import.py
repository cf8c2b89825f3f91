"""The catalog's import and export over HTTP, by a client that knows only the documentation: paths, bodies, statuses, nothing of our code."""

import asyncio
import csv
import hashlib
import io
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
from server import Server  # noqa: E402
from cluster import TUMBLE_DEV  # noqa: E402
from test_contract import Answer, Client, Product  # noqa: E402
from test_openapi import ADMIN_PASSWORD  # noqa: E402

IMPORT = set("id retailerId fileName size offset state headings columns replacing rows problems added changed removed".split())
PROBLEM = set("row column reason value message".split())
ROWS = """sku,name,category,price
IM-1,"Wool wash, 33 fl oz",Laundry,8.49
IM-2,Clothespins,Laundry,3.99
"""


class Catalog:
    """The catalog of a retailer as an administrator's client sees it."""

    def __init__(self, url: str):
        self.product, self.admin = Product(url), Client(url, "admin", ADMIN_PASSWORD)
        self.retailer = self.admin.get("/retail/retailers").data["items"][0]["id"]

    def begin(self, text: str, caller: Client | None = None, **more) -> Answer:
        content = text.encode()
        body = {"fileName": "catalog.csv", "size": len(content), "fingerprint": hashlib.sha256(content).hexdigest(), "format": "csv", **more}
        return (caller or self.admin).post(f"/retail/retailers/{self.retailer}/imports", body)

    def piece(self, number: int, offset: int, content: bytes, kind: str = "text/csv") -> Answer:
        headers = {"Authorization": f"Bearer {self.admin.token}", "Content-Type": kind}
        request = urllib.request.Request(f"{self.admin.base}/retail/imports/{number}/pieces?offset={offset}", content, headers, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return Answer(response.status, response.headers, response.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def read(self, text: str, **more) -> dict:
        begun = self.begin(text, **more)
        assert begun.status == 200 and IMPORT <= begun.data.keys() and begun.data["state"] == "reading", begun.text
        read = self.piece(begun.data["id"], 0, text.encode())
        assert read.status == 200, read.text
        return read.data

    def discard(self, number: int) -> int:
        headers = {"Authorization": f"Bearer {self.admin.token}"}
        request = urllib.request.Request(f"{self.admin.base}/retail/imports/{number}", headers=headers, method="DELETE")
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status

    def file(self, path: str) -> list[list[str]]:
        request = urllib.request.Request(self.admin.base + path, headers={"Authorization": f"Bearer {self.admin.token}"})
        with urllib.request.urlopen(request, timeout=60) as response:
            assert response.headers["Content-Type"].startswith("text/csv")
            return list(csv.reader(io.StringIO(response.read().decode("utf-8-sig"))))


@pytest.fixture(scope="module")
def catalog(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("contract"))
    for arguments in (["migrate"], ["admin", "create", "admin@tumble.example"]):
        subprocess.run(
            [TUMBLE_DEV, *arguments, "--data", str(server.data)], input=f"{ADMIN_PASSWORD}\n", text=True, check=True, capture_output=True)
    asyncio.run(server.start())
    try:
        yield Catalog(server.url)
    finally:
        asyncio.run(server.stop())


def test_a_file_is_checked_and_then_applied_whole(catalog: Catalog) -> None:
    checked = catalog.read(ROWS)
    path = f"/retail/imports/{checked['id']}"
    assert (checked["state"], checked["rows"], checked["added"], checked["problems"]) == ("ready", 2, 2, 0)
    assert catalog.admin.get(f"/retail/items?query=clothespins&retailer={catalog.retailer}").data["items"] == []
    again = catalog.piece(checked["id"], 0, ROWS.encode())
    assert again.status == 200 and again.data["rows"] == 2
    applied = catalog.admin.post(f"{path}/apply")
    assert applied.status == 200 and applied.data["state"] == "applied", applied.text
    found = catalog.product.customer.get(f"/retail/items?query=clothespins&retailer={catalog.retailer}").data["items"]
    assert [(item["name"], item["priceCents"]) for item in found] == [("Clothespins", 399)]
    assert catalog.admin.get(path).data["state"] == "applied"
    assert catalog.admin.get(f"/retail/retailers/{catalog.retailer}/imports/latest").data["id"] == checked["id"]


def test_a_file_with_an_error_changes_nothing_and_says_where_it_is(catalog: Catalog) -> None:
    refused = catalog.read("sku,name,category,price\nER-1,Fine,Laundry,1.00\nER-2,=SUM(A1),Laundry,free\n")
    path = f"/retail/imports/{refused['id']}"
    assert (refused["state"], refused["problems"]) == ("refused", 2)
    problems = catalog.admin.get(f"{path}/problems").data
    assert problems["total"] == 2 and all(PROBLEM <= problem.keys() and problem["row"] == 3 for problem in problems["problems"])
    assert {(problem["column"], problem["reason"]) for problem in problems["problems"]} == {("name", "formula"), ("price", "price")}
    assert len(catalog.file(f"{path}/problems/file")) == 3
    assert catalog.admin.post(f"{path}/apply").status == 409
    assert catalog.discard(refused["id"]) == 204
    assert catalog.admin.get(path).status == 404
    assert catalog.admin.get(f"/retail/items?query=fine&retailer={catalog.retailer}").data["items"] == []


def test_columns_with_names_of_their_own_are_told(catalog: Catalog) -> None:
    text = "number,title,shelf,amount\nCO-1,Starch spray,Laundry,4.29\n"
    asked = catalog.read(text)
    path = f"/retail/imports/{asked['id']}"
    assert asked["state"] == "columns" and asked["headings"] == ["number", "title", "shelf", "amount"]
    told = catalog.admin.put(f"{path}/columns", {"columns": {"sku": "number", "name": "title", "category": "shelf", "price": "amount"}})
    assert told.status == 200, told.text
    read = catalog.piece(asked["id"], told.data["offset"], text.encode()[told.data["offset"]:])
    assert read.status == 200 and (read.data["state"], read.data["rows"]) == ("ready", 1), read.text
    assert catalog.discard(asked["id"]) == 204


def test_an_exported_file_is_one_that_an_import_takes_back(catalog: Catalog) -> None:
    rows = catalog.file(f"/retail/retailers/{catalog.retailer}/items/file")
    assert rows[0][:4] == ["sku", "name", "category", "price"] and len(rows) > 100
    text = io.StringIO()
    csv.writer(text).writerows(rows)
    checked = catalog.read(text.getvalue())
    assert (checked["state"], checked["added"], checked["changed"]) == ("ready", 0, len(rows) - 1)
    assert catalog.discard(checked["id"]) == 204


def test_imports_are_for_administrators_and_refuse_what_is_no_catalog(catalog: Catalog) -> None:
    for caller, status in ((catalog.product.nobody, 401), (catalog.product.customer, 403), (catalog.product.dispatcher, 403)):
        assert catalog.begin(ROWS, caller).status == status
        assert caller.get(f"/retail/retailers/{catalog.retailer}/items/file").status == status
    for bad in ({"size": 0}, {"size": (64 << 20) + 1}, {"fileName": ""}, {"fingerprint": ""}, {"format": "xlsx"}):
        assert catalog.begin(ROWS, **bad).status in (400, 413, 422), bad
    assert catalog.admin.get("/retail/imports/999999").status == 404
    text = "sku,name,category,price\nMI-1,Missing,Laundry,1.00\n"
    begun = catalog.begin(text).data
    ahead = catalog.piece(begun["id"], 10, text.encode()[10:])
    assert ahead.status == 200 and (ahead.data["state"], ahead.data["offset"], ahead.data["rows"]) == ("reading", 0, 0), ahead.text
    assert catalog.piece(begun["id"], 0, text.encode(), "application/zip").status == 415
    zipped = catalog.piece(begun["id"], 0, b"PK\x03\x04" + text.encode()[4:])
    assert zipped.status == 200 and zipped.data["state"] == "refused"
    assert catalog.admin.get(f"/retail/imports/{begun['id']}/problems").data["problems"][0]["reason"] == "compressed"
