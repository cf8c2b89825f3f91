/// A WebSocket as LiveUI sees it; the host provides it.
public protocol LiveSocket: Sendable {
    /// The text messages that arrive; ends when the socket is closed.
    var messages: AsyncStream<String> { get }

    /// Sends a text message, given as UTF-8, and returns when it was written, so that a slow browser slows its sender.
    func send(_ message: [UInt8]) async throws

    /// Closes the socket and says why.
    func close(_ code: LiveCloseCode) async
}
