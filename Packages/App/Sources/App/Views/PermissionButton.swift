import Core
import Theme
import UI

/// Asks for the location: the browser's own question comes by ``PermissionScript``, which writes the answer into a hidden field.
struct PermissionButton: View {
    let send: (AppAction) -> Void

    var body: some View {
        // lint:allow theme-markup because the browser's script finds it by its attributes.
        Element("div", attributes: [("data-permission", "location")]) {
            PrimaryButton(Strings.locationAllow, symbol: AppSymbols.locationName) { send(.permissionsTapped) }
                .accessibilityIdentifier("permission.location")
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("div", attributes: [("hidden", "")]) {
                TextField(Strings.locationAnswer, text: Binding(get: { "" }, set: { send(.locationPermissionReported($0)) }))
            }
        }
    }
}

struct PermissionButton_Previews: PreviewProvider {
    static var previews: some View { PermissionButton { _ in }.previewDisplayName("Usual") }
}
