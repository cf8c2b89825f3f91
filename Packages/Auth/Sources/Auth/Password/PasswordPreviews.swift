#if DEBUG
import CoreUI
import UI

struct PasswordView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { _ in }.previewDisplayName("Empty")
            page { $0.isBusy = true }.previewDisplayName("Busy")
            page { $0.fields = ["newPassword": Strings.passwordTooShort] }.previewDisplayName("Failed")
        }
    }

    private static func page(_ change: (inout PasswordFeature.State) -> Void) -> some View {
        var state = PasswordFeature.State()
        change(&state)
        return PasswordView(store: ScopedStore(state: state)) {}
    }
}
#endif
