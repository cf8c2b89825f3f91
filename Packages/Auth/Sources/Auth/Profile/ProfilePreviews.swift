#if DEBUG
import AuthAPI
import CoreUI
import UI

struct ProfileView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.sample).previewDisplayName("Loaded")
            page(.sample) { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
            page(Profile.previewLong.user).previewDisplayName("Long text")
        }
    }

    private static func page(_ user: User, _ change: (inout ProfileFeature.State) -> Void = { _ in }) -> some View {
        var state = ProfileFeature.State(user)
        change(&state)
        return ProfileView(store: ScopedStore(state: state)) {}
    }
}
#endif
