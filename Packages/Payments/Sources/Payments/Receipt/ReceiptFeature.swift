import Core
import OrdersAPI
import PaymentsAPI

/// The data of a receipt's page.
struct ReceiptPage: Sendable, Equatable {
    var payments: [Payment]
    var methods: [PaymentMethod]
    var configuration: PaymentConfiguration
}

/// An order's payments, as a receipt to print, and what is left to do about them.
struct ReceiptFeature: Screen {
    struct State: Sendable, Equatable {
        var orderID: Int?
        var page: ViewState<ReceiptPage> = .idle
        /// Whether another payment is being made.
        var isPaying = false
        /// The reason why the last payment or confirmation didn't work.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case appeared(Int)
        case loaded(Result<ReceiptPage, APIError>)
        case backTapped
        case methodsTapped
        case payTapped
        case paid(Result<Payment, APIError>)
        case reported(ProviderReport)
    }

    let service: any PaymentsService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared(let id):
            if state.orderID != id { state = State(orderID: id) }
            state.page.beginLoading()
            return load(id)
        case .loaded(let result): state.page.finish(result)
        case .backTapped: return state.orderID.map { .open(OrdersLink.activity(order: $0)) } ?? .none
        case .methodsTapped: return .open(PaymentsLink.methods)
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
        }
        return .none
    }

    private func load(_ id: Int) -> Effect<Action> {
        .load(id: "receipt") { [service] () async throws(APIError) in
            let (payments, methods) = (try await service.payments(order: id), try await service.methods())
            return ReceiptPage(payments: payments, methods: methods, configuration: try await service.configuration())
        } send: {
            .loaded($0)
        }
    }
}
