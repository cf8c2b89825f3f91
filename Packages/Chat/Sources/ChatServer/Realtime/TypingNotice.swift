import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Tells who is typing, to those who listen now; nothing of it is stored.
struct TypingNotice: Sendable {
    let parts: ChatParts

    /// Tells it, unless the person doesn't want it to be seen, or may not write there.
    func tell(_ conversation: Int, by person: Int, at now: Date, in database: any Database) async throws {
        let isShown = try await database.read { transaction in
            guard try parts.people.privacy(of: [person], in: transaction)[person]?.typing ?? true else { return false }
            return try !parts.rules.isClosed(conversation, at: now, in: transaction) && !parts.rules.isBlocked(person, in: conversation, transaction)
        }
        guard isShown else { return }
        await parts.hub.tell(Change(topic: ChatTopics.conversation(conversation), kind: ChatEvents.typing, id: person, sequence: 0))
    }
}
