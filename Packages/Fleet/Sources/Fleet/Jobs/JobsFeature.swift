import Core
import FleetAPI

/// The driver's offers, to accept or decline.
struct JobsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The job whose offer is being accepted or declined.
        var respondingTo: Int?
        /// The reason why that failed.
        var message: String?
        /// The offers that no longer stand in front of the page, since the driver closed them.
        var hidden: Set<OfferRound> = []
    }

    enum Action: Sendable, Equatable {
        case appeared
        case acceptTapped(Int)
        case declineTapped(Int)
        /// The driver wants to see the page behind the offers, and may respond to them later.
        case offersClosed([OfferRound])
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
        case .offersClosed(let rounds):
            state.hidden.formUnion(rounds)
            return .none
        case .responded(let accepted, .success):
            state.respondingTo = nil
            return accepted ? .merge(.event(.notice(Strings.jobAccepted)), .open(FleetLink.driverHome)) : .none
        case .responded(_, .failure(let error)):
            state.respondingTo = nil
            state.message = error.message
            // The offer may stand in front of another page than that of the jobs.
            return .event(.notice(error.message))
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
