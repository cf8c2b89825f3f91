import ChatAPI
import Core
import CoreUI
import FleetAPI
import OrdersAPI
import Theme
import UI

/// The items that a driver buys at a stop, with what became of each, and the receipt.
struct ShoppingFormView: View {
    let stop: Stop
    let names: StopNames
    /// The customer's id, to ask them; nil where they can't be asked from here.
    let customer: Int?
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme

    private var form: StopForm { store.state.form(of: stop) }
    private var items: [ShoppingItem] { stop.items ?? [] }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            Text(Strings.shoppingHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let message = form.fields["shopping"] ?? form.fields["lines"] { NoticeBanner(message, tone: .danger) }
            ForEach(Array(items.enumerated()), id: \.element.line) { index, item in
                ShoppingItemView(stop: stop, item: item, index: index, names: names, customer: customer, store: store)
            }
            TextFormField(
                Strings.receiptTotal, text: receipt, hint: Strings.receiptTotalHint, message: form.fields["receiptCents"], identifier: names("fleet.receipt")
            )
            .keyboardType(.decimalPad)
            .fieldName("receipt")
            if stop.place == .store { photos }
        }
        .styleName("fleet-shopping")
    }

    private var receipt: Binding<String> {
        Binding(get: { form.shopping.receipt }, set: { [sender = store.sender, id = stop.id] in sender(.entered(stop: id, .receipt($0))) })
    }

    @ViewBuilder private var photos: some View {
        PhotoField(
            form.photos.isEmpty ? Strings.receiptPhoto : Strings.addAnotherPhoto, sendingTo: "/orders/\(stop.orderID)/proofs",
            message: form.fields["photo"] ?? form.fields["proof"] ?? form.fields["receiptIds"], identifier: names("fleet.photo")
        ) { store.send(.entered(stop: stop.id, .photo($0))) }
        if !form.photos.isEmpty {
            Text(Strings.photosAdded(form.photos.count)).font(theme.fonts.callout).accessibilityIdentifier(names("fleet.photos"))
        }
    }
}

/// An item with the customer's wish, and what became of it. The style sheet shows the fields of the chosen outcome, so that it works without a network.
private struct ShoppingItemView: View {
    let stop: Stop
    let item: ShoppingItem
    /// The place of the item among those of the stop.
    let index: Int
    let names: StopNames
    let customer: Int?
    let store: ScopedStore<StopsFeature>

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    /// The name of the item's fields in the server's errors.
    private var field: String { "lines.\(index)" }
    private var fields: [String: String] { store.state.form(of: stop).fields }
    private var entry: ShoppingForm.Entry { store.state.form(of: stop).shopping.entry(of: item) }
    private var wish: RetailSubstitution { RetailSubstitution(rawValue: item.substitution) ?? .leaveOut }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text("\(item.quantity) × \(item.name)").font(theme.fonts.headline).foregroundStyle(theme.colors.text).accessibilityAddTraits(.isHeader)
            Text(facts).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            if let note = item.note { NoticeBanner(Strings.customerNote(note), tone: .info) }
            if wish == .call, let customer, canOpen(ChatLink.self) {
                QuietButton(Strings.askCustomer, symbol: AppSymbols.messagesName) { store.send(.messageCustomerTapped(customer)) }
                    .accessibilityIdentifier(name("ask"))
            }
            outcome
            VStack(alignment: .leading, spacing: theme.spacing.sm) { details }.styleName("fleet-item-bought")
        }
        .styleName("fleet-item")
        .accessibilityIdentifier(names("fleet.item.\(item.line)"))
    }

    private var facts: String {
        let price = Strings.priceSeen(MoneyFormat.format(cents: item.unitCents))
        return ([price, Strings.wish(wish)] + (stop.place == .store ? [] : [item.retailer])).joined(separator: " · ")
    }

    private var outcome: some View {
        Picker(Strings.itemOutcome, selection: binding(\.choice) { .choice($0) }) {
            ForEach(ShoppingForm.Choice.allCases.filter { $0 != .substituted || wish != .leaveOut }, id: \.self) {
                Text(Strings.name($0)).tag($0)
            }
        }
        .accessibilityIdentifier(name("outcome"))
        .fieldName("outcome.\(item.line)")
    }

    @ViewBuilder private var details: some View {
        if wish != .leaveOut {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                TextFormField(
                    Strings.substitute, text: binding(\.substitute) { .substitute($0) }, message: fields["\(field).substitute"],
                    identifier: name("substitute")
                )
                .fieldName("substitute.\(item.line)")
                if wish == .call {
                    Toggle(Strings.askedCustomer, isOn: binding(\.agreed) { .agreed($0) })
                        .accessibilityIdentifier(name("agreed"))
                        .fieldName("agreed.\(item.line)")
                    if let message = fields["\(field).agreed"] { NoticeBanner(message, tone: .danger) }
                }
            }
            .styleName("fleet-item-substitute")
        }
        FormField(Strings.boughtCount, message: fields["\(field).quantity"], kind: .group, identifier: name("quantity")) {
            StepperButtons("\(Strings.boughtCount), \(item.name)") {
                Stepper("\(Strings.boughtCount), \(item.name)", value: binding(\.quantity) { .quantity($0) }, in: 1...item.quantity)
                    .accessibilityIdentifier(name("quantity"))
                    .fieldName("quantity.\(item.line)")
            }
        }
        TextFormField(
            Strings.storePrice, text: binding(\.price) { .price($0) }, message: fields["\(field).unitCents"], identifier: name("price")
        )
        .keyboardType(.decimalPad)
        .fieldName("price.\(item.line)")
    }

    private func name(_ part: String) -> String { names("fleet.item.\(item.line).\(part)") }

    private func binding<Value>(_ value: KeyPath<ShoppingForm.Entry, Value>, _ entered: @escaping (Value) -> ShoppingEntry) -> Binding<Value> {
        Binding(
            get: { entry[keyPath: value] },
            set: { [sender = store.sender, id = stop.id, item, index] in sender(.entered(stop: id, .item(item, at: index, entered($0)))) })
    }
}
