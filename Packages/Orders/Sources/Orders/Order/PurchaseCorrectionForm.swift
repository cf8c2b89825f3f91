import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The form in which a dispatcher corrects what was bought for an order.
struct PurchaseCorrectionForm: View {
    let order: Order
    let store: ScopedStore<PurchaseCorrectionFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if !order.retailItems.isEmpty, order.stage != .canceled, order.stage != .rejected {
            Card {
                DisclosureGroup(Strings.correctShopping) {
                    Form {
                        VStack(alignment: .leading, spacing: theme.spacing.lg) {
                            Text(Strings.correctShoppingHint).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                            ForEach(Array(order.retailItems.enumerated()), id: \.offset) { line, item in fields(line, item) }
                            if let message = store.state.message {
                                NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.correct.message")
                            }
                            PrimaryButton(Strings.saveCorrection, isBusy: store.state.isSending) { store.send(.sendTapped(order)) }
                                .accessibilityIdentifier("orders.correct.send")
                        }
                    }
                }
                .accessibilityIdentifier("orders.correct")
            }
        }
    }

    @ViewBuilder
    private func fields(_ line: Int, _ item: RetailLine) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text("\(item.quantity) × \(item.name)").font(theme.fonts.headline).accessibilityAddTraits(.isHeader)
            StepperButtons("\(Strings.boughtCount), \(item.name)") {
                Stepper("\(Strings.boughtCount), \(item.name)", value: binding(line, \.quantity), in: 0...item.quantity)
                    .accessibilityIdentifier("orders.correct.\(line).quantity")
            }
            TextFormField(Strings.storePrice, text: binding(line, \.price), identifier: "orders.correct.\(line).price").keyboardType(.decimalPad)
            if item.substitution != .leaveOut {
                TextFormField(Strings.boughtInstead, text: binding(line, \.substitute), identifier: "orders.correct.\(line).substitute")
            }
        }
    }

    private func binding<Value>(_ line: Int, _ value: any WritableKeyPath<PurchaseCorrectionState.Entry, Value> & Sendable) -> Binding<Value> {
        Binding(
            get: { store.state.entry(line, of: order)[keyPath: value] },
            set: { [sender = store.sender, entry = store.state.entry(line, of: order)] new in
                var changed = entry
                changed[keyPath: value] = new
                sender(.entered(line: line, changed))
            })
    }
}
