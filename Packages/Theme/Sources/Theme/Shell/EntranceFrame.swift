public import UI

/// A frame for a screen before the tabs, such as signing in: the main part of the page, on wide screens beside a picture.
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

/// The screen that is shown while the app starts.
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
struct EntranceFrame_Previews: PreviewProvider {
    static var previews: some View {
        EntranceFrame {
            PageColumn(.narrow) { PrimaryButton("Sign in") {} }
        }.previewDisplayName("Usual")
    }
}

struct BrandMark_Previews: PreviewProvider {
    static var previews: some View {
        BrandMark("Tumble").previewDisplayName("Usual")
    }
}

struct LaunchScreen_Previews: PreviewProvider {
    static var previews: some View {
        LaunchScreen("Tumble").previewDisplayName("Usual")
    }
}
#endif
