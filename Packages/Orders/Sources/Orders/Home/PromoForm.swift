import Core
import CoreUI
import Theme
import UI

/// The promo code and the use of credit; closed at first.
struct PromoForm: View {
    let store: ScopedStore<PromoFeature>

    private var state: PromoState { store.state }

    var body: some View {
        DisclosureCard(Strings.promoTitle, isExpanded: store.binding(\.isShown) { .shown($0) }) {
            if let code = state.code {
                ListRow(code, subtitle: Strings.promoApplied, symbol: AppSymbols.starName, tone: .success) {
                    QuietButton(Strings.promoRemove) { [send = store.sender] in send(.removeTapped) }.accessibilityIdentifier("orders.promo.remove")
                }
                .accessibilityIdentifier("orders.promo.code")
            } else {
                TextFormField(
                    Strings.promoCode, text: store.binding(\.typed) { .typed($0) }, hint: Strings.promoHint, message: state.message,
                    identifier: "orders.promo.typed")
                SecondaryButton(Strings.promoApply, isDisabled: state.typed.isEmpty) { [send = store.sender] in send(.applyTapped) }
                    .accessibilityIdentifier("orders.promo.apply")
            }
            Toggle(Strings.useCredit, isOn: store.binding(\.useCredit) { .creditToggled($0) }).accessibilityIdentifier("orders.promo.credit")
        }
    }
}
