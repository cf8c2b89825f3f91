public import UI

extension View {
    /// Lets the browser keep this button's press while it is offline, with fixed fields and those of the form around it.
    ///
    /// ```swift
    /// PrimaryButton(Strings.confirm) { store.send(.confirmTapped) }.offline(FleetIntents.confirmStop, fields: ["id": "12"])
    /// ```
    public func offline(_ intent: OfflineIntent, fields: [String: String] = [:]) -> some View {
        offline(intent.name, fields: fields)
    }
}

/// Says that the page around it is worth keeping for when there is no network. It isn't seen.
public struct OfflinePage: View {
    /// The kinds of pages that are kept, one of each.
    public enum Kind: String, Sendable {
        /// The driver's present stop.
        case stop
        /// The order that was seen last.
        case order
    }

    private let kind: Kind
    private let title: String

    /// Marks the page; the title names it where the browser offers it.
    public init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }

    /// The mark.
    public var body: some View {
        Element("div", attributes: [("hidden", ""), ("data-offline-page", kind.rawValue), ("data-title", title)])
    }
}
