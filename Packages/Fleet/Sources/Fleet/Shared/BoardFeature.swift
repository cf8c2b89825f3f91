import Core
import FleetAPI
import Foundation
import LocationAPI
import Networking

/// The dispatcher's board, which the dispatcher's screens share: numbers, trips and drivers, kept up to date.
struct BoardFeature: Screen {
    struct State: Sendable, Equatable {
        /// The numbers, trips and drivers.
        var overview: ViewState<DispatchOverview> = .idle
        /// The service areas on the map; empty until loaded.
        var areas: [ServiceArea] = []
        /// The time by which positions are shown as fresh or stale; nil without positions.
        var positionsAsOf: Date?
        /// Whether the drivers are about to be loaded because one moved.
        var awaitsDrivers = false
    }

    enum Action: Sendable, Equatable {
        /// A dispatcher's screen is shown, or the dispatcher tries again.
        case appeared
        case overviewLoaded(Result<DispatchOverview, APIError>)
        case areasLoaded(Result<[ServiceArea], APIError>)
        /// A screen changed the board, or found out that it isn't as shown.
        case outdated
        case driverMoved
        case driversLoaded(Result<[DispatchDriver], APIError>)
        /// The oldest fresh position has become stale.
        case positionAged
    }

    let fleet: any FleetService
    let following: Following
    let clock: any Clock

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.overview.beginLoading()
            return .merge(follow(), followMoves(), followAreas())
        case .overviewLoaded(let result):
            state.overview.finish(result)
            return showPositions(&state)
        case .areasLoaded(let result):
            // The maps are useful without the areas.
            if case .success(let areas) = result { state.areas = areas }
            return .none
        case .outdated:
            return .load(id: "load", fleet.overview) { .overviewLoaded($0) }
        case .driverMoved:
            return loadDrivers(&state)
        case .driversLoaded(let result):
            state.awaitsDrivers = false
            guard case .success(let drivers) = result else { return .none }
            guard var overview = state.overview.value else { return .none }
            overview.drivers = drivers
            state.overview = .loaded(overview)
            return showPositions(&state)
        case .positionAged:
            return showPositions(&state)
        }
    }

    private func follow() -> Effect<Action> {
        .follow(FleetTopics.dispatch, id: "live", with: following, where: { $0.kind != FleetEvents.driverMoved }, load: fleet.overview) {
            .overviewLoaded($0)
        }
    }

    private func followMoves() -> Effect<Action> {
        .follow(FleetTopics.dispatch, id: "moves", with: following, change: { $0.kind == FleetEvents.driverMoved ? .driverMoved : nil })
    }

    private func followAreas() -> Effect<Action> {
        .follow(LocationTopics.areas, id: "areas", with: following, load: fleet.areas) { .areasLoaded($0) }
    }

    private func loadDrivers(_ state: inout State) -> Effect<Action> {
        guard !state.awaitsDrivers else { return .none }
        state.awaitsDrivers = true
        return .loadDrivers(id: "drivers", after: clock, fleet.drivers) { .driversLoaded($0) }
    }

    /// Shows positions as of now, and again when the next of them becomes stale.
    private func showPositions(_ state: inout State) -> Effect<Action> {
        let positions = (state.overview.value?.drivers ?? []).compactMap(\.position)
        guard !positions.isEmpty else {
            state.positionsAsOf = nil
            return .cancel(id: "age")
        }
        let now = clock.now
        state.positionsAsOf = now
        guard let next = positions.map(\.staleAt).filter({ $0 > now }).min() else { return .cancel(id: "age") }
        return .listen(id: "age") { [clock] send in
            guard (try? await clock.sleep(for: .seconds(next.timeIntervalSince(now)))) != nil else { return }
            send(.positionAged)
        }
    }
}
