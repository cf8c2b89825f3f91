import ChatAPI
import Core
import FleetAPI

/// The stops of the job under way, which the driver's home and orders share: what is entered at each, and the reports of their steps.
struct StopsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The entries, by the stop's id.
        var forms: [Int: StopForm] = [:]
        /// The reason why a step was refused, for where the job and its form are gone.
        var message: String?

        /// Returns the entries at a stop.
        func form(of stop: Stop) -> StopForm { forms[stop.id] ?? StopForm(bags: stop.bags ?? 1) }

        /// The entries that survive a restart of the server; nil without a stop.
        var draft: StopsDraft? {
            forms.isEmpty ? nil : StopsDraft(stops: forms.sorted { $0.key < $1.key }.map { $0.value.draft(of: $0.key) })
        }

        /// Forgets the stops that are done, and has a form for each of the others. A count that changed at the door comes along to the plant, unless
        /// the driver entered another one there.
        mutating func follow(_ job: Job?, after previous: Job? = nil) {
            let counted = Self.counts(at: previous?.stops ?? [], of: previous)
            let left = Self.counts(at: job?.legs.flatMap(\.stops) ?? [], of: job)
            forms = Dictionary(
                uniqueKeysWithValues: left.map { stop, bags in
                    var form = forms[stop] ?? StopForm(bags: bags)
                    if form.bags == counted[stop] { form.bags = bags }
                    return (stop, form)
                })
        }

        /// Returns the number of bags at each stop, by its id.
        private static func counts(at stops: [Stop], of job: Job?) -> [Int: Int] {
            Dictionary(stops.map { ($0.id, $0.bags ?? job?.bags ?? 1) }) { first, _ in first }
        }
    }

    enum Action: Sendable, Equatable {
        case appeared
        case draftRestored(StopsDraft)
        case entered(stop: Int, StopEntry)
        /// The driver has come this far with the stop; earlier steps are implied.
        case stepTapped(stop: Int, StopStatus)
        /// The driver has bought what there was, at a store or before the bags change hands.
        case shoppedTapped(stop: Int, [ShoppingItem])
        /// The driver has finished several stops at one place.
        case allDoneTapped([Int])
        case stepReported(stop: Int, Result<Job, APIError>)
        case messageCustomerTapped(Int)
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.message = nil
            return .none
        case .draftRestored(let draft):
            state.forms = Dictionary(draft.stops.map { ($0.stopID, StopForm($0)) }) { first, _ in first }
            return .none
        case .entered(let stop, let entry):
            state.forms[stop]?.enter(entry)
            return .none
        case .stepTapped(let stop, let status):
            return report(stop, status, &state)
        case .shoppedTapped(let stop, let items):
            return report(stop, .done, buying: items, &state)
        case .allDoneTapped(let stops):
            return reportAll(stops, &state)
        case .stepReported(let stop, .success(let job)):
            state.forms[stop]?.isBusy = false
            return job.status == .finished ? .event(.notice(Strings.jobFinished)) : .none
        case .stepReported(let stop, .failure(let error)):
            refuse(error, at: stop, &state)
            return .none
        case .messageCustomerTapped(let customer):
            return .open(ChatLink.with(person: customer))
        }
    }

    private func refuse(_ error: APIError, at stop: Int, _ state: inout State) {
        if error.code == "tag_in_use" {
            state.forms[stop]?.isBusy = false
            state.forms[stop]?.fields["bagTags"] = error.message
        } else if error.status == 409 {
            // The order moved on elsewhere. The job may be gone, and with it the form that could say so.
            state.forms[stop]?.isBusy = false
            state.message = error.message
        } else {
            state.forms[stop]?.fail(error)
        }
    }

    private func report(_ stop: Int, _ status: StopStatus, buying items: [ShoppingItem] = [], _ state: inout State) -> Effect<Action> {
        guard let form = state.forms[stop], !state.forms.values.contains(where: \.isBusy) else { return .none }
        begin(at: stop, &state)
        return .load(id: "step") { [fleet, update = form.update(of: stop, to: status, buying: items)] () throws(APIError) in
            try await fleet.updateStop(update)
        } send: {
            .stepReported(stop: stop, $0)
        }
    }

    private func reportAll(_ stops: [Int], _ state: inout State) -> Effect<Action> {
        guard let first = stops.first, !state.forms.values.contains(where: \.isBusy) else { return .none }
        begin(at: first, &state)
        return .load(id: "step") { [fleet] () throws(APIError) in
            try await StopBatch(ids: stops).report { update throws(APIError) in try await fleet.updateStop(update) }
        } send: {
            .stepReported(stop: first, $0)
        }
    }

    private func begin(at stop: Int, _ state: inout State) {
        state.forms[stop]?.begin()
        state.message = nil
    }
}

/// The entries of all stops that outlive the server.
struct StopsDraft: Codable, Sendable, Equatable {
    let stops: [StopDraft]
}
