import Core
public import CoreUI
import Theme
public import UI

/// Says why the session couldn't be restored for now, and offers to try again.
public struct RestoreFailedView: View {
    private let store: ScopedStore<AuthFeature>

    /// Creates the screen.
    public init(store: ScopedStore<AuthFeature>) { self.store = store }

    /// The screen; empty unless restoring failed.
    public var body: some View {
        if case .restoreFailed(let message) = store.state.session {
            PageColumn(.narrow) {
                ErrorView(message) { store.send(.session(.restoreRequested)) }
            }
        }
    }
}
