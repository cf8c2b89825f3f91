public import Core

/// Puts a driver online, on a break, or offline.
public struct DriverStatusUpdate: Codable, Sendable, Hashable {
    /// True while the driver works.
    public var online: Bool
    /// True for a break, in which the driver is online and without offers; nil for none.
    public var onBreak: Bool?

    /// Creates an update.
    public init(online: Bool, onBreak: Bool? = nil) {
        self.online = online
        self.onBreak = onBreak
    }
}

/// A driver's response to an offer.
public struct OfferResponse: Codable, Sendable, Hashable {
    /// The id of the job that was offered.
    public var jobID: Int
    /// Whether the driver takes it.
    public var accepted: Bool

    /// Creates a response.
    public init(jobID: Int, accepted: Bool) {
        self.jobID = jobID
        self.accepted = accepted
    }

    enum CodingKeys: String, CodingKey {
        case jobID = "jobId"
        case accepted
    }
}

/// A driver's report of a step at a stop.
public struct StopUpdate: Codable, Sendable, Hashable {
    /// The stop's id.
    public var id: Int
    /// The step that the driver has reached.
    public var status: StopStatus
    /// The number of bags that the driver counted, 1 to 40. Required when bags are picked up at the customer's door.
    public var bags: Int?
    /// The tags of the bags, in place of those they had, where bags are picked up at the customer's door or come to the plant; nil leaves them.
    public var bagTags: [String]?
    /// The weight in kilograms, 0.1 to 500, where the driver has a scale at the customer's door. The plant's own weighing decides the price.
    public var kilograms: Double?
    /// A note of up to 500 characters. Required when the count differs from the order's, and with the reason `other`.
    public var note: String?
    /// The reason why the stop failed, one of the orders' failure reasons. Required with `failed`.
    public var reason: String?
    /// The PIN that the customer told the driver.
    public var pin: String?
    /// The ids of photos that were sent to the order's proofs; where the driver shopped, those of the receipt.
    public var proofIDs: [Int]?
    /// The outcome of the shopping, with `done` at a store, and at the door of a delivery with items of retailers without a store.
    public var shopping: ShoppingOutcome?

    /// Creates a report.
    public init(
        id: Int, status: StopStatus, bags: Int? = nil, bagTags: [String]? = nil, kilograms: Double? = nil, note: String? = nil, reason: String? = nil,
        pin: String? = nil, proofIDs: [Int]? = nil, shopping: ShoppingOutcome? = nil
    ) {
        self.id = id
        self.status = status
        self.shopping = shopping
        self.bags = bags
        self.bagTags = bagTags
        self.kilograms = kilograms
        self.note = note
        self.reason = reason
        self.pin = pin
        self.proofIDs = proofIDs
    }
}

extension StopUpdate {
    enum CodingKeys: String, CodingKey {
        case id, status, bags, bagTags, kilograms, note, reason, pin
        case proofIDs = "proofIds"
        case shopping
    }
}

extension StopUpdate: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["bagTags": 30, "note": 500, "reason": 500, "pin": 10]
}

extension StopUpdate {
    /// Returns the tags in a text in which they are separated by spaces or commas; nil for none.
    public static func tags(_ text: String) -> [String]? {
        let tags = text.split { $0 == "," || $0.isWhitespace }.map(String.init)
        return tags.isEmpty ? nil : tags
    }

    /// Returns the weight in a text, with a point or a comma; nil for a blank text, and zero, which the server refuses, for one that is no number.
    public static func kilograms(_ text: String) -> Double? {
        let digits = text.filter { !$0.isWhitespace }
        guard !digits.isEmpty else { return nil }
        // Double reads more than a scale shows: nan, inf, 1e3 and 0x1p3.
        let parts = digits.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "." }
        guard parts.count <= 2, parts.joined().allSatisfy({ ("0"..."9").contains($0) }) else { return 0 }
        return Double(parts.joined(separator: ".")).flatMap { $0.isFinite ? $0 : nil } ?? 0
    }
}
