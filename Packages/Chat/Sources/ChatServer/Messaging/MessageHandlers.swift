import ChatAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Reads, searches and sends messages.
struct MessageHandlers: Sendable {
    let dependencies: ChatDependencies
    private var events: EventLog { dependencies.events }
    private var conversations: ConversationRepository { dependencies.conversations }
    private var messages: MessageRepository { dependencies.messages }

    func add(to routes: inout Routes) {
        routes.on(
            ChatEndpoints.messages, allow: .participant(conversations) { $0.id },
            handler: { input, context in
                let limit = try Self.checkedLimit(input)
                let person = try context.person().id
                let (pair, found) = try await context.database.read { transaction in
                    (try conversations.pair(of: input.id, in: transaction), try page(input, limit: limit, for: person, in: transaction))
                }
                if pair?.other(than: person) == nil { await context.recordSight(AuditEntry(.messagesRead, object: "conversation/\(input.id)")) }
                return found
            })
        routes.on(
            ChatEndpoints.send, allow: .participant(conversations) { $0.id },
            handler: { input, context in
                let message = try Self.checked(input)
                let (person, now) = (try context.person().id, context.clock.now)
                return try await context.database.write { try send(message, by: person, at: now, in: $0) }
            })
        routes.on(ChatEndpoints.search, allow: .accessAlone) { input, context in
            let (text, limit) = try Self.checked(input)
            let person = try context.person().id
            return try await context.database.read { transaction in
                let own = try conversations.all(of: person, in: transaction)
                return try messages.search(text, in: own, before: input.before, limit: limit, for: person, transaction)
            }
        }
    }

    private static func checkedLimit(_ input: MessageListRequest) throws(APIError) -> Int {
        let limit = try CursorRequest(before: input.before, after: input.after, limit: input.limit).checkedLimit(standard: 50)
        guard input.updatedSince == nil || (input.before == nil && input.after == nil) else { throw .invalid(["updatedSince": Strings.oneCursor]) }
        return limit
    }

    private static func checked(_ input: MessageSearch) throws(APIError) -> (text: String, limit: Int) {
        let text = input.query.trimmingCharacters(in: .whitespacesAndNewlines)
        var errors = FieldErrors()
        errors.requireText(text, "query", length: 2...100)
        try errors.throwIfAny()
        return (text, try CursorRequest(before: input.before, limit: input.limit).checkedLimit())
    }

    private func page(_ input: MessageListRequest, limit: Int, for reader: Int, in transaction: Transaction) throws -> MessagePage {
        if let after = input.after { return try messages.page(of: input.id, after: after, limit: limit, for: reader, in: transaction) }
        if let since = input.updatedSince { return try messages.page(of: input.id, updatedSince: since, limit: limit, for: reader, in: transaction) }
        return try messages.page(of: input.id, before: input.before, limit: limit, for: reader, in: transaction)
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
        // A repeated attempt gets its first response, whatever has become of the conversation since.
        if let stored = try stored(message, by: sender, in: transaction) { return stored }
        try dependencies.rules.check(sender, in: message.id, at: now, transaction)
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

    /// Returns the message that an earlier attempt stored; nil where there was none.
    private func stored(_ message: SendMessage, by sender: Int, in transaction: Transaction) throws -> Message? {
        guard let clientID = message.clientID, let stored = try messages.find(sender: sender, clientID: clientID, in: transaction) else { return nil }
        guard stored.conversationID == message.id, stored.text == message.text else {
            throw APIError.conflict(Strings.clientIDReused, code: "client_id_reused")
        }
        return stored
    }
}

extension AuditEntry.Action {
    /// Somebody who joined a conversation of others read its messages.
    fileprivate static let messagesRead = Self(rawValue: "messages_read")
}
