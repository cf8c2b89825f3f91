import Core
public import CoreUI
import Theme
public import UI

/// What stands where a session could not be restored for now: the reason, and a way to try again.
public struct RestoreFailedView: View {
    private let store: ScopedStore<AuthFeature>

    /// Makes the screen.
    public init(store: ScopedStore<AuthFeature>) { self.store = store }

    /// The screen; empty in any other state.
    public var body: some View {
        if case .restoreFailed(let message) = store.state.session {
            PageColumn(.narrow) {
                ErrorView(message) { store.send(.restoreRequested) }
            }
        }
    }
}

struct RestoreFailedView_Previews: PreviewProvider {
    static var previews: some View {
        RestoreFailedView(store: ScopedStore(state: AuthState(session: .restoreFailed("No connection. Please try again."))))
            .previewDisplayName("Failed")
    }
}
