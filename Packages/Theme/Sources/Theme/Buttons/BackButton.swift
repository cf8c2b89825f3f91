public import UI

/// Leads back to the page before, beside a page's title. It looks as the way back of a `NavigationStack` does.
///
/// ```swift
/// PageHeader("Order 12", back: BackButton("Orders") { store.send(.orderClosed) })
/// ```
public struct BackButton: View {
    private let title: String
    private let identifier: String
    private let action: () -> Void

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - title: where it leads, read aloud.
    ///   - identifier: names the button for tests.
    public init(_ title: String, identifier: String = "back", action: @escaping () -> Void) {
        self.title = title
        self.identifier = identifier
        self.action = action
    }

    /// The button.
    public var body: some View {
        Button(action: action) { Element("span", class: "t-back") }
            .accessibilityLabel(title)
            .accessibilityIdentifier(identifier)
            .buttonStyle(BareButtonStyle())
    }
}

#if DEBUG
struct BackButton_Previews: PreviewProvider {
    static var previews: some View {
        BackButton("Orders") {}.previewDisplayName("Usual")
    }
}
#endif
