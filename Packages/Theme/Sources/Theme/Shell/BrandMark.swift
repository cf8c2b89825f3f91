public import UI

/// The product's sign and name.
public struct BrandMark: View {
    private let name: String

    /// Makes the mark of a name.
    public init(_ name: String) {
        self.name = name
    }

    /// The mark.
    public var body: some View {
        Element("div", class: "t-brand") {
            Element("span", class: "t-brand-sign", attributes: [("aria-hidden", "true")]) { AppSymbols.washer }
            Element("span", class: "t-brand-name") { Text(name) }
        }
    }
}

#if DEBUG
struct BrandMark_Previews: PreviewProvider {
    static var previews: some View {
        BrandMark("Tumble").previewDisplayName("Usual")
    }
}
#endif
