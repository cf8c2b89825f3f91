import AuthAPI
import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Takes people out of the conversations that they were in by a role that is no longer theirs.
struct RightsFollower: Sendable {
    let dependencies: ChatDependencies
    private let orders = OrderConversationRepository()

    init(dependencies: ChatDependencies) { self.dependencies = dependencies }

    /// Returns whether a change of rights can end anything here.
    static func concerns(_ change: RightsChanged) -> Bool { !Set(change.roles).isSuperset(of: [.dispatcher, .driver]) }

    func take(_ change: RightsChanged, at now: Date, in transaction: Transaction) throws {
        let (person, conversations) = (change.user, dependencies.conversations)
        if !change.roles.contains(.dispatcher) {
            for id in try conversations.joined(by: person, in: transaction) {
                try conversations.remove(person, from: id, transaction)
                try dependencies.notices.post(.dispatcherLeft, about: person, to: id, at: now, in: transaction)
                try publishChange(of: id, to: person, in: transaction)
            }
        }
        for own in try conversations.own(of: person, in: transaction) where try !keeps(own, change, in: transaction) {
            let everyone = try conversations.participants(of: own.id, in: transaction)
            try conversations.remove(person, from: own.id, transaction)
            for person in everyone { try publishChange(of: own.id, to: person, in: transaction) }
        }
    }

    /// Returns whether a person stays one of the two: as the customer of an order, or in a role that is still theirs. A conversation without an order was
    /// opened by one of the two as a dispatcher.
    private func keeps(_ own: (id: Int, other: Int, hasOrder: Bool), _ change: RightsChanged, in transaction: Transaction) throws -> Bool {
        if try orders.drove(own.other, in: own.id, transaction) { return true }
        if try orders.drove(change.user, in: own.id, transaction) { return change.roles.contains(.driver) }
        let role: Role = own.hasOrder ? .driver : .dispatcher
        if change.roles.contains(role) { return true }
        return try dependencies.people.people([own.other], in: transaction)[own.other]?.roles.contains(role) == true
    }

    /// Publishes the change to somebody's own pages, which then load again.
    private func publishChange(of conversation: Int, to person: Int, in transaction: Transaction) throws {
        try dependencies.events.append(
            ChatEvents.changed, ConversationChanged(conversation: conversation, person: person), aggregate: ChatEvents.aggregate, id: conversation,
            topics: [ChatTopics.conversations(of: person)], in: transaction)
    }
}
