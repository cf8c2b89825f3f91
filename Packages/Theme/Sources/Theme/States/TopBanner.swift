public import UI

/// A bar over the whole page that stays in sight, for what is true of everything below it, with a button that ends it.
public struct TopBanner<Action: View>: View {
    private let message: String
    private let action: Action

    /// Makes the bar.
    ///
    /// - Parameter action: the button that ends what the bar tells of.
    public init(_ message: String, @ViewBuilder action: () -> Action) {
        self.message = message
        self.action = action()
    }

    /// The bar, read aloud when it appears.
    public var body: some View {
        Element("div", class: "t-top-banner", attributes: [("role", "status")]) {
            Image(systemName: AppSymbols.infoName)
            Text(message)
            action
        }
    }
}

#if DEBUG
struct TopBanner_Previews: PreviewProvider {
    static var previews: some View {
        TopBanner("Someone else is looking at this page.") { SecondaryButton("Make it stop") {} }.previewDisplayName("Usual")
        TopBanner("Somebody whose name goes on and on, as names do now and then, is looking at this page at the moment.") {
            SecondaryButton("Make it stop") {}
        }
        .previewDisplayName("Long text")
    }
}
#endif
