public import UI

extension View {
    /// Lets the browser store this button's press while offline, with fixed fields and those of the surrounding form.
    ///
    /// ```swift
    /// PrimaryButton(Strings.confirm) { store.send(.confirmTapped) }.offline(FleetIntents.confirmStop, fields: ["id": "12"])
    /// ```
    public func offline(_ intent: OfflineIntent, fields: [String: String] = [:]) -> some View {
        offline(intent.name, fields: fields)
    }
}

/// Marks the surrounding page as worth keeping for offline use. Invisible.
public struct OfflinePage: View {
    /// The kinds of pages that are kept, the latest of each.
    public enum Kind: String, Sendable {
        /// The driver's current stop.
        case stop
        /// The order viewed last.
        case order
    }

    private let kind: Kind
    private let title: String

    /// Creates a mark; the title names the page where the browser offers it.
    public init(_ kind: Kind, title: String) {
        self.kind = kind
        self.title = title
    }

    /// The invisible mark.
    public var body: some View {
        Element("div", attributes: [("hidden", ""), ("data-offline-page", kind.rawValue), ("data-title", title)])
    }
}
