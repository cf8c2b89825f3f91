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
            Toggle(Strings.online, isOn: Binding(get: { status.online }, set: { store.send(.onlineToggled($0)) }))
                .disabled(store.state.isSwitching)
                .accessibilityIdentifier("fleet.online")
            Text(status.online ? Strings.onlineHint : Strings.offlineHint)
                .font(theme.fonts.callout)
                .foregroundStyle(theme.colors.secondaryText)
        }
    }
}

struct OnlineCard_Previews: PreviewProvider {
    static var previews: some View {
        OnlineCard(status: .sample, store: ScopedStore(state: FleetState()))
    }
}
