import Core
import Location
import Theme
import UI

/// What is asked of the device before a mode can be used: a driver's location. The person's other modes stay open.
struct PermissionsView: View {
    let mode: Mode
    let modes: [Mode]
    let permissions: Permissions
    let productName: String
    let send: (AppAction) -> Void

    var body: some View {
        PageColumn(.narrow) {
            BrandMark(productName)
            PageHeader(Strings.locationNeeded, subtitle: Strings.locationReason)
            Card {
                if permissions.location == .denied {
                    NoticeBanner(Strings.locationDenied, tone: .warning).accessibilityIdentifier("permission.denied")
                }
                PermissionButton(send: send)
            }
            ForEach(modes.filter { $0 != mode }, id: \.self) { other in
                QuietButton(Strings.continueAs(Strings.title(of: other))) { send(.modeTapped(other)) }
                    .accessibilityIdentifier("permission.mode.\(other.rawValue)")
            }
        }
        .navigationTitle(Strings.locationNeeded)
    }
}

struct PermissionsView_Previews: PreviewProvider {
    private static func page(_ location: Permission, _ modes: [Mode]) -> some View {
        PermissionsView(mode: .driver, modes: modes, permissions: Permissions(location: location), productName: "Tumble") { _ in }
    }

    static var previews: some View {
        Group {
            page(.undecided, [.driver]).previewDisplayName("Not asked yet")
            page(.denied, [.customer, .driver]).previewDisplayName("Refused")
        }
    }
}
