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

#if DEBUG
struct IconButton_Previews: PreviewProvider {
    static var previews: some View {
        IconButton(symbol: AppSymbols.sendName, label: "Send") {}.previewDisplayName("Usual")
        IconButton(symbol: AppSymbols.sendName, label: "Send", isDisabled: true) {}.previewDisplayName("Disabled")
    }
}
#endif
