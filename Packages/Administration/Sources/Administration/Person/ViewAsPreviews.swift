#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct ViewAsCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            card { _ in }.previewDisplayName("Usual")
            card { $0.viewings = .loading }.previewDisplayName("Loading")
            card { $0.viewings = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            card { $0.reason = "Asked on the phone why the total differs." }.previewDisplayName("Form")
            card { ($0.reason, $0.fault) = ("", "Tell them what for.") }.previewDisplayName("Without a reason")
            card { $0.message = "No connection. Please try again." }.previewDisplayName("Not begun")
        }
    }

    private static func card(_ change: (inout ViewAsFeature.State) -> Void) -> some View {
        var state = ViewAsFeature.State(id: AdministeredAccount.sample.user.id, viewings: .loaded([.sample]))
        change(&state)
        return ViewAsCard(account: .sample, store: ScopedStore(state: state))
    }
}
#endif
