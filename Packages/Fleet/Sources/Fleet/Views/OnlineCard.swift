import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The switch between online and offline.
struct OnlineCard: View {
    let status: DriverStatus
    let store: ScopedStore<FleetFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        Card {
            Toggle(Strings.online, isOn: Binding(get: { store.state.switchingTo ?? status.online }, set: { store.send(.onlineToggled($0)) }))
                .disabled(store.state.switchingTo != nil)
                .font(theme.fonts.headline)
                .accessibilityIdentifier("fleet.online")
            Text(status.online ? Strings.onlineHint : Strings.offlineHint)
                .font(theme.fonts.callout)
                .foregroundStyle(theme.colors.secondaryText)
        }
    }
}

struct OnlineCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OnlineCard(status: .sample, store: .preview(FleetState())).previewDisplayName("Online")
            OnlineCard(status: DriverStatus(online: false), store: .preview(FleetState())).previewDisplayName("Offline")
            OnlineCard(status: .sample, store: .preview(FleetState(switchingTo: true))).previewDisplayName("Switching")
        }
    }
}
