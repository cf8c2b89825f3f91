import Core
public import CoreUI
import Theme
public import UI

/// The button that signs out, with a question before it.
public struct SignOutButton: View {
    private let store: ScopedStore<SignOutFeature>

    /// Creates the button.
    public init(store: ScopedStore<SignOutFeature>) { self.store = store }

    /// The button, and the question once it was tapped.
    public var body: some View {
        DestructiveButton(Strings.signOut, symbol: AppSymbols.signOutName, isBusy: store.state.isBusy) { store.send(.tapped) }
            .accessibilityIdentifier("auth.signOut")
            .confirmationDialog(
                Strings.signOutQuestion, isPresented: Binding(get: { store.state.isAsking }, set: { if !$0 { store.send(.dismissed) } })
            ) {
                DestructiveButton(Strings.signOut) { store.send(.confirmed) }
                    .accessibilityIdentifier("auth.signOut.confirm")
                    // Once the person is signed out, the browser's script deletes what they left on the device.
                    .styleName("outbox-clear")
                Button(Strings.cancel, role: .cancel) { store.send(.dismissed) }
                    .accessibilityIdentifier("auth.signOut.dismiss")
            } message: {
                Text(Strings.signOutHint)
                // lint:allow theme-markup because the browser's script shows it if something waits.
                Element("div", attributes: [("data-outbox-warning", ""), ("hidden", "")]) { Text(Strings.signOutWaiting) }
            }
    }
}
