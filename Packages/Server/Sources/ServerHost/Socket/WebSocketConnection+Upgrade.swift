import HTTPTypes
import NIOCore
import NIOWebSocket
import ServerCore
import SocketIOCodec
import SocketIOEngine

extension WebSocketConnection {
    /// The answer to a handshake that is taken.
    static func switchingProtocols(for request: ServerRequest) -> HTTPResponse {
        let accept = WebSocketHandshake.accept(key: request.head.headerFields[.secWebSocketKey] ?? "")
        return HTTPResponse(
            status: .switchingProtocols, headerFields: [.upgrade: "websocket", .connection: "Upgrade", .secWebSocketAccept: accept])
    }

    /// Makes a WebSocket of a connection whose handshake has been answered.
    ///
    /// - Throws: what NIO throws where the connection is gone.
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
            // A server that stops has said so before there was a WebSocket to close.
            if filter.isLeaving { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
            return WebSocketConnection(inbox: inbox, channel: channel)
        }.get()
    }
}
