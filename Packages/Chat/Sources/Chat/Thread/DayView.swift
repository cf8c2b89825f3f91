import ChatAPI
import Theme
import UI

/// The messages of one day.
struct MessageDay {
    /// The day as people read it.
    let name: String
    let messages: [Message]

    /// Returns messages by the day on which they were sent, in order.
    static func days(of messages: [Message]) -> [MessageDay] {
        var days: [MessageDay] = []
        for message in messages {
            let name = DateFormat.day(message.createdAt)
            if let last = days.last, last.name == name {
                days[days.count - 1] = MessageDay(name: name, messages: last.messages + [message])
            } else {
                days.append(MessageDay(name: name, messages: [message]))
            }
        }
        return days
    }
}

/// A day's name and its messages.
struct DayView: View {
    let day: MessageDay
    let person: Int?
    /// The names by id of those whose messages say who wrote them.
    var names: [Int: String] = [:]

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.sm) {
            Text(day.name).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            ForEach(day.messages, id: \.id) { message in
                if message.system {
                    NoticeRow(text: message.text, time: DateFormat.time(message.createdAt)).accessibilityIdentifier("chat.notice.\(message.id)")
                } else {
                    MessageBubble(text: message.text, note: note(message), isOwn: message.senderID == person)
                        .accessibilityIdentifier("chat.message.\(message.id)")
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func note(_ message: Message) -> String {
        let time = DateFormat.time(message.createdAt)
        if message.senderID == person { return message.readBy.isEmpty ? "\(time) ✓" : "\(time) · \(Strings.read) ✓✓" }
        return [message.senderID.flatMap { names[$0] }, time].compactMap { $0 }.joined(separator: " · ")
    }
}

/// A notice of the service, which stands between the bubbles and is nobody's.
struct NoticeRow: View {
    let text: String
    let time: String

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.xs) {
            Pill(text)
            Text(time).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        }
        .frame(maxWidth: .infinity)
    }
}

/// A text in its bubble: the person's own at the end, others' at the start.
struct MessageBubble: View {
    let text: String
    let note: String
    let isOwn: Bool

    @Environment(\.theme) private var theme

    var body: some View {
        HStack {
            if isOwn { Spacer() }
            VStack(alignment: isOwn ? .trailing : .leading, spacing: theme.spacing.xs) {
                bubble
                Text(note).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            }
            if !isOwn { Spacer() }
        }
        .frame(maxWidth: .infinity)
    }

    private var bubble: some View {
        Text(text)
            .font(theme.fonts.body)
            .foregroundStyle(isOwn ? theme.colors.onPrimary : theme.colors.text)
            .padding(theme.spacing.md)
            .background(isOwn ? theme.colors.primary : theme.colors.secondaryBackground)
            .cornerRadius(theme.radius.lg)
    }
}
