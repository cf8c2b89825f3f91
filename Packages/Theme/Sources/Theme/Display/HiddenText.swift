import UI

/// Text for assistive technology alone.
struct HiddenText: View {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    var body: some View {
        Element("span", class: "t-hidden") { Text(text) }
    }
}
