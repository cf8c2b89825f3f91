import Core
import FleetAPI

/// The driver's home, beside the shift and the stops that it shares with other screens.
struct DriverHomeFeature: Screen {
    struct State: Sendable, Equatable {
        /// True where offers come without a sound on this device; nil until the browser says.
        var isMuted: Bool?
        /// The job, or the order of a trip, of which the driver is asked whether to give it back; nil for none.
        var releasing: JobRelease?
        /// The job, or the order, that is being given back; nil for none.
        var inRelease: JobRelease?
        /// The reason why it couldn't be given back.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        /// The driver wants to see the open offers.
        case offersTapped
        case vehicleTapped
        case ordersTapped
        /// The browser says what was chosen on this device, or the driver chooses.
        case mutedChanged(Bool)
        case releaseTapped(JobRelease)
        case releaseDismissed
        case releaseConfirmed
        case released(JobRelease, Result<Job, APIError>)
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.message = nil
            return .none
        case .offersTapped: return .open(FleetLink.jobs)
        case .vehicleTapped: return .open(FleetLink.vehicle)
        case .ordersTapped: return .open(FleetLink.intake)
        case .mutedChanged(let isMuted):
            state.isMuted = isMuted
            return .none
        case .releaseTapped(let release):
            state.releasing = release
            return .none
        case .releaseDismissed:
            state.releasing = nil
            return .none
        case .releaseConfirmed:
            return release(&state)
        case .released(let release, .success):
            state.inRelease = nil
            return .event(.notice(release.orderID.map(Strings.orderReleased) ?? Strings.jobReleased))
        case .released(_, .failure(let error)):
            state.inRelease = nil
            state.message = error.message
            return .none
        }
    }

    private func release(_ state: inout State) -> Effect<Action> {
        guard let release = state.releasing, state.inRelease == nil else { return .none }
        (state.releasing, state.inRelease, state.message) = (nil, release, nil)
        return .load(id: "release") { [fleet] () throws(APIError) in
            try await fleet.release(release)
        } send: {
            .released(release, $0)
        }
    }
}
