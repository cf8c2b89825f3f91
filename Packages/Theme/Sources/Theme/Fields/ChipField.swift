public import UI

/// A labelled choice among the values of an enumeration, one chip each.
///
/// ```swift
/// ChipField("Water", Temperature.allCases, selection: state.temperature, identifier: "orders.temperature", name: Strings.name) {
///     store.send(.temperatureChosen($0))
/// }
/// ```
public struct ChipField: View {
    private struct Choice: Identifiable {
        let id: String
        let name: String
        let isSelected: Bool
        let choose: () -> Void
    }

    private let label: String
    private let identifier: String
    // Without the values' own type, so that all such fields share one compiled body.
    private let choices: [Choice]

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - label: what is chosen.
    ///   - identifier: names the chips for tests: `{identifier}.{raw value}`.
    ///   - name: a value in the reader's language.
    public init<Value: RawRepresentable<String> & Equatable>(
        _ label: String, _ values: [Value], selection: Value, identifier: String, name: (Value) -> String, choose: @escaping (Value) -> Void
    ) {
        self.label = label
        self.identifier = identifier
        choices = values.map { value in
            Choice(id: value.rawValue, name: name(value), isSelected: value == selection) { choose(value) }
        }
    }

    /// The label and the chips.
    public var body: some View {
        FormField(label, kind: .group) {
            ChipRow {
                ForEach(choices) { choice in
                    Chip(choice.name, isSelected: choice.isSelected, action: choice.choose)
                        .accessibilityIdentifier("\(identifier).\(choice.id)")
                }
            }
        }
    }
}

#if DEBUG
struct ChipField_Previews: PreviewProvider {
    private enum Water: String, CaseIterable {
        case cold, warm, hot
    }

    static var previews: some View {
        ChipField("Water", Water.allCases, selection: .warm, identifier: "water", name: \.rawValue) { _ in }.previewDisplayName("Three")
    }
}
#endif
