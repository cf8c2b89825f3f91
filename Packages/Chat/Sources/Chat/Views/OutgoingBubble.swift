import Theme
import UI

/// A message on the way, or one that failed with the ways out.
struct OutgoingBubble: View {
    let message: OutgoingMessage
    let retry: () -> Void
    let discard: () -> Void

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
                QuietButton(Strings.retry, symbol: AppSymbols.refreshName, action: retry)
                    .accessibilityIdentifier("chat.retry.\(message.clientID)")
                QuietButton(Strings.discard, action: discard).accessibilityIdentifier("chat.discard.\(message.clientID)")
            }
        }
    }
}

struct OutgoingBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OutgoingBubble(message: .sending, retry: {}, discard: {}).previewDisplayName("Sending")
            OutgoingBubble(message: .failed, retry: {}, discard: {}).previewDisplayName("Failed")
        }
    }
}
