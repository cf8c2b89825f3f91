#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct DeletionView_Previews: PreviewProvider {
    private static func page(_ deletion: ViewState<AccountDeletion>, _ change: (inout DeletionFeature.State) -> Void = { _ in }) -> some View {
        var state = DeletionFeature.State(deletion: deletion)
        change(&state)
        return DeletionView(store: ScopedStore(state: state)) {}
    }

    private static let free = AccountDeletion(dueAt: nil, graceDays: 14)

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(free)).previewDisplayName("Loaded")
            page(.loaded(free)) { $0.isAsking = true }.previewDisplayName("Asking")
            page(.loaded(free)) { $0.isChanging = true }.previewDisplayName("Busy")
            page(.loaded(AccountDeletion(dueAt: nil, graceDays: 14, refusals: ["2 orders of yours are under way.", "We still owe you earnings."])))
                .previewDisplayName("Refused")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct LeavingView_Previews: PreviewProvider {
    private static func screen(_ change: @escaping (inout AuthState) -> Void = { _ in }) -> some View {
        LeavingView(
            store: .preview { state in
                let user = User.sample
                state.session = .signedIn(
                    User(
                        id: user.id, name: user.name, email: user.email, phone: nil, roles: [.customer], createdAt: user.createdAt,
                        deletionAt: AccountDeletion.sample.dueAt))
                change(&state)
            }, productName: "Tumble")
    }

    static var previews: some View {
        Group {
            screen().previewDisplayName("Leaving")
            screen { $0.deletion.isChanging = true }.previewDisplayName("Being kept")
            screen { $0.deletion.message = "No connection. Please try again." }.previewDisplayName("Failed")
        }
    }
}
#endif
