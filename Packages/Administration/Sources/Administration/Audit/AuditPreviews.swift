#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct AuditView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.entries = .loading }.previewDisplayName("Loading")
            page { ($0.entries, $0.next) = (.loaded([.sample]), 2) }.previewDisplayName("Loaded")
            page { ($0.entries, $0.filter.kind, $0.message) = (.loaded([]), "x", "No connection. Please try again.") }.previewDisplayName("Empty")
            page { $0.entries = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
        }
    }

    private static func page(_ change: (inout AuditFeature.State) -> Void) -> AuditView {
        var state = AuditFeature.State()
        change(&state)
        return AuditView(store: ScopedStore(state: state)) {}
    }
}
#endif
