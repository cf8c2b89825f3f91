import Foundation

/// A live session with the server's record of it.
struct LiveTab {
    let session: LiveSession
    let browser: BrowserSessions.Session
    /// The only browser that may adopt it.
    var owner: BrowserID
    /// The time since which it has no socket; nil while it has one.
    var parkedAt: Date?
    /// The network of the browser that opened it.
    let network: String
    /// An increasing number, which identifies the oldest.
    let number: Int

    /// Whether somebody is signed in.
    var isSignedIn: Bool { session.tokens.isSignedIn }
}
