public import Core

/// A new order.
public struct CreateOrder: Codable, Sendable, Hashable {
    /// The same fields as in a request for a quote; on the wire they stand beside the others.
    public var request: QuoteRequest
    /// The wash; nil for the profile's preferences.
    public var preferences: LaundryPreferences?
    /// The id of the quote whose price the order gets; nil for the prices of the moment.
    public var quoteID: Int?
    /// The customer's notes.
    public var notes: String?
    /// The id of the saved payment method; nil for the default one.
    public var paymentMethodID: Int?
    /// The notes for the driver at each visit.
    public var stopNotes: StopNotes?

    /// Creates a request.
    public init(
        _ request: QuoteRequest, preferences: LaundryPreferences? = nil, quoteID: Int? = nil, notes: String? = nil, paymentMethodID: Int? = nil,
        stopNotes: StopNotes? = nil
    ) {
        self.request = request
        self.preferences = preferences
        self.quoteID = quoteID
        self.notes = notes
        self.paymentMethodID = paymentMethodID
        self.stopNotes = stopNotes
    }

    enum CodingKeys: String, CodingKey {
        case preferences
        case quoteID = "quoteId"
        case notes
        case paymentMethodID = "paymentMethodId"
        case stopNotes
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        request = try QuoteRequest(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        preferences = try container.decodeIfPresent(LaundryPreferences.self, forKey: .preferences)
        quoteID = try container.decodeIfPresent(Int.self, forKey: .quoteID)
        notes = try container.decodeIfPresent(String.self, forKey: .notes)
        paymentMethodID = try container.decodeIfPresent(Int.self, forKey: .paymentMethodID)
        stopNotes = try container.decodeIfPresent(StopNotes.self, forKey: .stopNotes)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        try request.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(preferences, forKey: .preferences)
        try container.encodeIfPresent(quoteID, forKey: .quoteID)
        try container.encodeIfPresent(notes, forKey: .notes)
        try container.encodeIfPresent(paymentMethodID, forKey: .paymentMethodID)
        try container.encodeIfPresent(stopNotes, forKey: .stopNotes)
    }
}

extension CreateOrder: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = QuoteRequest.textLimits.merging(["notes": 1_000]) { $1 }
}
