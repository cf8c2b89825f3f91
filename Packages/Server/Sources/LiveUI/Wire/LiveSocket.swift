/// A WebSocket as LiveUI sees it; the host provides it.
public protocol LiveSocket: Sendable {
    /// The text messages that arrive; finished when the socket is closed.
    var inbox: LiveInbox { get }

    /// Sends a text message, given as UTF-8, without waiting until it was written: a tab sends a browser no more than that has shown.
    func send(_ message: [UInt8])

    /// Closes the socket and says why; does nothing to one that is closed.
    func close(_ code: LiveCloseCode)
}
