import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the devices on which the person is signed in. This one is marked, the others can be signed out.
struct DevicesView: View {
    let store: ScopedStore<DevicesFeature>
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.devices, subtitle: Strings.devicesSubtitle, back: back) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.devices.message") }
            ViewStateView(store.state.list, retry: { store.send(.appeared) }) { devices in
                Card { ForEach(devices) { row($0) } }
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private func row(_ device: SignedInDevice) -> some View {
        ListRow(
            device.name, subtitle: Strings.lastUsed(DateFormat.dateTime(device.lastUsedAt)), symbol: AppSymbols.keyName,
            tone: device.current ? .success : .neutral
        ) {
            if device.current { Pill(Strings.thisDevice, tone: .success) } else { signOut(device) }
        }
        .accessibilityIdentifier("auth.device.\(device.id)")
    }

    private func signOut(_ device: SignedInDevice) -> some View {
        QuietButton(Strings.signOut, isBusy: store.state.busy == device.id, isDisabled: store.state.busy != nil) { store.send(.signOutTapped(device.id)) }
            .accessibilityLabel(Strings.signOutOf(device.name))
            .accessibilityIdentifier("auth.device.\(device.id).signOut")
            .confirmationDialog(
                Strings.signOutDeviceQuestion,
                isPresented: Binding(get: { store.state.asked == device.id }, set: { if !$0 { store.send(.signOutDismissed) } })
            ) {
                DestructiveButton(Strings.signOut) { store.send(.signOutConfirmed) }
                    .accessibilityIdentifier("auth.device.signOut.confirm")
                Button(Strings.cancel, role: .cancel) { store.send(.signOutDismissed) }
                    .accessibilityIdentifier("auth.device.signOut.dismiss")
            } message: {
                Text(Strings.signOutDeviceHint(device.name))
            }
    }
}
