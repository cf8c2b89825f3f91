import ServerCore

extension SocketCloseCode {
    /// The tab's session was idle for too long; the browser reconnects when somebody looks at it.
    static let idle = SocketCloseCode(rawValue: 4001)
    /// Another socket has taken over the tab's session.
    static let replaced = SocketCloseCode(rawValue: 4002)
}
