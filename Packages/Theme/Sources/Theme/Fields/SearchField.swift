public import UI

/// A line of text to search by.
public struct SearchField: View {
    private let label: String
    private let text: Binding<String>
    private let identifier: String

    /// Makes a field; `label` says what is searched, and stands in the empty field.
    public init(_ label: String, text: Binding<String>, identifier: String) {
        self.label = label
        self.text = text
        self.identifier = identifier
    }

    /// The field.
    public var body: some View {
        Element("div", class: "t-search") {
            AppSymbols.search
            TextField(label, text: text, prompt: Text(label)).accessibilityIdentifier(identifier)
        }
    }
}

#if DEBUG
struct SearchField_Previews: PreviewProvider {
    static var previews: some View {
        SearchField("Search items", text: .constant(""), identifier: "preview.search").previewDisplayName("Empty")
        SearchField("Search items", text: .constant("Detergent"), identifier: "preview.found").previewDisplayName("Filled")
    }
}
#endif
