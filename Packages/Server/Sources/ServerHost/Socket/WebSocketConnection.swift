import NIOCore
import NIOWebSocket
import ServerCore

/// A WebSocket over a network connection.
struct WebSocketConnection: TextSocket {
    let inbox: SocketInbox
    let channel: any Channel

    /// Runs the WebSocket from its handshake to its end.
    func serve(by route: SocketRoute, _ request: ServerRequest) async {
        await route.connect(request, self)
        close(.normal)
        try? await channel.closeFuture.get()
    }

    func send(_ message: [UInt8]) {
        channel.writeAndFlush(ByteBuffer(bytes: message), promise: nil)
    }

    func close(_ code: SocketCloseCode) {
        // The handler closes the socket with the code, and only once.
        channel.triggerUserOutboundEvent(WebSocketErrorCode(codeNumber: Int(code.rawValue)), promise: nil)
    }
}
