import Core
import Networking
import OrdersAPI
import PaymentsAPI

/// The payments of an order with what was given back.
struct RefundPage: Sendable, Equatable {
    /// The payments, newest first.
    var payments: [Payment]
    /// The refunds of all of them, newest first.
    var refunds: [Refund]
}

/// An order's payments for dispatchers, who give money back.
struct RefundFeature: Screen {
    struct State: Sendable, Equatable {
        var orderID: Int?
        var page: ViewState<RefundPage> = .idle
        /// True while changes of the payments are followed.
        var isFollowing = false
        /// The refund that is being filled in; nil while none is.
        var form: RefundForm?
        /// The refund that is to be confirmed; nil while none is.
        var confirming: RefundPayment?
        var isWorking = false
        /// The reason why the last refund wasn't given.
        var message: String?
        var fields: [String: String] = [:]

        /// The entries that outlive the server; nil if there are none.
        var draft: RefundDraft? {
            guard let orderID, let form else { return nil }
            return RefundDraft(orderID: orderID, form: form)
        }

        /// The payment whose refund is being filled in.
        var payment: Payment? { page.value?.payments.first { $0.id == form?.paymentID } }
    }

    enum Action: Sendable, Equatable {
        case opened(Int?)
        case draftRestored(RefundDraft)
        case appeared
        case disappeared
        case loaded(Result<RefundPage, APIError>)
        case formTapped(Int)
        case edited(RefundEdit)
        case formDismissed
        case reviewTapped
        case reviewDismissed
        case confirmed
        case refunded(Result<Payment, APIError>)
        case backTapped
    }

    let service: any RefundService
    let following: Following
    let random: any RandomSource

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let id):
            guard state.orderID != id else { return .none }
            state = State(orderID: id)
            return .cancel(id: "live")
        case .draftRestored(let draft): if draft.orderID == state.orderID { state.form = draft.form }
        case .appeared:
            guard state.orderID != nil else { return .none }
            state.page.beginLoading()
            return load(state)
        case .disappeared:
            state.isFollowing = false
            return .cancel(id: "live")
        case .loaded(let result):
            state.page.finish(result)
            return follow(&state)
        case .formTapped(let id):
            close(&state)
            state.form = RefundForm(paymentID: id, key: random.hexadecimal(byteCount: 16))
        case .edited(let edit):
            (state.message, state.fields, state.confirming) = (nil, [:], nil)
            state.form?.edit(edit)
        case .formDismissed: close(&state)
        case .reviewTapped: review(&state)
        case .reviewDismissed: state.confirming = nil
        case .confirmed: return refund(&state)
        case .refunded(let result): return finish(&state, result)
        case .backTapped: return state.orderID.map { .open(OrdersLink.board(order: $0)) } ?? .none
        }
        return .none
    }

    private func load(_ state: State) -> Effect<Action> {
        guard let id = state.orderID else { return .none }
        return .load(id: "page") { [service] () async throws(APIError) in
            try await service.page(of: id)
        } send: {
            .loaded($0)
        }
    }

    /// Hears of changes of the loaded payments, and of new ones, until the page disappears.
    private func follow(_ state: inout State) -> Effect<Action> {
        guard !state.isFollowing, let id = state.orderID, let payments = state.page.value?.payments else { return .none }
        state.isFollowing = true
        let (known, newest) = (Set(payments.map(\.id)), payments.map(\.id).max() ?? 0)
        return .follow(PaymentsTopics.dispatch, id: "live", with: following, where: { known.contains($0.id) || $0.id > newest }) {
            [service] () async throws(APIError) in
            try await service.page(of: id)
        } send: {
            .loaded($0)
        }
    }

    /// Shows the amount once more before it is given back.
    private func review(_ state: inout State) {
        guard let form = state.form, let payment = state.payment else { return }
        do {
            state.confirming = try form.request(of: payment)
        } catch {
            state.fields = error.fields
        }
    }

    private func refund(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let request = state.confirming, let key = state.form?.key else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "refund") { [service] () async throws(APIError) in
            try await service.refund(request, key: key)
        } send: {
            .refunded($0)
        }
    }

    private func finish(_ state: inout State, _ result: Result<Payment, APIError>) -> Effect<Action> {
        let amount = state.confirming?.amountCents ?? 0
        (state.isWorking, state.confirming) = (false, nil)
        switch result {
        case .success(let payment):
            close(&state)
            return .merge(load(state), .event(.notice(Strings.givenBack(amount, payment.currency))))
        case .failure(let error) where error.code == "idempotency_key_reused":
            // What was filled in first was given back, and its response was lost.
            close(&state)
            state.message = Strings.refundAlready
            return load(state)
        case .failure(let error):
            state.fields = error.fields
            state.message = error.fields.isEmpty ? error.message : nil
            return load(state)
        }
    }

    private func close(_ state: inout State) { (state.form, state.confirming, state.message, state.fields) = (nil, nil, nil, [:]) }
}

/// The entries of a refund that isn't given yet. They survive a restart of the server.
struct RefundDraft: Codable, Sendable, Equatable {
    let orderID: Int
    let form: RefundForm
}
