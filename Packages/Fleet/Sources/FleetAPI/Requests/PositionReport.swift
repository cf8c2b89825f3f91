public import Core

/// The positions of a driver's device. Those recorded without a network come along with the next report.
public struct PositionReport: Codable, Sampled, Hashable {
    /// 1 to 100 positions with the device's times, in any order.
    public var positions: [Position]

    /// Creates a report.
    public init(positions: [Position]) { self.positions = positions }

    /// The number of positions that a report may have.
    public static let size = 1...100

    /// A report of one position, for documentation.
    public static let sample = PositionReport(positions: [.sample])
}

/// The response to a position report.
public struct PositionReceipt: Codable, Sampled, Hashable {
    /// The driver's newest position; nil where all positions so far are from before the driver went online.
    public var latest: Position?

    /// Creates a receipt.
    public init(latest: Position?) { self.latest = latest }

    enum CodingKeys: CodingKey {
        case latest
    }

    /// Writes the key, with null where there is no position.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(latest, forKey: .latest)
    }

    /// The response to the sample report.
    public static let sample = PositionReceipt(latest: .sample)
}
