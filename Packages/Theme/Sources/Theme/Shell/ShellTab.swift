/// A place that the shell leads to: a tab, or an icon of the header.
public struct ShellTab: Identifiable {
    /// The word in the URL; tests find the button as `tab.{id}` or `header.{id}`.
    public let id: String
    /// What the person reads.
    public let title: String
    /// The name of its symbol.
    public let symbolName: String
    /// Whether the person is there.
    public let isSelected: Bool
    /// A short count or mark; nil for none.
    public let badge: String?
    /// Goes there.
    public let action: () -> Void

    /// Makes a place.
    public init(id: String, title: String, symbolName: String, isSelected: Bool, badge: String? = nil, action: @escaping () -> Void) {
        self.id = id
        self.title = title
        self.symbolName = symbolName
        self.isSelected = isSelected
        self.badge = badge
        self.action = action
    }
}
