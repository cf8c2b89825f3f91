import Core
import CoreUI
import PromotionsAPI
import Theme
import UI

/// The page on which dispatchers, who make no promo codes, grant credit.
struct GrantView: View {
    let store: ScopedStore<GrantFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.grants, subtitle: Strings.grantsSubtitle)
            GrantForm(store: store)
        }
        .navigationTitle(Strings.grants)
    }
}

/// The form that grants a customer credit.
struct GrantForm: View {
    let store: ScopedStore<GrantFeature>

    private var state: GrantState { store.state }

    var body: some View {
        SectionCard(Strings.grant) {
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("promotions.grant.message") }
            TextFormField(
                Strings.grantCustomer, text: store.binding(\.entries.customer) { .customerChanged($0) }, message: state.fields["customerId"],
                identifier: "promotions.grant.customer"
            )
            .keyboardType(.numberPad)
            TextFormField(
                Strings.codeAmount, text: store.binding(\.entries.amount) { .amountChanged($0) }, message: state.fields["cents"],
                identifier: "promotions.grant.amount"
            )
            .keyboardType(.decimalPad)
            TextFormField(
                Strings.grantReason, text: store.binding(\.entries.reason) { .reasonChanged($0) }, hint: Strings.grantReasonHint,
                message: state.fields["reason"], identifier: "promotions.grant.reason")
            if state.isGranted { NoticeBanner(Strings.grantDone, tone: .success).accessibilityIdentifier("promotions.grant.done") }
            SecondaryButton(Strings.grantConfirm, isBusy: state.isWorking) { store.send(.grantTapped) }
                .accessibilityIdentifier("promotions.grant.confirm")
        }
    }
}
