public import UI

/// What stands where something failed: the reason, and a way to try again.
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
struct ErrorView_Previews: PreviewProvider {
    static var previews: some View {
        ErrorView("The server can't be reached.") {}.previewDisplayName("With a retry")
        ErrorView("This order belongs to another person, or it was removed a long time ago.").previewDisplayName("Alone")
    }
}
#endif
