import Core
import CoreUI
import RetailAPI
import Theme
import UI

/// The retailers' items that can come along, with a counter each.
struct ShoppingForm: View {
    let store: ScopedStore<ShoppingFeature>

    var body: some View {
        DisclosureCard(Strings.shopping, isExpanded: store.binding(\.isShown) { .shown($0) }) {
            ViewStateView(store.state.items, retry: { store.send(.appeared) }) { items in
                if items.isEmpty {
                    Text(Strings.noItems)
                } else {
                    ForEach(items, id: \.id) { row($0) }
                }
            }
            .onAppear { store.send(.appeared) }
        }
    }

    private func row(_ item: RetailItem) -> some View {
        ListRow(item.name, subtitle: MoneyFormat.format(cents: item.priceCents, currency: item.currency)) {
            BagCounter(item.name, count: store.state.counts[item.id] ?? 0, range: 0...99, identifier: "orders.retail.\(item.id)") { count in
                store.send(.countChanged(item: item.id, count: count))
            }
        }
    }
}
