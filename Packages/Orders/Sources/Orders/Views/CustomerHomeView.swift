import Core
public import CoreUI
import OrdersAPI
import Theme
public import UI

/// The customer's home: the greeting, the order under way, and the form for the next one.
public struct CustomerHomeView: View {
    private let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme
    @Environment(\.person) private var person
    @Environment(\.installedFeatures) private var installedFeatures

    /// Makes the page.
    public init(store: ScopedStore<OrdersFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.greeting(hour: store.state.hour, name: firstName))
            if let order = store.state.activeOrder { active(order) }
            SplitColumns {
                form
                if installedFeatures.contains("Retail") { ShoppingForm(store: store) }
            } side: {
                QuoteCard(store: store)
            }
        }
        .navigationTitle(Strings.home)
        .onAppear { store.send(.homeAppeared) }
    }

    private var form: some View {
        SectionCard(Strings.startOrder) {
            VStack(alignment: .leading, spacing: theme.spacing.lg) {
                Text(Strings.startHint).foregroundStyle(theme.colors.secondaryText)
                PickupTimeForm(store: store)
                FormField(Strings.bags, kind: .group) {
                    BagCounter(Strings.bags, count: store.state.form.bags, range: 1...20, identifier: "orders.bags") {
                        store.send(.bagsChanged($0))
                    }
                }
                AddressForm(store: store)
                WashForm(store: store)
            }
        }
    }

    private var firstName: String? {
        person?.name.split(separator: " ").first.map(String.init)
    }

    private func active(_ order: Order) -> some View {
        HeroCard(eyebrow: Strings.activeOrder, title: Strings.name(order.stage), message: order.eta.map { Strings.due(DateFormat.dateTime($0)) }) {
            OrderProgress(order: order)
            SecondaryButton(Strings.follow, symbol: AppSymbols.arrowRightName) { store.send(.orderTapped(order.id)) }
                .accessibilityIdentifier("orders.active")
        }
    }
}

struct CustomerHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CustomerHomeView(store: ScopedStore(state: OrdersState()))
            CustomerHomeView(store: ScopedStore(state: .previewQuoted))
            CustomerHomeView(store: ScopedStore(state: .previewNotServed))
        }
    }
}
