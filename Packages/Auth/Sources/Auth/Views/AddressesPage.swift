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
                if profile.addresses.isEmpty {
                    empty
                } else {
                    list(profile)
                }
            }
        }
    }

    private var empty: some View {
        EmptyStateView(
            symbol: AppSymbols.locationName, title: Strings.addressesEmptyTitle, message: Strings.addressesEmpty, actionTitle: Strings.addAddress,
            identifier: "auth.address.add"
        ) { store.send(.rowTapped(.newAddress)) }
    }

    @ViewBuilder
    private func list(_ profile: Profile) -> some View {
        Card {
            ForEach(profile.addresses, id: \.id) { address in
                ListRow(
                    Strings.addressLabel(address.label), subtitle: address.oneLine, symbol: AppSymbols.locationName,
                    action: { store.send(.rowTapped(.address(address.id ?? 0))) }
                ) {
                    if address.id == profile.defaultAddressID { Pill(Strings.defaultAddress, tone: .success) }
                }
                .accessibilityIdentifier("auth.address.\(address.id ?? 0)")
            }
        }
        SecondaryButton(Strings.addAddress, symbol: AppSymbols.plusName) { store.send(.rowTapped(.newAddress)) }
            .accessibilityIdentifier("auth.address.add")
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
