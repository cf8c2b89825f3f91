import Core
import Foundation
import OrdersAPI

extension OrdersFeature {
    /// How long the form waits for the next change before it asks for the price.
    static let quoteDelay = Duration.milliseconds(200)

    func reduceHome(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .homePathChanged(let path):
            guard case .items(let items)? = path.last else { return reduceHome(&state, .homeAppeared) }
            state.form.items = items
            state.isShoppingShown = true
            return .merge(reduceHome(&state, .homeAppeared), requote(&state))
        case .homeAppeared:
            state.hour = PickupWindows.hour(of: clock.now)
            state.windows = PickupWindows.next(after: clock.now)
            state.orders.beginLoading()
            return .merge(followCustomer(state.person), loadDefaults(&state))
        case .shoppingShown(let isShown):
            state.isShoppingShown = isShown
            return .none
        case .shoppingAppeared:
            state.items.beginLoading()
            return .run(id: "items") { [orders] send in
                send(.itemsLoaded(await Result(of: { () async throws(APIError) in try await orders.items() })))
            }
        case .itemsLoaded(let result):
            state.items.finish(result)
            return .none
        case .defaultsLoaded, .savedAddressChosen, .otherAddressChosen: return reduceDefaults(&state, action)
        case .line2Changed(let text):
            state.form.line2 = text
            return requote(&state)
        case .line1Changed(let text): return addressChanged(&state) { $0.line1 = text }
        case .cityChanged(let text): return addressChanged(&state) { $0.city = text }
        case .postalCodeChanged(let text): return addressChanged(&state) { $0.postalCode = text }
        case .checkAddressTapped:
            return state.form.hasAddress ? checkAddress(&state) : failAddress(&state)
        case .addressChecked(let result):
            state.form.address = .loading
            state.form.address.finish(result)
            // Nobody types here, and the first page waits for the price.
            return requote(&state, after: .zero)
        case .startOrderTapped: return start(&state)
        case .orderPlaced(.success(let order)):
            state.form = state.form.next
            return .merge(.event(.open("/customer/activity/\(order.id)")), requote(&state))
        case .orderPlaced(.failure(let error)):
            state.form.placingKey = nil
            // The price may be what is at fault: ask for a new one, and keep everything that was filled in.
            let effect = error.code.rawValue.hasPrefix("quote_") ? requote(&state) : .none
            state.form.message = error.message
            return effect
        default: return reduceChoices(&state, action)
        }
    }

    private func reduceChoices(_ state: inout OrdersState, _ action: OrdersAction) -> Effect<OrdersAction> {
        switch action {
        case .bagsChanged(let bags):
            state.form.bags = min(max(bags, 1), 20)
            return requote(&state)
        case .pickupModeChosen(let mode):
            state.form.pickupMode = mode
            if mode == .scheduled, state.form.window == nil { state.form.window = state.windows.first }
            return requote(&state)
        case .windowChosen(let window):
            state.form.window = window
            return requote(&state)
        case .detergentChosen(let detergent): state.form.preferences.detergent = detergent
        case .temperatureChosen(let temperature): state.form.preferences.temperature = temperature
        case .foldingChosen(let folding): state.form.preferences.folding = folding
        case .softenerToggled(let softener): state.form.preferences.softener = softener
        case .itemCountChanged(let item, let count):
            state.form.items[item] = count > 0 ? min(count, 99) : nil
            return requote(&state)
        case .quoteLoaded(let request, let result):
            guard request == state.form.request else { return .none }
            state.form.quote = .loading
            state.form.quote.finish(result)
            state.form.quotedFor = request
        default: break
        }
        return .none
    }

    func addressChanged(_ state: inout OrdersState, _ change: (inout OrderForm) -> Void) -> Effect<OrdersAction> {
        change(&state.form)
        state.form.address = .idle
        state.form.quote = .idle
        state.form.quotedFor = nil
        state.form.message = nil
        return .merge(.cancel(id: "address"), .cancel(id: "quote"))
    }

    private func failAddress(_ state: inout OrdersState) -> Effect<OrdersAction> {
        state.form.address = .failed(Strings.addressIncomplete)
        return .none
    }

    private func checkAddress(_ state: inout OrdersState) -> Effect<OrdersAction> {
        state.form.address = .loading
        let (line1, city, postalCode) = (state.form.line1, state.form.city, state.form.postalCode)
        return .run(id: "address") { [orders] send in
            let result = await Result(of: { () async throws(APIError) in
                try await orders.check(line1: line1, city: city, postalCode: postalCode)
            })
            send(.addressChecked(result))
        }
    }

    /// Asks for the price of what is filled in, a moment after the last change. The price that is shown stays until the new one is there.
    func requote(_ state: inout OrdersState, after delay: Duration = Self.quoteDelay) -> Effect<OrdersAction> {
        state.form.message = nil
        guard let request = state.form.request else {
            state.form.quote = .idle
            state.form.quotedFor = nil
            return .cancel(id: "quote")
        }
        state.form.quote.beginLoading()
        state.form.quotedFor = nil
        return .run(id: "quote") { [orders, clock] send in
            if delay > .zero { do { try await clock.sleep(for: delay) } catch { return } }
            send(.quoteLoaded(request, await Result(of: { () async throws(APIError) in try await orders.quote(request) })))
        }
    }

    private func start(_ state: inout OrdersState) -> Effect<OrdersAction> {
        guard state.form.canStart, let request = state.form.request, let quote = state.form.quote.value else { return .none }
        let key = random.hexadecimal(byteCount: 16)
        state.form.placingKey = key
        state.form.message = nil
        let order = CreateOrder(request, preferences: state.form.preferences, quoteID: quote.id)
        return .run(id: "place") { [orders] send in
            send(.orderPlaced(await Result(of: { () async throws(APIError) in try await orders.place(order, key: key) })))
        }
    }
}
