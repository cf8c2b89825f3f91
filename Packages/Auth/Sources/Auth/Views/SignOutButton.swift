import Core
public import CoreUI
import Theme
public import UI

/// The way out, with a question before it.
public struct SignOutButton: View {
    private let store: ScopedStore<AuthFeature>

    /// Makes the button.
    public init(store: ScopedStore<AuthFeature>) { self.store = store }

    /// The button, and the question once it was pressed.
    public var body: some View {
        DestructiveButton(Strings.signOut, symbol: AppSymbols.signOutName, isBusy: store.state.isSigningOut) { store.send(.signOutTapped) }
            .accessibilityIdentifier("auth.signOut")
            .confirmationDialog(Strings.signOutQuestion, isPresented: isPresented) {
                DestructiveButton(Strings.signOut) { store.send(.signOutConfirmed) }
                    .accessibilityIdentifier("auth.signOut.confirm")
                Button(Strings.cancel, role: .cancel) { store.send(.signOutDismissed) }
                    .accessibilityIdentifier("auth.signOut.dismiss")
            } message: {
                Text(Strings.signOutHint)
            }
    }

    private var isPresented: Binding<Bool> {
        Binding(get: { store.state.asksSignOut }, set: { if !$0 { store.send(.signOutDismissed) } })
    }
}

struct SignOutButton_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            SignOutButton(store: .preview()).previewDisplayName("Idle")
            SignOutButton(store: .preview { $0.asksSignOut = true }).previewDisplayName("Asking")
            SignOutButton(store: .preview { $0.isSigningOut = true }).previewDisplayName("Busy")
        }
    }
}
