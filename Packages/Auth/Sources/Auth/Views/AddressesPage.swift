import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The saved addresses, and the way to a new one.
struct AddressesPage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.addresses, subtitle: Strings.addressesSubtitle, store: store) {
            ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { profile in
                Card { AddressList(profile: profile) { store.send(.rowTapped($0)) } }
            }
        }
    }
}

struct AddressesPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressesPage(store: .preview(profile: .loading, path: [.addresses])).previewDisplayName("Loading")
            AddressesPage(store: .preview(profile: .loaded(Profile(user: .sample)), path: [.addresses])).previewDisplayName("Empty")
            AddressesPage(store: .preview(path: [.addresses])).previewDisplayName("Loaded")
            AddressesPage(store: .preview(profile: .failed("No connection. Please try again."), path: [.addresses])).previewDisplayName("Failed")
            AddressesPage(store: .preview(profile: .loaded(.previewLong), path: [.addresses])).previewDisplayName("Long text")
        }
    }
}
