public import UI

/// A choice among a few, all of them visible.
///
/// ```swift
/// SegmentedSwitcher("When", options: [(.asap, "ASAP"), (.scheduled, "Schedule")], selection: state.pickup) { store.send(.pickupChosen($0)) }
/// ```
public struct SegmentedSwitcher: View {
    private struct Segment: Identifiable {
        let id: String
        let title: String
        let isSelected: Bool
        let select: () -> Void
    }

    private let label: String
    private let identifier: String
    // Without the ids' own type, so that all switchers share one compiled body.
    private let segments: [Segment]

    /// Makes a switcher.
    ///
    /// - Parameters:
    ///   - label: what is chosen, read aloud.
    ///   - identifier: names the options for tests: `{identifier}.{id}`.
    public init<ID: Hashable>(
        _ label: String, options: [(id: ID, title: String)], selection: ID, identifier: String? = nil, onSelect: @escaping (ID) -> Void
    ) {
        self.label = label
        self.identifier = identifier ?? "segment"
        segments = options.map { option in
            Segment(id: "\(option.id)", title: option.title, isSelected: option.id == selection) { onSelect(option.id) }
        }
    }

    /// The options.
    public var body: some View {
        Element("div", class: "t-segments", attributes: [("role", "group"), ("aria-label", label)]) {
            ForEach(segments) { segment in
                Button(action: segment.select) {
                    Element("span", class: segment.isSelected ? "t-segment is-selected" : "t-segment") { Text(segment.title) }
                }
                .accessibilityAddTraits(segment.isSelected ? .isSelected : [])
                .accessibilityIdentifier("\(identifier).\(segment.id)")
                .buttonStyle(BareButtonStyle())
            }
        }
    }
}

#if DEBUG
struct SegmentedSwitcher_Previews: PreviewProvider {
    static var previews: some View {
        SegmentedSwitcher("When", options: [(id: 0, title: "ASAP"), (id: 1, title: "Schedule")], selection: 0) { _ in }.previewDisplayName("Two")
        SegmentedSwitcher(
            "Mode", options: [(id: 0, title: "Customer"), (id: 1, title: "Driver on the road"), (id: 2, title: "Dispatcher")], selection: 1
        ) { _ in }.previewDisplayName("Long text")
    }
}
#endif
