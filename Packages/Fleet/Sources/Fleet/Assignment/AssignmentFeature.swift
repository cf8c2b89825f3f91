import Core
import FleetAPI

/// Assigning orders by hand, in a sheet over the screen that opened it. Its state is nil while the sheet is closed.
struct AssignmentFeature: Screen {
    typealias State = AssignmentForm?

    enum Action: Sendable, Equatable {
        case draftRestored(AssignmentDraft)
        case suggestionsLoaded(Result<[DriverSuggestion], APIError>)
        case chosen(AssignmentForm.Choice)
        case canceled
        case submitTapped
        case assigned(Result<Job, APIError>)
        case allAssigned(Result<[BulkAssignmentResult.Item], APIError>)
        /// Orders that were given to a driver without the sheet are assigned, or aren't.
        case assignedAtOnce(AssignmentForm, Result<[BulkAssignmentResult.Item], APIError>)
    }

    let dispatch: any DispatchService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .draftRestored(let draft):
            return open(AssignmentForm(orderIDs: draft.orderIDs, choice: draft.choice), in: &state)
        case .suggestionsLoaded(let result):
            guard var form = state else { return .none }
            form.suggestions.finish(result)
            let best = form.suggestions.value?.first(where: \.isAvailable)
            form.choice = form.choice ?? best.map { .driver(id: $0.driverID, name: $0.driverName) }
            state = form
            return .none
        case .chosen(let choice):
            guard state?.isAssigning == false else { return .none }
            state?.choice = choice
            state?.message = nil
            return .none
        case .canceled:
            state = nil
            return .merge(.cancel(id: "assign"), .cancel(id: "suggestions"))
        case .submitTapped:
            guard let form = state, form.choice != nil, !form.isAssigning else { return .none }
            return submit(form, in: &state)
        case .assigned(.success):
            guard case .driver(_, let name)? = state?.choice else { return close(&state, Strings.assignedNow) }
            return close(&state, Strings.assignedTo(name))
        case .allAssigned(.success(let results)):
            guard results.contains(where: { $0.error != nil }) else { return close(&state, Strings.allAssigned(results.count)) }
            state?.isAssigning = false
            state?.results = results
            return .none
        case .assigned(.failure(let error)), .allAssigned(.failure(let error)):
            state?.isAssigning = false
            state?.message = error.message
            return .none
        case .assignedAtOnce(let form, let result):
            return finish(form, result, &state)
        }
    }

    /// Opens the sheet, and asks who could take the order.
    func open(_ form: AssignmentForm, in state: inout State) -> Effect<Action> {
        state = form
        guard form.orderIDs.count == 1, let order = form.orderIDs.first else {
            state?.choice = form.choice ?? .best
            return .none
        }
        state?.suggestions = .loading
        return .load(id: "suggestions") { [dispatch] () throws(APIError) in
            try await dispatch.suggestions(for: order)
        } send: {
            .suggestionsLoaded($0)
        }
    }

    /// Assigns at once, without a sheet unless something fails.
    func assign(_ orders: [Int], to driver: DispatchDriver) -> Effect<Action> {
        let form = AssignmentForm(orderIDs: orders, choice: .driver(id: driver.id, name: driver.name))
        return .run { [dispatch] send in
            let result = await Result { () async throws(APIError) in
                guard orders.count == 1, let order = orders.first else { return try await dispatch.assign(form.assignments) }
                let job = try await dispatch.assign(order: order, to: driver.id)
                return [BulkAssignmentResult.Item(orderID: order, driverID: driver.id, jobID: job.id, error: nil, message: nil, reasons: [])]
            }
            send(.assignedAtOnce(form, result))
        }
    }

    private func finish(_ form: AssignmentForm, _ result: Result<[BulkAssignmentResult.Item], APIError>, _ state: inout State) -> Effect<Action> {
        switch result {
        case .success(let results):
            if let failure = results.first(where: { $0.error != nil }) {
                guard state == nil else { return .event(.notice(failure.message ?? Strings.notAssigned)) }
                state = form
                state?.results = results
                return .none
            }
            guard results.count == 1, case .driver(_, let name)? = form.choice else { return .event(.notice(Strings.allAssigned(results.count))) }
            return .event(.notice(Strings.assignedTo(name)))
        case .failure(let error):
            guard state == nil else { return .event(.notice(error.message)) }
            let effect = open(form, in: &state)
            state?.message = error.message
            return effect
        }
    }

    private func submit(_ form: AssignmentForm, in state: inout State) -> Effect<Action> {
        state = form
        state?.isAssigning = true
        state?.message = nil
        if form.orderIDs.count == 1, let order = form.orderIDs.first, case .driver(let driver, _)? = form.choice {
            return .load(id: "assign") { [dispatch] () throws(APIError) in
                try await dispatch.assign(order: order, to: driver)
            } send: {
                .assigned($0)
            }
        }
        let assignments = form.assignments
        return .load(id: "assign") { [dispatch] () throws(APIError) in
            try await dispatch.assign(assignments)
        } send: {
            .allAssigned($0)
        }
    }

    private func close(_ state: inout State, _ notice: String) -> Effect<Action> {
        state = nil
        return .merge(.cancel(id: "suggestions"), .event(.notice(notice)))
    }
}
