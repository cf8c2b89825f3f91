public import UI

/// A button for fewer and one for more around a `Stepper`. They work in the browser by ``StepperScript``, also without a network.
///
/// ```swift
/// FormField("Bags", kind: .group) {
///     StepperButtons("Bags") { Stepper("Bags", value: binding, in: 1...40) }
/// }
/// ```
public struct StepperButtons<Content: View>: View {
    private let label: String
    private let content: Content

    /// Makes the buttons; `label` is what is counted, read aloud.
    public init(_ label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The stepper between its buttons.
    public var body: some View {
        Element("div", class: "t-counter t-stepper") {
            button("down", "\(Strings.fewer): \(label)", AppSymbols.minus)
            content
            button("up", "\(Strings.more): \(label)", AppSymbols.plus)
        }
    }

    private func button(_ direction: String, _ label: String, _ symbol: Image) -> some View {
        Element("button", class: "t-step", attributes: [("type", "button"), ("data-step", direction), ("aria-label", label)]) {
            Element("span", class: "t-icon-button") { symbol }
        }
    }
}

/// The script of ``StepperButtons``.
public enum StepperScript {
    /// The script, to stand in the page once.
    public static let source = Resources.stepperScript
}

#if DEBUG
struct StepperButtons_Previews: PreviewProvider {
    static var previews: some View {
        StepperButtons("Bags") { Stepper("Bags", value: .constant(2), in: 1...40) }.previewDisplayName("Usual")
    }
}
#endif
