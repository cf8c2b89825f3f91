public import UI

/// A number with a button for fewer and one for more.
///
/// ```swift
/// BagCounter("Bags", count: state.bags, range: 1...10, identifier: "orders.bags") { store.send(.bagsChanged($0)) }
/// ```
public struct BagCounter: View {
    private let label: String
    private let count: Int
    private let range: ClosedRange<Int>
    private let identifier: String
    private let onChange: (Int) -> Void

    /// Makes a counter.
    ///
    /// - Parameters:
    ///   - label: what is counted, read aloud.
    ///   - identifier: names the parts for tests: `{identifier}.minus`, `{identifier}.value`, `{identifier}.plus`.
    public init(_ label: String, count: Int, range: ClosedRange<Int>, identifier: String, onChange: @escaping (Int) -> Void) {
        self.label = label
        self.count = count
        self.range = range
        self.identifier = identifier
        self.onChange = onChange
    }

    /// The counter.
    public var body: some View {
        Element("div", class: "t-counter", attributes: [("role", "group"), ("aria-label", label)]) {
            step(AppSymbols.minusName, label: "\(Strings.fewer): \(label)", to: count - 1, name: "minus")
            Element("span", class: "t-counter-value", attributes: [("aria-live", "polite")]) { Text(String(count)) }
                .accessibilityIdentifier("\(identifier).value")
            step(AppSymbols.plusName, label: "\(Strings.more): \(label)", to: count + 1, name: "plus")
        }
    }

    private func step(_ symbol: String, label: String, to value: Int, name: String) -> some View {
        IconButton(symbol: symbol, label: label, isDisabled: !range.contains(value)) { onChange(value) }
            .accessibilityIdentifier("\(identifier).\(name)")
    }
}

#if DEBUG
struct BagCounter_Previews: PreviewProvider {
    static var previews: some View {
        BagCounter("Bags", count: 2, range: 1...10, identifier: "preview.bags") { _ in }.previewDisplayName("Usual")
        BagCounter("Bags", count: 1, range: 1...10, identifier: "preview.fewest") { _ in }.previewDisplayName("Fewest")
    }
}
#endif
