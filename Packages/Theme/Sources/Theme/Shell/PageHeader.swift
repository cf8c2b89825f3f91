public import UI

/// The title of a screen, the way back before it, a line below it, and something at its end.
public struct PageHeader<Trailing: View>: View {
    private let title: String
    private let subtitle: String?
    private let back: BackButton?
    private let trailing: Trailing

    /// Makes a title; `back` stands before it, `trailing` at its end.
    public init(_ title: String, subtitle: String? = nil, back: BackButton? = nil, @ViewBuilder trailing: () -> Trailing) {
        self.title = title
        self.subtitle = subtitle
        self.back = back
        self.trailing = trailing()
    }

    /// The title.
    public var body: some View {
        Element("div", class: back == nil ? "t-page-header" : "t-page-header has-back") {
            back
            Element("div", class: "t-page-titles") {
                Element("h1", class: "t-page-title") { Text(title) }
                if let subtitle { Element("p", class: "t-page-subtitle") { Text(subtitle) } }
            }
            trailing
        }
    }
}

extension PageHeader where Trailing == EmptyView {
    /// Makes a title alone, or with a way back.
    public init(_ title: String, subtitle: String? = nil, back: BackButton? = nil) {
        self.init(title, subtitle: subtitle, back: back) { EmptyView() }
    }
}

#if DEBUG
struct PageHeader_Previews: PreviewProvider {
    static var previews: some View {
        PageHeader("Activity", subtitle: "Your orders").previewDisplayName("Usual")
        PageHeader("Order 12", subtitle: "Accepted", back: BackButton("Activity") {}).previewDisplayName("With a way back")
        PageHeader("Everything that happened to your laundry since you came to us", subtitle: "From the first order to the last") {
            QuietButton("Show all", symbol: AppSymbols.chevronRightName) {}
        }.previewDisplayName("Long text")
    }
}
#endif
