/// A WebSocket as LiveUI sees it; the host provides it.
public protocol LiveSocket: Sendable {
    /// The text messages that arrive; ends when the socket is closed.
    var messages: AsyncStream<String> { get }

    /// Sends a text message and returns when it was written, so that a slow browser slows its sender.
    func send(_ text: String) async throws

    /// Closes the socket.
    func close() async
}
