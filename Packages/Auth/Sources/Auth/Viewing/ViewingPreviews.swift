#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct ViewingBanner_Previews: PreviewProvider {
    private static func bar(_ change: (inout ViewingFeature.State) -> Void = { _ in }) -> some View {
        var state = AuthState(session: .signedIn(.sample))
        state.viewing.isOn = true
        change(&state.viewing)
        return ViewingBanner(store: ScopedStore(state: state), name: "Mia Martin")
    }

    static var previews: some View {
        Group {
            bar().previewDisplayName("Usual")
            bar { $0.isEnding = true }.previewDisplayName("Ending")
        }
    }
}
#endif
