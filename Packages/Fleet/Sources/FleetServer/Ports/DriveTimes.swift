public import Core
public import Foundation
public import OrdersAPI
public import Persistence

/// Tells how long drives take. The product adapts it to the Location server; without it drives are estimated by the average speed of the settings.
public protocol DriveTimes: Sendable {
    /// Returns the seconds of the drive along places that begins at a time, without stops.
    func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval
}

/// Takes the times at which drivers come to customers. The product adapts it to the Orders server; without it nobody is told.
public protocol ArrivalReports: Sendable {
    /// Returns whether a customer should be told another time.
    func isNews(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> Bool

    /// Tells a customer another time, if what they are told doesn't fit any more.
    ///
    /// - Returns: the changes to publish after the commit.
    func take(_ arrival: ExpectedArrival, at now: Date, in transaction: Transaction) throws -> [Change]
}

/// The time at which a driver comes to the door of an order.
public struct ExpectedArrival: Sendable, Hashable {
    /// The order's id.
    public let order: Int
    /// The driver's id.
    public let driver: Int
    /// The earliest and the latest time.
    public let range: ETARange

    /// Creates an arrival.
    public init(order: Int, driver: Int, range: ETARange) {
        (self.order, self.driver, self.range) = (order, driver, range)
    }
}

/// Drives at the average speed of the settings, straight ahead.
struct StraightDrives: DriveTimes {
    let settings: FleetSettings

    func seconds(along places: [Coordinate], at time: Date) async -> TimeInterval {
        zip(places, places.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) } / settings.metersPerSecond
    }
}
