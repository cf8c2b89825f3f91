import Core
import FleetAPI
import Foundation

extension FleetFeature {
    /// Where the drivers are, for dispatchers.
    func reducePlaces(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .driversMoved:
            // Drivers move all the time: all who moved within two seconds are asked for at once.
            guard !state.awaitsDrivers else { return .none }
            state.awaitsDrivers = true
            return .listen(id: "dispatch.drivers") { [fleet, clock] send in
                guard (try? await clock.sleep(for: .seconds(2))) != nil else { return }
                send(.driversLoaded(await Result { () async throws(APIError) in try await fleet.drivers() }))
            }
        case .driversLoaded(let result):
            state.awaitsDrivers = false
            guard case .success(let drivers) = result, var overview = state.overview.value else { return .none }
            overview.drivers = drivers
            state.overview = .loaded(overview)
            return showPlaces(&state)
        case .driversUnheard:
            return showPlaces(&state)
        default:
            return .none
        }
    }

    /// Shows the drivers' places as of now, and again when the next of them is stale.
    func showPlaces(_ state: inout FleetState) -> Effect<FleetAction> {
        let positions = (state.overview.value?.drivers ?? []).compactMap(\.position)
        guard !positions.isEmpty else {
            guard state.seenAt != nil else { return .none }
            state.seenAt = nil
            return .cancel(id: "dispatch.age")
        }
        let now = clock.now
        state.seenAt = now
        guard let next = positions.map(\.staleAt).filter({ $0 > now }).min() else { return .cancel(id: "dispatch.age") }
        return .listen(id: "dispatch.age") { [clock] send in
            guard (try? await clock.sleep(for: .seconds(next.timeIntervalSince(now)))) != nil else { return }
            send(.driversUnheard)
        }
    }
}
