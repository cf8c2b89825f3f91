import Auth
import Core
import CoreUI
import Location
import Theme
import UI

/// The screen that requests a mode's required permissions: a driver's location. Notifications are offered too, but not required. The person's
/// other modes stay available.
struct PermissionsView: View {
    let mode: Mode
    let modes: [Mode]
    let permissions: Permissions
    let productName: String
    let signOut: ScopedStore<SignOutFeature>?
    let send: (AppAction) -> Void

    var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.locationNeeded, subtitle: Strings.locationReason)
            Card {
                if permissions.location == .denied {
                    NoticeBanner(Strings.locationDenied, tone: .warning).accessibilityIdentifier("permission.denied")
                }
                PermissionButton(.location, send: send)
            }
            notifications
            ForEach(modes.filter { $0 != mode }, id: \.self) { other in
                QuietButton(Strings.continueAs(Strings.title(of: other))) { send(.modeTapped(other)) }
                    .accessibilityIdentifier("permission.mode.\(other.rawValue)")
            }
            if let signOut { SignOutButton(store: signOut) }
        }
        .navigationTitle(Strings.locationNeeded)
    }

    @ViewBuilder private var notifications: some View {
        switch permissions.notifications {
        case .undecided:
            Card {
                Text(Strings.notificationsReason)
                PermissionButton(.notifications, send: send)
            }
        case .granted: NoticeBanner(Strings.notificationsGranted, tone: .success).accessibilityIdentifier("permission.notifications.granted")
        case .denied: NoticeBanner(Strings.notificationsDenied).accessibilityIdentifier("permission.notifications.denied")
        case .unavailable: EmptyView()
        }
    }
}

#if DEBUG
struct PermissionsView_Previews: PreviewProvider {
    private static func page(_ location: Permission, _ notifications: Permission = .undecided, _ modes: [Mode] = [.driver]) -> some View {
        PermissionsView(
            mode: .driver, modes: modes, permissions: Permissions(location: location, notifications: notifications), productName: "Tumble",
            signOut: ScopedStore(state: SignOutFeature.State())
        ) { _ in }
    }

    static var previews: some View {
        Group {
            page(.undecided).previewDisplayName("Not asked yet")
            page(.undecided, .granted).previewDisplayName("Notifications allowed")
            page(.denied, .denied, [.customer, .driver]).previewDisplayName("Refused")
        }
    }
}
#endif
