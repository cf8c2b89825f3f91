import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// Brings a driver without offers back to them: goes online, or ends the break, which also works without a network.
struct ReturnButton: View {
    let status: DriverStatus
    let store: ScopedStore<ShiftFeature>

    var body: some View {
        if status.online {
            PrimaryButton(Strings.endBreak, symbol: AppSymbols.arrowRightName, isBusy: store.state.isSwitchingBreak) { store.send(.breakTapped(false)) }
                .offline(FleetIntents.setBreak, fields: ["onBreak": "false"])
                .accessibilityIdentifier("fleet.endBreak")
        } else {
            PrimaryButton(Strings.goOnlineNow, symbol: AppSymbols.powerName, isBusy: store.state.switchingTo == true) { store.send(.onlineToggled(true)) }
                .accessibilityIdentifier("fleet.goOnline")
        }
    }
}
