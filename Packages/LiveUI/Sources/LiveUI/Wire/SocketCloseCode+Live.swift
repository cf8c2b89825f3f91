import ServerCore

extension SocketCloseCode {
    /// The tab's session was idle for too long; the browser comes back when somebody looks at it.
    static let idle = SocketCloseCode(rawValue: 4001)
    /// Another socket has taken the tab's session over.
    static let replaced = SocketCloseCode(rawValue: 4002)
}
