"""The mail that a development server writes to a folder instead of sending it."""

import email
import email.policy
import re
import time
from email.message import EmailMessage

from conftest import Server

#: The server sends what is due every two seconds.
DELIVERED = 30


def mails(server: Server, recipient: str, notifications: bool = False) -> list[EmailMessage]:
    """The mails to an address so far, the oldest first: notifications, which one may leave, or all others."""
    files = sorted((server.folder / "data" / "mail").glob("*.eml"))
    read = (email.message_from_bytes(file.read_bytes(), policy=email.policy.default) for file in files)
    return [mail for mail in read if recipient in mail["To"] and (mail["List-Unsubscribe"] is not None) == notifications]


def next_mail(server: Server, recipient: str, before: int = 0) -> str:
    """The text of the mail to an address that comes after the number of those before."""
    end = time.monotonic() + DELIVERED
    while time.monotonic() < end:
        if len(found := mails(server, recipient)) > before:
            return found[before].get_content()
        time.sleep(0.1)
    raise AssertionError(f"No mail came to {recipient}")


def link(server: Server, text: str) -> str:
    """The path of the link in a mail, at the server under test."""
    found = re.search(r"/[a-z-]+\?token=[A-Za-z0-9_-]+", text)
    assert found, text
    return server.url + found[0]
