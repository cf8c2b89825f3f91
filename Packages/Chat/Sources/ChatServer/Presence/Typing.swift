import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Publishes who is typing to those who follow the conversation now, without storing it.
struct Typing: Sendable {
    let dependencies: ChatDependencies

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.typing, allow: .participant(dependencies.conversations) { $0.id },
            handler: { input, context in
                try await publish(input.id, by: context.person().id, at: context.clock.now, in: context.database)
                return NoOutput()
            })
    }

    /// Publishes that a person is typing, unless the person keeps that private or may not write there.
    func publish(_ conversation: Int, by person: Int, at now: Date, in database: any Database) async throws {
        let (people, rules) = (dependencies.people, dependencies.rules)
        let isShown = try await database.read { transaction in
            guard try people.privacy(of: [person], in: transaction)[person]?.typing ?? true else { return false }
            return try !rules.isClosed(conversation, at: now, in: transaction) && !rules.isBlocked(person, in: conversation, transaction)
        }
        guard isShown else { return }
        await dependencies.hub.publish(Change(topic: ChatTopics.conversation(conversation), kind: ChatEvents.typing, id: person, sequence: 0))
    }
}
