import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// What one can do about a conversation: mute it, block or report the other one; a dispatcher who joined leaves it.
struct ThreadMenu: View {
    let conversation: Conversation
    let person: Participant?
    let store: ScopedStore<ChatFeature>

    var body: some View {
        if let outcome = store.state.outcome { NoticeBanner(outcome) }
        DisclosureCard(Strings.options) {
            SettingsRow(conversation.isMuted ? Strings.unmute : Strings.mute, symbol: AppSymbols.bellName) { store.send(.muteTapped) }
                .accessibilityIdentifier("chat.mute")
            if isOneOfTwo {
                SettingsRow(conversation.isBlocked ? Strings.unblock : Strings.block, symbol: AppSymbols.shieldName, tone: .danger) {
                    store.send(.blockTapped)
                }
                .accessibilityIdentifier("chat.block")
                .confirmationDialog(Strings.blockQuestion, isPresented: asksBlock) {
                    DestructiveButton(Strings.block) { store.send(.blockConfirmed) }.accessibilityIdentifier("chat.block.confirm")
                    Button(Strings.cancel, role: .cancel) { store.send(.blockDismissed) }
                } message: {
                    Text(Strings.blockHint)
                }
                SettingsRow(Strings.report, symbol: AppSymbols.warningName, tone: .danger) { store.send(.reportTapped(nil)) }
                    .accessibilityIdentifier("chat.report")
                    .sheet(isPresented: isReporting) { ReportSheet(store: store) }
            } else {
                SettingsRow(Strings.leave, symbol: AppSymbols.crossName) { store.send(.leaveTapped) }.accessibilityIdentifier("chat.leave")
            }
        }
    }

    /// With more than two, a dispatcher is the one who joined.
    private var isOneOfTwo: Bool { conversation.participants.count <= 2 || person?.role != .dispatcher }

    private var asksBlock: Binding<Bool> {
        Binding(get: { store.state.asksBlock }, set: { if !$0 { store.send(.blockDismissed) } })
    }

    private var isReporting: Binding<Bool> {
        Binding(get: { store.state.report != nil }, set: { if !$0 { store.send(.reportDismissed) } })
    }
}

struct ThreadMenu_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ThreadMenu(conversation: .sample, person: nil, store: preview { _ in }).previewDisplayName("Loaded")
            ThreadMenu(conversation: .sample, person: nil, store: preview { $0.asksBlock = true }).previewDisplayName("Asking")
            ThreadMenu(conversation: .joined, person: .dispatcher, store: preview { _ in }).previewDisplayName("Joined")
            ThreadMenu(conversation: .sample, person: nil, store: preview { $0.outcome = "No connection. Please try again." }).previewDisplayName("Failed")
        }
    }

    private static func preview(_ change: (inout ChatState) -> Void) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        change(&state)
        return ScopedStore(state: state)
    }
}
