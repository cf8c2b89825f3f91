import Foundation
public import UI

/// An area whose items (`dragItem`) can be dragged onto its targets (`dropTarget`), by mouse, pen or finger, and pressed with Shift to select up to there.
///
/// It draws nothing. Dragging is never the only way: whoever can't drag needs a button to the same end.
///
/// ```swift
/// DragArea { drag in store.send(.dragged(drag)) } content: {
///     Card { Text("Order 12") }.dragItem("order-12")
///     DropTile("Dan Diaz", target: "driver-5") { ... }
/// }
/// ```
public struct DragArea<Content: View>: View {
    private let dragged: (Drag) -> Void
    private let content: Content

    /// Makes an area.
    ///
    /// - Parameter dragged: takes what was dropped where. The names come from the browser: check them like anything that is typed.
    public init(dragged: @escaping (Drag) -> Void, @ViewBuilder content: () -> Content) {
        self.dragged = dragged
        self.content = content()
    }

    /// The content.
    public var body: some View {
        content.hook("drag") { text in
            if let drag = Drag.read(text) { dragged(drag) }
        }
    }
}

/// An act of a person on an item of a drag area, as the browser tells it.
public struct Drag: Decodable, Sendable, Equatable {
    /// The name of the item.
    public let item: String
    /// The name of the target on which it was dropped; nil where it wasn't dragged.
    public let target: String?
    /// True where the item was pressed with Shift, to select up to there.
    public let isExtending: Bool

    private enum CodingKeys: CodingKey {
        case item, target, isExtending
    }

    /// Makes an act.
    public init(item: String, target: String?, isExtending: Bool = false) {
        self.item = item
        self.target = target
        self.isExtending = isExtending
    }

    /// Reads what the script reports.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        item = try values.decode(String.self, forKey: .item)
        target = try values.decodeIfPresent(String.self, forKey: .target)
        isExtending = try values.decodeIfPresent(Bool.self, forKey: .isExtending) ?? false
    }

    /// Reads an act from the script's JSON; nil for anything else.
    static func read(_ text: String) -> Drag? { try? JSONDecoder().decode(Drag.self, from: Data(text.utf8)) }
}

/// The scripts of boards: dragging, the keys of cards and choices, and panels.
public enum BoardScript {
    /// The script, to stand in the page once.
    public static let source = Resources.dragScript + Resources.keysScript
}

/// A person or place on which items can be dropped. It is a button, too.
///
/// ```swift
/// DropTile("Dan Diaz", subtitle: "Available", tone: .success, target: "driver-5") { store.send(.driverTapped(5)) }
/// ```
public struct DropTile: View {
    private let title: String
    private let subtitle: String
    private let tone: Tone
    private let target: String
    private let isSelected: Bool
    private let action: () -> Void

    /// Makes a tile; `target` is the name under which drags speak of it.
    public init(_ title: String, subtitle: String, tone: Tone = .neutral, target: String, isSelected: Bool = false, action: @escaping () -> Void) {
        self.title = title
        self.subtitle = subtitle
        self.tone = tone
        self.target = target
        self.isSelected = isSelected
        self.action = action
    }

    /// The tile.
    public var body: some View {
        Button(action: action) {
            Element("span", class: isSelected ? "t-drop-tile is-selected" : "t-drop-tile") {
                Avatar(title)
                Element("span", class: "t-drop-text") {
                    Element("span", class: "t-drop-title") { Text(title) }
                    Element("span", class: "t-drop-subtitle") {
                        Element("span", class: "t-board-dot t-tone-\(tone.rawValue)", attributes: [("aria-hidden", "true")])
                        Text(subtitle)
                    }
                }
            }
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .dropTarget(target)
        .buttonStyle(BareButtonStyle())
    }
}

#if DEBUG
struct DragArea_Previews: PreviewProvider {
    static var previews: some View {
        DragArea { _ in
        } content: {
            Card { Text("Drag me onto Dan") }.dragItem("order-12")
            DropTile("Dan Diaz", subtitle: "Available", tone: .success, target: "driver-5") {}
        }.previewDisplayName("Usual")
    }
}

struct DropTile_Previews: PreviewProvider {
    static var previews: some View {
        DropTile("Dan Diaz", subtitle: "Available", tone: .success, target: "driver-5") {}.previewDisplayName("Usual")
        DropTile("Eva Evans", subtitle: "On a job", tone: .info, target: "driver-6", isSelected: true) {}.previewDisplayName("Open")
        DropTile("Fred Alexander Featherstonehaugh-Constantinopolis", subtitle: "Offline since yesterday evening", target: "driver-7") {}
            .previewDisplayName("Long text")
    }
}
#endif
