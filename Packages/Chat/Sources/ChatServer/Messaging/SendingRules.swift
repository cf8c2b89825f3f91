import ChatAPI
import Core
import Foundation
import Persistence

/// Decides who may write to a conversation now.
struct SendingRules: Sendable {
    /// The number of messages that a person may send to one conversation within ``burstPeriod``; nil for as many as the endpoint allows.
    let burst: Int?
    let conversations: ConversationRepository
    let messages: MessageRepository
    private let orders = OrderConversationRepository()
    private let blocks = BlockRepository()

    /// The seconds to which ``burst`` applies.
    static let burstPeriod: TimeInterval = 10

    /// - Parameter rateFactor: how many times 30 messages are granted; 0 for no limit.
    init(rateFactor: Double, conversations: ConversationRepository, messages: MessageRepository) {
        burst = rateFactor == 0 ? nil : max(1, Int(30 * rateFactor))
        self.conversations = conversations
        self.messages = messages
    }

    /// Checks that a message may be sent.
    ///
    /// - Throws: ``APIError``: 409 `conversation_closed`, 403 `blocked`, 429 `rate_limited`.
    func check(_ sender: Int, in conversation: Int, at now: Date, _ transaction: Transaction) throws {
        guard try !isClosed(conversation, at: now, in: transaction) else {
            throw APIError.conflict(Strings.conversationClosed, code: "conversation_closed")
        }
        guard try !isBlocked(sender, in: conversation, transaction) else { throw APIError.forbidden(Strings.blocked, code: "blocked") }
        guard let burst,
            let time = try messages.time(ofLastBut: burst - 1, of: sender, in: conversation, transaction)
        else { return }
        let wait = Self.burstPeriod - now.timeIntervalSince(time)
        if wait > 0 { throw APIError.rateLimited(retryAfter: .seconds(wait)) }
    }

    func isClosed(_ conversation: Int, at now: Date, in transaction: Transaction) throws -> Bool {
        if try orders.closed([conversation], at: now, in: transaction).contains(conversation) { return true }
        return try conversations.isAbandoned(conversation, in: transaction)
    }

    /// Returns whether one of the two has blocked the other while no order of theirs is under way. Nobody can block a dispatcher who joined.
    func isBlocked(_ sender: Int, in conversation: Int, _ transaction: Transaction) throws -> Bool {
        guard let pair = try conversations.pair(of: conversation, in: transaction), pair.other(than: sender) != nil else { return false }
        return try blocks.isBlocked(pair, in: transaction) && !orders.isActive(conversation, in: transaction)
    }
}
