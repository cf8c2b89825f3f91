import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The menu of a conversation. A dispatcher who joined leaves it, where the two whom it belongs to can block and report each other.
struct OptionsView: View {
    let conversation: Conversation
    let person: Int?
    let store: ScopedStore<OptionsFeature>

    var body: some View {
        if let outcome = store.state.outcome { NoticeBanner(outcome) }
        DisclosureCard(Strings.options) {
            SettingsRow(conversation.isMuted ? Strings.unmute : Strings.mute, symbol: AppSymbols.bellName) {
                store.send(.muteTapped(!conversation.isMuted))
            }
            .accessibilityIdentifier("chat.mute")
            if isOneOfTwo {
                block
                SettingsRow(Strings.report, symbol: AppSymbols.warningName, tone: .danger) { store.send(.reportTapped) }
                    .accessibilityIdentifier("chat.report")
            } else {
                SettingsRow(Strings.leave, symbol: AppSymbols.crossName) { store.send(.leaveTapped) }.accessibilityIdentifier("chat.leave")
            }
        }
    }

    private var block: some View {
        SettingsRow(conversation.isBlocked ? Strings.unblock : Strings.block, symbol: AppSymbols.shieldName, tone: .danger) {
            store.send(conversation.isBlocked ? .unblockTapped : .blockTapped)
        }
        .accessibilityIdentifier("chat.block")
        .confirmationDialog(Strings.blockQuestion, isPresented: asksBlock) {
            DestructiveButton(Strings.block) { store.send(.blockConfirmed) }.accessibilityIdentifier("chat.block.confirm")
            Button(Strings.cancel, role: .cancel) { store.send(.blockDismissed) }
        } message: {
            Text(Strings.blockHint)
        }
    }

    /// With more than two, a dispatcher is the one who joined.
    private var isOneOfTwo: Bool {
        conversation.participants.count <= 2 || conversation.participants.first { $0.id == person }?.role != .dispatcher
    }

    private var asksBlock: Binding<Bool> {
        Binding(get: { store.state.asksBlock }, set: { if !$0 { store.send(.blockDismissed) } })
    }
}

#if DEBUG
struct OptionsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.sample).previewDisplayName("Loaded")
            preview(.sample) { $0.asksBlock = true }.previewDisplayName("Asking")
            preview(.joined, person: Participant.dispatcher.id).previewDisplayName("Joined")
            preview(.sample) { $0.outcome = "No connection. Please try again." }.previewDisplayName("Failed")
        }
    }

    private static func preview(
        _ conversation: Conversation, person: Int = 7, change: (inout OptionsFeature.State) -> Void = { _ in }
    ) -> OptionsView {
        var state = OptionsFeature.State(conversation: conversation.id)
        change(&state)
        return OptionsView(conversation: conversation, person: person, store: ScopedStore(state: state))
    }
}
#endif
