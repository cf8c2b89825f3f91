/// A WebSocket of text messages on the server; the host provides it.
public protocol TextSocket: Sendable {
    /// The text messages that arrive; finished when the socket is closed.
    var inbox: SocketInbox { get }

    /// Sends a text message, given as UTF-8, without waiting until it was written: limiting what is in flight is the sender's work.
    func send(_ message: [UInt8])

    /// Closes the socket with a code; does nothing to one that is closed.
    func close(_ code: SocketCloseCode)
}
