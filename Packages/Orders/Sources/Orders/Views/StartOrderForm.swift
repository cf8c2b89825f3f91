import CoreUI
import OrdersAPI
import Theme
import UI

/// When to pick up, and how many bags.
struct StartOrderForm: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        SectionCard(Strings.startOrder) {
            PickupTimeForm(store: store)
            FormField(Strings.bags, kind: .group) {
                BagCounter(Strings.bags, count: store.state.form.bags, range: 1...20, identifier: "orders.bags") {
                    store.send(.bagsChanged($0))
                }
            }
        }
    }
}

struct StartOrderForm_Previews: PreviewProvider {
    static var previews: some View {
        StartOrderForm(store: ScopedStore(state: .previewQuoted)).previewDisplayName("Loaded")
    }
}
