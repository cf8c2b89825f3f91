import ChatAPI
import Theme
import UI

/// A day's name and its messages.
struct DayView: View {
    let day: MessageDay
    let personID: Int?
    /// The names of those beside the two, by id: what they write says so.
    var names: [Int: String] = [:]

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(spacing: theme.spacing.sm) {
            Text(day.name).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
            ForEach(day.messages, id: \.id) { message in
                if message.system {
                    NoticeRow(text: message.text, time: DateFormat.time(message.createdAt)).accessibilityIdentifier("chat.notice.\(message.id)")
                } else {
                    MessageBubble(text: message.text, note: note(message), isOwn: message.senderID == personID)
                        .accessibilityIdentifier("chat.message.\(message.id)")
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func note(_ message: Message) -> String {
        let time = DateFormat.time(message.createdAt)
        if message.senderID == personID { return message.readBy.isEmpty ? "\(time) ✓" : "\(time) · \(Strings.read) ✓✓" }
        return [names[message.senderID], time].compactMap { $0 }.joined(separator: " · ")
    }
}

struct DayView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DayView(day: MessageDay(name: "Thu, Jan 1", messages: [.notice, .sample]), personID: 7).previewDisplayName("Loaded")
            DayView(day: MessageDay(name: "Fri, Jan 2", messages: [.long]), personID: 7).previewDisplayName("Long text")
        }
    }
}
