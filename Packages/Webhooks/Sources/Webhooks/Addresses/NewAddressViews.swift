import Core
import CoreUI
import Theme
import UI
import WebhooksAPI

/// The button for a new address, its form, or the secret of the one that was just registered.
struct NewAddressSection: View {
    let store: ScopedStore<NewAddressFeature>

    var body: some View {
        if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("webhooks.new.message") }
        if let address = store.state.created { SecretCard(address: address) { store.send(.secretStored) } }
        if let form = store.state.form {
            AddressFormCard(form: form, store: store)
        } else {
            PrimaryButton(Strings.new, symbol: AppSymbols.plusName) { store.send(.newTapped) }.accessibilityIdentifier("webhooks.new")
        }
    }
}

/// A secret, which is shown once.
struct SecretCard: View {
    let address: RegisteredWebhook
    let done: () -> Void

    var body: some View {
        SectionCard(Strings.secretTitle) {
            Text(address.url)
            NoticeBanner(Strings.secretOnce, tone: .warning)
            TextFormField(Strings.secret, text: .constant(address.secret ?? ""), identifier: "webhooks.secret")
            SecondaryButton(Strings.secretStored) { done() }.accessibilityIdentifier("webhooks.secret.stored")
        }
    }
}

/// The form of a new address.
struct AddressFormCard: View {
    let form: AddressForm
    let store: ScopedStore<NewAddressFeature>

    private var state: NewAddressFeature.State { store.state }

    var body: some View {
        SectionCard(Strings.new) {
            TextFormField(
                Strings.address, text: Binding(get: { form.url }, set: { [send = store.sender] in send(.urlChanged($0)) }), hint: Strings.addressHint,
                message: state.fields["url"], identifier: "webhooks.url"
            )
            .keyboardType(.URL)
            if !state.kinds.isEmpty {
                FormField(Strings.events, hint: Strings.eventsHint, message: state.fields["kinds"], kind: .group, identifier: "webhooks.kinds") {
                    ChipRow {
                        ForEach(state.kinds, id: \.self) { kind in
                            Chip(kind, isSelected: form.kinds.contains(kind)) { [send = store.sender] in send(.kindTapped(kind)) }
                                .accessibilityIdentifier("webhooks.kind.\(kind)")
                        }
                    }
                }
            }
            PrimaryButton(Strings.create, isBusy: state.isWorking) { store.send(.createTapped) }.accessibilityIdentifier("webhooks.create")
            QuietButton(Strings.cancel) { store.send(.dismissed) }.accessibilityIdentifier("webhooks.cancel")
        }
    }
}
