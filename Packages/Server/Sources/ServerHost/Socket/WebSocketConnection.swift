import HTTPTypes
import NIOCore
import NIOWebSocket
import ServerCore
import SocketIOCodec
import SocketIOEngine

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

extension WebSocketConnection {
    /// Returns the response to an accepted handshake.
    static func switchingProtocols(for request: ServerRequest) -> HTTPResponse {
        let accept = WebSocketHandshake.accept(key: request.head.headerFields[.secWebSocketKey] ?? "")
        return HTTPResponse(
            status: .switchingProtocols, headerFields: [.upgrade: "websocket", .connection: "Upgrade", .secWebSocketAccept: accept])
    }

    /// Turns a connection whose handshake was accepted into a WebSocket.
    ///
    /// - Throws: an error of NIO if the connection is gone.
    static func take(_ channel: any Channel, of route: SocketRoute, pingInterval: Duration) async throws -> WebSocketConnection {
        try await channel.eventLoop.submit {
            let operations = channel.pipeline.syncOperations
            let filter = try operations.handler(type: UpgradeFilter.self)
            let inbox = SocketInbox { channel.read() }
            let handlers: [any ChannelHandler] = [
                WebSocketFrameEncoder(),
                ByteToMessageHandler(WebSocketFrameDecoder(maxFrameSize: route.maximumMessageBytes)),
                WebSocketMessageHandler(maximumBytes: route.maximumMessageBytes, pingInterval: TimeAmount(pingInterval), inbox: inbox),
            ]
            try operations.addHandlers(handlers, position: .before(filter))
            if let engines = try? operations.context(handlerType: EngineUpgradeHandler.self) { operations.removeHandler(context: engines, promise: nil) }
            HTTPPipeline.remove(from: operations)
            // The server may have started to stop before there was a WebSocket to close.
            if filter.isLeaving { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
            return WebSocketConnection(inbox: inbox, channel: channel)
        }.get()
    }
}
