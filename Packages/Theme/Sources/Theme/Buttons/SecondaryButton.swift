public import UI

/// An action beside the main one.
///
/// A busy button shows a spinner and can't be pressed. Modifiers such as `accessibilityIdentifier` reach the button itself.
///
/// ```swift
/// SecondaryButton("Add a note", symbol: AppSymbols.messagesName, isBusy: state.isSending) { store.send(.addNoteTapped) }
/// ```
public struct SecondaryButton: View {
    private let button: ActionButton

    /// Makes the button; `symbol` is a name of `AppSymbols`.
    public init(_ title: String, symbol: String? = nil, isBusy: Bool = false, isDisabled: Bool = false, action: @escaping () -> Void) {
        button = ActionButton(kind: .secondary, title: title, symbol: symbol, isBusy: isBusy, isDisabled: isDisabled, action: action)
    }

    /// The button.
    public var body: some View { button }
}

#if DEBUG
struct SecondaryButton_Previews: PreviewProvider {
    static var previews: some View {
        SecondaryButton("Add a note", symbol: AppSymbols.messagesName) {}.previewDisplayName("Usual")
        SecondaryButton("Add a note", isBusy: true) {}.previewDisplayName("Busy")
        SecondaryButton("Add a note", isDisabled: true) {}.previewDisplayName("Disabled")
        SecondaryButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.messagesName) {}
            .previewDisplayName("Long text")
    }
}
#endif
