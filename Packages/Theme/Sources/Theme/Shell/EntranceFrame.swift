public import UI

/// What stands before the tabs, such as signing in, as the main part of the page; on wide screens beside a picture.
public struct EntranceFrame<Content: View>: View {
    private let content: Content

    /// Frames a screen.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The screen in its frame.
    public var body: some View {
        Element("div", class: "t-entrance") {
            Element("div", class: "t-entrance-art", attributes: [("aria-hidden", "true")]) { AppSymbols.washer }
            Element("main", class: "t-main") { content }
        }
    }
}

#if DEBUG
struct EntranceFrame_Previews: PreviewProvider {
    static var previews: some View {
        EntranceFrame {
            PageColumn(.narrow) { PrimaryButton("Sign in") {} }
        }.previewDisplayName("Usual")
    }
}
#endif
