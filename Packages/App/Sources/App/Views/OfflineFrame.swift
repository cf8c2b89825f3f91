import Core
import CoreUI
public import UI

/// Adds the elements that the browser's script needs to work offline: the signed-in person and the outbox.
public struct OfflineFrame<Content: View>: View {
    private let route: Route
    private let isViewing: Bool
    private let content: Content

    @Environment(\.person) private var person

    /// Creates the frame for the current route.
    ///
    /// - Parameter isViewing: whether an administrator sees the product through the person's eyes, whom the browser then doesn't belong to: it keeps no pages
    ///   and no presses for them.
    public init(route: Route, isViewing: Bool = false, @ViewBuilder content: () -> Content) {
        self.route = route
        self.isViewing = isViewing
        self.content = content()
    }

    /// The app in its frame.
    public var body: some View {
        if route != .launch {
            // lint:allow theme-markup because the browser's script finds it by its attributes.
            Element("div", attributes: [("hidden", ""), ("data-person", isViewing ? "" : person.map { String($0.id) } ?? "")])
        }
        // Only the language changes it.
        Kept(true) { OutboxView() }
        content
    }
}

#if DEBUG
struct OfflineFrame_Previews: PreviewProvider {
    static var previews: some View {
        OfflineFrame(route: .signIn) { EmptyView() }.previewDisplayName("Nothing of its own to see")
    }
}
#endif
