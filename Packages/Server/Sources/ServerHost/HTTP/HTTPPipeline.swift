import HummingbirdCore
import NIOCore
import NIOHTTP1
import NIOHTTPTypesHTTP1
import SocketIOEngine

/// The HTTP/1 handlers of a connection until it becomes a WebSocket, with its first request or a later one.
enum HTTPPipeline {
    /// Removes the handlers. TLS stays, as does the handler that waits for further requests, which won't receive any.
    static func remove(from operations: ChannelPipeline.SynchronousOperations) {
        func remove<Handler: RemovableChannelHandler>(_ type: Handler.Type) {
            guard let context = try? operations.context(handlerType: type) else { return }
            operations.removeHandler(context: context, promise: nil)
        }
        remove(FirstRequestHandler.self)
        remove(RequestBytesHandler.self)
        remove(RequestPaceHandler.self)
        remove(RequestHandler.self)
        remove(UpgradeFilter.self)
        remove(EnginePollingHandler.self)
        remove(HTTPConnectionStateHandler.self)
        remove(HTTP1ToHTTPServerCodec.self)
        remove(HTTPResponseEncoder.self)
        // Removed last, since it passes on any data after the request.
        remove(ByteToMessageHandler<HTTPRequestDecoder>.self)
    }
}
