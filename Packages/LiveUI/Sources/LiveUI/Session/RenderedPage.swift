import UI

/// The page as it is now and as the browser last got it.
struct RenderedPage {
    private(set) var render: Render
    private(set) var location: String
    /// The page that the browser has; it shares its storage with the present one where both are the same.
    private(set) var sent: Render
    /// The number of the page that the browser has.
    private(set) var number = 1
    /// The address that the browser shows.
    var shownLocation: String
    private var looks = ControlLooks()

    init(_ render: Render, location: String) {
        self.render = render
        self.location = location
        sent = render
        shownLocation = location
    }

    /// Takes the render of the present state.
    mutating func advance(to next: Render, location: String) {
        self.location = location
        render = next
        if next.hasSameHTML(as: sent), next.title == sent.title, next.colorScheme == sent.colorScheme { sent = next }
    }

    /// Notes that the browser gets the page as it is now.
    ///
    /// - Returns: the smallest elements that make the page that it has into this one.
    mutating func markSent() -> [FragmentUpdate] {
        let updates = render.changes(since: sent, splicingRows: true)
        if !updates.isEmpty { number += 1 }
        sent = render
        looks.advance(to: render.html, number: number)
        return updates
    }

    /// Notes that the browser gets the page as a whole.
    mutating func markWhole() -> FragmentUpdate {
        number += 1
        sent = render
        looks.advance(to: render.html, number: number)
        return FragmentUpdate(id: "ui-root", html: render.html)
    }

    /// Notes that the browser has the page from the answer to a GET.
    mutating func markFirst() {
        sent = render
        looks.advance(to: render.html, number: number)
    }

    /// The action that a person meant: nil where what they pressed is no longer there.
    func action(_ message: BrowserMessage) -> Action? {
        guard let id = message.id, let action = render.actions[id] else { return nil }
        guard message.kind == .press, let pressed = message.render else { return action }
        guard pressed <= number else { return nil }
        return looks.isUnchanged(id, since: pressed, present: render.html == sent.html ? nil : render.html) ? action : nil
    }
}
