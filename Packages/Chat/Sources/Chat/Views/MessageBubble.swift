import ChatAPI
import Theme
import UI

/// A day's name and its messages.
struct DayView: View {
    let day: MessageDay
    let personID: Int?

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.sm) {
            Text(day.name).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            ForEach(day.messages, id: \.id) { message in
                MessageBubble(text: message.text, note: DateFormat.time(message.createdAt), isOwn: message.senderID == personID)
                    .accessibilityIdentifier("chat.message.\(message.id)")
            }
        }
        .frame(maxWidth: .infinity)
    }
}

/// A text in its bubble: one's own at the end, others' at the start.
struct MessageBubble: View {
    let text: String
    let note: String
    let isOwn: Bool

    @Environment(\.theme) private var theme

    var body: some View {
        HStack {
            if isOwn { Spacer() }
            VStack(alignment: isOwn ? .trailing : .leading, spacing: theme.spacing.xs) {
                Text(text)
                    .font(theme.fonts.body)
                    .foregroundStyle(isOwn ? theme.colors.onPrimary : theme.colors.text)
                    .padding(theme.spacing.md)
                    .background(isOwn ? theme.colors.primary : theme.colors.secondaryBackground)
                    .cornerRadius(theme.radius.lg)
                Text(note).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
            if !isOwn { Spacer() }
        }
        .frame(maxWidth: .infinity)
    }
}

/// A message on the way, or one that failed with the ways out.
struct OutgoingBubble: View {
    let message: OutgoingMessage
    let retry: () -> Void
    let discard: () -> Void

    @Environment(\.theme) private var theme

    private var note: String {
        switch message.status {
        case .waiting, .sending: Strings.sending
        case .sent: Strings.sent
        case .failed: Strings.notSent
        }
    }

    var body: some View {
        VStack(alignment: .trailing, spacing: theme.spacing.xs) {
            MessageBubble(text: message.text, note: note, isOwn: true)
            if case .failed(let reason) = message.status {
                NoticeBanner(reason, tone: .danger)
                HStack(spacing: theme.spacing.sm) {
                    QuietButton(Strings.retry, symbol: AppSymbols.refreshName, action: retry)
                        .accessibilityIdentifier("chat.retry.\(message.clientID)")
                    QuietButton(Strings.discard, action: discard).accessibilityIdentifier("chat.discard.\(message.clientID)")
                }
            }
        }
        .frame(maxWidth: .infinity)
    }
}

struct MessageBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MessageBubble(text: "The gate code is 4411.", note: "2:05 PM", isOwn: true)
            MessageBubble(text: "Thank you!", note: "2:06 PM", isOwn: false)
            OutgoingBubble(message: OutgoingMessage(clientID: "a", text: "On my way", status: .sending), retry: {}, discard: {})
        }
    }
}
