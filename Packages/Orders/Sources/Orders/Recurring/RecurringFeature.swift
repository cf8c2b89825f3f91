import AuthAPI
import Core
import Networking
import OrdersAPI
import PaymentsAPI

/// The customer's recurring orders.
struct RecurringState: Sendable, Equatable {
    /// The id of the customer; nil while nobody is signed in.
    var customerID: Int?
    /// The recurring orders, newest first.
    var orders: ViewState<[RecurringOrder]> = .idle
    /// The id of the one that is being changed; nil while none is.
    var busy: Int?
    /// The id of the one that the question before ending is about.
    var asked: Int?
    /// The reason why the last change didn't work.
    var message: String?
    /// The ways to pay.
    var payment = PaymentState()
    /// The recurring order whose customer has to confirm with their bank now; nil while none has to.
    var unconfirmed: UnconfirmedOrder?
    /// The id of the one whose order is tried again once the list appears, since the customer is back from their bank; nil for none.
    var confirmed: Int?
}

/// An order of a recurring one whose payment the customer has to confirm, by the provider's script or on its page.
struct UnconfirmedOrder: Sendable, Equatable {
    /// The id of the recurring order.
    let recurring: Int
    let clientSecret: String?
    let actionPage: String?
}

/// The actions of the customer's recurring orders.
enum RecurringAction: Sendable, Equatable {
    /// The list appeared.
    case appeared
    /// The list disappeared.
    case disappeared
    /// The recurring orders arrived, or didn't.
    case loaded(Result<[RecurringOrder], APIError>)
    /// Skip, or its opposite, was pressed on a date.
    case skipTapped(Int, LocalDay, skipped: Bool)
    /// Pause, or resume, was pressed.
    case pauseTapped(Int, isPaused: Bool)
    /// Try again was pressed, or a card that pays instead.
    case retryTapped(Int, method: Int?)
    /// Something happened to the ways to pay.
    case payment(PaymentAction)
    /// End was pressed.
    case endTapped(Int)
    /// The question before ending was answered with no.
    case endDismissed
    /// It was answered with yes.
    case endConfirmed
    /// A recurring order was changed, or wasn't.
    case changed(Int, APIError?)
    /// Another page is to be opened.
    case linkTapped(RecurringDestination)
}

/// The pages to which the list of recurring orders leads.
enum RecurringDestination: Sendable, Equatable {
    /// The page before.
    case account
    /// The form of a new one.
    case new
    /// The form of one that is there.
    case change(Int)
    /// The page of an order.
    case order(Int)
    /// The saved payment methods.
    case methods
}

/// Lists the customer's recurring orders with their next dates, skips dates, pauses, resumes and ends.
struct RecurringFeature: Screen {
    let service: any RecurringService
    let following: Following
    private let payment: PaymentFeature

    init(orders: any OrderService, service: any RecurringService, following: Following) {
        self.service = service
        self.following = following
        payment = PaymentFeature(orders: orders)
    }

    func reduce(_ state: inout RecurringState, _ action: RecurringAction) -> Effect<RecurringAction> {
        switch action {
        case .appeared:
            // A card may have been added meanwhile.
            state.payment.options = nil
            return follow(&state)
        case .disappeared: return .cancel(id: "list")
        case .loaded(let result):
            state.orders.finish(result)
            return goOn(&state)
        case .skipTapped(let id, let day, let skipped):
            return change(&state, id) { [service] () async throws(APIError) in _ = try await service.skip(id, day: day, skipped: skipped) }
        case .pauseTapped(let id, let isPaused):
            return change(&state, id) { [service] () async throws(APIError) in _ = try await service.setPaused(id, isPaused) }
        case .retryTapped(let id, let method): return retry(&state, id, method)
        case .payment(.reported(let report)): return confirmed(&state, report)
        case .payment(let action): return payment.reduce(&state.payment, action).map(scope: "payment", RecurringAction.payment)
        case .endTapped(let id):
            state.asked = id
            return .none
        case .endDismissed:
            state.asked = nil
            return .none
        case .endConfirmed:
            guard let id = state.asked else { return .none }
            state.asked = nil
            return change(&state, id) { [service] () async throws(APIError) in try await service.end(id) }
        case .changed(let id, let error):
            if state.busy == id { state.busy = nil }
            take(&state, error, of: id)
            return load()
        case .linkTapped(let destination): return open(destination)
        }
    }

    private func open(_ destination: RecurringDestination) -> Effect<RecurringAction> {
        switch destination {
        case .account: .open(AuthLink.account)
        case .new: .open(OrdersLink.newRecurring())
        case .change(let id): .open(OrdersLink.recurring(id))
        case .order(let id): .open(OrdersLink.activity(order: id))
        case .methods: .open(PaymentsLink.methods)
        }
    }

    private func retry(_ state: inout RecurringState, _ id: Int, _ method: Int?) -> Effect<RecurringAction> {
        change(&state, id) { [service] () async throws(APIError) in _ = try await service.retry(id, paymentMethodID: method) }
    }

    /// Goes on after the provider's script has asked the bank.
    private func confirmed(_ state: inout RecurringState, _ report: ProviderReport) -> Effect<RecurringAction> {
        guard let order = state.unconfirmed else { return .none }
        switch report.outcome {
        case .done: return retry(&state, order.recurring, nil)
        case .refused: (state.unconfirmed, state.message) = (nil, report.message ?? Strings.cardRefused)
        case .unavailable: state.message = Strings.providerUnavailable
        }
        return .none
    }

    /// Says what went wrong. A bank that asks is no failure: the date leads to it.
    private func take(_ state: inout RecurringState, _ error: APIError?, of id: Int) {
        let (secret, page) = (error?.fields["clientSecret"], error?.fields["actionPage"])
        if error?.code == "payment_action_required", secret != nil || page != nil {
            (state.unconfirmed, state.message) = (UnconfirmedOrder(recurring: id, clientSecret: secret, actionPage: page), nil)
        } else {
            (state.unconfirmed, state.message) = (nil, error?.message)
        }
    }

    /// Does what the list is needed for: asks for the cards where a payment failed, and tries again what the bank has confirmed.
    private func goOn(_ state: inout RecurringState) -> Effect<RecurringAction> {
        guard let orders = state.orders.value else { return .none }
        let isUnpaid = orders.contains { $0.dates.contains { $0.status == .waiting && $0.problem?.code.hasPrefix("payment_") == true } }
        let cards = isUnpaid && state.payment.options == nil ? payment.load().map(scope: "payment", RecurringAction.payment) : .none
        guard let id = state.confirmed else { return cards }
        state.confirmed = nil
        return .merge(cards, retry(&state, id, nil))
    }

    /// Loads the list and keeps it current: what the server places, and what other devices change.
    private func follow(_ state: inout RecurringState) -> Effect<RecurringAction> {
        guard let customer = state.customerID else { return .none }
        state.orders.beginLoading()
        return .follow(OrdersTopics.recurring(customer), id: "list", with: following) { [service] () async throws(APIError) in
            try await service.all()
        } send: {
            .loaded($0)
        }
    }

    private func load() -> Effect<RecurringAction> {
        .load(id: "again") { [service] () async throws(APIError) in
            try await service.all()
        } send: {
            .loaded($0)
        }
    }

    private func change(
        _ state: inout RecurringState, _ id: Int, call: @escaping @Sendable () async throws(APIError) -> Void
    ) -> Effect<RecurringAction> {
        guard state.busy == nil else { return .none }
        (state.busy, state.message) = (id, nil)
        return .load(id: "change", call) { result in
            if case .failure(let error) = result { .changed(id, error) } else { .changed(id, nil) }
        }
    }
}
