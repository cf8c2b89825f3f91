public import UI

/// Messages above each other, and below them the field for the next one, which stays in sight.
///
/// The page follows its own end for as long as the person stays there: the script reads `data-stick="end"`.
///
/// ```swift
/// ConversationColumn("Messages") {
///     ForEach(messages) { MessageBubble(message: $0) }
/// } composer: {
///     FormField("Message") { TextEditor(text: binding) }
/// } action: {
///     IconButton(symbol: AppSymbols.sendName, label: "Send") { store.send(.sendTapped) }
/// }
/// ```
public struct ConversationColumn<Messages: View, Composer: View, Action: View>: View {
    private let label: String
    private let messages: Messages
    private let composer: Composer
    private let action: Action

    /// Makes the column; `label` names the messages, read aloud, `action` stands beside the field.
    public init(
        _ label: String, @ViewBuilder messages: () -> Messages, @ViewBuilder composer: () -> Composer, @ViewBuilder action: () -> Action
    ) {
        self.label = label
        self.messages = messages()
        self.composer = composer()
        self.action = action()
    }

    /// The column.
    public var body: some View {
        Element("div", class: "t-conversation") {
            Element("section", class: "t-thread", attributes: [("data-stick", "end"), ("aria-label", label)]) { messages }
            Element("div", class: "t-composer") {
                Element("div", class: "t-composer-row") {
                    composer
                    action
                }
            }
        }
    }
}

#if DEBUG
struct ConversationColumn_Previews: PreviewProvider {
    static var previews: some View {
        ConversationColumn("Messages") {
            Text("The gate code is 4411.")
        } composer: {
            FormField("Message", hint: "Enter sends") { TextEditor(text: .constant("")) }
        } action: {
            IconButton(symbol: AppSymbols.sendName, label: "Send") {}
        }
    }
}
#endif
