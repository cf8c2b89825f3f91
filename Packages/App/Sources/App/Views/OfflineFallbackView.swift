import Theme
public import UI

/// The page that the browser shows offline in place of one it hasn't stored.
public struct OfflineFallbackView: View {
    private let productName: String

    /// Creates the page, with `productName` at the top.
    public init(productName: String) { self.productName = productName }

    /// The page's title.
    public static var title: String { Strings.offlineTitle }

    /// The page; its links are shown if a page of their kind is stored.
    public var body: some View {
        EntranceFrame {
            OutboxView()
            PageColumn(.narrow) {
                BrandMark(productName)
                PageHeader(Strings.offlineTitle)
                Card {
                    EmptyStateView(symbol: AppSymbols.powerName, title: Strings.offlineNoNetwork, message: Strings.offlineMessage)
                    link(Strings.offlineStop, kind: "stop")
                    link(Strings.offlineOrder, kind: "order")
                }
                .accessibilityIdentifier("offline.page")
            }
        }
    }

    private func link(_ title: String, kind: String) -> some View {
        // lint:allow theme-markup because the browser's script finds it by its attributes.
        Element(
            "a", class: "t-button t-button-secondary",
            attributes: [("href", "/kept/\(kind)"), ("data-kept", kind), ("hidden", ""), ("data-testid", "offline.\(kind)")]
        ) {
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("span", class: "t-button-title") { Text(title) }
        }
    }
}

#if DEBUG
struct OfflineFallbackView_Previews: PreviewProvider {
    static var previews: some View { OfflineFallbackView(productName: "Tumble").previewDisplayName("Offline") }
}
#endif
