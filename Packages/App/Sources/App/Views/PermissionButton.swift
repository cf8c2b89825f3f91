import Core
import CoreUI
import Location
import Theme
import UI

/// A button that requests one permission: ``PermissionScript`` shows the browser's prompt and reports the result.
struct PermissionButton: View {
    /// The permissions to request; raw values are the script's names.
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
        button.accessibilityIdentifier("permission.\(use.rawValue)")
            .hook(.permission, options: ["use": use.rawValue]) { send(report($0)) }
    }

    @ViewBuilder private var button: some View {
        switch use {
        case .location: PrimaryButton(Strings.locationAllow, symbol: AppSymbols.locationName) { send(.permissionsTapped) }
        case .notifications: SecondaryButton(Strings.notificationsAllow, symbol: AppSymbols.bellName) { send(.permissionsTapped) }
        }
    }

    private func report(_ permission: Permission) -> AppAction {
        switch use {
        case .location: .permissionsReported(Permissions(location: permission))
        case .notifications: .permissionsReported(Permissions(notifications: permission))
        }
    }
}

extension Hook<Permission> {
    /// The browser's prompt and its result, by ``PermissionScript``.
    static let permission = Hook("permission")
}

#if DEBUG
struct PermissionButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PermissionButton(.location) { _ in }.previewDisplayName("Usual")
            PermissionButton(.notifications) { _ in }.previewDisplayName("Notifications")
        }
    }
}
#endif

/// The script that requests the browser's permissions, for elements with `data-permission="location"` or `data-permission="notifications"`.
///
/// A press shows the prompt; the result, one of `Permission`'s raw values, is written to the element's field as if typed. If the browser already has
/// a result, no prompt is shown. A cookie passes it to the server with the first request; it is only the browser's claim.
public enum PermissionScript {
    /// The script's source, to be included once per page.
    public static let source = Resources.permissionScript
}
