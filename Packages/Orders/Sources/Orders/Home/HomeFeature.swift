import Core
import OrdersAPI

/// Fills in the next order, prices it after each change, and places it.
struct HomeFeature: Screen {
    /// The home's state.
    typealias State = HomeState
    /// The home's actions.
    typealias Action = HomeAction

    let orders: any OrderService
    let clock: any Clock
    let random: any RandomSource
    let slots: SlotFeature
    let payment: PaymentFeature
    private let address: AddressFeature
    private let wash = WashFeature()
    private let promo = PromoFeature()
    private let shopping: ShoppingFeature

    /// The time that the form waits for the next change before it asks for the price.
    static let quoteDelay = Duration.milliseconds(200)

    init(orders: any OrderService, clock: any Clock, random: any RandomSource) {
        self.orders = orders
        self.clock = clock
        self.random = random
        slots = SlotFeature(orders: orders)
        payment = PaymentFeature(orders: orders)
        address = AddressFeature(orders: orders, clock: clock)
        shopping = ShoppingFeature(orders: orders)
    }

    /// Changes the home for an action and returns what is to be done outside.
    func reduce(_ state: inout HomeState, _ action: HomeAction) -> Effect<HomeAction> {
        switch action {
        case .appeared: return load(&state)
        case .disappeared:
            state.isOpening = false
            return .none
        case .draftRestored(let draft): return restore(&state, draft)
        case .opened(let shopping): return open(&state, shopping: shopping)
        case .codeGiven(let code):
            // Opened, so that it is seen whether the code holds.
            state.promo.take(code)
            state.promo.isShown = true
            return .merge(open(&state), requote(&state))
        case .paymentConfirmed:
            state.isConfirmed = true
            return .merge(open(&state), resume(&state))
        case .defaultsLoaded(let result): return take(&state, result)
        case .bagsChanged(let bags):
            state.bags = min(max(bags, 1), 20)
            return requote(&state)
        case .pickupModeChosen(let mode):
            state.pickupMode = mode
            return .merge(offerWindows(&state), requote(&state))
        case .repeatToggled(let repeats):
            state.repeats = repeats
            return .none
        case .slots(let action):
            _ = slots.reduce(&state.slots, action)
            return chooseWindow(&state, after: action)
        case .windowChosen(let window):
            state.window = window
            return requote(&state)
        case .address(let action):
            let effect = address.reduce(&state.address, action).map(scope: "address", HomeAction.address)
            guard case .checked = action else { return .merge(effect, requote(&state, after: action)) }
            return .merge(effect, offerWindows(&state), requote(&state, after: action))
        case .wash(let action):
            let effect = wash.reduce(&state.wash, action).map(HomeAction.wash)
            state.isWashChosen = state.wash != state.defaults.value?.preferences ?? LaundryPreferences()
            return effect
        case .addOnToggled(let code):
            state.addOns.formSymmetricDifference([code])
            return requote(&state)
        case .promo(let action):
            let request = state.request
            let effect = promo.reduce(&state.promo, action).map(scope: "promo", HomeAction.promo)
            return state.request == request ? effect : .merge(effect, requote(&state))
        case .shopping(let action):
            let request = state.request
            let effect = shopping.reduce(&state.shopping, action).map(scope: "shopping", HomeAction.shopping)
            return state.request == request ? effect : .merge(effect, requote(&state))
        case .payment(.reported(let report)): return confirmed(&state, report)
        case .payment(let action):
            if case .methodChosen = action { state.message = nil }
            return payment.reduce(&state.payment, action).map(scope: "payment", HomeAction.payment)
        case .quoteLoaded(let request, let result):
            if refusePromo(&state, result, of: request) { return requote(&state, after: .zero) }
            take(&state, result, of: request)
            return .none
        case .startTapped: return start(&state)
        case .orderPlaced(let result): return placed(&state, result)
        case .orderTapped(let id): return .open(OrdersLink.activity(order: id))
        }
    }

    /// Refreshes what depends on the time and on the profile. What is filled in stays.
    private func load(_ state: inout HomeState) -> Effect<HomeAction> {
        state.hour = ServiceClock.hour(of: clock.now)
        guard let id = state.customerID else { return .none }
        state.defaults.beginLoading()
        let defaults = Effect<HomeAction>.load(id: "defaults") { [orders] () async throws(APIError) in
            try await orders.defaults(of: id)
        } send: {
            .defaultsLoaded($0)
        }
        return .merge(defaults, offerWindows(&state), payment.load().map(scope: "payment", HomeAction.payment))
    }

    private func open(_ state: inout HomeState, shopping: Bool = false) -> Effect<HomeAction> {
        state.isOpening = state.customerID != nil
        guard shopping else { return load(&state) }
        return .merge(load(&state), reduce(&state, .shopping(.included(true))))
    }

    private func restore(_ state: inout HomeState, _ draft: HomeDraft) -> Effect<HomeAction> {
        state.restore(draft)
        let resumed = resume(&state)
        guard let action = state.address.restore(draft) else { return .merge(offerWindows(&state), requote(&state), resumed) }
        return .merge(offerWindows(&state), reduce(&state, .address(action)), resumed)
    }

    /// Takes the profile's address and wash where the customer hasn't chosen others.
    private func take(_ state: inout HomeState, _ result: Result<OrderDefaults, APIError>) -> Effect<HomeAction> {
        let request = state.request
        state.defaults.finish(result)
        guard case .success(let defaults) = result else { return .none }
        if !state.isWashChosen { state.wash = defaults.preferences }
        guard let action = state.address.action(taking: defaults) else {
            // Which extras are offered decides which of the chosen ones are asked for.
            return state.request == request ? .none : requote(&state)
        }
        let effect = reduce(&state, .address(action))
        // Nobody chose another one: the next usual address may take its place.
        if action == .otherChosen { state.address.isOther = false }
        return effect
    }

    private func placed(_ state: inout HomeState, _ result: Result<Order, APIError>) -> Effect<HomeAction> {
        switch result {
        case .success(let order):
            let next: OrdersLink = state.repeats && order.window != nil ? .newRecurring(order: order.id) : .activity(order: order.id)
            state.startOver()
            return .merge(.open(next), requote(&state))
        case .failure(let error):
            // The price may be at fault: ask for a new one.
            let isPriceAtFault = ["quote_", "promo_", "credit_"].contains { error.code.rawValue.hasPrefix($0) }
            let effect = isPriceAtFault ? requote(&state) : .none
            return .merge(effect, refused(&state, error))
        }
    }
}

// The price.
extension HomeFeature {
    /// Asks for the price of what is filled in, a moment after the last change. The old price is shown until the new one arrives.
    func requote(_ state: inout HomeState, after delay: Duration = Self.quoteDelay) -> Effect<HomeAction> {
        (state.message, state.payment.obstacle) = (nil, nil)
        guard let request = state.request else { return forgetQuote(&state) }
        state.quote.beginLoading()
        (state.quotedFor, state.early) = (nil, nil)
        return ask(request, after: delay)
    }

    private func ask(_ request: QuoteRequest, after delay: Duration) -> Effect<HomeAction> {
        .run(id: "quote") { [orders, clock] send in
            if delay > .zero { do { try await clock.sleep(for: delay) } catch { return } }
            send(.quoteLoaded(request, await Result(of: { () async throws(APIError) in try await orders.quote(request) })))
        }
    }

    /// Asks for the price while the saved address is being checked, so that a page waits for both at once.
    private func quoteEarly(_ state: inout HomeState) -> Effect<HomeAction> {
        let cancellation = forgetQuote(&state)
        guard let request = state.expectedRequest else { return cancellation }
        state.early = EarlyQuote(request: request)
        return ask(request, after: .zero)
    }

    /// Takes the price that was asked for early, once the address is known to be served, or asks for it.
    private func quoteChecked(_ state: inout HomeState) -> Effect<HomeAction> {
        // Nobody is typing now, and the first page waits for the price.
        guard let early = state.early, early.request == state.request else {
            let (message, obstacle) = (state.message, state.payment.obstacle)
            let effect = requote(&state, after: .zero)
            // Nobody changed the order, so the reason why it wasn't placed stays.
            (state.message, state.payment.obstacle) = (message, obstacle)
            return effect
        }
        state.early = nil
        state.quote.beginLoading()
        if let result = early.result { take(&state, result, of: early.request) }
        return .none
    }

    private func take(_ state: inout HomeState, _ result: Result<Quote, APIError>, of request: QuoteRequest) {
        if request == state.early?.request { state.early?.result = result }
        guard request == state.request else { return }
        state.quote = .loading
        state.quote.finish(result)
        state.quotedFor = request
    }

    /// Takes out a code that can't be used, and says why. Returns whether it did.
    private func refusePromo(_ state: inout HomeState, _ result: Result<Quote, APIError>, of request: QuoteRequest) -> Bool {
        guard case .failure(let error) = result, let message = error.fields["promoCode"], request == state.request, request.promoCode != nil else {
            return false
        }
        (state.promo.typed, state.promo.code, state.promo.message) = (state.promo.code ?? "", nil, message)
        return true
    }

    private func forgetQuote(_ state: inout HomeState) -> Effect<HomeAction> {
        (state.message, state.payment.obstacle) = (nil, nil)
        state.quote = .idle
        (state.quotedFor, state.early) = (nil, nil)
        return .cancel(id: "quote")
    }

    private func requote(_ state: inout HomeState, after action: AddressAction) -> Effect<HomeAction> {
        switch action {
        case .savedChosen: quoteEarly(&state)
        case .otherChosen, .line1Changed, .cityChanged, .postalCodeChanged, .pinMoved: forgetQuote(&state)
        case .positionReported(let position): position.coordinate == nil ? .none : forgetQuote(&state)
        case .line2Changed: requote(&state)
        case .checked: quoteChecked(&state)
        case .typingPaused, .checkTapped: .none
        }
    }
}
