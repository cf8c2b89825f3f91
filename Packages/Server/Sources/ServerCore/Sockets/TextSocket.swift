/// A WebSocket of text messages on the server, provided by the host.
public protocol TextSocket: Sendable {
    /// The incoming text messages; closed with the socket.
    var inbox: SocketInbox { get }

    /// Sends a text message, encoded as UTF-8, without waiting until it was written. The sender must limit what is in flight.
    func send(_ message: [UInt8])

    /// Closes the socket with a code; does nothing if it is closed.
    func close(_ code: SocketCloseCode)
}
