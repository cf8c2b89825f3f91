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
                MessageBubble(text: message.text, note: note(message), isOwn: message.senderID == personID)
                    .accessibilityIdentifier("chat.message.\(message.id)")
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func note(_ message: Message) -> String {
        let time = DateFormat.time(message.createdAt)
        return message.senderID == personID && !message.readBy.isEmpty ? "\(time) · \(Strings.read)" : time
    }
}

struct DayView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DayView(day: MessageDay(name: "Thu, Jan 1", messages: [.sample]), personID: 7).previewDisplayName("Loaded")
            DayView(day: MessageDay(name: "Fri, Jan 2", messages: [.long]), personID: 7).previewDisplayName("Long text")
        }
    }
}
