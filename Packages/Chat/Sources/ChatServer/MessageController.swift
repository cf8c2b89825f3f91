import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Reads and sends messages.
struct MessageController: Sendable {
    let events: EventLog
    private let conversations: ConversationRepository
    private let messages = MessageRepository()

    init(people: any ChatPeople, events: EventLog) {
        self.events = events
        conversations = ConversationRepository(people: people)
    }

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.messages, allow: .participant(conversations) { $0.id },
            handler: { input, context in
                try Self.check(input)
                return try await context.database.read { try page(input, in: $0) }
            })
        routes.on(
            ChatEndpoints.send, allow: .participant(conversations) { $0.id },
            handler: { input, context in
                let message = try Self.checked(input)
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try send(message, by: person, at: now, in: $0) }
            })
    }

    private static func check(_ input: MessageListRequest) throws(APIError) {
        var errors = FieldErrors()
        errors.require((1...100).contains(input.limit ?? 50), "limit", Strings.limit)
        let cursors = [input.before != nil, input.after != nil, input.updatedSince != nil].count { $0 }
        errors.require(cursors <= 1, input.before == nil ? "updatedSince" : "before", Strings.oneCursor)
        try errors.throwIfAny()
    }

    private func page(_ input: MessageListRequest, in transaction: Transaction) throws -> MessagePage {
        let limit = input.limit ?? 50
        if let after = input.after { return try messages.page(of: input.id, after: after, limit: limit, in: transaction) }
        if let since = input.updatedSince { return try messages.page(of: input.id, updatedSince: since, limit: limit, in: transaction) }
        return try messages.page(of: input.id, before: input.before, limit: limit, in: transaction)
    }

    private static func checked(_ input: SendMessage) throws(APIError) -> SendMessage {
        guard input.type == MessageType.text.rawValue else {
            throw .invalid(["type": Strings.unsupportedType], code: "unsupported_type")
        }
        var message = input
        message.text = input.text.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(message.text, "text", length: 1...SendMessage.longestText)
        if let clientID = message.clientID { errors.requireText(clientID, "clientId", length: 1...64) }
        try errors.throwIfAny()
        return message
    }

    private func send(_ message: SendMessage, by sender: Int, at now: Date, in transaction: Transaction) throws -> Message {
        if let stored = try stored(message, by: sender, in: transaction) { return stored }
        let sent: Message
        do {
            sent = try transaction.savepoint {
                try messages.insert(
                    message.text, clientID: message.clientID, sender: sender, conversation: message.id, at: now, in: transaction)
            }
        } catch let error as DatabaseError where error.code == .unique {
            // Another node stored the same attempt first.
            guard let stored = try stored(message, by: sender, in: transaction) else { throw error }
            return stored
        }
        _ = try conversations.markRead(sender, in: message.id, upTo: sent.id, transaction)
        let everyone = try conversations.participants(of: message.id, in: transaction)
        try events.append(
            ChatEvents.messageSent,
            MessageSent(conversation: message.id, message: sent.id, sender: sender, recipients: everyone.filter { $0 != sender }),
            aggregate: ChatEvents.aggregate, id: message.id,
            topics: [ChatTopics.conversation(message.id)] + everyone.map(ChatTopics.conversations), in: transaction)
        return sent
    }

    /// The message that an earlier attempt stored.
    private func stored(_ message: SendMessage, by sender: Int, in transaction: Transaction) throws -> Message? {
        guard let clientID = message.clientID, let stored = try messages.find(sender: sender, clientID: clientID, in: transaction) else { return nil }
        guard stored.conversationID == message.id, stored.text == message.text else {
            throw APIError.conflict(Strings.clientIDReused, code: "client_id_reused")
        }
        return stored
    }
}
