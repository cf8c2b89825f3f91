public import UI

/// Choices of a sheet below each other: the arrow keys choose, and Enter presses the main button.
///
/// ```swift
/// ChoiceList("Driver") {
///     ForEach(drivers) { driver in ChoiceRow(driver.name, isSelected: ...) { ... } }
/// }
/// MainAction { PrimaryButton("Assign") { ... } }
/// ```
public struct ChoiceList<Content: View>: View {
    private let label: String
    private let content: Content

    /// Makes a list of `ChoiceRow`s; `label` says what is chosen, read aloud.
    public init(_ label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The choices.
    public var body: some View {
        Element("div", class: "t-choices", attributes: [("role", "group"), ("aria-label", label), ("data-choices", "")]) { content }
    }
}

/// The button that Enter presses for a ``ChoiceList`` of the same sheet.
public struct MainAction<Content: View>: View {
    private let content: Content

    /// Marks a button.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The button.
    public var body: some View {
        Element("div", class: "t-main-action", attributes: [("data-default", "")]) { content }
    }
}

#if DEBUG
struct ChoiceList_Previews: PreviewProvider {
    static var previews: some View {
        ChoiceList("Driver") {
            ChoiceRow("Dan Diaz", subtitle: "Nearest, 1.2 km", isSelected: true) {}
            ChoiceRow("Eva Evans", subtitle: "Has another job", isSelected: false) {}
        }.previewDisplayName("Usual")
    }
}

struct MainAction_Previews: PreviewProvider {
    static var previews: some View {
        MainAction { PrimaryButton("Assign") {} }.previewDisplayName("Usual")
    }
}
#endif
