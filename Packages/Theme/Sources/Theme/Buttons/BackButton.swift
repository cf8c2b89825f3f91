public import UI

/// Leads back to the page before, above a page's content.
///
/// ```swift
/// BackButton("Orders") { store.send(.orderClosed) }
/// ```
public struct BackButton: View {
    private let title: String
    private let action: () -> Void

    /// Makes a button; the title names where it leads.
    public init(_ title: String, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    /// The button.
    public var body: some View {
        Button(action: action) {
            Element("span", class: "t-back") {
                AppSymbols.chevronLeft
                Text(title)
            }
        }
        .buttonStyle(BareButtonStyle())
    }
}

struct BackButton_Previews: PreviewProvider {
    static var previews: some View {
        BackButton("Orders") {}.previewDisplayName("Usual")
    }
}
