import Core
import FleetAPI
import Foundation
import LocationAPI
import Networking

/// The driver's shift, which the driver's screens share: the status, the job under way, and the offers, kept up to date.
struct ShiftFeature: Screen {
    struct State: Sendable, Equatable {
        /// The signed-in person; nil until known.
        var driverID: Int?
        /// The status, job and offers.
        var shift: ViewState<DriverShift> = .idle
        /// The state that the server is asked for while the driver goes online (true) or offline; nil otherwise.
        var switchingTo: Bool?
        /// True while the server is asked to begin or end a break.
        var isSwitchingBreak = false
        /// The reason why going online or offline failed.
        var message: String?
        /// The time from which offers are counted down; nil without offers. The browser counts by itself.
        var now: Date?
        /// The times at which the open offers were seen first.
        var firstSeen: [OfferRound: Date] = [:]
        /// The device's last position; nil until the browser reports one.
        var position: Position?
        /// The service areas on the map; empty until loaded.
        var areas: [ServiceArea] = []

        var currentJob: Job? { shift.value?.currentJob }
        var offers: [Job] { shift.value?.offers ?? [] }

        /// The distance in meters to the stop at which the driver has reported to be; nil where it is within ``geofence``, or unknown.
        var distanceBeyondGeofence: Double? {
            guard let position, let stop = currentJob?.currentStop, stop.status == .arrived else { return nil }
            let distance = position.coordinate.distance(to: stop.coordinate)
            // A device that knows its place badly may be nearer.
            return distance - (position.accuracy ?? 0) > Self.geofence ? distance : nil
        }

        /// The distance in meters from which a driver is told that the stop is elsewhere.
        static let geofence = 300.0

        /// Returns how long an offer can still be accepted; nil where that isn't known.
        func secondsLeft(of job: Job) -> Int? {
            guard let now, let expiresAt = job.expiresAt else { return nil }
            return max(0, Int(expiresAt.timeIntervalSince(now).rounded(.up)))
        }

        /// Returns how long an offer could be accepted when it was seen first; nil where that isn't known.
        func wholeSeconds(of job: Job) -> Int? {
            guard let seen = firstSeen[job.round], let expiresAt = job.expiresAt else { return nil }
            return max(0, Int(expiresAt.timeIntervalSince(seen).rounded(.up)))
        }
    }

    enum Action: Sendable, Equatable {
        /// The driver's screens are there, or the driver tries again.
        case appeared
        /// Another of the driver's screens is shown.
        case shown
        case shiftLoaded(Result<DriverShift, APIError>)
        case areasLoaded(Result<[ServiceArea], APIError>)
        case onlineToggled(Bool)
        case breakTapped(Bool)
        case onlineSet(Result<DriverStatus, APIError>)
        /// A screen changed a job.
        case jobChanged(Job)
        /// A screen found out that the shift isn't as shown.
        case outdated
        case positionsRecorded([Position])
        /// An offer's time is over.
        case ticked(Date)
    }

    let fleet: any FleetService
    let following: Following
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.message = nil
            state.shift.beginLoading()
            return .merge(follow(state), followAreas())
        case .shown:
            state.message = nil
            // What is left of an offer is less than when the shift was loaded.
            return countDown(at: clock.now, &state)
        case .shiftLoaded(let result):
            state.shift.finish(result)
            return countDown(at: clock.now, &state)
        case .areasLoaded(let result):
            // The maps are useful without the areas.
            if case .success(let areas) = result { state.areas = areas }
            return .none
        case .onlineToggled(let online):
            guard state.switchingTo == nil, !state.isSwitchingBreak else { return .none }
            state.switchingTo = online
            state.message = nil
            return .load(id: "online") { [fleet] () throws(APIError) in
                try await fleet.setOnline(online)
            } send: {
                .onlineSet($0)
            }
        case .breakTapped(let onBreak):
            guard state.switchingTo == nil, !state.isSwitchingBreak else { return .none }
            state.isSwitchingBreak = true
            state.message = nil
            return .load(id: "online") { [fleet] () throws(APIError) in
                try await fleet.setBreak(onBreak)
            } send: {
                .onlineSet($0)
            }
        case .onlineSet(.success(let status)):
            state.switchingTo = nil
            state.isSwitchingBreak = false
            change(&state) { $0.status = status }
            return load()
        case .onlineSet(.failure(let error)):
            state.switchingTo = nil
            state.isSwitchingBreak = false
            state.message = error.message
            return .none
        case .jobChanged(let job):
            change(&state) { $0.take(job) }
            return load()
        case .outdated:
            return load()
        case .positionsRecorded(let positions):
            guard state.shift.value?.sharesPosition == true else { return .none }
            state.position = positions.last
            // Without an id, so that a report isn't canceled by the next one. A report that fails is made up for by the next.
            return .run { [fleet] _ in try? await fleet.report(positions) }
        case .ticked(let now):
            return countDown(at: now, &state)
        }
    }

    /// Shows a change before the server is asked again.
    private func change(_ state: inout State, _ change: (inout DriverShift) -> Void) {
        guard var shift = state.shift.value else { return }
        change(&shift)
        state.shift = .loaded(shift)
    }

    private func follow(_ state: State) -> Effect<Action> {
        guard let driver = state.driverID else { return load() }
        return .follow(FleetTopics.driver(driver), id: "live", with: following, load: fleet.shift) { .shiftLoaded($0) }
    }

    private func load() -> Effect<Action> {
        .load(id: "load", fleet.shift) { .shiftLoaded($0) }
    }

    private func followAreas() -> Effect<Action> {
        .follow(LocationTopics.areas, id: "areas", with: following, load: fleet.areas) { .areasLoaded($0) }
    }

    /// Notes the time from which the open offers are counted down, and looks again when the next one ends.
    private func countDown(at now: Date, _ state: inout State) -> Effect<Action> {
        guard !state.offers.isEmpty else {
            (state.now, state.firstSeen) = (nil, [:])
            return .cancel(id: "countdown")
        }
        state.now = now
        state.firstSeen = Dictionary(state.offers.map { ($0.round, state.firstSeen[$0.round] ?? now) }) { first, _ in first }
        guard let end = state.offers.compactMap(\.expiresAt).filter({ $0 > now }).min() else { return .cancel(id: "countdown") }
        return .listen(id: "countdown") { [clock] send in
            do { try await clock.sleep(for: .seconds(end.timeIntervalSince(now))) } catch { return }
            send(.ticked(clock.now))
        }
    }
}
