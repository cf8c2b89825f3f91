public import UI

/// A note in place of content where there is none yet.
public struct EmptyStateView: View {
    private let symbol: String
    private let title: String
    private let message: String
    private let actionTitle: String?
    private let action: (() -> Void)?
    private let identifier: String

    /// Makes the view; with `actionTitle` and `action` it offers a way on.
    public init(
        symbol: String, title: String, message: String, actionTitle: String? = nil, identifier: String = "empty.action", action: (() -> Void)? = nil
    ) {
        self.symbol = symbol
        self.title = title
        self.message = message
        self.actionTitle = actionTitle
        self.identifier = identifier
        self.action = action
    }

    /// The view.
    public var body: some View {
        Element("div", class: "t-empty") {
            Element("span", class: "t-empty-symbol") { Image(systemName: symbol) }
            Element("h2", class: "t-empty-title") { Text(title) }
            Element("p", class: "t-empty-message") { Text(message) }
            if let actionTitle, let action {
                PrimaryButton(actionTitle, action: action).accessibilityIdentifier(identifier)
            }
        }
    }
}

/// A note in place of content that failed to load: the reason, and a way to try again.
public struct ErrorView: View {
    private let message: String
    private let retry: (() -> Void)?

    /// Makes the view; without `retry` it only says what is wrong.
    public init(_ message: String, retry: (() -> Void)? = nil) {
        self.message = message
        self.retry = retry
    }

    /// The view.
    public var body: some View {
        Element("div", class: "t-empty is-error", attributes: [("role", "alert")]) {
            Element("span", class: "t-empty-symbol") { AppSymbols.warning }
            Element("h2", class: "t-empty-title") { Text(Strings.somethingFailed) }
            Element("p", class: "t-empty-message") { Text(message) }
            if let retry {
                SecondaryButton(Strings.retry, symbol: AppSymbols.refreshName, action: retry).accessibilityIdentifier("error.retry")
            }
        }
    }
}

#if DEBUG
struct EmptyStateView_Previews: PreviewProvider {
    static var previews: some View {
        EmptyStateView(symbol: AppSymbols.bagName, title: "No orders yet", message: "Your first bag is minutes away.", actionTitle: "Start order") {}
            .previewDisplayName("With a way on")
        EmptyStateView(symbol: AppSymbols.messagesName, title: "No open tickets", message: "Everybody is happy.").previewDisplayName("Alone")
    }
}

struct ErrorView_Previews: PreviewProvider {
    static var previews: some View {
        ErrorView("The server can't be reached.") {}.previewDisplayName("With a retry")
        ErrorView("This order belongs to another person, or it was removed a long time ago.").previewDisplayName("Alone")
    }
}
#endif
