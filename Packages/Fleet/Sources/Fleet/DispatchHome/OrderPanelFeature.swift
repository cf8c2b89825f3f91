import Core
import FleetAPI
import OrdersAPI

/// The panel of an order beside the board: what there is to know and to do, without leaving the board.
struct OrderPanelFeature: Screen {
    struct State: Sendable, Equatable {
        /// The order's id; nil while no order is open.
        var orderID: Int?
        /// The order.
        var order: ViewState<OrderDetails> = .idle
        /// The drivers who could take it, the best first.
        var suggestions: ViewState<[DriverSuggestion]> = .idle
        /// The driver about whom the dispatcher asks what the order would cost; nil for none.
        var asksAbout: DriverSuggestion?
        /// The cost of giving the order to that driver.
        var estimate: ViewState<AssignmentEstimate> = .idle
        /// The windows in which the order can be visited again; not loaded where that isn't to be decided.
        var windows = VisitWindows()
        /// True while the dispatcher is asked for the reason to cancel.
        var asksReason = false
        /// The reason to cancel; nil before one is chosen.
        var reason: String?
        /// True while something is being done with the order.
        var isActing = false
        /// The reason why that failed.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        /// An order is open, or with nil none is.
        case opened(Int?)
        /// The order changed on the board.
        case outdated
        case orderLoaded(Result<OrderDetails, APIError>)
        case suggestionsLoaded(Result<[DriverSuggestion], APIError>)
        case windowsLoaded(Result<PickupSlots, APIError>)
        /// A day was chosen, whose windows are shown.
        case dayChosen(LocalDay)
        /// The order is visited again in a window, or with nil as soon as possible.
        case windowTapped(TimeWindow?)
        case rescheduled(order: Int, notice: String, Result<Order, APIError>)
        case suggestionTapped(DriverSuggestion)
        /// The dispatcher asks what it would cost to give the order to a driver; again for the same one, they have seen it.
        case whatIfTapped(DriverSuggestion)
        case estimateLoaded(driver: Int, Result<AssignmentEstimate, APIError>)
        case assigned(order: Int, name: String, Result<Job, APIError>)
        case releaseTapped
        case released(order: Int, Result<Bool, APIError>)
        case cancelTapped
        case cancelDismissed
        case reasonChosen(String)
        case cancelConfirmed
        case canceled(order: Int, Result<Order, APIError>)
    }

    let dispatch: any DispatchService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let order):
            guard order != state.orderID else { return .none }
            state = State(orderID: order)
            // What is being done with the order that was open goes on.
            guard order != nil else { return .merge(.cancel(id: "order"), .cancel(id: "estimate")) }
            (state.order, state.suggestions) = (.loading, .loading)
            return .merge(.cancel(id: "estimate"), load(state))
        case .outdated:
            return load(state)
        case .orderLoaded(let result):
            state.order.finish(result)
            return .none
        case .suggestionsLoaded(let result):
            state.suggestions.finish(result)
            return .none
        case .windowsLoaded(let result):
            state.windows.offered.finish(result)
            return .none
        case .dayChosen(let day):
            state.windows.day = day
            return .none
        case .windowTapped(let window):
            // Another order's panel, with windows of another area, may be open when the response comes.
            let notice = Strings.rescheduled(to: window, in: state.windows.zone)
            return perform(&state) { [dispatch] order in
                .load(id: "act.\(order)") { () throws(APIError) in
                    try await dispatch.reschedule(order: order, to: window)
                } send: {
                    .rescheduled(order: order, notice: notice, $0)
                }
            }
        case .rescheduled(let order, let notice, let result):
            return .merge(finish(order, &state, result.map { _ in notice }), lookAgain(after: result, order, state))
        case .suggestionTapped(let suggestion):
            return perform(&state) { [dispatch] order in
                .load(id: "act.\(order)") { () throws(APIError) in
                    try await dispatch.assign(order: order, to: suggestion.driverID)
                } send: {
                    .assigned(order: order, name: suggestion.driverName, $0)
                }
            }
        case .whatIfTapped(let suggestion):
            return ask(about: suggestion, &state)
        case .estimateLoaded(let driver, let result):
            guard state.asksAbout?.driverID == driver else { return .none }
            state.estimate.finish(result)
            return .none
        case .assigned(let order, let name, let result):
            return finish(order, &state, result.map { _ in Strings.assignedTo(name) })
        case .releaseTapped:
            return perform(&state) { [dispatch] order in
                .load(id: "act.\(order)") { () throws(APIError) in
                    try await dispatch.release(order: order)
                    return true
                } send: {
                    .released(order: order, $0)
                }
            }
        case .released(let order, let result):
            return finish(order, &state, result.map { _ in Strings.releasedNow })
        case .cancelTapped:
            (state.asksReason, state.reason, state.message) = (true, nil, nil)
            return .none
        case .cancelDismissed:
            state.asksReason = false
            return .none
        case .reasonChosen(let reason):
            state.reason = reason
            return .none
        case .cancelConfirmed:
            guard let reason = state.reason else { return .none }
            return perform(&state) { [dispatch] order in
                .load(id: "act.\(order)") { () throws(APIError) in
                    try await dispatch.cancel(order: order, reason: reason)
                } send: {
                    .canceled(order: order, $0)
                }
            }
        case .canceled(let order, let result):
            if case .success = result, order == state.orderID { state.asksReason = false }
            return finish(order, &state, result.map { _ in Strings.canceledNow })
        }
    }

    private func ask(about suggestion: DriverSuggestion, _ state: inout State) -> Effect<Action> {
        guard let order = state.orderID, state.asksAbout?.driverID != suggestion.driverID else {
            (state.asksAbout, state.estimate) = (nil, .idle)
            return .cancel(id: "estimate")
        }
        (state.asksAbout, state.estimate) = (suggestion, .loading)
        return .load(id: "estimate") { [dispatch] () throws(APIError) in
            try await dispatch.estimate(order: order, for: suggestion.driverID)
        } send: {
            .estimateLoaded(driver: suggestion.driverID, $0)
        }
    }

    private func load(_ state: State) -> Effect<Action> {
        guard let order = state.orderID else { return .none }
        return .run(id: "order") { [dispatch] send in
            async let details = Result { () async throws(APIError) in try await dispatch.details(of: order) }
            async let suggestions = Result { () async throws(APIError) in try await dispatch.suggestions(for: order) }
            let found = await details
            send(.orderLoaded(found))
            guard case .success(let details) = found, details.order.allows(.reschedule) else {
                return send.sendLast(.suggestionsLoaded(await suggestions))
            }
            send(.suggestionsLoaded(await suggestions))
            send.sendLast(.windowsLoaded(await Result { () async throws(APIError) in try await dispatch.windows(in: details.order.serviceArea) }))
        }
    }

    /// Looks again where the order, or the window, isn't as it was shown.
    private func lookAgain(after result: Result<Order, APIError>, _ order: Int, _ state: State) -> Effect<Action> {
        guard case .failure(let error) = result, [409, 422].contains(error.status), order == state.orderID else { return .none }
        return load(state)
    }

    /// Does one thing with the order at a time.
    private func perform(_ state: inout State, _ act: (Int) -> Effect<Action>) -> Effect<Action> {
        guard let order = state.orderID, !state.isActing else { return .none }
        (state.isActing, state.message) = (true, nil)
        return act(order)
    }

    /// Tells how it went, in the panel only where that is still the order's.
    private func finish(_ order: Int, _ state: inout State, _ result: Result<String, APIError>) -> Effect<Action> {
        guard order == state.orderID else {
            switch result {
            case .success(let notice): return .event(.notice(notice))
            case .failure(let error): return .event(.notice(error.message))
            }
        }
        state.isActing = false
        switch result {
        case .success(let notice): return .merge(load(state), .event(.notice(notice)))
        case .failure(let error):
            state.message = error.message
            return .none
        }
    }
}
