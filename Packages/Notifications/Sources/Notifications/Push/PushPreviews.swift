#if DEBUG
import CoreUI
import NotificationsAPI
import UI

struct PushSection_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            section(nil).previewDisplayName("Off")
            section(.on).previewDisplayName("On")
            section(.blocked).previewDisplayName("Blocked")
            section(.unavailable).previewDisplayName("Unavailable")
            section(.failed).previewDisplayName("Failed")
            section(.off, message: "No connection. Please try again.").previewDisplayName("Not saved")
        }
    }

    private static func section(_ device: PushDevice?, message: String? = nil) -> some View {
        PushSection(store: ScopedStore(state: PushFeature.State(device: device, message: message)), person: 7, key: PushKeys.sample.p256dh)
    }
}

struct PushKeeperView_Previews: PreviewProvider {
    static var previews: some View {
        PushKeeperView(store: ScopedStore(state: PushFeature.State()), person: 7).previewDisplayName("Signed in")
    }
}
#endif
