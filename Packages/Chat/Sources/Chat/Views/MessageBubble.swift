import Theme
import UI

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

struct MessageBubble_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MessageBubble(text: "The gate code is 4411.", note: "2:05 PM", isOwn: true).previewDisplayName("Own")
            MessageBubble(text: "Thank you!", note: "2:06 PM", isOwn: false).previewDisplayName("Other's")
            MessageBubble(text: String(repeating: "Ring twice, the bell is quiet. ", count: 12), note: "2:06 PM", isOwn: false)
                .previewDisplayName("Long text")
        }
    }
}
