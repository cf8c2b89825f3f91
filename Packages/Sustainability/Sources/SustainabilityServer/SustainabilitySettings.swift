public import Core
public import Foundation

/// What Sustainability's server has to be told.
public struct SustainabilitySettings: Sendable {
    /// How savings are computed.
    public var method: SustainabilityMethod
    /// Where the laundry is washed.
    public var plant: Coordinate
    /// Whose months are counted.
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
