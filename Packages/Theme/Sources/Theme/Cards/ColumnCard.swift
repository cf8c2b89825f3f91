public import UI

/// A card of a board: a title that opens it, a mark beside it, lines below, a box to select it, and one action.
///
/// Arrow keys lead from card to card. On a card, `x` selects it and `a` presses its action.
///
/// ```swift
/// ColumnCard("Order 12", lines: ["Irvine · 2 bags"], item: "order-12", identifier: "fleet.card.12", open: { ... }) {
///     Pill("8 min late", tone: .danger)
/// }
/// ```
public struct ColumnCard<Marks: View>: View {
    private let title: String
    private let lines: [String]
    private let item: String
    private let identifier: String
    private let tone: Tone?
    private let isOpen: Bool
    private let selection: Binding<Bool>?
    private let action: ColumnCardAction?
    private let open: () -> Void
    private let marks: Marks

    /// Makes a card.
    ///
    /// - Parameters:
    ///   - item: the name under which drags speak of it.
    ///   - tone: colors its edge; nil for none.
    ///   - isOpen: whether what it opens is beside the board.
    ///   - selection: whether the card is selected; nil where cards aren't.
    ///   - marks: stand below the title.
    public init(
        _ title: String, lines: [String], item: String, identifier: String, tone: Tone? = nil, isOpen: Bool = false, selection: Binding<Bool>? = nil,
        action: ColumnCardAction? = nil, open: @escaping () -> Void, @ViewBuilder marks: () -> Marks
    ) {
        self.title = title
        self.lines = lines
        self.item = item
        self.identifier = identifier
        self.tone = tone
        self.isOpen = isOpen
        self.selection = selection
        self.action = action
        self.open = open
        self.marks = marks()
    }

    /// The card.
    public var body: some View {
        Element("article", class: style, attributes: [("data-card", ""), ("aria-label", title)]) {
            Element("div", class: "t-board-card-head") {
                Button(action: open) {
                    Element("span", class: "t-board-card-title") { Text(title) }
                }
                .accessibilityAddTraits(isOpen ? .isSelected : [])
                .accessibilityIdentifier(identifier)
                .buttonStyle(BareButtonStyle())
                if let selection { SelectionBox(title: title, identifier: identifier, isSelected: selection) }
            }
            Element("div", class: "t-board-card-marks") { marks }
            ForEach(0..<lines.count) { index in
                Element("span", class: "t-board-card-line") { Text(lines[index]) }
            }
            if let action { actionButton(action) }
        }
        .dragItem(item)
    }

    private func actionButton(_ action: ColumnCardAction) -> some View {
        Element("div", class: "t-board-card-action", attributes: [("data-shortcut", "a")]) {
            Button(action: action.perform) {
                Element("span", class: "t-board-card-button") { Text(action.title) }
            }
            .accessibilityLabel("\(action.title): \(title)")
            .accessibilityIdentifier(action.identifier)
            .buttonStyle(BareButtonStyle())
        }
    }

    private var style: String {
        (["t-board-card"]
            + [tone.map { "is-\($0.rawValue)" }, isOpen ? "is-open" : nil, selection?.wrappedValue == true ? "is-selected" : nil].compactMap(\.self))
            .joined(separator: " ")
    }
}

/// The action of a ``ColumnCard``.
public struct ColumnCardAction {
    let title: String
    let identifier: String
    let perform: () -> Void

    /// Makes an action; the card's name is read aloud with `title`.
    public init(_ title: String, identifier: String, perform: @escaping () -> Void) {
        self.title = title
        self.identifier = identifier
        self.perform = perform
    }
}

/// The box that selects a card.
private struct SelectionBox: View {
    let title: String
    let identifier: String
    let isSelected: Binding<Bool>

    var body: some View {
        Element("span", class: "t-board-card-box", attributes: [("data-shortcut", "x")]) {
            Button(action: { isSelected.wrappedValue.toggle() }) {
                Element("span", class: "t-check") { if isSelected.wrappedValue { AppSymbols.check } }
            }
            .accessibilityLabel(Strings.select(title))
            .accessibilityAddTraits(isSelected.wrappedValue ? .isSelected : [])
            .accessibilityIdentifier("\(identifier).select")
            .buttonStyle(BareButtonStyle())
        }
    }
}

#if DEBUG
struct ColumnCard_Previews: PreviewProvider {
    static var previews: some View {
        BoardColumns("Orders") {
            BoardColumn("Waiting", count: 3, tone: .warning) {
                card("Order 1042", ["Irvine · 2 bags", "Nobody's online"]) { Pill("12 min left", tone: .warning) }
                card("Order 1043", ["Newport Beach · 1 bag"], tone: .danger, isSelected: true) {
                    Pill("8 min late", tone: .danger)
                    Pill("Assigned")
                }
                card("Order 1044", ["The area with the longest name of all of them · 20 bags", "All drivers who are free declined it"], isOpen: true) {
                    Pill("by Sat, Nov 21, 2:05 PM")
                }
            }
        }.previewDisplayName("Cards")
    }

    private static func card(
        _ title: String, _ lines: [String], tone: Tone? = nil, isSelected: Bool = false, isOpen: Bool = false, @ViewBuilder marks: () -> some View
    ) -> some View {
        ColumnCard(
            title, lines: lines, item: title, identifier: "preview.\(title)", tone: tone, isOpen: isOpen, selection: .constant(isSelected),
            action: ColumnCardAction("Assign", identifier: "preview.\(title).assign") {}, open: {}, marks: marks)
    }
}
#endif
