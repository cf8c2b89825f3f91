public import UI

/// What stands where there is nothing to show yet.
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

#if DEBUG
struct EmptyStateView_Previews: PreviewProvider {
    static var previews: some View {
        EmptyStateView(symbol: AppSymbols.bagName, title: "No orders yet", message: "Your first bag is minutes away.", actionTitle: "Start order") {}
            .previewDisplayName("With a way on")
        EmptyStateView(symbol: AppSymbols.messagesName, title: "No open tickets", message: "Everybody is happy.").previewDisplayName("Alone")
    }
}
#endif
