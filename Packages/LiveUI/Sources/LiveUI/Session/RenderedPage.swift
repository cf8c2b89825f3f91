import UI

/// The current page, and the page that the browser has.
struct RenderedPage {
    private(set) var render: Render
    private(set) var location: String
    /// The page that the browser has; it shares storage with the current one if they are equal.
    private(set) var sent: Render
    /// The number of the page that the browser has.
    private(set) var number = 1
    /// The path that the browser shows.
    var shownLocation: String
    private var looks = ControlStyles()

    init(_ render: Render, location: String) {
        self.render = render
        self.location = location
        sent = render
        shownLocation = location
    }

    /// Updates the current page.
    mutating func advance(to next: Render, location: String) {
        self.location = location
        render = next
        if next.hasSameHTML(as: sent), next.title == sent.title, next.colorScheme == sent.colorScheme { sent = next }
    }

    /// Marks the current page as sent.
    ///
    /// - Returns: the smallest elements that turn the browser's page into this one.
    mutating func markSent() -> [FragmentUpdate] {
        let updates = render.changes(since: sent, splicingRows: true)
        sent = render
        // Without updates the controls are what they were, and looking for them takes as long as the comparison.
        guard !updates.isEmpty else { return [] }
        number += 1
        looks.advance(to: render.html, number: number)
        return updates
    }

    /// Marks the current page as sent completely.
    mutating func markWhole() -> FragmentUpdate {
        number += 1
        sent = render
        looks.advance(to: render.html, number: number)
        return FragmentUpdate(id: "ui-root", html: render.html)
    }

    /// Marks the page as received in the response to a GET.
    mutating func markFirst() {
        sent = render
        looks.advance(to: render.html, number: number)
    }

    /// Returns the action that a person meant; nil if the pressed control is gone.
    func action(_ message: BrowserMessage) -> Action? {
        guard let id = message.id, let action = render.actions[id] else { return nil }
        guard message.kind == .press, let pressed = message.render else { return action }
        guard pressed <= number else { return nil }
        return looks.isUnchanged(id, since: pressed, present: render.html == sent.html ? nil : render.html) ? action : nil
    }
}
