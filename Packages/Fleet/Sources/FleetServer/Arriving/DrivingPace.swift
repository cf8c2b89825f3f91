import Core
import FleetAPI
public import Foundation
import Persistence

/// The pace at which drivers drive and stop: measured where enough is known, else that of the settings.
public struct DrivingPace: Codable, Sendable, Equatable {
    /// The average speed between two stops as the crow flies, in meters per second.
    public var metersPerSecond: Double
    /// The seconds of a stop at a customer's door.
    public var secondsAtDoor: TimeInterval
    /// The seconds of a stop at the plant.
    public var secondsAtPlant: TimeInterval
    /// The seconds of a stop at a store.
    public var secondsAtStore: TimeInterval

    /// The number of drives and of stops from which on a figure is measured.
    private static let samples = 10
    /// The shortest drive that tells something about the speed, in meters.
    private static let shortest = 300.0
    /// The most times by which the speed may differ from the standard: devices with wrong clocks measure anything.
    private static let mostTimes = 4.0

    /// Creates the pace that the settings assume.
    init(_ settings: FleetSettings) {
        let stop = settings.stopDuration / .seconds(1)
        (metersPerSecond, secondsAtDoor, secondsAtPlant) = (settings.metersPerSecond, stop, stop)
        secondsAtStore = settings.shoppingDuration / .seconds(1)
    }

    /// Measures the pace: the average speed of drives, and the median time of stops.
    ///
    /// - Parameters:
    ///   - visits: the stops that drivers made, in the order of their ends.
    ///   - standard: the pace where there is too little to measure.
    init(_ visits: [Visit], or standard: DrivingPace) {
        var (drives, meters, duration) = (0, 0.0, 0.0)
        // In a fixed order, since sums of the same numbers in another order differ, and with them all that follows.
        for (_, own) in Dictionary(grouping: visits, by: \.driver).sorted(by: { $0.key < $1.key }) {
            for (last, next) in zip(own, own.dropFirst()) {
                // Whoever got the next job later waited in between.
                let (distance, seconds) = (last.coordinate.distance(to: next.coordinate), next.arrivedAt.timeIntervalSince(last.endedAt))
                guard next.isUnderWay(at: last.endedAt), distance >= Self.shortest, seconds > 0 else { continue }
                (drives, meters, duration) = (drives + 1, meters + distance, duration + seconds)
            }
        }
        func median(_ place: StopPlace) -> TimeInterval {
            let own = visits.lazy.filter { $0.place == place }.map { $0.endedAt.timeIntervalSince($0.arrivedAt) }.sorted()
            return own.count >= Self.samples ? ArrivalLearning.percentile(50, of: own) : standard.seconds(at: place)
        }
        let speed = drives >= Self.samples ? meters / duration : standard.metersPerSecond
        metersPerSecond = min(max(speed, standard.metersPerSecond / Self.mostTimes), standard.metersPerSecond * Self.mostTimes)
        (secondsAtDoor, secondsAtPlant, secondsAtStore) = (median(.customer), median(.plant), median(.store))
    }

    /// Returns the seconds of a stop at a kind of place.
    func seconds(at place: StopPlace) -> TimeInterval {
        switch place {
        case .customer: secondsAtDoor
        case .plant: secondsAtPlant
        case .store: secondsAtStore
        }
    }
}
