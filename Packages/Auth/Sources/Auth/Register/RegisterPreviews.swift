#if DEBUG
import CoreUI
import UI

struct RegisterView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            screen { _ in }.previewDisplayName("Empty")
            screen { ($0.name, $0.email, $0.isBusy) = ("Ana", "ana@example.com", true) }.previewDisplayName("Busy")
            screen { $0.fields = ["password": Strings.passwordTooShort] }.previewDisplayName("Failed")
        }
    }

    private static func screen(_ change: (inout RegisterFeature.State) -> Void) -> some View {
        var state = RegisterFeature.State()
        change(&state)
        return RegisterView(store: ScopedStore(state: state), productName: "Tumble")
    }
}
#endif
