/// Why a tab's socket is closed: the codes of RFC 6455 where they fit, else those from 4000, which are an application's own.
public enum LiveCloseCode: UInt16, Sendable {
    /// The work is done, or the browser left.
    case normal = 1000
    /// A message that can't be read.
    case unreadable = 1007
    /// More messages than a person can cause.
    case tooMany = 1008
    /// Something went wrong here.
    case failed = 1011
    /// There is no room for another tab at the moment.
    case full = 1013
    /// The tab's session was idle for too long; the browser comes back when somebody looks at it.
    case idle = 4001
    /// Another socket has taken the tab's session over.
    case replaced = 4002
}
