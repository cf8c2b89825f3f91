import Core
import Networking
import OrdersAPI
import PaymentsAPI
import SupportAPI

/// The data of a receipt's page.
struct ReceiptPage: Sendable, Equatable {
    var payments: [Payment]
    var methods: [PaymentMethod]
    var configuration: PaymentConfiguration
    /// The order's retail items; empty where it has none.
    var items: [RetailLine] = []
}

/// An order's payments, as a receipt to print, and what is left to do about them.
struct ReceiptFeature: Screen {
    struct State: Sendable, Equatable {
        /// The signed-in customer, whose payments are followed.
        var customerID: Int?
        var orderID: Int?
        var page: ViewState<ReceiptPage> = .idle
        /// Whether another payment is being made.
        var isPaying = false
        /// The payment whose receipt is being mailed.
        var mailing: Int?
        /// The reason why the last payment or confirmation didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared(Int)
        case disappeared
        case loaded(Result<ReceiptPage, APIError>)
        case backTapped
        case methodsTapped
        case helpTapped
        case payTapped
        case paid(Result<Payment, APIError>)
        case reported(ProviderReport)
        case mailTapped(Int)
        case mailed(APIError?)
    }

    let service: any PaymentsService
    let following: Following

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared(let id):
            if state.orderID != id { state = State(customerID: state.customerID, orderID: id) }
            state.page.beginLoading()
            return follow(state, id)
        case .disappeared: return .cancel(id: "receipt")
        case .loaded(let result): state.page.finish(result)
        case .backTapped: return state.orderID.map { .open(OrdersLink.activity(order: $0)) } ?? .none
        case .methodsTapped: return .open(PaymentsLink.methods)
        case .helpTapped: return state.orderID.map { .open(SupportLink.new(order: $0)) } ?? .none
        case .payTapped:
            guard let id = state.orderID, !state.isPaying else { return .none }
            (state.isPaying, state.message) = (true, nil)
            return .load(id: "pay") { [service] () async throws(APIError) in
                try await service.pay(order: id)
            } send: {
                .paid($0)
            }
        case .paid(let result):
            state.isPaying = false
            state.message = result.failure?.message
            return state.orderID.map(load) ?? .none
        case .reported(let report):
            state.message =
                switch report.outcome {
                case .done: nil
                case .refused: report.message ?? Strings.cardRefused
                case .unavailable: Strings.providerUnavailable
                }
            return state.orderID.map(load) ?? .none
        case .mailTapped(let payment):
            guard state.mailing == nil else { return .none }
            (state.mailing, state.message) = (payment, nil)
            return .load(id: "mail") { [service] () async throws(APIError) in
                try await service.mailReceipt(payment)
                return NoOutput()
            } send: {
                .mailed($0.failure)
            }
        case .mailed(let error):
            (state.mailing, state.message) = (nil, error?.message)
            return error == nil ? .event(.notice(Strings.receiptMailed)) : .none
        }
        return .none
    }

    /// Loads the payments now and after each change of one, until the page disappears.
    private func follow(_ state: State, _ id: Int) -> Effect<Action> {
        guard let customer = state.customerID else { return load(id) }
        return .follow(PaymentsTopics.customer(customer), id: "receipt", with: following) { [service] () async throws(APIError) in
            try await Self.page(of: id, service)
        } send: {
            .loaded($0)
        }
    }

    /// Loads the payments once, beside what follows them.
    private func load(_ id: Int) -> Effect<Action> {
        .load(id: "reload") { [service] () async throws(APIError) in
            try await Self.page(of: id, service)
        } send: {
            .loaded($0)
        }
    }

    private static func page(of id: Int, _ service: any PaymentsService) async throws(APIError) -> ReceiptPage {
        let (payments, methods) = (try await service.payments(order: id), try await service.methods())
        // The receipt is useful without the items.
        let items = try? await service.items(order: id)
        return ReceiptPage(payments: payments, methods: methods, configuration: try await service.configuration(), items: items ?? [])
    }
}
