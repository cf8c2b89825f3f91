public import UI

/// A large area in the brand's gradient for what a screen is about.
///
/// ```swift
/// HeroCard(eyebrow: "Good morning, Ana", title: "Laundry day, without the day") {
///     SecondaryButton("Start order", symbol: AppSymbols.bagName) { store.send(.startOrderTapped) }
/// }
/// ```
public struct HeroCard<Content: View>: View {
    private let eyebrow: String?
    private let title: String
    private let message: String?
    private let symbol: String
    private let content: Content

    /// Makes the area; `eyebrow` stands above the title, `symbol` is drawn large behind the text.
    public init(
        eyebrow: String? = nil, title: String, message: String? = nil, symbol: String = AppSymbols.washerName, @ViewBuilder content: () -> Content
    ) {
        self.eyebrow = eyebrow
        self.title = title
        self.message = message
        self.symbol = symbol
        self.content = content()
    }

    /// The area.
    public var body: some View {
        Element("section", class: "t-hero", attributes: [("aria-label", title)]) {
            Element("span", class: "t-hero-art", attributes: [("aria-hidden", "true")]) { Image(systemName: symbol) }
            if let eyebrow { Element("p", class: "t-hero-eyebrow") { Text(eyebrow) } }
            Element("h2", class: "t-hero-title") { Text(title) }
            if let message { Element("p", class: "t-hero-message") { Text(message) } }
            content
        }
    }
}

#if DEBUG
struct HeroCard_Previews: PreviewProvider {
    static var previews: some View {
        HeroCard(eyebrow: "Good morning, Ana", title: "Laundry day, without the day", message: "Pickup in about 35 minutes") {
            SecondaryButton("Start order", symbol: AppSymbols.bagName) {}
        }.previewDisplayName("Usual")
        HeroCard(
            title: "Your driver Maximiliane is three minutes away from the front door of the building",
            message: "Please have all seven bags ready, and the pillow cases in a bag of their own", symbol: AppSymbols.truckName
        ) { EmptyView() }.previewDisplayName("Long text")
    }
}
#endif
