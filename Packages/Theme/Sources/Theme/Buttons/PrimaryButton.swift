public import UI

/// The one main action of a screen.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// PrimaryButton("Start order", symbol: AppSymbols.arrowRightName, isBusy: state.isSending) { store.send(.startOrderTapped) }
/// ```
public struct PrimaryButton: View {
    private let button: ActionButton

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, symbol: String? = nil, isBusy: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        button = ActionButton(kind: .primary, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }

    /// The button.
    public var body: some View { button }
}

#if DEBUG
struct PrimaryButton_Previews: PreviewProvider {
    static var previews: some View {
        PrimaryButton("Start order", symbol: AppSymbols.arrowRightName) {}.previewDisplayName("Usual")
        PrimaryButton("Start order", isBusy: true) {}.previewDisplayName("Busy")
        PrimaryButton("Start order", isDisabled: true) {}.previewDisplayName("Disabled")
        PrimaryButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.arrowRightName) {}
            .previewDisplayName("Long text")
    }
}
#endif
