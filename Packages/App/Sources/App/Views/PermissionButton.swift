import Core
import Theme
import UI

/// Asks for one use of the device: the browser's own question comes by ``PermissionScript``, which writes the answer into a hidden field.
struct PermissionButton: View {
    /// What may be asked for; the raw value is the script's name of it.
    enum Use: String {
        case location, notifications
    }

    let use: Use
    let send: (AppAction) -> Void

    init(_ use: Use, send: @escaping (AppAction) -> Void) {
        self.use = use
        self.send = send
    }

    var body: some View {
        // lint:allow theme-markup because the browser's script finds it by its attributes.
        Element("div", attributes: [("data-permission", use.rawValue)]) {
            button.accessibilityIdentifier("permission.\(use.rawValue)")
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("div", attributes: [("hidden", "")]) {
                TextField(Strings.permissionAnswer, text: Binding(get: { "" }, set: { send(report($0)) }))
            }
        }
    }

    @ViewBuilder private var button: some View {
        switch use {
        case .location: PrimaryButton(Strings.locationAllow, symbol: AppSymbols.locationName) { send(.permissionsTapped) }
        case .notifications: SecondaryButton(Strings.notificationsAllow, symbol: AppSymbols.bellName) { send(.permissionsTapped) }
        }
    }

    private func report(_ answer: String) -> AppAction {
        switch use {
        case .location: .locationPermissionReported(answer)
        case .notifications: .notificationPermissionReported(answer)
        }
    }
}

struct PermissionButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PermissionButton(.location) { _ in }.previewDisplayName("Usual")
            PermissionButton(.notifications) { _ in }.previewDisplayName("Notifications")
        }
    }
}
