import Core
import CoreUI
import Theme
import UI

/// The field for the next message. Enter sends it; Shift and Enter begin a new line.
struct ComposerView: View {
    let store: ScopedStore<ComposerFeature>

    var body: some View {
        FormField(Strings.message, hint: Strings.sendHint, message: store.state.message) {
            TextEditor(text: store.binding(\.draft) { .draftChanged($0) })
                .onSubmit { store.send(.sendTapped) }
                .accessibilityIdentifier("chat.input")
        }
    }
}

/// A message on the way, or one that failed with the ways out.
struct OutgoingBubble: View {
    let message: OutgoingMessage
    let store: ScopedStore<ComposerFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .trailing, spacing: theme.spacing.xs) {
            MessageBubble(text: message.text, note: note, isOwn: true)
            failure
        }
        .frame(maxWidth: .infinity)
    }

    private var note: String {
        switch message.status {
        case .waiting, .sending: Strings.sending
        case .sent: Strings.sent
        case .failed: Strings.notSent
        }
    }

    @ViewBuilder
    private var failure: some View {
        if case .failed(let reason) = message.status {
            NoticeBanner(reason, tone: .danger)
            HStack(spacing: theme.spacing.sm) {
                QuietButton(Strings.retry, symbol: AppSymbols.refreshName) { store.send(.retryTapped(message.clientID)) }
                    .accessibilityIdentifier("chat.retry.\(message.clientID)")
                QuietButton(Strings.discard) { store.send(.discardTapped(message.clientID)) }
                    .accessibilityIdentifier("chat.discard.\(message.clientID)")
            }
        }
    }
}

#if DEBUG
struct ComposerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview("", nil).previewDisplayName("Empty")
            preview("On my way down", nil).previewDisplayName("Typed")
            preview("…", Strings.tooLong).previewDisplayName("Failed")
        }
    }

    private static func preview(_ draft: String, _ message: String?) -> ComposerView {
        ComposerView(store: ScopedStore(state: ComposerFeature.State(conversation: 5, draft: draft, message: message)))
    }
}

struct OutgoingBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview(.sending).previewDisplayName("Sending")
            preview(.failed).previewDisplayName("Failed")
        }
    }

    private static func preview(_ message: OutgoingMessage) -> OutgoingBubble {
        OutgoingBubble(message: message, store: ScopedStore(state: ComposerFeature.State(conversation: 5, outgoing: [message])))
    }
}
#endif
