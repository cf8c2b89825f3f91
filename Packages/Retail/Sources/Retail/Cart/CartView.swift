import Core
import CoreUI
import OrdersAPI
import RetailAPI
import Theme
import UI

/// The cart: its items by retailer with the wishes for them, their price, and the way into an order.
struct CartView: View {
    let store: ScopedStore<CartFeature>

    var body: some View {
        PageColumn {
            ViewStateView(store.state.cart, loading: .cards(2), retry: { store.send(.appeared) }) { cart in
                if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("retail.cart.message") }
                if cart.lines.isEmpty { empty } else { content(cart) }
            }
        }
        .navigationTitle(Strings.cart)
        .onAppear { store.send(.appeared) }
    }

    private var empty: some View {
        EmptyStateView(
            symbol: AppSymbols.cartName, title: Strings.emptyCart, message: Strings.emptyCartMessage, actionTitle: Strings.seeRetailers,
            identifier: "retail.cart.retailers"
        ) { store.send(.retailersTapped) }
    }

    private func content(_ cart: RetailCart) -> some View {
        SplitColumns {
            ForEach(groups(of: cart), id: \.retailer) { group in
                SectionCard(group.retailer) {
                    ForEach(group.lines, id: \.item.id) { CartLineView(line: $0, store: store) }
                }
            }
        } side: {
            CartSummary(cart: cart, store: store)
        }
    }

    private func groups(of cart: RetailCart) -> [(retailer: String, lines: [RetailCart.Line])] {
        var groups: [(retailer: String, lines: [RetailCart.Line])] = []
        for line in cart.lines {
            if groups.last?.retailer == line.retailer { groups[groups.count - 1].lines.append(line) } else { groups.append((line.retailer, [line])) }
        }
        return groups
    }
}

/// An item in the cart with its number, the wish for it, and a note for the driver.
struct CartLineView: View {
    let line: RetailCart.Line
    let store: ScopedStore<CartFeature>

    @Environment(\.theme) private var theme

    private var id: Int { line.item.id }

    var body: some View {
        ListRow(line.item.name, subtitle: Strings.localized(line.item.category)) { store.send(.itemTapped(id)) }
            .accessibilityIdentifier("retail.cart.item.\(id)")
        HStack(spacing: theme.spacing.sm) {
            ItemPriceView(item: line.item)
            Spacer()
            if !line.item.available { Pill(Strings.unavailable, tone: .warning) }
            BagCounter(
                line.item.name, count: store.state.quantity(of: id), range: 0...(line.item.available ? RetailCart.mostOfOne : line.quantity),
                identifier: "retail.item.\(id)"
            ) { store.send(.quantityChanged(line.item, $0)) }
        }
        if line.item.available {
            Picker(Strings.ifGone, selection: wish) {
                ForEach(SubstitutionWish.allCases, id: \.self) { Text(Strings.name($0)).tag($0) }
            }
            .accessibilityIdentifier("retail.cart.wish.\(id)")
            TextFormField(Strings.noteForDriver, text: note, identifier: "retail.cart.note.\(id)")
        } else {
            Text(Strings.takeOut).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        }
    }

    private var wish: Binding<SubstitutionWish> {
        Binding(get: { line.substitution }, set: { [send = store.sender] in send(.wishChosen(id, $0)) })
    }

    private var note: Binding<String> {
        Binding(get: { store.state.notes[id] ?? line.note ?? "" }, set: { [send = store.sender] in send(.noteChanged(id, $0)) })
    }
}

/// The price of the cart, what is missing to order it, and the button that makes it part of an order.
struct CartSummary: View {
    let cart: RetailCart
    let store: ScopedStore<CartFeature>

    @Environment(\.canOpen) private var canOpen
    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            PriceLines(
                cart.lines.filter(\.item.available).map { PriceLines.Line("\($0.quantity) × \($0.item.name)", cents: $0.item.priceCents * $0.quantity) }
                    + [PriceLines.Line(Strings.freeDelivery, cents: 0, isEmphasized: true)],
                total: cart.subtotalCents, currency: cart.currency, identifier: "retail.cart.total")
            Text(Strings.cartNote).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            ForEach(cart.shortfalls, id: \.retailerID) { shortfall in
                NoticeBanner(
                    Strings.belowMinimum(MoneyFormat.format(cents: shortfall.missingCents, currency: cart.currency), retailer: shortfall.retailer),
                    tone: .warning
                )
                .accessibilityIdentifier("retail.cart.minimum.\(shortfall.retailerID)")
            }
            if canOpen(OrdersLink.self) {
                PrimaryButton(Strings.addToOrder, symbol: AppSymbols.bagName, isBusy: store.state.isOrdering, isDisabled: !cart.isOrderable) {
                    store.send(.orderTapped)
                }
                .accessibilityIdentifier("retail.cart.order")
            }
            QuietButton(Strings.continueShopping) { store.send(.retailersTapped) }
                .accessibilityIdentifier("retail.cart.continue")
        }
    }
}
