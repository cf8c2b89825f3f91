public import UI

/// A round button with a symbol alone; its label is read aloud.
public struct IconButton: View {
    private let symbol: String
    private let label: String
    private let isDisabled: Bool
    private let action: () -> Void

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(symbol: String, label: String, isDisabled: Bool = false, action: @escaping () -> Void) {
        self.symbol = symbol
        self.label = label
        self.isDisabled = isDisabled
        self.action = action
    }

    /// The button.
    public var body: some View {
        Button(action: action) {
            Element("span", class: "t-icon-button") { Image(systemName: symbol) }
        }
        .accessibilityLabel(label)
        .disabled(isDisabled)
        .buttonStyle(BareButtonStyle())
    }
}

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
struct IconButton_Previews: PreviewProvider {
    static var previews: some View {
        IconButton(symbol: AppSymbols.sendName, label: "Send") {}.previewDisplayName("Usual")
        IconButton(symbol: AppSymbols.sendName, label: "Send", isDisabled: true) {}.previewDisplayName("Disabled")
    }
}

struct BackButton_Previews: PreviewProvider {
    static var previews: some View {
        BackButton("Orders") {}.previewDisplayName("Usual")
    }
}
#endif
