import Core
import CoreUI
import OrdersAPI
import PromotionsAPI
import RetailAPI
import Theme
import UI

/// The customer's home: the greeting, the order under way, and the form of the next one.
struct HomeView: View {
    let store: ScopedStore<HomeFeature>
    /// The order under way; nil while there is none.
    let active: Order?

    @Environment(\.person) private var person
    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn {
            Kept(state.hour, firstName) {
                PageHeader(Strings.greeting(hour: state.hour, name: firstName), subtitle: Strings.homeSubtitle)
            }
            if let active {
                Kept(active) { ActiveOrderCard(order: active) { [send = store.sender, id = active.id] in send(.orderTapped(id)) } }
            }
            SplitColumns {
                form
            } side: {
                Kept(state.quote) { QuoteCard(quote: state.quote) }
                Kept(state.quote, state.button, state.payment, state.isPlacing) { StartOrderCard(store: store) }
                // Below the button, which has to be in sight.
                if let quote = state.quote.value, state.payment.options != nil {
                    Kept(quote, state.payment) {
                        Card { QuotePaymentView(price: quote.price, store: store.scope(\.payment, HomeAction.payment)) }
                    }
                }
            }
        }
        .navigationTitle(Strings.home)
        .onAppear { [send = store.sender] in send(.appeared) }
        .onDisappear { [send = store.sender] in send(.disappeared) }
    }

    private var state: HomeState { store.state }

    @ViewBuilder private var form: some View {
        Kept(state.time, state.bags) { StartOrderForm(store: store) }
        Kept(state.address, state.defaults) {
            PickupAddressCard(store: store.scope(\.address, HomeAction.address), defaults: state.defaults)
        }
        Kept(state.wash, extras) {
            WashForm(store: store.scope(\.wash, HomeAction.wash)) {
                AddOnForm(extras: extras) { [send = store.sender] in send(.addOnToggled($0)) }
            }
        }
        if canOpen(PromotionsLink.self) { Kept(state.promo) { PromoForm(store: store.scope(\.promo, HomeAction.promo)) } }
        if canOpen(RetailLink.self) {
            Kept(state.shopping) { ShoppingForm(store: store.scope(\.shopping, HomeAction.shopping)) }
        }
    }

    private var extras: AddOnForm.Extras { AddOnForm.Extras(offers: state.defaults.value?.addOns ?? [], chosen: state.addOns) }

    private var firstName: String? {
        person?.name.split(separator: " ").first.map(String.init)
    }
}

/// The order under way.
struct ActiveOrderCard: View {
    let order: Order
    let follow: () -> Void

    @Environment(\.currentMinute) private var now

    var body: some View {
        HeroCard(eyebrow: Strings.order(order.id), title: Strings.name(order.stage), message: expected) {
            OrderProgress(order: order)
            SecondaryButton(Strings.follow, symbol: AppSymbols.arrowRightName, action: follow)
                .accessibilityIdentifier("orders.active")
        }
    }

    private var expected: String? {
        order.etaRange.map { Strings.expected(DateFormat.arrival($0.from, $0.to, at: now)) }
    }
}

/// The pickup's time and the number of bags.
struct StartOrderForm: View {
    let store: ScopedStore<HomeFeature>

    var body: some View {
        SectionCard(Strings.startOrder) {
            PickupTimeForm(store: store)
            FormField(Strings.bags, kind: .group) {
                BagCounter(Strings.bags, count: store.state.bags, range: 1...20, identifier: "orders.bags") { [send = store.sender] in
                    send(.bagsChanged($0))
                }
            }
        }
    }
}

/// The pickup's time: as soon as possible, or one of the next windows.
struct PickupTimeForm: View {
    let store: ScopedStore<HomeFeature>

    var body: some View {
        SegmentedSwitcher(
            Strings.when, options: [(id: PickupMode.asap, title: Strings.asap), (id: PickupMode.scheduled, title: Strings.scheduled)],
            selection: store.state.pickupMode, identifier: "orders.mode"
        ) { [send = store.sender] in send(.pickupModeChosen($0)) }
        if store.state.pickupMode == .scheduled {
            windows
            Toggle(Strings.repeatOrder, isOn: store.binding(\.repeats) { .repeatToggled($0) }).accessibilityIdentifier("orders.repeats")
        }
    }

    private var windows: some View {
        SlotPicker(slots: store.state.slots, selection: store.state.window, identifier: "orders.window") { [send = store.sender] in
            send(.slots(.dayChosen($0)))
        } windowChosen: { [send = store.sender] in
            send(.windowChosen($0))
        }
    }
}
