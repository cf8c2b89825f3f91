public import Core

/// Places an order.
public struct CreateOrder: Codable, Sendable, Hashable {
    /// What is ordered, as in the request for a quote; on the wire its fields stand beside the others.
    public var request: QuoteRequest
    /// How it is to be washed; the profile's preferences when there are none here.
    public var preferences: LaundryPreferences?
    /// The quote that is taken; without one the price is that of the moment.
    public var quoteID: Int?
    /// What we should know.
    public var notes: String?

    /// Creates a request.
    public init(_ request: QuoteRequest, preferences: LaundryPreferences? = nil, quoteID: Int? = nil, notes: String? = nil) {
        self.request = request
        self.preferences = preferences
        self.quoteID = quoteID
        self.notes = notes
    }

    enum CodingKeys: String, CodingKey {
        case preferences
        case quoteID = "quoteId"
        case notes
    }

    /// Reads all fields from one object.
    public init(from decoder: any Decoder) throws {
        request = try QuoteRequest(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        preferences = try container.decodeIfPresent(LaundryPreferences.self, forKey: .preferences)
        quoteID = try container.decodeIfPresent(Int.self, forKey: .quoteID)
        notes = try container.decodeIfPresent(String.self, forKey: .notes)
    }

    /// Writes all fields into one object.
    public func encode(to encoder: any Encoder) throws {
        try request.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(preferences, forKey: .preferences)
        try container.encodeIfPresent(quoteID, forKey: .quoteID)
        try container.encodeIfPresent(notes, forKey: .notes)
    }
}
