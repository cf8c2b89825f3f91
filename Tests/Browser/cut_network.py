"""A proxy whose connections can be cut, as a train's tunnel does."""

import random
import socket
import struct
import threading
import time

RESET = struct.pack("ii", 1, 0)


class CutNetwork:
    """Forwards connections to a port until they are cut: at once, or, by chance, after what one side has sent was swallowed for a moment."""

    def __init__(self, port: int, chance: random.Random | None = None):
        self.target, self.chance, self.cuts = port, chance, 0
        self.lock = threading.Lock()
        self.connections: list[list[socket.socket]] = []
        # What is swallowed now: from which end of a connection, the browser's (0) or the server's (1).
        self.swallows: int | None = None
        self.swallowed = 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self.listener.close()

    def cut(self) -> bool:
        """Cuts every connection; says whether there was one."""
        with self.lock:
            connections, self.connections = self.connections, []
        if self.swallows is None and self.chance:
            self.swallows = self.chance.choice([None, 0, 1])
            if self.swallows is not None:
                time.sleep(self.chance.uniform(0.005, 0.06))
        for ends in connections:
            for end in ends:
                self._reset(end)
        self.swallows = None
        self.cuts += bool(connections)
        return bool(connections)

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._forward, args=(browser,), daemon=True).start()

    def _forward(self, browser: socket.socket) -> None:
        try:
            server = self._connect(browser)
        except OSError:
            self._reset(browser)
            return
        ends = [browser, server]
        with self.lock:
            self.connections.append(ends)
        for side in (0, 1):
            threading.Thread(target=self._carry, args=(ends, side), daemon=True).start()

    def _connect(self, browser: socket.socket) -> socket.socket:
        """The other end of a connection that a browser has opened."""
        return socket.create_connection(("127.0.0.1", self.target))

    def _carry(self, ends: list[socket.socket], side: int) -> None:
        source, sink = ends[side], ends[1 - side]
        try:
            while data := source.recv(65536):
                if self.swallows == side:
                    self.swallowed += len(data)
                else:
                    sink.sendall(data)
        except OSError:
            pass
        with self.lock:
            if ends in self.connections:
                self.connections.remove(ends)
        for end in ends:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    @staticmethod
    def _reset(end: socket.socket) -> None:
        try:
            end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
            end.shutdown(socket.SHUT_RDWR)
            end.close()
        except OSError:
            pass
