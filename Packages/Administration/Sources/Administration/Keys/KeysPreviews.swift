#if DEBUG
import AdministrationAPI
import Core
import CoreUI
import UI

struct KeysView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.keys = .loaded([.sample, .created]) }.previewDisplayName("Loaded")
            page { $0.keys = .loading }.previewDisplayName("Loading")
            page { $0.keys = .loaded([]) }.previewDisplayName("Empty")
            page { $0.keys = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.keys, $0.created) = (.loaded([.created]), .created) }.previewDisplayName("Made")
            page { ($0.keys, $0.revoking) = (.loaded([.sample]), 3) }.previewDisplayName("Revoking")
            page { state in
                (state.keys, state.form) = (.loaded([]), KeyForm(name: "Dashboard"))
                state.fields = ["scopes": Strings.keyScopesNeeded]
            }
            .previewDisplayName("Form")
        }
    }

    private static func page(_ change: (inout KeysFeature.State) -> Void) -> KeysView {
        var state = KeysFeature.State(scopes: ["orders:read", "orders:write", "payments:read"])
        change(&state)
        return KeysView(store: ScopedStore(state: state)) {}
    }
}

struct KeyCards_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CreatedKeyCard(key: .created) {}.previewDisplayName("Made")
            KeyFormCard(form: KeyForm(), store: ScopedStore(state: KeysFeature.State(scopes: ["orders:read"]))).previewDisplayName("Form")
            KeyCard(key: .sample, store: ScopedStore(state: KeysFeature.State())).previewDisplayName("Holds")
            KeyCard(key: .revoked, store: ScopedStore(state: KeysFeature.State())).previewDisplayName("Revoked")
        }
    }
}
#endif
