import CoreUI
import PaymentsAPI
import UI

/// The tab `payments`: the saved methods, or the receipt that is open.
struct PaymentsView: View {
    let store: ScopedStore<PaymentsFeature>

    var body: some View {
        switch store.state.path.last {
        case .order(let id): ReceiptView(orderID: id, store: store.scope(\.receipt, PaymentsFeature.Action.receipt))
        case nil, .methods, .add, .setup: MethodsView(store: store.scope(\.methods, PaymentsFeature.Action.methods))
        }
    }
}
