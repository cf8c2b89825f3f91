import Core
import FleetAPI

extension FleetFeature {
    /// The steps of the job under way.
    func reduceStop(_ state: inout FleetState, _ action: FleetAction) -> Effect<FleetAction> {
        switch action {
        case .bagsChanged(let bags):
            state.form.bags = bags
            state.form.fields["bags"] = nil
        case .noteChanged(let note):
            state.form.note = note
            state.form.fields["note"] = nil
        case .reasonChanged(let reason):
            state.form.reason = reason
            state.form.fields["reason"] = nil
        case .stepTapped(let status):
            guard let stop = state.currentJob?.currentStop else { return .none }
            return report(stop, status, &state)
        case .stepped(.success(let job)):
            state.form.isBusy = false
            if let position = state.jobs.value?.firstIndex(where: { $0.id == job.id }), var jobs = state.jobs.value {
                jobs[position] = job
                state.jobs = .loaded(jobs)
            }
            state.form.follow(state.currentJob)
            guard job.status == .finished else { return load() }
            return .merge(.event(.notice(Strings.jobFinished)), load())
        case .stepped(.failure(let error)):
            guard error.status == 409 else {
                state.form.fail(error)
                return .none
            }
            // The order has moved on elsewhere: say so where it stays when the job is gone, and show what is true now.
            state.form.isBusy = false
            state.message = error.message
            return load()
        case .messageCustomerTapped:
            guard let customer = state.currentJob?.customerID else { return .none }
            return .event(.open("/driver/messages/with/\(customer)"))
        default:
            break
        }
        return .none
    }

    private func report(_ stop: Stop, _ status: StopStatus, _ state: inout FleetState) -> Effect<FleetAction> {
        guard !state.form.isBusy else { return .none }
        state.form.begin()
        state.message = nil
        let update = state.form.update(stop, to: status)
        return .run(id: "step") { [fleet] send in
            send(.stepped(await Result { () async throws(APIError) in try await fleet.updateStop(update) }))
        }
    }
}
