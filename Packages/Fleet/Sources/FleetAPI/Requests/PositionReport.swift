public import Core

/// Where a driver's device was, in batches: what was noted without a network is reported with the rest.
public struct PositionReport: Codable, Sampled, Hashable {
    /// 1 to 100 positions, each with the device's time, in any order.
    public var positions: [Position]

    /// Creates a report.
    public init(positions: [Position]) { self.positions = positions }

    /// How many positions one report may have.
    public static let size = 1...100

    /// One position, for documentation.
    public static let sample = PositionReport(positions: [.sample])
}

/// What is known of a driver's place after a report.
public struct PositionReceipt: Codable, Sampled, Hashable {
    /// The newest position that is known; nil where all that were reported date from before the driver went online.
    public var latest: Position?

    /// Creates a receipt.
    public init(latest: Position?) { self.latest = latest }

    enum CodingKeys: CodingKey {
        case latest
    }

    /// Writes the position as null where there is none.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latest, forKey: .latest)
    }

    /// The position of the sample report.
    public static let sample = PositionReceipt(latest: .sample)
}
