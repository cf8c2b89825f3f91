"""The way of one browser to the network, which can be shut."""

import socket
import struct

from cut_network import CutNetwork


class Gate(CutNetwork):
    """A SOCKS proxy: with it one browser can be without a network while the others have one."""

    def __init__(self):
        self.is_open = True
        super().__init__(0)
        self.address = self.url.replace("http://", "socks5://")

    def shut(self) -> None:
        self.is_open = False
        self.cut()

    def open(self) -> None:
        self.is_open = True

    def _connect(self, browser: socket.socket) -> socket.socket:
        if not self.is_open:
            raise OSError("The gate is shut.")
        stream = browser.makefile("rb", buffering=0)
        _, methods = stream.read(2)
        stream.read(methods)
        browser.sendall(b"\x05\x00")
        _, _, _, kind = stream.read(4)
        host = socket.inet_ntoa(stream.read(4)) if kind == 1 else stream.read(stream.read(1)[0]).decode()
        port, = struct.unpack("!H", stream.read(2))
        server = socket.create_connection((host, port))
        browser.sendall(b"\x05\x00\x00\x01" + bytes(6))
        return server
