import Core
import OrdersAPI

extension OrdersFeature {
    func reduceDefaults(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .defaultsLoaded(.success(let defaults)): return take(&state, defaults)
        case .defaultsLoaded(let failed):
            state.defaults.finish(failed)
            return .none
        case .savedAddressChosen(let id): return choose(&state, state.defaults.value?.address(id))
        case .otherAddressChosen: return choose(&state, nil)
        default: return .none
        }
    }

    /// Asks what the person's orders begin with; what is known stays meanwhile.
    func loadDefaults(_ state: inout OrdersState) -> Effect<OrdersAction> {
        guard let person = state.person else { return .none }
        state.defaults.beginLoading()
        return .run(id: "defaults") { [orders] send in
            send(.defaultsLoaded(await Result(of: { () async throws(APIError) in try await orders.defaults(of: person.id) })))
        }
    }

    /// What the customer has touched stays; the rest follows the profile.
    private func take(_ state: inout OrdersState, _ defaults: OrderDefaults) -> Effect<OrdersAction> {
        let before = state.defaults.value
        state.defaults = .loaded(defaults)
        if state.form.preferences == before?.preferences ?? LaundryPreferences() { state.form.preferences = defaults.preferences }
        if let id = state.form.savedAddressID {
            let address = defaults.address(id)
            if let address, address == before?.address(id) { return .none }
            return choose(&state, address ?? defaults.address(defaults.defaultAddressID))
        }
        guard !state.form.isTyped, let address = defaults.address(defaults.defaultAddressID) else { return .none }
        return choose(&state, address)
    }

    /// Takes a saved address and asks whether it is served, or with nil lets another be typed.
    private func choose(_ state: inout OrdersState, _ address: Address?) -> Effect<OrdersAction> {
        let stopped = addressChanged(&state) { $0.savedAddressID = address?.id }
        guard let address else { return stopped }
        state.form.address = .loading
        return .merge(
            stopped,
            .run(id: "address") { [orders] send in
                send(.addressChecked(await Result(of: { () async throws(APIError) in try await orders.check(address.coordinate) })))
            })
    }
}

extension OrderForm {
    /// Whether an address was begun to be typed.
    fileprivate var isTyped: Bool { ![line1, city, postalCode].allSatisfy(\.isEmpty) }
}
