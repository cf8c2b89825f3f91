public import UI

/// An action that destroys or calls off something.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// DestructiveButton("Cancel order", symbol: AppSymbols.crossName, isBusy: state.isSending) { store.send(.cancelTapped) }
/// ```
public struct DestructiveButton: View {
    private let button: ActionButton

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, symbol: String? = nil, isBusy: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        button = ActionButton(kind: .destructive, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }

    /// The button.
    public var body: some View { button }
}

#if DEBUG
struct DestructiveButton_Previews: PreviewProvider {
    static var previews: some View {
        DestructiveButton("Cancel order", symbol: AppSymbols.crossName) {}.previewDisplayName("Usual")
        DestructiveButton("Cancel order", isBusy: true) {}.previewDisplayName("Busy")
        DestructiveButton("Cancel order", isDisabled: true) {}.previewDisplayName("Disabled")
        DestructiveButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.crossName) {}
            .previewDisplayName("Long text")
    }
}
#endif
