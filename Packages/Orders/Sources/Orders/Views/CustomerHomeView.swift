import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// The customer's home: the greeting, the order under way, and the form for the next one.
public struct CustomerHomeView: View {
    private let store: ScopedStore<OrdersFeature>

    @Environment(\.person) private var person
    @Environment(\.installedFeatures) private var installedFeatures

    /// Makes the page.
    public init(store: ScopedStore<OrdersFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.greeting(hour: store.state.hour, name: firstName), subtitle: Strings.homeSubtitle)
            if let order = store.state.activeOrder {
                ActiveOrderCard(order: order) { store.send(.orderTapped(order.id)) }
            }
            SplitColumns {
                StartOrderForm(store: store)
                PickupAddressCard(store: store)
                WashForm(store: store)
                if installedFeatures.contains("Retail") { ShoppingForm(store: store) }
            } side: {
                QuoteCard(store: store)
            }
        }
        .navigationTitle(Strings.home)
        .onAppear { store.send(.homeAppeared) }
    }

    private var firstName: String? {
        person?.name.split(separator: " ").first.map(String.init)
    }
}

struct CustomerHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CustomerHomeView(store: ScopedStore(state: OrdersState())).previewDisplayName("Loading")
            CustomerHomeView(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Empty")
            CustomerHomeView(store: ScopedStore(state: .previewQuoted)).previewDisplayName("Loaded")
            CustomerHomeView(store: ScopedStore(state: .previewNotServed)).previewDisplayName("Not served")
            CustomerHomeView(store: ScopedStore(state: .previewFailed)).previewDisplayName("Failed")
        }
    }
}
