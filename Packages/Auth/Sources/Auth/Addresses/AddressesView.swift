import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the saved addresses.
struct AddressesView: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.addresses, subtitle: Strings.addressesSubtitle, back: { store.send(.account(.backTapped)) }) {
            ViewStateView(store.state.account.profile, retry: { store.send(.account(.appeared)) }) { profile in
                Card { AddressList(profile: profile) { store.send(.account(.rowTapped($0))) } }
            }
        }
    }
}

/// The saved addresses, and the way to a new one.
struct AddressList: View {
    let profile: Profile
    let open: (AuthLink) -> Void

    var body: some View {
        if profile.addresses.isEmpty {
            EmptyStateView(
                symbol: AppSymbols.locationName, title: Strings.addressesEmptyTitle, message: Strings.addressesEmpty, actionTitle: Strings.addAddress,
                identifier: "auth.address.add"
            ) { open(.newAddress) }
        } else {
            ForEach(profile.addresses, id: \.id) { row($0) }
            SecondaryButton(Strings.addAddress, symbol: AppSymbols.plusName) { open(.newAddress) }
                .accessibilityIdentifier("auth.address.add")
        }
    }

    private func row(_ address: Address) -> some View {
        ListRow(
            address.label ?? Strings.address, subtitle: address.oneLine, symbol: AppSymbols.locationName, action: { open(.address(address.id ?? 0)) }
        ) {
            if address.id == profile.defaultAddressID { Pill(Strings.defaultAddress, tone: .success) }
        }
        .accessibilityIdentifier("auth.address.\(address.id ?? 0)")
    }
}
