import Core
import OrdersAPI
import PaymentsAPI

/// Placing the order, with its payment.
extension HomeFeature {
    func start(_ state: inout HomeState) -> Effect<HomeAction> {
        guard state.canStart, let request = state.request, let quote = state.quote.value else { return .none }
        let order = CreateOrder(request, preferences: state.wash, quoteID: quote.id, paymentMethodID: state.payment.chosen)
        if state.attempt?.isSame(as: order, totalCents: quote.price.totalCents) != true {
            state.attempt = PlacingAttempt(key: random.hexadecimal(byteCount: 16), order: order, totalCents: quote.price.totalCents)
        }
        return place(&state)
    }

    /// Sends the order, for the first time or again.
    func place(_ state: inout HomeState) -> Effect<HomeAction> {
        guard let attempt = state.attempt, !state.isPlacing else { return .none }
        (state.isPlacing, state.isConfirmed, state.message, state.payment.obstacle) = (true, false, nil, nil)
        return .load(id: "place") { [orders] () async throws(APIError) in
            try await orders.place(attempt.order, key: attempt.key)
        } send: {
            .orderPlaced($0)
        }
    }

    /// Sends the order again once the customer is back from the bank's page and the order from before is known.
    func resume(_ state: inout HomeState) -> Effect<HomeAction> { state.isConfirmed ? place(&state) : .none }

    /// Goes on after the provider's script has asked the bank.
    func confirmed(_ state: inout HomeState, _ report: ProviderReport) -> Effect<HomeAction> {
        switch report.outcome {
        case .done: return place(&state)
        case .refused: (state.payment.obstacle, state.message) = (.declined, report.message ?? Strings.cardRefused)
        case .unavailable: state.message = Strings.providerUnavailable
        }
        return .none
    }

    /// Keeps everything that was filled in, and says what to do.
    func refused(_ state: inout HomeState, _ error: APIError) -> Effect<HomeAction> {
        state.isPlacing = false
        state.message = error.message
        if error.code == "payment_declined" {
            state.payment.obstacle = .declined
        } else if error.code == "payment_action_required" {
            state.payment.obstacle = .unconfirmed(clientSecret: error.fields["clientSecret"], actionPage: error.fields["actionPage"])
        } else if error.code == "payment_method_required" {
            // One that was chosen and isn't saved any more gives way to the default one; without any, the customer adds one and comes back.
            let isChosen = state.payment.chosen != nil
            state.payment.chosen = nil
            return isChosen ? payment.load().map(scope: "payment", HomeAction.payment) : .open(PaymentsLink.add())
        } else if error.isRefusal {
            // Otherwise nobody knows whether it arrived, so that it may only be sent again with its key.
            state.attempt = nil
        }
        return .none
    }
}
