#if DEBUG
import AuthAPI
import Core
import CoreUI
import Theme
import UI

struct AddressesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressesView(store: .preview(profile: .loading, path: [.addresses])).previewDisplayName("Loading")
            AddressesView(store: .preview(profile: .loaded(Profile(user: .sample)), path: [.addresses])).previewDisplayName("Empty")
            AddressesView(store: .preview(path: [.addresses])).previewDisplayName("Loaded")
            AddressesView(store: .preview(profile: .failed("No connection. Please try again."), path: [.addresses])).previewDisplayName("Failed")
            AddressesView(store: .preview(profile: .loaded(.previewLong), path: [.addresses])).previewDisplayName("Long text")
        }
    }
}

struct AddressView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressView(store: .preview(profile: .loading, path: [.addresses, .address(1)])).previewDisplayName("Loading")
            AddressView(store: .preview(path: [.addresses, .newAddress])).previewDisplayName("Empty")
            AddressView(store: .preview(path: [.addresses, .address(1)])).previewDisplayName("Loaded")
            AddressView(store: .preview(path: [.addresses, .newAddress]) { $0.address.fields = ["line1": Strings.streetMissing] })
                .previewDisplayName("Failed")
            AddressView(store: .preview(profile: .loaded(.previewLong), path: [.addresses, .address(1)])).previewDisplayName("Long text")
            AddressView(store: .preview(path: [.addresses, .address(1)]) { $0.address.isAsking = true }).previewDisplayName("Asking")
        }
    }
}
#endif
