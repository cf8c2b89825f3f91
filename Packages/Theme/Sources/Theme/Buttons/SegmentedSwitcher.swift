public import UI

/// A choice among a few, all of them visible.
///
/// ```swift
/// SegmentedSwitcher("When", options: [(.asap, "ASAP"), (.scheduled, "Schedule")], selection: state.pickup) { store.send(.pickupChosen($0)) }
/// ```
public struct SegmentedSwitcher<ID: Hashable>: View {
    private let label: String
    private let options: [(id: ID, title: String)]
    private let selection: ID
    private let identifier: String?
    private let onSelect: (ID) -> Void

    /// Makes a switcher.
    ///
    /// - Parameters:
    ///   - label: what is chosen, read aloud.
    ///   - identifier: names the options for tests: `{identifier}.{id}`.
    public init(
        _ label: String, options: [(id: ID, title: String)], selection: ID, identifier: String? = nil, onSelect: @escaping (ID) -> Void
    ) {
        self.label = label
        self.options = options
        self.selection = selection
        self.identifier = identifier
        self.onSelect = onSelect
    }

    /// The options.
    public var body: some View {
        Element("div", class: "t-segments", attributes: [("role", "group"), ("aria-label", label)]) {
            ForEach(options, id: \.id) { option in
                Button(action: { onSelect(option.id) }) {
                    Element("span", class: option.id == selection ? "t-segment is-selected" : "t-segment") { Text(option.title) }
                }
                .accessibilityAddTraits(option.id == selection ? .isSelected : [])
                .accessibilityIdentifier("\(identifier ?? "segment").\(option.id)")
                .buttonStyle(BareButtonStyle())
            }
        }
    }
}

struct SegmentedSwitcher_Previews: PreviewProvider {
    static var previews: some View {
        SegmentedSwitcher("When", options: [(id: 0, title: "ASAP"), (id: 1, title: "Schedule")], selection: 0) { _ in }.previewDisplayName("Two")
        SegmentedSwitcher(
            "Mode", options: [(id: 0, title: "Customer"), (id: 1, title: "Driver on the road"), (id: 2, title: "Dispatcher")], selection: 1
        ) { _ in }.previewDisplayName("Long text")
    }
}
