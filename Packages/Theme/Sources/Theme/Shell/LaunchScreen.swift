public import UI

/// What is seen while the app starts.
public struct LaunchScreen: View {
    private let name: String

    /// Makes the screen of a product.
    public init(_ name: String) {
        self.name = name
    }

    /// The screen.
    public var body: some View {
        Element("div", class: "t-launch", attributes: [("role", "status"), ("aria-label", "\(name). \(Strings.loading)")]) {
            Element("span", class: "t-launch-sign", attributes: [("aria-hidden", "true")]) { AppSymbols.washer }
            Element("span", class: "t-launch-name") { Text(name) }
            Element("span", class: "t-launch-line", attributes: [("aria-hidden", "true")])
        }
    }
}

#if DEBUG
struct LaunchScreen_Previews: PreviewProvider {
    static var previews: some View {
        LaunchScreen("Tumble").previewDisplayName("Usual")
    }
}
#endif
