import Theme
import UI

/// The offline actions that are waiting or were refused. The browser's script fills and shows it.
struct OutboxView: View {
    @Environment(\.theme) private var theme

    var body: some View {
        // lint:allow theme-markup because the browser's script finds it by its attributes.
        Element("aside", attributes: [("data-outbox", ""), ("hidden", ""), ("aria-live", "polite"), ("aria-label", Strings.outbox)]) {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                // lint:allow theme-markup because the browser's script finds it by its attributes.
                Element("div", attributes: [("data-outbox-waiting", ""), ("hidden", "")] + counts) {
                    NoticeBanner(Strings.outboxWaiting(5), tone: .info).accessibilityIdentifier("outbox.waiting")
                }
                // lint:allow theme-markup because the browser's script finds it by its attributes.
                Element("div", attributes: [("data-outbox-row", ""), ("hidden", "")]) { failure }
            }
            .padding(theme.spacing.sm)
        }
    }

    /// The text for each plural category, with a number that the script replaces.
    private var counts: [(String, String)] {
        [("one", 1), ("few", 2), ("many", 5), ("other", 10)].map { ("data-\($0.0)", Strings.outboxWaiting($0.1)) }
    }

    private var failure: some View {
        Card {
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("strong", attributes: [("data-outbox-label", "")])
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("p", attributes: [("data-outbox-message", "")])
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("div", attributes: [("data-outbox-discard", "")]) {
                SecondaryButton(Strings.outboxDiscard) {}.accessibilityIdentifier("outbox.discard")
            }
        }
        .accessibilityIdentifier("outbox.failed")
    }
}

#if DEBUG
struct OutboxView_Previews: PreviewProvider {
    static var previews: some View { OutboxView().previewDisplayName("Hidden until something waits") }
}
#endif
