public import Core
public import Foundation

/// The settings of the calculation of savings.
public struct SustainabilitySettings: Sendable {
    /// The method by which savings are computed.
    public var method: SustainabilityMethod
    /// The plant's coordinate.
    public var plant: Coordinate
    /// The time zone that months are counted in.
    public var timeZone: TimeZone

    /// Creates settings.
    public init(
        plant: Coordinate, method: SustainabilityMethod = SustainabilityMethod(),
        timeZone: TimeZone = TimeZone(identifier: "America/Los_Angeles") ?? .gmt
    ) {
        self.plant = plant
        self.method = method
        self.timeZone = timeZone
    }
}
