public import Foundation

/// The question whether a customer accepts a price that the weighing raised by more than a fifth. The wash waits for the answer.
public struct PriceApproval: Codable, Sendable, Hashable {
    /// The answers.
    public enum Decision: String, Codable, Sendable, CaseIterable, Hashable {
        /// The laundry is washed at the new price.
        case approved
        /// The laundry isn't washed; a dispatcher cancels the order or talks to the customer.
        case refused
    }

    /// The price before the weighing, in cents.
    public var formerCents: Int
    /// The price after it, in cents.
    public var totalCents: Int
    /// The time at which the server answers where the customer hasn't.
    public var expiresAt: Date
    /// The answer; nil before there is one.
    public var decision: Decision?

    /// Creates a question.
    public init(formerCents: Int, totalCents: Int, expiresAt: Date, decision: Decision? = nil) {
        self.formerCents = formerCents
        self.totalCents = totalCents
        self.expiresAt = expiresAt
        self.decision = decision
    }

    enum CodingKeys: CodingKey {
        case formerCents, totalCents, expiresAt, decision
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(formerCents, forKey: .formerCents)
        try container.encode(totalCents, forKey: .totalCents)
        try container.encode(expiresAt, forKey: .expiresAt)
        try container.encode(decision, forKey: .decision)
    }
}
