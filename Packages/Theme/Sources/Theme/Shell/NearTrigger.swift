public import UI

/// A button that presses itself once when the person scrolls near it, such as "Show older" above a conversation.
///
/// It stays a button for those who come by keyboard, and where pressing it failed. The script reads `data-near`.
///
/// ```swift
/// NearTrigger { QuietButton("Show older", isBusy: isLoading) { store.send(.olderTapped) } }
/// ```
public struct NearTrigger<Content: View>: View {
    private let content: Content

    /// Makes a trigger of the button in it.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// The button.
    public var body: some View {
        Element("div", class: "t-near", attributes: [("data-near", "")]) { content }
    }
}

#if DEBUG
struct NearTrigger_Previews: PreviewProvider {
    static var previews: some View {
        NearTrigger { QuietButton("Show older") {} }
    }
}
#endif
