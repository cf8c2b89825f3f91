import HTTPTypes
import LiveUI
import NIOCore
import ServerCore

/// Where WebSockets are taken, which ones, and who serves them.
struct WebSocketRoute: Sendable {
    /// The path, without a query.
    let path: String
    /// Whether a request may become a WebSocket.
    let accepts: @Sendable (ServerRequest) -> Bool
    /// Serves a WebSocket; returns when it is done with it.
    let connect: @Sendable (ServerRequest, any LiveSocket) async -> Void

    func takes(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.method == .get && accepts(request)
    }

    /// Whether a request asked for a WebSocket here and wasn't given one.
    func isRefused(_ request: ServerRequest) -> Bool {
        request.path == path && request.head.headerFields[.secWebSocketKey] != nil
    }

    /// Runs a WebSocket from its handshake to its end.
    func serve(_ socket: WebSocketConnection, _ request: ServerRequest) async {
        await connect(request, socket)
        socket.close(.normal)
        try? await socket.channel.closeFuture.get()
    }
}

extension WebSocketRoute {
    /// The socket of live pages.
    init(live: LiveServer) {
        self.init(path: "/live/socket", accepts: { live.accepts($0) }, connect: { await live.connect($0, $1) })
    }
}
