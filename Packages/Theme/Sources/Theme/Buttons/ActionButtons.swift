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

/// The common part of the theme's buttons: a real button whose label carries the look.
struct ActionButton: View {
    enum Kind: String {
        case primary, secondary, destructive, quiet
    }

    let kind: Kind
    let title: String
    var symbol: String?
    var isBusy = false
    var isDisabled = false
    let action: () -> Void

    var body: some View {
        Button(role: kind == .destructive ? .destructive : nil, action: action) {
            Element("span", class: "t-button t-button-\(kind.rawValue)", attributes: isBusy ? [("aria-busy", "true")] : []) {
                if isBusy {
                    Element("span", class: "t-spinner", attributes: [("aria-hidden", "true")])
                } else if let symbol {
                    Image(systemName: symbol)
                }
                Element("span", class: "t-button-title") { Text(title) }
                if isBusy { HiddenText(Strings.working) }
            }
        }
        .disabled(isDisabled || isBusy)
        .buttonStyle(BareButtonStyle())
    }
}

/// A style that adds nothing: the label carries the look.
struct BareButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
    }
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

struct SecondaryButton_Previews: PreviewProvider {
    static var previews: some View {
        SecondaryButton("Add a note", symbol: AppSymbols.messagesName) {}.previewDisplayName("Usual")
        SecondaryButton("Add a note", isBusy: true) {}.previewDisplayName("Busy")
        SecondaryButton("Add a note", isDisabled: true) {}.previewDisplayName("Disabled")
        SecondaryButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.messagesName) {}
            .previewDisplayName("Long text")
    }
}

struct DestructiveButton_Previews: PreviewProvider {
    static var previews: some View {
        DestructiveButton("Cancel order", symbol: AppSymbols.crossName) {}.previewDisplayName("Usual")
        DestructiveButton("Cancel order", isBusy: true) {}.previewDisplayName("Busy")
        DestructiveButton("Cancel order", isDisabled: true) {}.previewDisplayName("Disabled")
        DestructiveButton("Pick the laundry up from the back door of the building today", symbol: AppSymbols.crossName) {}
            .previewDisplayName("Long text")
    }
}

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
