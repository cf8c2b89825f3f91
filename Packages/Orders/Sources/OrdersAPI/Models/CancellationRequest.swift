public import Foundation

/// A customer's request to cancel an order after its pickup.
public struct CancellationRequest: Codable, Sendable, Hashable {
    /// The answers to a request.
    public enum Decision: String, Codable, Sendable, CaseIterable, Hashable {
        /// The order was canceled.
        case approved
        /// The order goes on.
        case refused
    }

    /// The customer's reason.
    public var reason: String
    /// The time of the request.
    public var requestedAt: Date
    /// The dispatcher's answer; nil before there is one.
    public var decision: Decision?
    /// The dispatcher's note for the customer.
    public var note: String?

    /// Creates a request.
    public init(reason: String, requestedAt: Date, decision: Decision? = nil, note: String? = nil) {
        self.reason = reason
        self.requestedAt = requestedAt
        self.decision = decision
        self.note = note
    }

    enum CodingKeys: CodingKey {
        case reason, requestedAt, decision, note
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(reason, forKey: .reason)
        try container.encode(requestedAt, forKey: .requestedAt)
        try container.encode(decision, forKey: .decision)
        try container.encode(note, forKey: .note)
    }
}
