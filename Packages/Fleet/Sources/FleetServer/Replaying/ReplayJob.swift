import Core
import FleetAPI
import Foundation

/// A job of a day that is replayed.
struct ReplayJob: Sendable {
    enum State: Sendable, Equatable {
        case ahead, waiting, taken, over
    }

    let recorded: RecordedJob
    /// The time at which it is opened; nil before that is known, since its bags have yet to come to the plant.
    var openedAt: Date?
    var state = State.ahead
    /// The time until which it waits on purpose.
    var waitsUntil: Date?
    /// The reasons for which nobody had it at the last round.
    var reasons: [MatchReason] = []

    /// The time after which a visit counts as late that has no window; nil for none.
    func dueAt(_ settings: FleetSettings) -> Date? {
        guard recorded.kind == .pickup else { return nil }
        return recorded.openedAt.addingTimeInterval(settings.pickupWithin / .seconds(1))
    }

    /// The time by which a delivery should come that has no window; nil for other jobs.
    private func aim(_ settings: FleetSettings) -> Date? {
        recorded.kind == .delivery ? openedAt?.addingTimeInterval(settings.deliveryWithin / .seconds(1)) : nil
    }

    /// Returns the stops that a driver makes, in their order.
    func stops(_ pace: DrivingPace, _ settings: FleetSettings) -> [ReplayStop] {
        recorded.stops.map { stop in
            let load = stop.place == .store ? 0 : stop.kind == .pickup ? recorded.bags : -recorded.bags
            return ReplayStop(
                recorded: stop, job: recorded.id,
                matchable: MatchableStop(
                    id: stop.id, order: recorded.order, place: stop.coordinate, window: stop.window,
                    dueAt: stop.window == nil && stop.place == .customer ? dueAt(settings) ?? aim(settings) : nil,
                    duration: .seconds(pace.seconds(at: stop.place)), load: load, isDoor: stop.place == .customer))
        }
    }

    /// Returns the job as a matcher sees it.
    func matchable(_ pace: DrivingPace, _ settings: FleetSettings) -> MatchableJob? {
        guard let first = recorded.stops.first, let openedAt else { return nil }
        return MatchableJob(
            id: recorded.id, place: first.coordinate, door: recorded.stops.first { $0.place == .customer }?.coordinate, declined: Set(recorded.declined),
            order: recorded.order, stops: stops(pace, settings).map(\.matchable), bags: recorded.bags, since: openedAt)
    }
}

/// A stop that a driver has yet to make in a replay.
struct ReplayStop: Sendable {
    let recorded: RecordedStop
    let job: Int
    var matchable: MatchableStop
}
