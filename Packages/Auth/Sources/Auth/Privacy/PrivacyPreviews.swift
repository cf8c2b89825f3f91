#if DEBUG
import Core
import CoreUI
import UI

struct PrivacyView_Previews: PreviewProvider {
    private static func page(_ consent: ViewState<Bool>, _ change: (inout PrivacyFeature.State) -> Void = { _ in }) -> some View {
        var state = PrivacyFeature.State(consent: consent)
        change(&state)
        return PrivacyView(store: ScopedStore(state: state)) {}
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(false)).previewDisplayName("Off")
            page(.loaded(true)).previewDisplayName("On")
            page(.loaded(false)) { $0.pending = true }.previewDisplayName("Being saved")
            page(.loaded(false)) { $0.message = "No connection. Please try again." }.previewDisplayName("Not saved")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
