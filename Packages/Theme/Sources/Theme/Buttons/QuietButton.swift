public import UI

/// An action of little weight, in the color of the accent and without a fill.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// QuietButton("See all", symbol: AppSymbols.chevronRightName, isBusy: state.isSending) { store.send(.seeAllTapped) }
/// ```
public struct QuietButton: View {
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
        ActionButton(kind: .quiet, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }
}

struct QuietButton_Previews: PreviewProvider {
    static var previews: some View {
        VStack {
            QuietButton("See all", symbol: AppSymbols.chevronRightName) {}
            QuietButton("See all", isBusy: true) {}
            QuietButton("See all", isDisabled: true) {}
        }
    }
}
