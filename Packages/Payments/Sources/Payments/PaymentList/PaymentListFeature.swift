import Core
import PaymentsAPI

/// The payments of all customers, for administrators: read, filtered and saved as a table.
struct PaymentListFeature: Screen {
    struct State: Sendable, Equatable {
        /// The customer whose payments are shown; nil for everybody's.
        var customer: Int?
        /// The state; nil for any.
        var status: PaymentStatus?
        var payments: ViewState<[Payment]> = .idle
        /// The `before` of those that follow; nil at the end.
        var next: Int?
        var isLoadingMore = false
        /// The reason why the last step didn't work.
        var message: String?
        /// The table that the browser is to save as a file.
        var export: PayoutExport?

        var search: PaymentSearch { PaymentSearch(customerID: customer, status: status) }
    }

    enum Action: Sendable, Equatable {
        /// The page was opened by its address.
        case opened(customer: Int?, status: PaymentStatus?)
        case appeared
        case loaded(PaymentSearch, Result<PaymentPage, APIError>)
        case moreTapped
        case moreLoaded(PaymentSearch, Result<PaymentPage, APIError>)
        case statusChosen(PaymentStatus?)
        case everybodyTapped
        case paymentTapped(order: Int)
        case exportTapped
        case exported(Result<PayoutExport, APIError>)
        /// The browser has saved the file.
        case saved
    }

    let service: any MoneyService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let customer, let status):
            guard (state.customer, state.status) != (customer, status) else { return .none }
            let wasShown = if case .idle = state.payments { false } else { true }
            state = State(customer: customer, status: status)
            return wasShown ? load(&state) : .none
        case .appeared: return load(&state)
        case .loaded(let search, let result):
            guard search == state.search else { return .none }
            state.payments.finish(result.map(\.items))
            if case .success(let page) = result { state.next = page.next }
        case .moreTapped: return loadMore(&state)
        case .moreLoaded(let search, let result):
            guard search == state.search else { return .none }
            (state.isLoadingMore, state.message) = (false, result.failure?.message)
            guard case .success(let page) = result else { return .none }
            state.payments = .loaded((state.payments.value ?? []) + page.items)
            state.next = page.next
        case .statusChosen(let status): return .open(MoneyLink.payments(customer: state.customer, status: status))
        case .everybodyTapped: return .open(MoneyLink.payments(status: state.status))
        case .paymentTapped(let order): return .open(RefundsLink.order(order))
        case .exportTapped:
            state.message = nil
            return .load(id: "export") { [service, search = state.search] () async throws(APIError) in
                try await service.exportPayments(search)
            } send: {
                .exported($0)
            }
        case .exported(let result):
            state.message = result.failure?.message
            if case .success(let export) = result { state.export = export }
        case .saved: state.export = nil
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.payments.beginLoading()
        let search = state.search
        return .load(id: "payments") { [service] () async throws(APIError) in
            try await service.payments(search)
        } send: {
            .loaded(search, $0)
        }
    }

    private func loadMore(_ state: inout State) -> Effect<Action> {
        guard let next = state.next, !state.isLoadingMore else { return .none }
        (state.isLoadingMore, state.message) = (true, nil)
        let search = state.search
        var request = search
        request.before = next
        return .load(id: "more") { [service, request] () async throws(APIError) in
            try await service.payments(request)
        } send: {
            .moreLoaded(search, $0)
        }
    }
}
