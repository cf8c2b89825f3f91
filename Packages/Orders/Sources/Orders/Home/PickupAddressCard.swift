import Core
import CoreUI
import LocationAPI
import OrdersAPI
import Theme
import UI

/// The pickup address: a saved one or another one, and whether it is served.
struct PickupAddressCard: View {
    let store: ScopedStore<AddressFeature>
    let defaults: ViewState<OrderDefaults>

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.address) {
            switch defaults {
            // Its texts would show through the placeholder of the form.
            case .idle, .loading: AddressFields(store: store).redacted(reason: .placeholder)
            case .loaded, .failed: content
            }
        }
    }

    @ViewBuilder private var content: some View {
        if let saved = defaults.value?.addresses, !saved.isEmpty { choices(saved) }
        if let address = store.state.saved {
            Text(address.oneLine).foregroundStyle(theme.colors.secondaryText)
                .accessibilityIdentifier("orders.saved.line")
        } else {
            AddressForm(store: store)
        }
        outcome
        if let place = store.state.pinPlace {
            PinMap(Strings.pinMap, at: place, hint: Strings.pinHint) { [send = store.sender] in send(.pinMoved($0)) }
                .accessibilityIdentifier("orders.pin")
        }
    }

    private func choices(_ saved: [Address]) -> some View {
        FormField(Strings.savedAddresses, kind: .group) {
            ChipRow {
                ForEach(saved, id: \.id) { address in
                    Chip(address.label ?? address.line1, isSelected: address.id == store.state.saved?.id) { [send = store.sender] in
                        send(.savedChosen(address))
                    }
                    .accessibilityIdentifier("orders.saved.\(address.id ?? 0)")
                }
                Chip(Strings.otherAddress, isSelected: store.state.saved == nil) { [send = store.sender] in send(.otherChosen) }
                    .accessibilityIdentifier("orders.saved.other")
            }
        }
    }

    @ViewBuilder private var outcome: some View {
        switch store.state.check {
        case .idle, .loading: EmptyView()
        case .loaded(let found):
            NoticeBanner(found.check.message, tone: found.check.served ? .success : .warning)
                .accessibilityIdentifier("orders.address.message")
        case .failed(let message):
            NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.address.message")
        }
    }
}

/// The fields of an address that isn't saved, and the button that checks it.
struct AddressForm: View {
    let store: ScopedStore<AddressFeature>

    var body: some View {
        Form {
            OwnPositionButton(message: store.state.positionMessage) { [send = store.sender] in send(.positionReported($0)) }
            AddressFields(store: store)
            SecondaryButton(Strings.checkAddress, symbol: AppSymbols.locationName, isBusy: isChecking) { store.send(.checkTapped) }
                .accessibilityIdentifier("orders.address.check")
        }
        .onSubmit { store.send(.checkTapped) }
    }

    private var isChecking: Bool {
        if case .loading = store.state.check { true } else { false }
    }
}

/// The fields of an address that isn't saved.
struct AddressFields: View {
    let store: ScopedStore<AddressFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            TextFormField(Strings.street, text: store.binding(\.line1) { .line1Changed($0) }, identifier: "orders.address.line1")
            TextFormField(Strings.line2, text: store.binding(\.line2) { .line2Changed($0) }, identifier: "orders.address.line2")
            TextFormField(Strings.city, text: store.binding(\.city) { .cityChanged($0) }, identifier: "orders.address.city")
            TextFormField(Strings.postalCode, text: store.binding(\.postalCode) { .postalCodeChanged($0) }, identifier: "orders.address.postalCode")
        }
    }
}

/// The button that takes the device's position, with the reason before the browser asks.
struct OwnPositionButton: View {
    let message: String?
    let report: (DevicePosition) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.sm) {
            Text(Strings.positionReason).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
            SecondaryButton(Strings.usePosition, symbol: AppSymbols.targetName) {}
                .accessibilityIdentifier("orders.position")
                .hook(.ownPosition) { report($0) }
            if let message { NoticeBanner(message, tone: .warning).accessibilityIdentifier("orders.position.message") }
        }
    }
}

extension Hook<DevicePosition> {
    /// The device's position once, after a press, by the script `own-position`.
    static let ownPosition = Hook("own-position")
}
