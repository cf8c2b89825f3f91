public import UI

/// An action that destroys or calls off something.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// DestructiveButton("Cancel order", symbol: AppSymbols.crossName, isBusy: state.isSending) { store.send(.cancelTapped) }
/// ```
public struct DestructiveButton: View {
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
        ActionButton(kind: .destructive, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }
}

struct DestructiveButton_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            DestructiveButton("Cancel order", symbol: AppSymbols.crossName) {}
            DestructiveButton("Cancel order", isBusy: true) {}
            DestructiveButton("Cancel order", isDisabled: true) {}
        }
    }
}
