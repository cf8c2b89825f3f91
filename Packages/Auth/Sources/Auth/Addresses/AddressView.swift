import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of a saved address, or of a new one.
struct AddressView: View {
    let store: ScopedStore<AuthFeature>

    private var form: AddressFeature.State { store.state.address }

    var body: some View {
        AccountPage(title, parent: Strings.addresses, back: { store.send(.account(.backTapped)) }) {
            ViewStateView(store.state.account.profile, retry: { store.send(.account(.appeared)) }) { profile in
                Card { fields(profile) }
                if form.addressID != nil { removeButton }
            }
        }
    }

    private var title: String { store.state.account.path.last == .newAddress ? Strings.newAddress : Strings.editAddress }

    private func fields(_ profile: Profile) -> some View {
        Form {
            if let message = form.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.address.message") }
            field(Strings.addressName, \.label, "label") { .labelChanged($0) }
            field(Strings.street, \.line1, "line1") { .line1Changed($0) }
            field(Strings.line2, \.line2, "line2") { .line2Changed($0) }
            field(Strings.city, \.city, "city") { .cityChanged($0) }
            field(Strings.postalCode, \.postalCode, "postalCode") { .postalCodeChanged($0) }
            if let pin = form.pin {
                PinMap(Strings.pinMap, at: pin, hint: Strings.pinHint) { send(.pinMoved($0)) }.accessibilityIdentifier("auth.address.pin")
            }
            field(Strings.instructions, \.instructions, "instructions", hint: Strings.instructionsHint) { .instructionsChanged($0) }
            if !isDefault(profile) {
                Toggle(Strings.makeDefault, isOn: Binding(get: { form.isDefault }, set: { send(.defaultToggled($0)) }))
                    .accessibilityIdentifier("auth.address.default")
            }
            PrimaryButton(Strings.save, isBusy: form.isBusy) { send(.saveTapped) }
                .accessibilityIdentifier("auth.address.save")
        }
        .onSubmit { send(.saveTapped) }
    }

    /// Whether new orders use it anyway, so that there is nothing to choose.
    private func isDefault(_ profile: Profile) -> Bool {
        profile.addresses.isEmpty || (form.addressID != nil && profile.defaultAddressID == form.addressID)
    }

    private func field(
        _ title: String, _ text: KeyPath<AddressFeature.State, String>, _ name: String, hint: String? = nil,
        _ action: @escaping (String) -> AddressFeature.Action
    ) -> some View {
        TextFormField(
            title, text: Binding(get: { form[keyPath: text] }, set: { send(action($0)) }), hint: hint, message: form.fields[name],
            identifier: "auth.address.\(name)")
    }

    private var removeButton: some View {
        DestructiveButton(Strings.removeAddress, symbol: AppSymbols.crossName, isDisabled: form.isBusy) { send(.deleteTapped) }
            .accessibilityIdentifier("auth.address.remove")
            .confirmationDialog(
                Strings.removeAddressQuestion, isPresented: Binding(get: { form.isAsking }, set: { if !$0 { send(.deleteDismissed) } })
            ) {
                DestructiveButton(Strings.removeAddress) { send(.deleteConfirmed) }
                    .accessibilityIdentifier("auth.address.remove.confirm")
                Button(Strings.cancel, role: .cancel) { send(.deleteDismissed) }
                    .accessibilityIdentifier("auth.address.remove.dismiss")
            } message: {
                Text(Strings.removeAddressHint)
            }
    }

    private func send(_ action: AddressFeature.Action) { store.send(.address(action)) }
}
