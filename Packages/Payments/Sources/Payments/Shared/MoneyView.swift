import CoreUI
import PaymentsAPI
import UI

/// The administrator's tab `payouts`: the payouts, one of them, or the incidents.
struct MoneyView: View {
    let store: ScopedStore<PaymentsFeature>

    var body: some View {
        switch store.state.money.last {
        case nil, .payouts: PayoutsView(store: store.scope(\.payouts, PaymentsFeature.Action.payouts))
        case .payout(let id): PayoutView(id: id, store: store.scope(\.payout, PaymentsFeature.Action.payout))
        case .payments: PaymentListView(store: store.scope(\.paymentList, PaymentsFeature.Action.paymentList))
        case .incidents: IncidentsView(store: store.scope(\.incidents, PaymentsFeature.Action.incidents))
        }
    }
}
