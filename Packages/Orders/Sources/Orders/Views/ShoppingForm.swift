import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The retailers' items that can come along, with a counter each.
struct ShoppingForm: View {
    let store: ScopedStore<OrdersFeature>

    var body: some View {
        DisclosureCard(Strings.shopping, isExpanded: Binding(get: { store.state.isShoppingShown }, set: { store.send(.shoppingShown($0)) })) {
            ViewStateView(store.state.items, retry: { store.send(.shoppingAppeared) }) { items in
                if items.isEmpty {
                    Text(Strings.noItems)
                } else {
                    ForEach(items, id: \.id) { row($0) }
                }
            }
            .onAppear { store.send(.shoppingAppeared) }
        }
    }

    private func row(_ item: RetailItem) -> some View {
        ListRow(item.name, subtitle: MoneyFormat.format(cents: item.priceCents, currency: item.currency)) {
            BagCounter(item.name, count: store.state.form.items[item.id] ?? 0, range: 0...99, identifier: "orders.retail.\(item.id)") { count in
                store.send(.itemCountChanged(item: item.id, count: count))
            }
        }
    }
}

struct ShoppingForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ShoppingForm(store: ScopedStore(state: .previewItems(.loading))).previewDisplayName("Loading")
            ShoppingForm(store: ScopedStore(state: .previewItems(.loaded([])))).previewDisplayName("Empty")
            ShoppingForm(store: ScopedStore(state: .previewItems(.loaded([.sample])))).previewDisplayName("Loaded")
            ShoppingForm(store: ScopedStore(state: .previewItems(.failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
