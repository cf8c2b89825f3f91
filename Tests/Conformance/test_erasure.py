"""Nothing that tells of a person is left once their account is erased: not in the files of the data folder, not in the log, not in a backup made afterward."""

import asyncio
import sqlite3
import subprocess
import sys
import urllib.parse
from contextlib import closing
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).resolve().parents[1] / "Chaos"))
sys.path.append(str(Path(__file__).resolve().parents[2] / "Scripts"))
from cluster import ROOT, TUMBLE_DEV  # noqa: E402
from postgres import PostgresCluster, program  # noqa: E402
from push_service import Browser  # noqa: E402
from server import Server  # noqa: E402
from test_contract import IRVINE, Client, Product, eventually  # noqa: E402
from test_contract_export import exported  # noqa: E402
from test_contract_support import attached  # noqa: E402

NAME, EMAIL, PASSWORD, PHONE = "Ottilie Wackernagel", "ottilie.w@example.org", "wholly unusual passphrase", "+19495550142"
ADDRESS = {**IRVINE, "label": "labelled-mark", "line1": "77 Marker Lane", "instructions": "gate-mark"}
#: What may be found of the person; the last ones would give away the account.
MARKS = ["wackernagel", "ottilie.w", "9495550142", "labelled-mark", "77 marker lane", "gate-mark", "note-mark", "cancel-mark", "chat-mark", "answer-mark",
         "subject-mark", "problem-mark", "paper-mark", "receipt-mark", "comment-mark", "push-mark"]
SECRETS = [PASSWORD]
ERASED = "SELECT COUNT(*) FROM auth_erasure WHERE erased_at IS NOT NULL"
PDF = b"%PDF-1.4\n1 0 obj<</Title(paper-mark)>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"


class Store:
    """A database as its engine's own programs see it."""

    def __init__(self, server: Server, url: str | None):
        self.server, self.url = server, url

    def execute(self, statement: str) -> str:
        if self.url:
            command = [program("psql"), "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--command", statement, self.url]
            return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
        with closing(sqlite3.connect(self.server.data / "tumble.sqlite")) as database, database:
            row = database.execute(statement).fetchone()
            return str(row[0]) if row else ""

    def backup(self, file: Path) -> None:
        """Makes a backup as the operator's manual says."""
        if self.url:
            subprocess.run([program("pg_dump"), "--format", "plain", "--file", file, self.url], check=True)
        else:
            self.command("backup", str(file))

    def command(self, *words: str) -> None:
        command = [TUMBLE_DEV, *words, "--data", str(self.server.data)]
        for name, value in self.server.node.settings.items():
            command += ["--set", f"{name}={value}"]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def found(data: bytes, marks: list[str]) -> set[str]:
    """The marks in bytes, plain or as an address has them."""
    data = data.lower()
    return {mark for mark in marks if any(form.encode() in data for form in (mark, urllib.parse.quote(mark), urllib.parse.quote_plus(mark)))}


def traces(folder: Path) -> dict[str, set[str]]:
    """The files with marks in a folder."""
    marks = {str(file.relative_to(folder)): found(file.read_bytes(), MARKS + SECRETS) for file in folder.rglob("*") if file.is_file()}
    return {file: marks for file, marks in marks.items() if marks}


def live(product: Product) -> Client:
    """Somebody who leaves something in every feature."""
    person = Client(product.url)
    made = person.post("/auth/register", {"name": NAME, "email": EMAIL, "password": PASSWORD})
    assert made.status == 201, made.text
    person.token, person.id = made.data["accessToken"], made.data["user"]["id"]
    profile = person.put(f"/users/{person.id}/profile", {"phone": PHONE, "addresses": [ADDRESS]})
    assert profile.status == 200, profile.text
    for path, body in (("/notifications/phone", {"number": PHONE}), ("/notifications/subscriptions", Browser("https://push.example.org/push-mark").subscription())):
        answer = person.post(path, body)
        assert answer.status in (200, 201), answer.text
    assert person.put("/analytics/consent", {"given": True}).status == 200

    first = person.post("/orders", {"bags": 1, "pickupMode": "ASAP", "address": ADDRESS, "notes": "note-mark"}).data["id"]
    assert person.post(f"/orders/{first}/cancel", {"reason": "cancel-mark"}).status == 200
    order = person.post("/orders", {"bags": 2, "pickupMode": "ASAP", "address": ADDRESS, "notes": "note-mark"}).data["id"]
    product.pick_up(order)
    chat = person.post(f"/chat/conversations/with/{product.driver.id}")
    assert chat.status in (200, 201), chat.text
    for client, text in ((person, "chat-mark"), (product.driver, f"Hello {NAME}")):
        sent = client.post(f"/chat/conversations/{chat.data['id']}/messages", {"type": "TEXT", "text": text})
        assert sent.status == 201, sent.text
    product.wash(order)
    product.bring_back(order)
    rated = person.post(f"/orders/{order}/rating", {"driver": 5, "wash": 4, "comment": "comment-mark"})
    assert rated.status in (200, 201), rated.text

    paper = attached(person, PDF, "application/pdf", "receipt-mark.pdf")
    ticket = person.post("/support/tickets", {"subject": "subject-mark", "description": "problem-mark", "orderId": order, "attachmentIds": [paper["id"]]})
    assert ticket.status == 201, ticket.text
    note = product.dispatcher.post(f"/support/tickets/{ticket.data['id']}/messages", {"text": f"answer-mark for {NAME}", "internal": True})
    assert note.status == 201, note.text
    exported(person)
    return person


@pytest.fixture(params=["sqlite", "postgres"])
def store(request, tmp_path):
    # Mail and texts have left the product: their folders belong to the recipients.
    settings = {"PAYMENT_GATEWAY": "none", "ACCOUNT_DELETION_DAYS": "0", "LOG_LEVEL": "trace", "MAIL_FOLDER": str(tmp_path / "mail"),
                "TEXT_FOLDER": str(tmp_path / "texts")}
    if request.param == "sqlite":
        yield Store(Server(tmp_path, settings), None)
        return
    with PostgresCluster() as cluster:
        yield Store(Server(tmp_path, {**settings, "DATABASE_URL": cluster.url}), cluster.url)


def restart(store: Store) -> None:
    """Has the server's jobs run now instead of within a minute, as they do at its start."""
    asyncio.run(store.server.stop())
    asyncio.run(store.server.start())


def erase(store: Store) -> None:
    """Has the server erase whose time of grace is over."""
    restart(store)
    eventually(lambda: store.execute("SELECT COUNT(*) FROM auth_erasure WHERE erased_at IS NULL") == "1", 60)
    # The minute in which others hear of it has passed.
    asyncio.run(store.server.stop())
    store.execute("UPDATE auth_erasure SET started_at = 0 WHERE erased_at IS NULL")
    asyncio.run(store.server.start())
    finish_erasing(store)


def erase_again(store: Store) -> None:
    """Has the server erase whom a backup has brought back, which begins by itself and waits for nobody."""
    eventually(lambda: store.execute("SELECT COUNT(*) FROM auth_erasure") == "1", 60)
    restart(store)
    finish_erasing(store)


def finish_erasing(store: Store) -> None:
    eventually(lambda: store.execute(ERASED) == "1", 60)
    # Files go once no row tells of them.
    restart(store)
    eventually(lambda: not traces(store.server.data / "blobs"), 60)


def test_no_file_no_line_of_the_log_and_no_later_backup_tells_of_an_erased_person(store, tmp_path):
    server = store.server
    asyncio.run(server.start())
    try:
        person = live(Product(server.url))
        before, after, later = (tmp_path / name for name in ("before", "after", "later"))
        store.backup(before)
        here = found(before.read_bytes(), MARKS) | {mark for marks in traces(server.data).values() for mark in marks}
        # The address of a browser is stored encrypted, so that nobody finds it in the first place.
        assert here >= set(MARKS) - {"push-mark"}, f"{set(MARKS) - here} are nowhere, so that nothing is proved"

        asked = person.post("/auth/deletion")
        assert asked.status == 202, asked.text
        erase(store)
        store.backup(after)
        assert found(after.read_bytes(), MARKS + SECRETS) == set()
        asyncio.run(server.stop())
        if not store.url:
            store.command("vacuum")
        assert traces(server.data) == {}
        log = server.log
        assert "/auth/register" in log and "account erased" in log, "the log tells nothing"
        assert found(log.encode(), MARKS + SECRETS + [person.token.lower()]) == set()

        if not store.url:
            # A backup from before brings the person back until the server starts on it.
            store.command("restore", str(before))
            (server.data / "tumble.sqlite.replaced").unlink()
            asyncio.run(server.start())
            erase_again(store)
            store.backup(later)
            assert found(later.read_bytes(), MARKS + SECRETS) == set()
    finally:
        asyncio.run(server.stop())
