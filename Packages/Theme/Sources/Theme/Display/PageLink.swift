public import UI

/// A link to a page of this server that isn't part of the app.
///
/// ```swift
/// PageLink("API for developers", to: DevelopersPages.path, identifier: "administration.developers")
/// ```
public struct PageLink: View {
    private let title: String
    private let path: String
    private let identifier: String

    /// Makes a link.
    ///
    /// - Parameter path: the page's path, from the root of the server.
    public init(_ title: String, to path: String, identifier: String) {
        self.title = title
        self.path = path
        self.identifier = identifier
    }

    /// The link.
    public var body: some View {
        // With a target, the browser leaves the app instead of looking for the path in it.
        Element("a", class: "t-button t-button-quiet", attributes: [("href", path), ("target", "_self"), ("data-testid", identifier)]) {
            AppSymbols.document
            Element("span", class: "t-button-title") { Text(title) }
        }
    }
}

#if DEBUG
struct PageLink_Previews: PreviewProvider {
    static var previews: some View {
        PageLink("Terms of the laundry", to: "/terms", identifier: "terms").previewDisplayName("Usual")
    }
}
#endif
