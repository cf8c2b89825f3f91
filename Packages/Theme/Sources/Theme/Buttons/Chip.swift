public import UI

/// A small choice that can be on or off: a filter, a preference.
public struct Chip: View {
    private let text: String
    private let isSelected: Bool
    private let action: () -> Void

    /// Makes a chip.
    public init(_ text: String, isSelected: Bool, action: @escaping () -> Void) {
        self.text = text
        self.isSelected = isSelected
        self.action = action
    }

    /// The chip.
    public var body: some View {
        Button(action: action) {
            Element("span", class: isSelected ? "t-chip is-selected" : "t-chip") {
                if isSelected { AppSymbols.check }
                Text(text)
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .buttonStyle(BareButtonStyle())
    }
}

#if DEBUG
struct Chip_Previews: PreviewProvider {
    static var previews: some View {
        ChipRow {
            Chip("Fragrance free", isSelected: true) {}
            Chip("Cold wash", isSelected: false) {}
            Chip("Hang dry whatever must not be tumbled", isSelected: false) {}
        }.previewDisplayName("Long text")
    }
}
#endif
