#if DEBUG && !canImport(SwiftUI)
private struct PreviewFramesKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether views named by `previewDisplayName` stand in a frame with their name: true in a gallery of previews.
    public var showsPreviewFrames: Bool {
        get { self[PreviewFramesKey.self] }
        set { self[PreviewFramesKey.self] = newValue }
    }
}

/// A preview with its name above it.
public struct PreviewFrame<Content: View>: View {
    private let name: String
    private let content: Content

    @Environment(\.showsPreviewFrames) private var showsPreviewFrames

    init(name: String, content: Content) {
        self.name = name
        self.content = content
    }

    /// The view alone, or in its frame.
    public var body: some View {
        if showsPreviewFrames {
            Element("section", class: "ui-preview", attributes: [("data-preview", name), ("aria-label", name)]) {
                Element("p", class: "ui-preview-name") { Text(name) }
                Element("div", class: "ui-preview-content") { content }
            }
        } else {
            content
        }
    }
}

extension View {
    /// Names a view among the previews of a `PreviewProvider`, such as "Loading" or "Long text".
    public func previewDisplayName(_ name: String?) -> some View {
        PreviewFrame(name: name ?? "", content: self)
    }
}
#endif
