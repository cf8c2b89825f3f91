#if DEBUG
import Core
import CoreUI
import UI
import WebhooksAPI

struct AddressesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.addresses = .loaded([.sample, .created]) }.previewDisplayName("Loaded")
            page { $0.addresses = .loading }.previewDisplayName("Loading")
            page { $0.addresses = .loaded([]) }.previewDisplayName("Empty")
            page { $0.addresses = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.addresses, $0.rotated) = (.loaded([.sample]), .created) }.previewDisplayName("New secret")
        }
    }

    private static func page(_ change: (inout AddressesFeature.State) -> Void) -> AddressesView {
        var state = AddressesFeature.State()
        change(&state)
        return AddressesView(store: ScopedStore(state: state), new: ScopedStore(state: NewAddressFeature.State()))
    }
}

struct AddressCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AddressCard(address: .sample, store: ScopedStore(state: AddressesFeature.State())).previewDisplayName("Active")
            AddressCard(address: .paused, store: ScopedStore(state: AddressesFeature.State())).previewDisplayName("Paused")
            AddressCard(address: .sample, store: ScopedStore(state: AddressesFeature.State(confirming: .remove(3)))).previewDisplayName("Removing")
            AddressCard(address: .sample, store: ScopedStore(state: AddressesFeature.State(tested: 3))).previewDisplayName("Tested")
        }
    }
}

struct NewAddressViews_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            section { _ in }.previewDisplayName("Closed")
            section { ($0.form, $0.kinds) = (AddressForm(kinds: ["order.moved"]), ["order.moved", "order.rated", "payment.moved"]) }
                .previewDisplayName("Form")
            section { ($0.form, $0.fields) = (AddressForm(), ["url": Strings.addressNeeded]) }
                .previewDisplayName("Refused")
            section { $0.created = .created }.previewDisplayName("Created")
        }
    }

    private static func section(_ change: (inout NewAddressFeature.State) -> Void) -> some View {
        var state = NewAddressFeature.State()
        change(&state)
        return NewAddressSection(store: ScopedStore(state: state))
    }
}
#endif
