import Core
import CoreUI
import LocationAPI
import OrdersAPI
import Theme
import UI

/// Where to pick up: a saved address, or another one, and whether it is served.
struct PickupAddressCard: View {
    let store: ScopedStore<OrdersFeature>

    @Environment(\.theme) private var theme

    private var form: OrderForm { store.state.form }
    private var saved: [Address] { store.state.defaults.value?.addresses ?? [] }

    var body: some View {
        SectionCard(Strings.address) {
            switch store.state.defaults {
            case .idle, .loading: AddressForm(store: store).redacted(reason: .placeholder)
            case .loaded, .failed: content
            }
        }
    }

    @ViewBuilder private var content: some View {
        if !saved.isEmpty { choices }
        if let address = store.state.defaults.value?.address(form.savedAddressID) {
            Text(address.oneLine).foregroundStyle(theme.colors.secondaryText)
                .accessibilityIdentifier("orders.saved.line")
        } else {
            AddressForm(store: store)
        }
        outcome
    }

    private var choices: some View {
        FormField(Strings.savedAddresses, kind: .group) {
            ChipRow {
                ForEach(saved, id: \.id) { address in
                    Chip(address.label ?? address.line1, isSelected: address.id == form.savedAddressID) {
                        store.send(.savedAddressChosen(address.id ?? 0))
                    }
                    .accessibilityIdentifier("orders.saved.\(address.id ?? 0)")
                }
                Chip(Strings.otherAddress, isSelected: form.savedAddressID == nil) { store.send(.otherAddressChosen) }
                    .accessibilityIdentifier("orders.saved.other")
            }
        }
    }

    @ViewBuilder private var outcome: some View {
        switch form.address {
        case .idle, .loading: EmptyView()
        case .loaded(let found):
            NoticeBanner(found.check.message, tone: found.check.served ? .success : .warning)
                .accessibilityIdentifier("orders.address.message")
        case .failed(let message):
            NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.address.message")
        }
    }
}

struct PickupAddressCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PickupAddressCard(store: ScopedStore(state: OrdersState())).previewDisplayName("Loading")
            PickupAddressCard(store: ScopedStore(state: .previewEmpty)).previewDisplayName("Empty")
            PickupAddressCard(store: ScopedStore(state: .previewSaved)).previewDisplayName("Saved")
            PickupAddressCard(store: ScopedStore(state: .previewNotServed)).previewDisplayName("Not served")
            PickupAddressCard(store: ScopedStore(state: .previewFailed)).previewDisplayName("Failed")
        }
    }
}
