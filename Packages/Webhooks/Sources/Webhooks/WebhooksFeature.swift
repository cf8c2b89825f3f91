import Core
import WebhooksAPI

/// The screens of Webhooks.
struct WebhooksFeature: Feature {
    struct State: Sendable, Equatable {
        /// The place inside the tab.
        var path: [WebhooksLink] = []
        var addresses = AddressesFeature.State()
        var newAddress = NewAddressFeature.State()
        var deliveries = DeliveriesFeature.State()
    }

    enum Action: Sendable, Equatable {
        case opened([WebhooksLink])
        case addresses(AddressesFeature.Action)
        case newAddress(NewAddressFeature.Action)
        case deliveries(DeliveriesFeature.Action)
    }

    static let name = "webhooks"
    private let addresses: AddressesFeature
    private let newAddress: NewAddressFeature
    private let deliveries: DeliveriesFeature

    init(service: any WebhookService, clock: any Clock) {
        addresses = AddressesFeature(service: service)
        newAddress = NewAddressFeature(service: service)
        deliveries = DeliveriesFeature(service: service, clock: clock)
    }

    var initialState: State { State() }

    var drafts: [Draft<State, Action>] { [Draft("address", of: \.newAddress.form) { .newAddress(.draftRestored($0)) }] }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let path):
            state.path = path.filter { $0 != .webhooks }
            let id: Int? = if case .deliveries(let id) = path.last { id } else { nil }
            return deliveries.reduce(&state.deliveries, .opened(id)).map(scope: "deliveries", Action.deliveries)
        case .addresses(.deliveriesTapped(let id)): return reduce(&state, .opened([.deliveries(id)]))
        case .deliveries(.backTapped): return reduce(&state, .opened([]))
        // The list has the new address below those of before.
        case .newAddress(.created(.success(let address))):
            let effect = newAddress.reduce(&state.newAddress, .created(.success(address))).map(scope: "new", Action.newAddress)
            return .merge(effect, reduce(&state, .addresses(.appeared)))
        case .addresses(let action): return addresses.reduce(&state.addresses, action).map(scope: "addresses", Action.addresses)
        case .newAddress(let action): return newAddress.reduce(&state.newAddress, action).map(scope: "new", Action.newAddress)
        case .deliveries(let action): return deliveries.reduce(&state.deliveries, action).map(scope: "deliveries", Action.deliveries)
        }
    }
}
