import ChatAPI
import Core
import Persistence
import ServerCore

/// Tells who is typing, to those who listen now; nothing of it is stored.
struct TypingController: Sendable {
    let parts: ChatParts

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.typing, allow: .participant(parts.conversations) { $0.id },
            handler: { input, context in
                let (person, now) = (try context.person().id, context.clock.now)
                let isShown = try await context.database.read { transaction in
                    guard try parts.people.privacy(of: [person], in: transaction)[person]?.typing ?? true else { return false }
                    return try !parts.rules.isClosed(input.id, at: now, in: transaction) && !parts.rules.isBlocked(person, in: input.id, transaction)
                }
                if isShown {
                    await parts.hub.tell(Change(topic: ChatTopics.conversation(input.id), kind: ChatEvents.typing, id: person, sequence: 0))
                }
                return NoOutput()
            })
    }
}
