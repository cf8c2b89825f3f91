public import UI

/// The bar above a board: its name and tools in a line, and what belongs below, such as filters.
///
/// ```swift
/// BoardBar("Board") {
///     SearchField(...)
///     MapSwitch("Map", isOn: state.showsMap) { ... }
/// } below: {
///     FigureLine(...)
/// }
/// ```
public struct BoardBar<Tools: View, Below: View>: View {
    private let title: String
    private let tools: Tools
    private let below: Below

    /// Makes a bar.
    public init(_ title: String, @ViewBuilder tools: () -> Tools, @ViewBuilder below: () -> Below) {
        self.title = title
        self.tools = tools()
        self.below = below()
    }

    /// The bar.
    public var body: some View {
        Element("div", class: "t-workboard-bar-line") {
            Element("h1", class: "t-page-title") { Text(title) }
            tools
        }
        below
    }
}

/// Shows the map of a board, or hides it, where there is no room for both it and the columns.
public struct MapSwitch: View {
    private let title: String
    private let isOn: Bool
    private let action: () -> Void

    /// Makes a switch.
    public init(_ title: String, isOn: Bool, action: @escaping () -> Void) {
        self.title = title
        self.isOn = isOn
        self.action = action
    }

    /// The switch.
    public var body: some View {
        Element("span", class: "t-workboard-map-switch") { Chip(title, isSelected: isOn, action: action) }
    }
}

/// Pickers beside each other that narrow a board.
public struct FilterRow<Content: View>: View {
    private let content: Content

    /// Makes a row.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The row.
    public var body: some View {
        Element("div", class: "t-workboard-filters") { content }
    }
}

/// Chips that choose the column that a phone shows; wide screens show all columns, and no chips.
public struct ColumnSwitch<Content: View>: View {
    private let label: String
    private let content: Content

    /// Makes a switch of `Chip`s; `label` says what they choose, read aloud.
    public init(_ label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The chips.
    public var body: some View {
        Element("div", class: "t-workboard-switch", attributes: [("role", "group"), ("aria-label", label)]) { content }
    }
}

/// The bar of the selected cards of a board, with what can be done with them; on a phone it stays above the tabs.
public struct SelectionBar<Actions: View>: View {
    private let text: String
    private let actions: Actions

    /// Makes a bar.
    public init(_ text: String, @ViewBuilder actions: () -> Actions) {
        self.text = text
        self.actions = actions()
    }

    /// The bar.
    public var body: some View {
        Element("div", class: "t-workboard-selection") {
            Element("span", class: "t-workboard-selected", attributes: [("role", "status")]) { Text(text) }
            actions
        }
    }
}

/// Figures beside each other in one line, such as those of a day.
public struct FigureLine: View {
    /// A figure and what it counts.
    public struct Figure: Identifiable, Sendable {
        /// Names it for tests.
        public let id: String
        let value: String
        let label: String
        let tone: Tone

        /// Makes a figure.
        public init(_ value: String, _ label: String, tone: Tone = .neutral, identifier: String) {
            id = identifier
            self.value = value
            self.label = label
            self.tone = tone
        }
    }

    private let figures: [Figure]

    /// Makes a line.
    public init(_ figures: [Figure]) { self.figures = figures }

    /// The figures.
    public var body: some View {
        Element("ul", class: "t-figures") {
            ForEach(figures) { figure in
                Element("li", class: "t-figure is-\(figure.tone.rawValue)") {
                    Element("strong") { Text(figure.value) }
                    Text(figure.label)
                }
                .accessibilityIdentifier(figure.id)
            }
        }
    }
}

#if DEBUG
struct BoardBar_Previews: PreviewProvider {
    static var previews: some View {
        BoardBar("Board") {
            SearchField("Search orders", text: .constant(""), identifier: "preview.board.search")
            MapSwitch("Map", isOn: false) {}
        } below: {
            FilterRow {
                Picker("Area", selection: .constant(0)) {
                    Text("All").tag(0)
                    Text("Irvine").tag(1)
                }
            }
            ColumnSwitch("Columns") {
                Chip("Waiting 12", isSelected: true) {}
                Chip("Late 3", isSelected: false) {}
            }
        }.previewDisplayName("Usual")
    }
}

struct MapSwitch_Previews: PreviewProvider {
    static var previews: some View { MapSwitch("Map", isOn: true) {}.previewDisplayName("On") }
}

struct SelectionBar_Previews: PreviewProvider {
    static var previews: some View {
        SelectionBar("3 selected") {
            PrimaryButton("Assign") {}
            QuietButton("Clear") {}
        }.previewDisplayName("Usual")
    }
}

struct FigureLine_Previews: PreviewProvider {
    static var previews: some View {
        FigureLine([.init("42", "active", identifier: "preview.active"), .init("3", "late", tone: .danger, identifier: "preview.late")])
            .previewDisplayName("Usual")
    }
}
#endif
