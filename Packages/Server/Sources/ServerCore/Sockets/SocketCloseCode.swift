/// Why a WebSocket is closed: the codes of RFC 6455. Those from 4000 are an application's own, which it adds in an extension.
public struct SocketCloseCode: RawRepresentable, Sendable, Hashable {
    /// The number that travels in the closing frame.
    public let rawValue: UInt16

    /// Makes a code.
    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// The work is done, or the other side left.
    public static let normal = SocketCloseCode(rawValue: 1000)
    /// A message that can't be read.
    public static let unreadable = SocketCloseCode(rawValue: 1007)
    /// More messages than a person can cause.
    public static let tooMany = SocketCloseCode(rawValue: 1008)
    /// Something went wrong on the server.
    public static let failed = SocketCloseCode(rawValue: 1011)
    /// There is no room for another socket at the moment.
    public static let full = SocketCloseCode(rawValue: 1013)
}
