import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import SocketIOEngine

/// The handlers that speak HTTP/1 on a connection until it becomes a WebSocket, with its first request or a later one.
enum HTTPPipeline {
    /// Takes them out. What stays is TLS, and what waits for more requests, which sees nothing any more.
    static func remove(from operations: ChannelPipeline.SynchronousOperations) {
        func remove<Handler: RemovableChannelHandler>(_ type: Handler.Type) {
            guard let context = try? operations.context(handlerType: type) else { return }
            operations.removeHandler(context: context, promise: nil)
        }
        remove(FirstRequestHandler.self)
        remove(ServingHandler.self)
        remove(UpgradeFilter.self)
        remove(EnginePollingHandler.self)
        remove(HTTPConnectionStateHandler.self)
        remove(HTTP1ToHTTPServerCodec.self)
        remove(HTTPResponseEncoder.self)
        // The last: it passes on what has come after the request.
        remove(ByteToMessageHandler<HTTPRequestDecoder>.self)
    }
}
