import CoreUI
import OrdersAPI
import Theme
import UI

/// Cancel, with the step that states the fee and asks for the reason before it happens.
struct CancelButton: View {
    let order: Order
    let detail: OrderDetail
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        if order.allows(.canceled) {
            DestructiveButton(Strings.cancelOrder, symbol: AppSymbols.crossName, isDisabled: detail.isWorking) { store.send(.cancelTapped) }
                .accessibilityIdentifier("orders.cancel")
                .sheet(isPresented: isPresented) { CancelForm(order: order, detail: detail, store: store) }
        }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { detail.asksReason }, set: { if !$0 { store.send(.cancelDismissed) } })
    }
}

struct CancelButton_Previews: PreviewProvider {
    static var previews: some View {
        CancelButton(order: .sample, detail: OrderDetail(orderID: 12), store: ScopedStore(state: OrdersState())).previewDisplayName("Loaded")
    }
}
