"""A mail server that keeps what it gets, as a relay on the same machine: SMTP (RFC 5321) without encryption."""

import email
import email.policy
import re
import socketserver
import threading
import time
from email.message import EmailMessage


class Session(socketserver.StreamRequestHandler):
    """One connection."""

    server: "MailServer"

    def say(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")

    def handle(self) -> None:
        self.say("220 relay.example ready")
        while line := self.rfile.readline().decode().rstrip():
            match line.split()[0].upper():
                case "QUIT":
                    return self.say("221 bye")
                case "RCPT" if self.server.refusal:
                    self.say(self.server.refusal)
                case "DATA":
                    self.say("354 go on")
                    self.take()
                    self.say("250 kept")
                case _:
                    self.say("250 relay.example")

    def take(self) -> None:
        lines = []
        while (line := self.rfile.readline()) not in (b".\r\n", b""):
            # A line that begins with a dot comes with one more.
            lines.append(line[1:] if line.startswith(b".") else line)
        self.server.mails.append(email.message_from_bytes(b"".join(lines), policy=email.policy.default))


class MailServer(socketserver.ThreadingTCPServer):
    """Listens on a free port of the loopback interface, as a context manager."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Session)
        self.port = self.server_address[1]
        self.mails: list[EmailMessage] = []
        #: The reply to each recipient, such as `550 no such mailbox`; empty to take them.
        self.refusal = ""
        self.thread = threading.Thread(target=self.serve_forever, daemon=True)

    def __enter__(self) -> "MailServer":
        self.thread.start()
        return self

    def __exit__(self, *_) -> None:
        self.shutdown()
        self.server_close()
        self.thread.join(timeout=10)

    def next_mail(self, recipient: str, subject: str = "", timeout: float = 30) -> EmailMessage:
        """The first mail to an address whose subject contains a text."""
        end = time.monotonic() + timeout
        while time.monotonic() < end:
            for mail in list(self.mails):
                if recipient in mail["To"] and subject in mail["Subject"]:
                    return mail
            time.sleep(0.1)
        raise AssertionError(f"No mail came to {recipient}: {[(mail['To'], mail['Subject']) for mail in self.mails]}")


def token_path(mail: EmailMessage) -> str:
    """The path of the link in a mail."""
    found = re.search(r"/[a-z-]+\?token=[A-Za-z0-9_-]+", mail.get_content())
    assert found, mail.get_content()
    return found[0]
