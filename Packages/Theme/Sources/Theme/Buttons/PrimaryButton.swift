public import UI

/// The one main action of a screen.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// PrimaryButton("Start order", symbol: AppSymbols.arrowRightName, isBusy: state.isSending) { store.send(.startOrderTapped) }
/// ```
public struct PrimaryButton: View {
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
        ActionButton(kind: .primary, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }
}

struct PrimaryButton_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            PrimaryButton("Start order", symbol: AppSymbols.arrowRightName) {}
            PrimaryButton("Start order", isBusy: true) {}
            PrimaryButton("Start order", isDisabled: true) {}
        }
    }
}
