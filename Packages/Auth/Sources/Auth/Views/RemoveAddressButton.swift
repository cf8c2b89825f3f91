import Core
import CoreUI
import Theme
import UI

/// Removes a saved address, with a question before it.
struct RemoveAddressButton: View {
    let form: AddressForm
    let send: (AddressAction) -> Void

    var body: some View {
        DestructiveButton(Strings.removeAddress, symbol: AppSymbols.crossName, isDisabled: form.isBusy) { send(.deleteTapped) }
            .accessibilityIdentifier("auth.address.remove")
            .confirmationDialog(Strings.removeAddressQuestion, isPresented: isPresented) {
                DestructiveButton(Strings.removeAddress) { send(.deleteConfirmed) }
                    .accessibilityIdentifier("auth.address.remove.confirm")
                Button(Strings.cancel, role: .cancel) { send(.deleteDismissed) }
                    .accessibilityIdentifier("auth.address.remove.dismiss")
            } message: {
                Text(Strings.removeAddressHint)
            }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { form.asksDeletion }, set: { if !$0 { send(.deleteDismissed) } })
    }
}

struct RemoveAddressButton_Previews: PreviewProvider {
    private static var asking: AddressForm {
        var form = AddressForm(.sample, isDefault: false)
        form.asksDeletion = true
        return form
    }

    static var previews: some View {
        Group {
            RemoveAddressButton(form: AddressForm(.sample, isDefault: false)) { _ in }.previewDisplayName("Idle")
            RemoveAddressButton(form: asking) { _ in }.previewDisplayName("Asking")
        }
    }
}
