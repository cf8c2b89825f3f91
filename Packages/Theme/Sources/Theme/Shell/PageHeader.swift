public import UI

/// The title of a screen, a line below it, and something at its end.
public struct PageHeader<Trailing: View>: View {
    private let title: String
    private let subtitle: String?
    private let trailing: Trailing

    /// Makes a title; `trailing` stands at its end.
    public init(_ title: String, subtitle: String? = nil, @ViewBuilder trailing: () -> Trailing) {
        self.title = title
        self.subtitle = subtitle
        self.trailing = trailing()
    }

    /// The title.
    public var body: some View {
        Element("div", class: "t-page-header") {
            Element("div", class: "t-page-titles") {
                Element("h1", class: "t-page-title") { Text(title) }
                if let subtitle { Element("p", class: "t-page-subtitle") { Text(subtitle) } }
            }
            trailing
        }
    }
}

extension PageHeader where Trailing == EmptyView {
    /// Makes a title alone.
    public init(_ title: String, subtitle: String? = nil) {
        self.init(title, subtitle: subtitle) { EmptyView() }
    }
}

struct PageHeader_Previews: PreviewProvider {
    static var previews: some View {
        PageHeader("Activity", subtitle: "Your orders").previewDisplayName("Usual")
        PageHeader("Everything that happened to your laundry since you came to us", subtitle: "From the first order to the last") {
            QuietButton("Show all", symbol: AppSymbols.chevronRightName) {}
        }.previewDisplayName("Long text")
    }
}
