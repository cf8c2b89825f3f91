public import UI

/// A message within the page, where it matters: a hint, a warning, what failed.
public struct NoticeBanner: View {
    private let message: String
    private let tone: Tone

    /// Makes a message.
    public init(_ message: String, tone: Tone = .info) {
        self.message = message
        self.tone = tone
    }

    /// The message; one that needs attention is read aloud at once.
    public var body: some View {
        Element("div", class: "t-notice t-tone-\(tone.rawValue)", attributes: [("role", tone == .danger ? "alert" : "status")]) {
            Image(systemName: tone.symbol)
            Text(message)
        }
    }
}

#if DEBUG
struct NoticeBanner_Previews: PreviewProvider {
    static var previews: some View {
        NoticeBanner("Your window starts in an hour.").previewDisplayName("Info")
        NoticeBanner("Saved.", tone: .success).previewDisplayName("Success")
        NoticeBanner("This address isn't served yet, but the service comes closer every month: leave it and we tell you.", tone: .warning)
            .previewDisplayName("Long text")
        NoticeBanner("The card was declined.", tone: .danger).previewDisplayName("Danger")
    }
}
#endif
