import Core
import Foundation
import NotificationsAPI

/// The message that the service worker shows: `Resources/Notifications/push-worker.js` reads it.
struct PushMessage: Encodable, Sendable {
    /// The same for each attempt, so that a repetition takes the place of what is shown.
    let id: Int
    let title: String
    let body: String
    /// The path of the page that a press opens.
    let link: String
    /// The same for all notifications of a thread, of which the newest is shown.
    let tag: String
    let language: String

    /// The most characters of the body, which devices cut off sooner.
    private static let bodyLimit = 500

    init(_ item: NotificationItem, thread: String?) {
        id = item.id
        title = String(item.title.prefix(200))
        body = String(item.body.prefix(Self.bodyLimit))
        link = item.link
        tag = thread ?? "notification/\(item.id)"
        language = Language.current.rawValue
    }

    private init(_ message: PushMessage) {
        (id, title, link, tag, language) = (message.id, message.title, message.link, message.tag, message.language)
        body = ""
    }

    /// The message without its body, for a push service that takes no long ones.
    var shortened: PushMessage { PushMessage(self) }

    /// The message as JSON.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let whole = try encoder.encode(self)
        return whole.count <= PushEncryption.limit || body.isEmpty ? whole : try shortened.data()
    }
}
