import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// The realtime channel `chat` for clients other than our pages.
///
/// Everybody follows their own list from the start; whoever has a conversation open subscribes to it as well.
struct ChatChannel: Sendable {
    /// The payload of `typing` and `message:read`.
    struct PersonInConversation: Codable, Sendable, Equatable {
        let conversationID: Int
        let userID: Int

        enum CodingKeys: String, CodingKey {
            case conversationID = "conversationId"
            case userID = "userId"
        }
    }

    /// The payload of `conversation:updated`.
    struct Update: Encodable {
        let id: Int
        let lastMessage: Message?
        let lastMessageAt: Date?
        let unreadCount: Int

        private enum CodingKeys: CodingKey {
            case id, lastMessage, lastMessageAt, unreadCount
        }

        /// Writes every key, as null where there is no value.
        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(lastMessage, forKey: .lastMessage)
            try container.encode(lastMessageAt, forKey: .lastMessageAt)
            try container.encode(unreadCount, forKey: .unreadCount)
        }
    }

    /// The payload that a client sends with `typing`.
    private struct TypingPayload: Decodable {
        let conversationId: Int
    }

    let dependencies: ChatDependencies
    let database: any Database
    let clock: any Clock

    var channel: RealtimeChannel {
        RealtimeChannel(
            "chat", topics: ["people/{id}/conversations", "conversations/{id}"], joined: { [ChatTopics.conversations(of: $0.id)] },
            inputs: ["typing": typed], hints: hints, messages: messages)
    }

    @Sendable private func typed(_ person: Person, _ payload: Data) async throws {
        let id = try WireJSON.decoder().decode(TypingPayload.self, from: payload).conversationId
        guard try await database.read({ try dependencies.conversations.isParticipant(person.id, in: id, $0) }) else { throw APIError.notFound() }
        try await Typing(dependencies: dependencies).publish(id, by: person.id, at: clock.now, in: database)
    }

    @Sendable private func hints(_ change: Change) throws -> [RealtimeMessage] {
        guard change.kind == ChatEvents.typing, let id = change.topic.parts.last.flatMap({ Int($0) }) else { return [] }
        return [try RealtimeMessage("typing", PersonInConversation(conversationID: id, userID: change.id))]
    }

    @Sendable private func messages(_ event: DomainEvent, _ topic: Topic, _ transaction: Transaction) throws -> [RealtimeMessage] {
        guard event.aggregate == ChatEvents.aggregate else { return [] }
        let names = topic.parts
        guard names.first == "people", let person = Int(names[1]) else { return try receipt(event, in: transaction) }
        return try updates(event, for: person, in: transaction)
    }

    /// Returns what goes to the topic of a person's own list: the message, and the conversation as that person sees it.
    private func updates(_ event: DomainEvent, for person: Int, in transaction: Transaction) throws -> [RealtimeMessage] {
        let sent = try event.payload(of: ChatEvents.messageSent)?.message ?? event.payload(of: ChatEvents.noticed)?.message
        let conversation = try dependencies.conversations.conversation(event.aggregateID, for: person, at: clock.now, in: transaction)
        let update = Update(
            id: conversation.id, lastMessage: conversation.lastMessage, lastMessageAt: conversation.lastMessageAt, unreadCount: conversation.unreadCount)
        var messages: [RealtimeMessage] = []
        if let sent, let message = try dependencies.messages.find([sent], for: person, in: transaction)[conversation.id] {
            messages.append(try RealtimeMessage("message:new", message))
        }
        return messages + [try RealtimeMessage("conversation:updated", update)]
    }

    /// Returns the receipt, where everybody who takes part shows theirs.
    private func receipt(_ event: DomainEvent, in transaction: Transaction) throws -> [RealtimeMessage] {
        guard let read = try event.payload(of: ChatEvents.read) else { return [] }
        let everyone = try dependencies.conversations.participants(of: read.conversation, in: transaction)
        let privacy = try dependencies.people.privacy(of: everyone, in: transaction)
        guard everyone.allSatisfy({ privacy[$0]?.receipts ?? true }) else { return [] }
        return [try RealtimeMessage("message:read", PersonInConversation(conversationID: read.conversation, userID: read.person))]
    }
}
