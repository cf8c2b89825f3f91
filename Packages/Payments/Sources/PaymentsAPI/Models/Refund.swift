public import Core
public import Foundation

/// Money that was given back to a customer, or is on its way.
public struct Refund: Codable, Sampled, Hashable {
    /// The states of a refund.
    public enum State: String, Codable, Sendable, CaseIterable, Hashable {
        /// The provider was asked, or will be, and hasn't said yet that it is done.
        case waiting
        /// The money was given back.
        case done
        /// The provider refused it. Nothing was given back.
        case failed
    }

    /// The id, growing with time.
    public var id: Int
    /// The payment's id.
    public var paymentID: Int
    /// The amount, in cents.
    public var amountCents: Int
    /// The reason: a code of ``RefundReason``, with a note behind a colon, or any text; nil where the server gave it back by itself.
    public var reason: String?
    /// The role of whoever asked for it: `dispatcher`, `admin` or `system`.
    public var role: String
    /// The id of the person who asked for it; nil for the server itself.
    public var actorID: Int?
    /// The state.
    public var state: State
    /// The time at which it was asked for.
    public var createdAt: Date

    /// Creates a refund.
    public init(id: Int, paymentID: Int, amountCents: Int, reason: String?, role: String, actorID: Int?, state: State, createdAt: Date) {
        self.id = id
        self.paymentID = paymentID
        self.amountCents = amountCents
        self.reason = reason
        self.role = role
        self.actorID = actorID
        self.state = state
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case paymentID = "paymentId"
        case amountCents, reason, role
        case actorID = "actorId"
        case state, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(paymentID, forKey: .paymentID)
        try container.encode(amountCents, forKey: .amountCents)
        try container.encode(reason, forKey: .reason)
        try container.encode(role, forKey: .role)
        try container.encode(actorID, forKey: .actorID)
        try container.encode(state, forKey: .state)
        try container.encode(createdAt, forKey: .createdAt)
    }

    /// A dispatcher's refund of $5.00.
    public static let sample = Refund(
        id: 8, paymentID: 3, amountCents: 500, reason: RefundReason.damaged.text(note: "The blue shirt"), role: "dispatcher", actorID: 9, state: .done,
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The reasons for a refund that are offered on the dispatcher's page.
public enum RefundReason: String, Codable, Sendable, CaseIterable, Hashable {
    /// Something was damaged.
    case damaged
    /// Something got lost.
    case lost
    /// Something wasn't clean.
    case notClean
    /// It came late.
    case late
    /// The price was wrong.
    case wrongPrice
    /// Nothing went wrong that we had to pay for.
    case goodwill
    /// Something else, which a note says.
    case other

    /// Returns the reason as it is recorded: the code, and behind a colon the note.
    public func text(note: String) -> String { note.isEmpty ? rawValue : "\(rawValue): \(note)" }

    /// Reads a recorded reason; nil for one in other words.
    public static func read(_ text: String) -> (reason: RefundReason, note: String)? {
        let parts = text.split(separator: ":", maxSplits: 1)
        guard let reason = parts.first.flatMap({ RefundReason(rawValue: String($0)) }) else { return nil }
        return (reason, parts.count == 2 ? String(parts[1].drop(while: \.isWhitespace)) : "")
    }
}
