public import UI

/// An area whose content a script of the page makes, by a hook on it. The page's morph leaves the content alone.
public struct ScriptArea: View {
    /// Makes an empty area.
    public init() {}

    /// The area.
    public var body: some View {
        Element("div", class: "t-script", attributes: [("data-keep", "children")]) {}
    }
}
