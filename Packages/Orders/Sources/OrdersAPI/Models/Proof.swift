public import Core
public import Foundation

/// A photo of bags, of a door or of laundry, as proof of a pickup, a delivery or a weighing.
public struct Proof: Codable, Sendable, Hashable {
    /// The id.
    public var id: Int
    /// The order's id.
    public var orderID: Int
    /// The media type of the picture, such as `image/jpeg`.
    public var contentType: String
    /// The size of the picture in bytes.
    public var bytes: Int
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// The transition that the photo proves; nil while none names it.
    public var sequence: Int?
    /// The time when it was sent.
    public var createdAt: Date

    /// Creates a proof.
    public init(
        id: Int, orderID: Int, contentType: String, bytes: Int, width: Int, height: Int, sequence: Int? = nil, createdAt: Date
    ) {
        self.id = id
        self.orderID = orderID
        self.contentType = contentType
        self.bytes = bytes
        self.width = width
        self.height = height
        self.sequence = sequence
        self.createdAt = createdAt
    }

    enum CodingKeys: String, CodingKey {
        case id
        case orderID = "orderId"
        case contentType, bytes, width, height, sequence, createdAt
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(orderID, forKey: .orderID)
        try container.encode(contentType, forKey: .contentType)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(width, forKey: .width)
        try container.encode(height, forKey: .height)
        try container.encode(sequence, forKey: .sequence)
        try container.encode(createdAt, forKey: .createdAt)
    }
}

extension Proof: Sampled {
    /// A photo of a delivery.
    public static let sample = Proof(
        id: 3, orderID: 12, contentType: "image/jpeg", bytes: 184_320, width: 1_600, height: 1_200, sequence: 14,
        createdAt: Date(timeIntervalSince1970: 1_767_268_800))
}

/// The ways to prove a pickup or a delivery.
public enum ProofKind: String, Codable, Sendable, CaseIterable, Hashable {
    /// The order's PIN, which the customer tells the driver.
    case pin
    /// A photo.
    case photo
    /// A note in words.
    case note
}

/// The customer's notes for the driver, one for each visit.
public struct StopNotes: Codable, Sendable, Hashable {
    /// The note for the pickup.
    public var pickup: String?
    /// The note for the delivery.
    public var delivery: String?

    /// Creates notes; empty ones are none.
    public init(pickup: String? = nil, delivery: String? = nil) {
        self.pickup = pickup.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        self.delivery = delivery.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }

    /// True where there is no note.
    public var isEmpty: Bool { pickup == nil && delivery == nil }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(pickup, forKey: .pickup)
        try container.encode(delivery, forKey: .delivery)
    }

    enum CodingKeys: CodingKey {
        case pickup, delivery
    }
}

extension StopNotes: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["pickup": 500, "delivery": 500]
}
