public import UI

/// An action beside the main one.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// SecondaryButton("Add a note", symbol: AppSymbols.noteName, isBusy: state.isSending) { store.send(.addNoteTapped) }
/// ```
public struct SecondaryButton: View {
    private let title: String
    private let symbol: String?
    private let isBusy: Bool
    private let isDisabled: Bool
    private let action: () -> Void

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, symbol: String? = nil, isBusy: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        self.title = title
        self.symbol = symbol
        self.isBusy = isBusy
        self.isDisabled = isDisabled
        self.action = action
    }

    /// The button.
    public var body: some View {
        ActionButton(kind: .secondary, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }
}

struct SecondaryButton_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            SecondaryButton("Add a note", symbol: AppSymbols.noteName) {}
            SecondaryButton("Add a note", isBusy: true) {}
            SecondaryButton("Add a note", isDisabled: true) {}
        }
    }
}
