public import UI

/// One of several choices below each other, with a mark on the chosen one.
///
/// ```swift
/// ForEach(languages) { language in
///     ChoiceRow(language.name, isSelected: language == state.language) { store.send(.languageChosen(language)) }
/// }
/// ```
public struct ChoiceRow: View {
    private let title: String
    private let subtitle: String?
    private let isSelected: Bool
    private let action: () -> Void

    /// Makes a choice.
    public init(_ title: String, subtitle: String? = nil, isSelected: Bool, action: @escaping () -> Void) {
        self.title = title
        self.subtitle = subtitle
        self.isSelected = isSelected
        self.action = action
    }

    /// The row.
    public var body: some View {
        Button(action: action) {
            Element("span", class: isSelected ? "t-row t-choice is-pressable is-selected" : "t-row t-choice is-pressable") {
                Element("span", class: "t-row-text") {
                    Element("span", class: "t-row-title") { Text(title) }
                    if let subtitle { Element("span", class: "t-row-subtitle") { Text(subtitle) } }
                }
                Element("span", class: "t-choice-mark", attributes: [("aria-hidden", "true")]) {
                    if isSelected { AppSymbols.check }
                }
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .buttonStyle(BareButtonStyle())
    }
}

#if DEBUG
struct ChoiceRow_Previews: PreviewProvider {
    static var previews: some View {
        SectionCard("Appearance") {
            ChoiceRow("As the system", subtitle: "Light by day, dark by night", isSelected: true) {}
            ChoiceRow("Light", isSelected: false) {}
            ChoiceRow("Dark", isSelected: false) {}
        }.previewDisplayName("Usual")
    }
}
#endif
