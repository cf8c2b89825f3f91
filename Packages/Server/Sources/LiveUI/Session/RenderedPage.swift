import UI

/// The page as it is now, as the browser last got it, and the actions of the renders before.
struct RenderedPage {
    private(set) var render: Render
    private(set) var number: Int
    private(set) var location: String
    /// The render that the browser has.
    var sent: Render
    private(set) var sentLocation: String
    private var earlier: [(number: Int, actions: ActionTable)] = []

    /// The most earlier renders whose presses are still understood.
    private static let remembered = 8

    init(_ render: Render, number: Int, location: String) {
        self.render = render
        self.number = number
        self.location = location
        sent = render
        sentLocation = location
    }

    mutating func advance(to next: Render, location: String) {
        self.location = location
        if next.html != render.html {
            earlier.append((number, render.actions))
            if earlier.count > Self.remembered { earlier.removeFirst() }
            number += 1
        }
        render = next
    }

    /// Notes that the browser shows the present address.
    mutating func markLocationSent() -> String {
        sentLocation = location
        return location
    }

    /// The action that a person meant: the one of the page on which it was pressed, and only while it is still on the screen.
    func action(_ id: String, render pressed: Int?) -> Action? {
        guard let current = render.actions[id] else { return nil }
        guard let pressed, pressed != number else { return current }
        return earlier.first { $0.number == pressed }?.actions[id]
    }
}
