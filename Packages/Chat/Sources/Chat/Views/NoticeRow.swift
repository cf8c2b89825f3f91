import Theme
import UI

/// What the service says in a conversation: between the bubbles, and nobody's.
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

struct NoticeRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NoticeRow(text: "Order 12: the driver is on the way.", time: "2:05 PM").previewDisplayName("Loaded")
            NoticeRow(text: "Maximiliana Featherstonehaugh-Constantinopolis from dispatch has joined.", time: "2:06 PM").previewDisplayName("Long text")
        }
    }
}
