#if DEBUG
import CoreUI
import UI

struct SignOutButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            button { _ in }.previewDisplayName("Idle")
            button { $0.isAsking = true }.previewDisplayName("Asking")
            button { $0.isBusy = true }.previewDisplayName("Busy")
        }
    }

    private static func button(_ change: (inout SignOutFeature.State) -> Void) -> some View {
        var state = SignOutFeature.State()
        change(&state)
        return SignOutButton(store: ScopedStore(state: state))
    }
}
#endif
