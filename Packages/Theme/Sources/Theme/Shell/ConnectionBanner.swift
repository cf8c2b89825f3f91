public import UI

/// Says that the connection is lost or being restored, and from when what the page shows is; the page's script shows it by `data-connection` and
/// `data-saved-at` on the root element, and writes the time.
public struct ConnectionBanner: View {
    /// Makes the banner.
    public init() {}

    /// The banner, hidden while `data-connection` isn't set.
    public var body: some View {
        Element("div", class: "connection-banner", attributes: [("role", "status")]) {
            Element("span", class: "when-lost") { Text(Strings.connectionLost) }
            Element("span", class: "when-waiting") { Text(Strings.connectionWaiting) }
            Element("span", class: "when-saved") {
                Text(Strings.savedData)
                Element("time", class: "saved-time")
            }
        }
    }
}

#if DEBUG
struct ConnectionBanner_Previews: PreviewProvider {
    static var previews: some View {
        ConnectionBanner().previewDisplayName("Connected")
    }
}
#endif
