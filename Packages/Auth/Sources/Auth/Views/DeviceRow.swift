import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// A device on which the person is signed in, with the way to sign it out; this one is marked.
struct DeviceRow: View {
    let device: SignedInDevice
    let state: DevicesState
    let send: (DevicesAction) -> Void

    var body: some View {
        ListRow(
            device.name, subtitle: Strings.lastUsed(DateFormat.dateTime(device.lastUsedAt)), symbol: AppSymbols.keyName,
            tone: device.current ? .success : .neutral
        ) {
            if device.current { Pill(Strings.thisDevice, tone: .success) } else { signOut }
        }
        .accessibilityIdentifier("auth.device.\(device.id)")
    }

    private var signOut: some View {
        QuietButton(Strings.signOut, isBusy: state.busy == device.id, isDisabled: state.busy != nil) { send(.signOutTapped(device.id)) }
            .accessibilityLabel(Strings.signOutOf(device.name))
            .accessibilityIdentifier("auth.device.\(device.id).signOut")
            .confirmationDialog(Strings.signOutDeviceQuestion, isPresented: isPresented) {
                DestructiveButton(Strings.signOut) { send(.signOutConfirmed) }
                    .accessibilityIdentifier("auth.device.signOut.confirm")
                Button(Strings.cancel, role: .cancel) { send(.signOutDismissed) }
                    .accessibilityIdentifier("auth.device.signOut.dismiss")
            } message: {
                Text(Strings.signOutDeviceHint(device.name))
            }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { state.asked == device.id }, set: { if !$0 { send(.signOutDismissed) } })
    }
}

struct DeviceRow_Previews: PreviewProvider {
    static var previews: some View {
        DeviceRow(device: .sample, state: DevicesState()) { _ in }.previewDisplayName("This device")
    }
}
