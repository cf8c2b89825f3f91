import AuthAPI
import Core
import Theme
import UI

/// The saved addresses.
struct AddressesCard: View {
    let profile: Profile

    var body: some View {
        SectionCard(Strings.addresses) {
            if profile.addresses.isEmpty {
                ListRow(Strings.noAddresses, symbol: AppSymbols.locationName, tone: .neutral)
            } else {
                ForEach(profile.addresses, id: \.id) { address in
                    ListRow(Strings.addressLabel(address.label), subtitle: address.oneLine, symbol: AppSymbols.locationName) {
                        if address.id == profile.defaultAddressID { Pill(Strings.defaultAddress, tone: .success) }
                    }
                }
            }
        }
    }
}

struct AddressesCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressesCard(profile: .sample)
            AddressesCard(profile: Profile(user: .sample))
        }
    }
}
