public import UI

/// An action of little weight, in the color of the accent and without a fill.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// QuietButton("See all", symbol: AppSymbols.chevronRightName, isBusy: state.isSending) { store.send(.seeAllTapped) }
/// ```
public struct QuietButton: View {
    private let button: ActionButton

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, symbol: String? = nil, isBusy: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        button = ActionButton(kind: .quiet, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }

    /// The button.
    public var body: some View { button }
}

#if DEBUG
struct QuietButton_Previews: PreviewProvider {
    static var previews: some View {
        QuietButton("See all", symbol: AppSymbols.chevronRightName) {}.previewDisplayName("Usual")
        QuietButton("See all", isBusy: true) {}.previewDisplayName("Busy")
        QuietButton("See all", isDisabled: true) {}.previewDisplayName("Disabled")
        QuietButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.chevronRightName) {}
            .previewDisplayName("Long text")
    }
}
#endif
