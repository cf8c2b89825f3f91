import Core
import OrdersAPI
import PaymentsAPI

/// The ways in which orders can be paid for.
struct PaymentOptions: Sendable, Equatable {
    /// The provider that takes payments.
    var configuration: PaymentConfiguration
    /// The customer's saved cards, the default one first.
    var methods: [PaymentMethod] = []

    /// True where orders are paid for; otherwise they are taken without payment.
    var takesPayments: Bool { configuration.gateway != "none" }

    /// Without the feature Payments, or without a provider.
    static let none = PaymentOptions(configuration: PaymentConfiguration(gateway: "none"))
}

/// The ways in which an order isn't paid for yet.
enum PaymentObstacle: Sendable, Equatable {
    /// The card was refused.
    case declined
    /// The customer has to confirm with their bank, by the provider's script or on its page.
    case unconfirmed(clientSecret: String?, actionPage: String?)
}

/// The payment of the order that is being filled in.
struct PaymentState: Sendable, Equatable {
    /// The ways to pay; nil until they are known.
    var options: PaymentOptions?
    /// The id of the card that was chosen for this order; nil for the default one.
    var chosen: Int?
    /// The reason why the last attempt wasn't paid for.
    var obstacle: PaymentObstacle?

    /// The card that pays; nil where there is none.
    var method: PaymentMethod? { options?.methods.first { $0.id == chosen } ?? options?.methods.first }

    /// The saved cards other than the one that pays.
    var others: [PaymentMethod] { (options?.methods ?? []).filter { $0.id != method?.id } }

    /// Returns the amount that is held for a price, in cents.
    func held(for cents: Int) -> Int { (cents * (100 + (options?.configuration.authorizeOverPercent ?? 0)) + 99) / 100 }
}

/// The actions of an order's payment.
enum PaymentAction: Sendable, Equatable {
    /// The ways to pay arrived, or didn't.
    case loaded(Result<PaymentOptions, APIError>)
    /// A card was chosen for this order.
    case methodChosen(Int)
    /// A card is to be added.
    case addTapped
    /// The provider's script reported how the confirmation went.
    case reported(ProviderReport)
}

/// Chooses the card that pays for the order. What a report of the provider leads to is the home's.
struct PaymentFeature: Screen {
    let orders: any OrderService

    /// Asks for the ways to pay.
    func load() -> Effect<PaymentAction> {
        .load(id: "options") { [orders] () async throws(APIError) in
            try await orders.paymentOptions()
        } send: {
            .loaded($0)
        }
    }

    func reduce(_ state: inout PaymentState, _ action: PaymentAction) -> Effect<PaymentAction> {
        switch action {
        case .loaded(.success(let options)):
            state.options = options
            if !options.methods.contains(where: { $0.id == state.chosen }) { state.chosen = nil }
        // The order can be placed without knowing them; the server says what is missing.
        case .loaded(.failure): break
        case .methodChosen(let id): (state.chosen, state.obstacle) = (id, nil)
        case .addTapped:
            (state.chosen, state.obstacle) = (nil, nil)
            return .open(PaymentsLink.add())
        case .reported: break
        }
        return .none
    }
}
