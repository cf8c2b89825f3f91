import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of a saved address, or of a new one.
struct AddressPage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(title, parent: Strings.addresses, store: store) {
            if let form = store.state.addressForm, store.state.profile.value != nil {
                AddressFields(form: form, isDefault: isDefault(form)) { store.send(.address($0)) }
                if form.addressID != nil { RemoveAddressButton(form: form) { store.send(.address($0)) } }
            } else {
                waiting
            }
        }
    }

    private var title: String { store.state.path.last == .newAddress ? Strings.newAddress : Strings.editAddress }

    private var waiting: some View {
        ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { _ in EmptyView() }
    }

    /// Whether orders take it already: then there is nothing to choose.
    private func isDefault(_ form: AddressForm) -> Bool {
        guard let profile = store.state.profile.value else { return false }
        return profile.addresses.isEmpty || (form.addressID != nil && profile.defaultAddressID == form.addressID)
    }
}

struct AddressPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressPage(store: .preview(profile: .loading, path: [.addresses, .address(1)])).previewDisplayName("Loading")
            AddressPage(store: .preview(path: [.addresses, .newAddress])).previewDisplayName("Empty")
            AddressPage(store: .preview(path: [.addresses, .address(1)])).previewDisplayName("Loaded")
            AddressPage(store: .preview(path: [.addresses, .newAddress]) { $0.addressForm?.fields = ["line1": Strings.streetMissing] })
                .previewDisplayName("Failed")
            AddressPage(store: .preview(profile: .loaded(.previewLong), path: [.addresses, .address(1)])).previewDisplayName("Long text")
        }
    }
}
