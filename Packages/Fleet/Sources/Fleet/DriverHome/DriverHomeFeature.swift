import ChatAPI
import Core
import FleetAPI

/// The driver's home: the steps of the present stop, and what is entered at it.
struct DriverHomeFeature: Screen {
    struct State: Sendable, Equatable {
        /// The form of the present stop.
        var form = StopForm()
        /// The reason why a step was refused, for where the job and its form are gone.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared
        case draftRestored(StopDraft)
        case bagsChanged(Int)
        case tagsChanged(String)
        case noteChanged(String)
        case reasonChanged(String)
        case pinChanged(String)
        /// A photo was sent, or refused.
        case photoSent(PhotoOutcome)
        /// The driver has come this far with the stop; earlier steps are implied.
        case stepTapped(StopStatus)
        case stepReported(Result<Job, APIError>)
        case messageCustomerTapped(Int)
        /// An offer was tapped, which is accepted or declined under Jobs.
        case offerTapped
        case vehicleTapped
    }

    let fleet: any FleetService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.message = nil
            return .none
        case .draftRestored(let draft):
            state.form.restore(draft)
            return .none
        case .bagsChanged(let bags):
            state.form.bags = bags
            state.form.fields["bags"] = nil
            return .none
        case .tagsChanged(let tags):
            state.form.tags = tags
            state.form.fields["bagTags"] = nil
            return .none
        case .noteChanged(let note):
            state.form.note = note
            state.form.fields["note"] = nil
            return .none
        case .reasonChanged(let reason):
            state.form.reason = reason
            state.form.fields["reason"] = nil
            return .none
        case .pinChanged(let pin):
            state.form.pin = pin.filter(\.isNumber)
            (state.form.fields["pin"], state.form.fields["proof"]) = (nil, nil)
            return .none
        case .photoSent(let outcome):
            state.form.fields["photo"] = outcome.message
            guard let id = outcome.id else { return .none }
            if !state.form.photos.contains(id) { state.form.photos.append(id) }
            state.form.fields["proof"] = nil
            return .none
        case .stepTapped(let status):
            return report(status, &state)
        case .stepReported(.success(let job)):
            state.form.isBusy = false
            return job.status == .finished ? .event(.notice(Strings.jobFinished)) : .none
        case .stepReported(.failure(let error)):
            if error.code == "tag_in_use" {
                state.form.isBusy = false
                state.form.fields["bagTags"] = error.message
                return .none
            }
            guard error.status == 409 else {
                state.form.fail(error)
                return .none
            }
            // The order moved on elsewhere. The job may be gone, and with it the form that could say so.
            state.form.isBusy = false
            state.message = error.message
            return .none
        case .messageCustomerTapped(let customer):
            return .open(ChatLink.with(person: customer))
        case .offerTapped:
            return .open(FleetLink.jobs)
        case .vehicleTapped:
            return .open(FleetLink.vehicle)
        }
    }

    private func report(_ status: StopStatus, _ state: inout State) -> Effect<Action> {
        guard !state.form.isBusy, let update = state.form.update(to: status) else { return .none }
        state.form.begin()
        state.message = nil
        return .load(id: "step") { [fleet] () throws(APIError) in
            try await fleet.updateStop(update)
        } send: {
            .stepReported($0)
        }
    }
}
