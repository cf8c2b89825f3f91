public import Foundation

/// Keeps what was pushed. A product registers one for development, where nobody can look into browsers' push services; without one, nothing is kept.
public protocol PushRecorder: Sendable {
    /// Keeps a notification that a push service of its person took.
    func record(_ push: SentPush) async
}

/// A notification as a browser shows it.
public struct SentPush: Codable, Sendable, Equatable {
    /// The id of the person whose browsers have it.
    public let person: Int
    /// The first line.
    public let title: String
    /// The text below it.
    public let body: String
    /// The path of the page that a press opens.
    public let link: String
    /// The time of sending.
    public let time: Date

    /// Creates a notification.
    public init(person: Int, title: String, body: String, link: String, time: Date) {
        self.person = person
        self.title = title
        self.body = body
        self.link = link
        self.time = time
    }
}
