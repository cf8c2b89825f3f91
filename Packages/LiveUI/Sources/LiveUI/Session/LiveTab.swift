import Foundation

/// A live session as the server keeps it.
struct LiveTab {
    let session: LiveSession
    let browser: BrowserSessions.Session
    /// The browser that alone may adopt it.
    var owner: BrowserID
    /// Since when it has no socket; nil while it has one.
    var parkedAt: Date?
    /// Counts up, so that the oldest is known.
    let number: Int
}
