public import Core
import Persistence
public import ServerCore

/// A notification that the events of a test would cause.
public struct TestNotification: Sendable, Equatable {
    /// The kind.
    public let kind: String
    /// The people who get it.
    public let recipients: NotificationRecipients
    /// The page that it opens.
    public let place: LinkPlace
    /// Its title and text in the current language, about somebody named Dana.
    public let text: NotificationText
}

extension TestServer {
    /// Returns the notifications that the plugins' kinds make of the events so far, in order. No plugin has to deliver them.
    public func notifications() async throws -> [TestNotification] {
        let kinds = try application.container.resolve(NotificationKinds.self)
        return try await database.read { transaction in
            let events = try transaction.all(DomainEvent.self, "SELECT * FROM core_event ORDER BY id")
            return try events.flatMap { event in
                try kinds.all.flatMap { kind in
                    try kind.changes(for: event, in: transaction).compactMap { change in
                        guard case .notify(let draft) = change else { return nil }
                        let text = try kind.text(facts: draft.facts, about: draft.subject == nil ? "" : "Dana")
                        return TestNotification(kind: kind.id, recipients: draft.recipients, place: draft.place, text: text)
                    }
                }
            }
        }
    }
}
