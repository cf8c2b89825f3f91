public import Core
public import Foundation

/// A request for a page of earnings or payouts.
public struct MoneyPageRequest: Codable, Sendable, Hashable {
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of items, 1 to 100; 50 by default.
    public var limit: Int?

    /// Creates a request.
    public init(before: Int? = nil, limit: Int? = nil) {
        self.before = before
        self.limit = limit
    }
}

/// A request to make payouts of what drivers have earned and no payout covers.
public struct MakePayouts: Codable, Sendable, Hashable {
    /// The driver; nil for every driver.
    public var driverID: Int?
    /// The start of the period; nil for the beginning.
    public var from: Date?
    /// The end of the period, which isn't part of it; nil for now.
    public var until: Date?

    /// Creates a request.
    public init(driverID: Int? = nil, from: Date? = nil, until: Date? = nil) {
        self.driverID = driverID
        self.from = from
        self.until = until
    }

    enum CodingKeys: String, CodingKey {
        case driverID = "driverId"
        case from, until
    }
}

/// A request to note that a payout was paid, or to give it up.
public struct SettlePayout: Codable, Sendable, Hashable {
    /// The payout's id.
    public var id: Int
    /// The state to which it goes: `paid` or `canceled`.
    public var state: PayoutState
    /// The bank's reference, or a note.
    public var reference: String?

    /// Creates a request.
    public init(id: Int, state: PayoutState, reference: String? = nil) {
        self.id = id
        self.state = state
        self.reference = reference
    }
}

extension SettlePayout: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["reference": 200]
}

/// A request for incidents.
public struct IncidentListRequest: Codable, Sendable, Hashable {
    /// The state; nil for all.
    public var state: Incident.State?
    /// The `next` of the previous page.
    public var before: Int?
    /// The maximum number of items, 1 to 100; 50 by default.
    public var limit: Int?

    /// Creates a request.
    public init(state: Incident.State? = nil, before: Int? = nil, limit: Int? = nil) {
        self.state = state
        self.before = before
        self.limit = limit
    }
}

/// A request to resolve an incident.
public struct ResolveIncident: Codable, Sendable, Hashable {
    /// The incident's id.
    public var id: Int
    /// The explanation.
    public var note: String

    /// Creates a request.
    public init(id: Int, note: String) {
        self.id = id
        self.note = note
    }
}

extension ResolveIncident: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["note": 500]
}
