import AuthAPI
import Core
import Theme
import UI

/// The saved addresses, and the way to a new one.
struct AddressList: View {
    let profile: Profile
    let open: (AuthRoute) -> Void

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
            Strings.addressLabel(address.label), subtitle: address.oneLine, symbol: AppSymbols.locationName,
            action: { open(.address(address.id ?? 0)) }
        ) {
            if address.id == profile.defaultAddressID { Pill(Strings.defaultAddress, tone: .success) }
        }
        .accessibilityIdentifier("auth.address.\(address.id ?? 0)")
    }
}

struct AddressList_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressList(profile: Profile(user: .sample)) { _ in }.previewDisplayName("Empty")
            Card { AddressList(profile: .sample) { _ in } }.previewDisplayName("Loaded")
            Card { AddressList(profile: .previewLong) { _ in } }.previewDisplayName("Long text")
        }
    }
}
