/// The reason why a WebSocket is closed: the codes of RFC 6455. Applications add their own from 4000 in an extension.
public struct SocketCloseCode: RawRepresentable, Sendable, Hashable {
    /// The number sent in the closing frame.
    public let rawValue: UInt16

    /// Creates a code.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The work is done, or the peer left.
    public static let normal = SocketCloseCode(rawValue: 1000)
    /// A message couldn't be decoded.
    public static let unreadable = SocketCloseCode(rawValue: 1007)
    /// The peer sent more messages than a person can cause.
    public static let tooMany = SocketCloseCode(rawValue: 1008)
    /// An error occurred on the server.
    public static let failed = SocketCloseCode(rawValue: 1011)
    /// There is no room for another socket at the moment.
    public static let full = SocketCloseCode(rawValue: 1013)
}
