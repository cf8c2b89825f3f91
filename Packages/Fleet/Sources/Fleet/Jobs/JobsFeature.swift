import Core
import FleetAPI

/// The driver's offers, to accept or decline.
struct JobsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The job whose offer is being accepted or declined.
        var respondingTo: Int?
        /// The reason why that failed.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case acceptTapped(Int)
        case declineTapped(Int)
        case responded(accepted: Bool, Result<Job, APIError>)
        /// The driver wants to see the job under way.
        case currentJobTapped
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.message = nil
            return .none
        case .acceptTapped(let job):
            return respond(to: job, accepted: true, &state)
        case .declineTapped(let job):
            return respond(to: job, accepted: false, &state)
        case .responded(let accepted, .success):
            state.respondingTo = nil
            return accepted ? .event(.notice(Strings.jobAccepted)) : .none
        case .responded(_, .failure(let error)):
            state.respondingTo = nil
            state.message = error.message
            return .none
        case .currentJobTapped:
            return .open(FleetLink.driverHome)
        }
    }

    private func respond(to job: Int, accepted: Bool, _ state: inout State) -> Effect<Action> {
        guard state.respondingTo == nil else { return .none }
        state.respondingTo = job
        state.message = nil
        return .load(id: "respond") { [fleet] () throws(APIError) in
            try await fleet.respond(to: job, accepted: accepted)
        } send: {
            .responded(accepted: accepted, $0)
        }
    }
}
