import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page on which the person deletes their account: what that means, and what speaks against it for now.
struct DeletionView: View {
    let store: ScopedStore<DeletionFeature>
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.deleteAccount, parent: Strings.privacy, back: back) {
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("auth.deletion.message") }
            ViewStateView(store.state.deletion, retry: { store.send(.appeared) }) { deletion in
                Card {
                    Text(Strings.deletionMeans(deletion.graceDays))
                    Text(Strings.deletionRemains)
                    if deletion.refusals.isEmpty { delete } else { refusals(deletion.refusals) }
                }
            }
        }
        .onAppear { store.send(.appeared) }
    }

    private func refusals(_ texts: [String]) -> some View {
        ForEach(texts, id: \.self) { NoticeBanner($0, tone: .warning) }
            .accessibilityIdentifier("auth.deletion.refused")
    }

    private var delete: some View {
        DestructiveButton(Strings.deleteAccount, isBusy: store.state.isChanging) { store.send(.deleteTapped) }
            .accessibilityIdentifier("auth.deletion.delete")
            .confirmationDialog(
                Strings.deletionQuestion, isPresented: Binding(get: { store.state.isAsking }, set: { if !$0 { store.send(.dismissed) } })
            ) {
                DestructiveButton(Strings.deleteAccount) { store.send(.confirmed) }.accessibilityIdentifier("auth.deletion.confirm")
                Button(Strings.cancel, role: .cancel) { store.send(.dismissed) }.accessibilityIdentifier("auth.deletion.dismiss")
            } message: {
                Text(Strings.deletionSignsOut)
            }
    }
}
