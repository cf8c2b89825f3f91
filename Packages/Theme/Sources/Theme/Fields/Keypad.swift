public import UI

/// Large keys for a number, for fingers and gloves.
///
/// ```swift
/// Keypad("Weight in kilograms", decimal: ",", identifier: "plant.keypad") { store.send(.keyTapped($0)) }
/// ```
public struct Keypad: View {
    /// A key.
    public enum Key: Hashable, Sendable {
        /// A digit or the decimal separator.
        case character(String)
        /// Removes the last character.
        case delete
    }

    private let label: String
    private let decimal: String
    private let identifier: String
    private let tapped: (Key) -> Void

    /// Makes a keypad.
    ///
    /// - Parameters:
    ///   - label: what is entered, read aloud.
    ///   - decimal: the decimal separator.
    ///   - identifier: names the keys for tests: `{identifier}.7`, `{identifier}.decimal`, `{identifier}.delete`.
    public init(_ label: String, decimal: String, identifier: String, tapped: @escaping (Key) -> Void) {
        self.label = label
        self.decimal = decimal
        self.identifier = identifier
        self.tapped = tapped
    }

    /// The keys.
    public var body: some View {
        Element("div", class: "t-keypad", attributes: [("role", "group"), ("aria-label", label)]) {
            ForEach(["1", "2", "3", "4", "5", "6", "7", "8", "9"], id: \.self) { key(.character($0), $0, $0) }
            key(.character(decimal), decimal, "decimal")
            key(.character("0"), "0", "0")
            key(.delete, "\u{232B}", "delete").accessibilityLabel(Strings.delete)
        }
    }

    private func key(_ key: Key, _ title: String, _ name: String) -> some View {
        Button {
            tapped(key)
        } label: {
            Element("span", class: "t-key") { Text(title) }
        }
        .accessibilityIdentifier("\(identifier).\(name)")
    }
}

#if DEBUG
struct Keypad_Previews: PreviewProvider {
    static var previews: some View {
        Keypad("Weight in kilograms", decimal: ".", identifier: "keypad") { _ in }.previewDisplayName("Usual")
    }
}
#endif
